import { describe, expect, test } from 'vitest'
import type { Code } from '../../src/systems/vive-lempereur/format/index.ts'
import { mistypedKeys } from '../fixtures/diagnostics/damage.ts'
import {
  changed,
  check,
  codes,
  extended,
  marked,
  onBoard,
  places,
  soundBattle,
} from '../fixtures/diagnostics/sound-battle.ts'

const allied = '  allied: { name: Allied, nations: [english], edge: north }'
const french = '[A1, B1, C1]'
const frenchUnits = `{ regular-infantry: ${french} }`
const units = `units:\n  french: ${frenchUnits}\n  allied: { regular-infantry: [A6, B6, C6] }\n`

describe('root causes only', () => {
  /** Each text has one thing wrong, at the place marked ». */
  const slips: readonly (readonly [slip: string, code: Code, text: string])[] = [
    ['a unit with an unknown type', 'troop/unknown', changed(frenchUnits, '{ »hussars: [A1, B1, C1] }')],
    ['a mistyped unit type', 'troop/unknown', changed(frenchUnits, '{ »reguler-infantry: [A1, B1, C1] }')],
    ['a mistyped required key', 'schema/unknown-key', changed('columns:', '»colums:')],
    ['a mistyped required key at the top', 'schema/unknown-key', changed('board:', '»bord:')],
    ['a mistyped required key of a side', 'schema/unknown-key', changed('edge: north', '»egde: north')],
    ['a mistyped `units`', 'schema/unknown-key', changed('units:', '»unit:')],
    ['a missing board', 'schema/missing-key', `»${withoutLines(6, 10)}`],
    ['a lack of sides', 'schema/missing-key', `»${withoutLines(11, 13)}`],
    ['a lack of victory conditions', 'schema/missing-key', `»${withoutLines(17, 17)}`],
    ['a missing system', 'schema/missing-key', `»${withoutLines(2, 2)}`],
    ['a lack of sectors', 'schema/missing-key', withoutLines(10, 10).replace('board:', '»board:')],
    ['a list of units without sides', 'schema/type', changed(units, 'units: »[A1]\n')],
    ['a side that is a word', 'schema/type', changed(allied, '  allied: »north')],
    [
      'a side without a name',
      'schema/missing-key',
      changed(allied, allied.replace('allied: { name: Allied,', '»allied: {')),
    ],
    ['a nation that does not exist', 'nation/unknown', changed('[english]', '[»saxon]')],
    ['a mistyped side above its units', 'side/unknown', changed('  french: { reg', '  »frensh: { reg')],
    ['a unit off the board', 'hex/off-board', changed(french, '[»A9, B1, C1]')],
    ['a unit in column J', 'hex/no-column-j', changed(french, '[»J1, B1, C1]')],
    ['a unit in no hex', 'hex/malformed', changed(french, '[»1A, B1, C1]')],
    ['a number for a hex', 'schema/type', changed(french, '[»1, B1, C1]')],
    ['a unit that faces east', 'unit/facing', changed(french, '[{ at: A1, facing: »E }, B1, C1]')],
    ['a unit with an unknown detail', 'schema/unknown-key', changed(french, '[{ at: A1, »morale: 3 }, B1, C1]')],
    ['a unit without a hex', 'schema/missing-key', changed(french, '[»{ name: Foy }, B1, C1]')],
    [
      'the only unit of a sector on rough ground',
      'unit/impassable',
      changed(french, '[»A1, B1, C1]', onBoard('terrain: { rough: [A1] }')),
    ],
    ['a unit of a foreign nation', 'unit/wrong-nation', changed(french, '[{ at: A1, nation: »prussian }, B1, C1]')],
    ['a last column J', 'board/columns', changed('columns: A-C', 'columns: »A-J')],
    ['a word for the rows', 'schema/type', changed('rows: 6', 'rows: »six')],
    ['an unknown terrain', 'ground/unknown', onBoard('terrain: { »lava: [B3] }')],
    ['a road that leaves the board', 'hex/off-board', onBoard('roads: [[C2, »D2, D3]]').replace(', D3', '')],
    ['a road through column J', 'hex/no-column-j', onBoard('roads: [[B2, »J2, C2]]')],
    ['a river of unknown kind', 'schema/value', onBoard('rivers: [{ kind: »canal, path: [A3, B3] }]')],
    ['a name whose only hex is off the board', 'hex/off-board', onBoard('names: { Old Mill: [»D3] }')],
    ['a sector hex off the board', 'hex/off-board', changed('[C1-C6]', '[C1-C6, »D1]')],
    ['a rule whose only hex is off the board', 'hex/off-board', rule('{ rule: held-until, hexes: [»D1], turn: 2 }')],
    ['a rule of unknown name', 'rule/unknown', rule('{ rule: »held-untill, hexes: [B1], turn: 2 }')],
    [
      'an arrival for an unknown side',
      'side/unknown',
      arrival('side: »saxon, turn: 2, units: { regular-infantry: [A3] }'),
    ],
    ['an arrival off the board', 'hex/off-board', arrival('side: allied, turn: 2, units: { regular-infantry: [»D3] }')],
    ['a victory over an unknown side', 'side/unknown', victory('{ eliminated: { side: »saxon, units: 2 } }')],
    ['control of a hex off the board', 'hex/off-board', victory('{ controls: [»D3] }')],
    [
      'a demand for too many units beside a lesser one',
      'victory/too-many',
      victory('{ eliminated: { side: allied, units: 2 } }', '{ eliminated: { side: allied, units: »9 } }'),
    ],
    ['a hand of cards for an unknown side', 'side/unknown', extended('cards:\n  »saxon: { deck: { left: 6 } }')],
    [
      'a battle of no turns with an arrival',
      'schema/number',
      changed('turns: 6', 'turns: »0', arrival('side: allied, turn: 2, units: { regular-infantry: [A3] }')),
    ],
    [
      'a whole list of foreign troops',
      'unit/foreign-type',
      changed('[A6, B6, C6] }', '[A6, B6, C6], »french-infantry: [A5, B5, C5] }'),
    ],
    [
      // The docs of yaml/key name it: older YAML would merge the entries, so what is missing here proves nothing.
      'a merge key, which YAML 1.2 does not have,',
      'yaml/key',
      changed('french: { name', 'french: &f { name', changed(allied, allied.replace('name: Allied', '»<<: *f'))),
    ],
    ['a tab behind spaces', 'yaml/tab', changed('  rows', ' »\trows')],
  ]

  for (const [slip, code, slipped] of slips) {
    test(`${slip} is one diagnostic`, () => {
      const { text, at } = marked(slipped)
      expect(places(text)).toEqual([`${code} ${at}`])
    })
  }

  test('two unknown sides do not quarrel about a hex as well', () => {
    expect(codes(extended('control: { saxon: [B3], hessian: [B3] }'))).toEqual(['side/unknown', 'side/unknown'])
  })

  test('a count of neither side nor nation is told so, without a word about the keys that are right', () => {
    const [found] = check(victory('{ eliminated: { units: 2 } }'))
    expect(found?.code).toBe('schema/choice')
    expect(found?.message).toMatch(/side.*nation/)
    expect(found?.message).not.toMatch(/\bunits\b/)
  })

  test('a count of both a side and a nation is told so, without a word about the keys that are right', () => {
    const [found] = check(victory('{ eliminated: { side: allied, nation: english, units: 2 } }'))
    expect(found?.code).toBe('schema/choice')
    expect(found?.message).toMatch(/side.*nation/)
    expect(found?.message).not.toMatch(/\bunits\b/)
  })
})

describe('every key of the shipped battles', () => {
  for (const [shape, { text, before }] of mistypedKeys()) {
    test(`${shape} is one unknown key when it is mistyped`, () => {
      const known = check(before).map(({ message }) => message)
      const added = check(text).filter(({ message }) => !known.includes(message))
      // Kinds of ground and unit types are names: a battle may define its own.
      const defined = [
        [/^vive.*\.(board\.terrain|stock)\.[a-z-]+$/, 'ground/unknown'],
        [/^vive.*(\.(forces|units)\.\*|\.pool)\.[a-z-]+$/, 'troop/unknown'],
      ] as const
      const code = defined.find(([names]) => names.test(shape))?.[1] ?? 'schema/unknown-key'
      expect(added.map((one) => one.code)).toEqual([code])
      expect(added[0]?.hint).toContain('Did you mean')
    })
  }
})

describe('all problems in one run', () => {
  test('independent problems are all reported, in the order of the text', () => {
    const text = changed('title: Skirmish', 'title: ""')
      .replace('turns: 6', 'turns: 0')
      .replace('  sectors:', '  terrain: { woods: [B3], hill: [B3] }\n  roads: [[A2, C2]]\n  sectors:')
      .replace('edge: north', 'edge: south')
      .replace('C1] }', 'C1, C1], hussars: [B2], garrison: [B4] }')
      .replace('victory: []', `control: { saxon: [B3] }\nvictory: [${condition('{ controls: [D3] }')}]`)
    expect(codes(text)).toEqual([
      'schema/text',
      'schema/number',
      'terrain/painted-twice',
      'road/broken',
      'side/same-edge',
      'unit/stacked',
      'troop/unknown',
      'unit/garrison-outside-building',
      'side/unknown',
      'hex/off-board',
    ])
  })

  test('two aliases without an anchor are two problems', () => {
    const text = changed('title: Skirmish', 'title: *b', changed('id: skirmish', 'id: *a'))
    expect(places(text)).toEqual(['yaml/alias 3:5', 'yaml/alias 4:8'])
  })

  test('two keys that stand there twice are two problems', () => {
    const text = changed('turns: 6', 'title: Again\nid: again\nturns: 6')
    expect(places(text)).toEqual(['yaml/duplicate-key 5:1', 'yaml/duplicate-key 6:1'])
  })
})

describe('did you mean', () => {
  /** Each text has one word slightly wrong. */
  const guesses: readonly (readonly [kind: string, meant: string, text: string])[] = [
    ['a key', 'columns', changed('columns:', 'colums:')],
    ['a key at the top', 'victory', changed('victory:', 'victroy:')],
    ['an optional key', 'facing', changed(french, '[{ at: A1, faceing: N }, B1, C1]')],
    ['a unit type', 'regular-infantry', changed(frenchUnits, '{ reguler-infantry: [A1, B1, C1] }')],
    ['a terrain type', 'orchard', onBoard('terrain: { orchad: [B3] }')],
    ['a terrain type in a rule', 'river', rule('{ rule: terrain-counts-as, terrain: rivr, as: stream }')],
    ['a special rule', 'held-until', rule('{ rule: held-untill, hexes: [B1], turn: 2 }')],
    ['a side above its units', 'french', changed('  french: { reg', '  frensh: { reg')],
    ['a side in a condition', 'allied', victory('{ eliminated: { side: alied, units: 2 } }')],
    ['a nation', 'english', changed('[english]', '[englsh]')],
    ['a card', 'centre', extended('cards: { french: { firstHand: [left, left, center, right, right, bombardment] } }')],
    ['a hex in small letters', 'C3', onBoard('terrain: { woods: [c3] }')],
    ['a hex with a zero', 'C3', onBoard('terrain: { woods: [C03] }')],
    ['a column range the wrong way round', 'A-C', changed('columns: A-C', 'columns: C-A')],
    ['a system', 'vive-lempereur', changed('vive-lempereur', "vive-l'empereur")],
  ]

  for (const [kind, meant, text] of guesses) {
    test(`${kind} that is nearly right gets its right form as a hint`, () => {
      const found = check(text)
      expect(found).toHaveLength(1)
      expect(found[0]?.hint).toContain(`Did you mean ${meant}?`)
    })
  }

  test('a key that is like no other gets no guess', () => {
    expect(check(extended('weather: rain'))[0]?.hint).not.toContain('Did you mean')
  })

  test('a facing that is no hexside gets both of its neighbours', () => {
    const [found] = check(changed(french, '[{ at: A1, facing: W }, B1, C1]'))
    expect(found?.hint).toMatch(/NW or SW|SW or NW/)
  })
})

function withoutLines(first: number, last: number): string {
  const lines = soundBattle.split('\n')
  return lines.filter((_, i) => i + 1 < first || i + 1 > last).join('\n')
}

function rule(text: string): string {
  return extended(`specialRules:\n  - ${text}`)
}

function arrival(text: string): string {
  return extended(`reinforcements:\n  - { ${text} }`)
}

function condition(when: string): string {
  return `{ side: french, level: substantial, check: end-of-round, when: ${when} }`
}

function victory(...whens: readonly string[]): string {
  return changed('victory: []\n', `victory:\n${whens.map((when) => `  - ${condition(when)}\n`).join('')}`)
}
