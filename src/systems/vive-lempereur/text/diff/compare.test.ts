import { describe, expect, test } from 'vitest'
import { compareTexts, type Edit, readBattle, told } from '../../../../../test/support/battle-changes.ts'

describe('every part has its words', () => {
  test.each<[string, string, Edit[], string[]]>([
    [
      'title, turns and date',
      'ligny',
      [
        [/^title: .*$/m, 'title: Fleurus'],
        ['turns: 6', 'turns: 8'],
      ],
      ['title Ligny → Fleurus', 'turns 6 → 8'],
    ],
    [
      'texts',
      'waterloo',
      [
        ['Late morning', 'Noon'],
        [/^summary: .*\n/m, ''],
      ],
      ['summary removed', 'briefing rewritten'],
    ],
    [
      'sources',
      'waterloo',
      [['specialRules: { status: printed', 'specialRules: { status: own']],
      ['source of special rules: printed → own'],
    ],
    [
      'the size of the board',
      'hypothetical',
      [
        ['rows: 13', 'rows: 14'],
        ['west: [A1-G13]', 'west: [A1-G14]'],
        ['[H1-O13]', '[H1-O14]'],
        ['[P1-V13]', '[P1-V14]'],
      ],
      [
        'board A-V by 13 → A-V by 14',
        'west sector added at 7 hexes: A14-G14',
        'centre sector added at 7 hexes: H14-O14',
        'east sector added at 7 hexes: P14-V14',
      ],
    ],
    [
      'terrain',
      'waterloo',
      [
        ['woods: [D6, D7, E7', 'woods: [D6, E7, A1-A3'],
        ['field: [G7, H7]', 'field: [G7, D7]'],
      ],
      ['woods became field at D7', 'field removed at H7', 'woods added at 3 hexes: A1-A3'],
    ],
    [
      'roads',
      'quatre-bras',
      [
        ['C12, B12, A12]', 'C12, B12, A13]'],
        ['    - [H11, I11]\n', ''],
      ],
      ['Nivelles road rerouted: now through A13; no longer through A12', 'road from H11 removed: H11, I11'],
    ],
    [
      'waters',
      'waterloo',
      [['Smohain brook, kind: stream', 'Smohain, kind: river']],
      ['stream Smohain brook became a river', 'stream Smohain brook renamed Smohain'],
    ],
    [
      'names',
      'waterloo',
      [
        ['Rossomme: [M3]', 'Rosomme: [M3]'],
        ['Papelotte: [S9]', 'Papelotte: [S8]'],
        ['    Smohain: [U9]\n', ''],
      ],
      ['name Papelotte moved S9 → S8', 'M3 renamed Rossomme → Rosomme', 'name Smohain removed at U9'],
    ],
    [
      'sectors',
      'waterloo',
      [
        ['west: [A1-G13]', 'west: [A1-F13]'],
        ['centre: [H1', 'centre: [G1'],
      ],
      ['west → centre sector at 13 hexes: G1-G13'],
    ],
    [
      'zones and control',
      'hypothetical',
      [['french: [A1-V4]', 'french: [A1-V3]']],
      ['French zone lost 21 hexes: A4-V4'],
    ],
    [
      'control',
      'quatre-bras',
      [['allied: [H11, I10, I11]', 'allied: [H11, I10]']],
      ['Anglo-Dutch control at the start lost I11'],
    ],
    [
      'sides',
      'waterloo',
      [
        ['name: French, nations: [french], edge: south', 'name: Imperial, nations: [french], edge: south'],
        ['edge: east', 'edge: north'],
      ],
      [
        'side French → Imperial',
        'nations of the Allied side: English, Prussian from the east → English, Prussian from the north',
      ],
    ],
    [
      'fixed arrivals',
      'quatre-bras',
      [
        ['turn: 4\n    units: { elite-infantry: [I13, K13] }', 'turn: 5\n    units: { elite-infantry: [I13, L13] }'],
        ['militia-infantry: [A12] } }', 'militia-infantry: [A12] }, acts: at-once }'],
      ],
      [
        'Anglo-Dutch Militia Infantry arrives at A12 in turn 4, [they wait for orders → they act at once]',
        'Anglo-Dutch Elite Infantry arrives at I13 in turn 4 → 5',
        'Anglo-Dutch Elite Infantry arrives at K13 → L13 in turn 4 → 5',
      ],
    ],
    [
      'arrivals by dice',
      'waterloo',
      [
        ['regular-infantry: 8, h', 'regular-infantry: 9, h'],
        ['{ from: 5, each', '{ from: 6, each'],
      ],
      [
        'Allied (Prussian) pool: Regular Infantry 8 → 9',
        expect.stringContaining('From turn 5 → 6, each round 2 units are due') as string,
      ],
    ],
    [
      'victory conditions',
      'quatre-bras',
      [
        ['side: allied, units: 8', 'side: allied, units: 9'],
        ['controls: [H11, I10, I11]', 'controls: [H11, I10]'],
      ],
      [
        'French decisive victory: it controls [Quatre Bras (H11, I10 and I11) → H11 and I10] (checked after every order)',
        'French substantial victory: it has eliminated 8 → 9 Anglo-Dutch units (checked at the end of each turn)',
      ],
    ],
    [
      'special rules',
      'waterloo',
      [
        ['arms: [infantry] }', 'arms: [cavalry] }\n  - { rule: held-until, hexes: [D5], turn: 2 }'],
        ['  - { rule: generals-keep-to-their-nation }\n', ''],
      ],
      [
        'Only infantry → cavalry may enter Hougoumont (D8)',
        'special rule removed: Generals may be attached only to units of their own nation',
        'special rule added: Units that start in D5 take no orders before turn 2',
      ],
    ],
    [
      'options',
      'waterloo',
      [['turns: 6', 'turns: 6\noptions: { rallyAfterMoving: true }']],
      ['rally after moving (12.0): not allowed → allowed'],
    ],
    [
      'cards and initiative',
      'waterloo',
      [
        [
          'turns: 6',
          'turns: 6\ncards: { french: { deck: { left: 4, centre: 4, right: 2 }, firstHand: [left, left, left, left, centre, centre] } }',
        ],
      ],
      [
        'French deck: left 2 → 4',
        'French deck: centre 2 → 4',
        'French deck: coordinated-attack 1 → 0',
        'French deck: infantry-manoeuvre 1 → 0',
        'French deck: grand-charge 1 → 0',
        'French deck: bombardment 1 → 0',
        'French first hand: chosen by the player → centre, centre, left, left, left, left',
      ],
    ],
    [
      'deployment',
      'hypothetical',
      [
        ['minimumPerSector: 4', 'minimumPerSector: 5'],
        ['draw: 15', 'draw: 16'],
        ['regular-infantry: 8', 'regular-infantry: 9'],
      ],
      [
        'French force to deploy: Regular Infantry 8 → 9',
        expect.stringContaining('Each player draws 15 → 16 terrain tiles') as string,
        'Each side deploys at least 4 → 5 units in each sector',
      ],
    ],
  ])('%s', async (_, battle, edits, expected) => {
    expect(await told(battle, ...edits)).toEqual(expected)
  })

  test('the order of sides, which decides ties', async () => {
    const [french = '', allied = ''] = /(  french: \{ name.*\n)(  allied: \{ name.*\n)/
      .exec(readBattle('quatre-bras'))!
      .slice(1)
    expect(await told('quatre-bras', [french + allied, allied + french])).toEqual([
      'Anglo-Dutch is now listed first: it goes first in a tie (5.1)',
    ])
  })

  test('a side with another id, once and for all', async () => {
    for (const battle of ['waterloo', 'quatre-bras', 'hypothetical']) {
      const text = readBattle(battle)
      const renamed = text
        .replaceAll(/^(\s*)allied:/gm, '$1coalition:')
        .replaceAll('side: allied', 'side: coalition')
        .replaceAll(', allied: [', ', coalition: [')
      const { changes } = await compareTexts(text, renamed)
      expect(changes.map((change) => change.text)).toEqual(['side id allied → coalition'])
    }
  })
})
