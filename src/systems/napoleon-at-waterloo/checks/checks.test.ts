import { describe, expect, test } from 'vitest'
import { validate } from '../../../scenario/validate.ts'
import { SYSTEMS } from '../../index.ts'

/** The smallest battle with nothing to report. */
const SOUND = `format: 1
system: napoleon-at-waterloo
edition: standard
id: skirmish
title: Skirmish
turns: 6
board:
  kind: hex
  columns: 01-06
  rows: 6
  terrain: { woods: [0303-0304, "0605"], town: ["0103"] }
  roads: [["0305", "0304"]]
sides:
  french: { name: French, nations: [french] }
  allied: { name: Allied, nations: [british, prussian] }
units:
  french: { infantry: { 5-4: ["0206", "0406"] }, artillery: { 3-3: ["0304"] } }
  allied: { infantry: { 5-4: ["0201", "0401"] } }
reinforcements:
  - { turn: 2, side: allied, nation: prussian, at: [0601-0604], units: { infantry: { 4-4: 2 } } }
exits: { french: [0101-0601] }
demoralisation: { points: 5, sides: [allied] }
victory:
  - { side: french, when: { all: [{ destroyedFirst: 5 }, { exited: 2 }] } }
  - { side: allied, when: { destroyedFirst: 5 } }
`

function found(...changes: readonly (readonly [place: string, to: string])[]): string[] {
  const text = changes.reduce((before, [place, to]) => {
    if (before.split(place).length !== 2) throw new Error(`${place} is not in the battle once`)
    return before.replace(place, () => to)
  }, SOUND)
  return validate(text, SYSTEMS).diagnostics.map(
    ({ code, range, at }) =>
      `${code} ${text.slice(...(range ?? [0, 0])).split('\n')[0]}${at ? ` in ${at.join()}` : ''}`,
  )
}

const ADVANCED = ['edition: standard', 'edition: advanced'] as const
const UNLEVELLED = [
  ['  - { side: french, when', '  - { side: french, level: decisive, when'],
  ['  - { side: allied, when', '  - { side: allied, level: decisive, when'],
] as const

test('Standard Zones: costs of zones of control are of no use in the standard game, and the range of guns is', () => {
  const zones = 'zonesOfControl: { enter: 1, leave: 1 }'
  expect(found(['victory:', `tables: { ${zones} }\nvictory:`])).toEqual(['table/unused zonesOfControl'])
  expect(found(['victory:', 'tables: { gunRange: 3 }\nvictory:'])).toEqual([])
})

describe('a battle', () => {
  test('that is sound has nothing to report, in either game', () => {
    expect(found()).toEqual([])
    expect(found(ADVANCED, ...UNLEVELLED)).toEqual([])
  })

  test.each<[title: string, changes: [string, string][], findings: string[]]>([
    ['a hex off the board', [['"0206"', '"0706"']], ['hex/off-board "0706"']],
    ['a hex without quotes', [['"0206"', '0206']], ['hex/malformed 0206']],
    ['a hex as a board with letters has it', [['"0206"', 'B6']], ['hex/off-board B6']],
    ['a side that there is not', [['  allied: { infantry', '  british: { infantry']], ['side/unknown british']],
    ['a kind that there is not', [['artillery: { 3-3', 'guns: { 3-3']], ['troop/unknown guns']],
    ['numbers that are none', [['5-4: ["0206"', '5: ["0206"']], ['schema/text 5']],
    ['a nation of nobody', [['nation: prussian', 'nation: saxon']], ['unit/wrong-nation saxon']],
    ['a unit of the other side', [['"0201"', '{ at: "0201", nation: french }']], ['unit/wrong-nation french']],
    ['a nation of both', [['[french]', '[french, prussian]']], ['side/shared-nation prussian']],
    [
      'a nation like one that there is not',
      [['sides:\n', 'nations: { prussian: { like: russian } }\nsides:\n']],
      ['nation/unknown russian'],
    ],
    [
      'nations in a circle',
      [['sides:\n', 'nations: { prussian: { like: british }, british: { like: prussian } }\nsides:\n']],
      ['nation/circle british'],
    ],
    [
      'a nation that no side has',
      [['sides:\n', 'nations: { saxon: { name: Saxons } }\nsides:\n']],
      ['nation/unused saxon'],
    ],
    [
      'a nation with the name of another',
      [['sides:\n', 'nations: { prussian: { adjective: British } }\nsides:\n']],
      ['nation/same-name prussian'],
    ],
    [
      'a nation that looks like the enemy',
      [['sides:\n', 'nations: { prussian: { colour: "#2f5590" } }\nsides:\n']],
      ['nation/colour "#2f5590"'],
    ],
    [
      'a kind that is like nothing',
      [
        ['sides:\n', 'troops: { guard: { letter: G } }\nsides:\n'],
        ['artillery: { 3-3', 'guard: { 3-3'],
      ],
      ['troop/unknown guard'],
    ],
    [
      'a kind that nobody has',
      [['sides:\n', 'troops: { guard: { like: infantry } }\nsides:\n']],
      ['troop/unused guard'],
    ],
    ['a range of infantry', [['"0201"', '{ at: "0201", range: 3 }']], ['troop/values range']],
    ['a unit that no hex holds', [['"0201"', '{ at: "0201", stacking: 2 }']], ['troop/values stacking']],
    ['a unit that takes no room', [['"0201"', '{ at: "0201", stacking: 0 }']], ['troop/values stacking']],
    [
      'a row of the chart that the standard game does not have',
      [['sides:\n', 'troops: { infantry: { capability: { attack: { cavalry: 1 } } } }\nsides:\n']],
      ['troop/values capability'],
    ],
    [
      'two counters that nothing tells apart',
      [['"0201", "0401"', '{ at: "0201", name: Guards }, { at: "0401", name: Guards }']],
      ['unit/same-name Guards'],
    ],
    [
      'two counters of one name, whatever their numbers',
      [
        ['"0206", "0406"', '{ at: "0206", name: Guards }, "0406"'],
        ['3-3: ["0304"]', '3-3: [{ at: "0304", name: guards }]'],
      ],
      ['unit/same-name guards'],
    ],
    [
      'two counters that have no name but their arm',
      [
        ['"0206", "0406"', '{ at: "0206", name: Infantry a }, "0406"'],
        ['3-3: ["0304"]', '3-3: [{ at: "0304", name: Infantry a }]'],
      ],
      [],
    ],
    ['a year of another war', [['turns: 6', 'date: "1915-06-18"\nturns: 6']], ['date/period "1915-06-18"']],
    ['exits of nobody', [['exits: { french', 'exits: { dutch']], ['side/unknown dutch']],
    ['demoralisation of nobody', [['sides: [allied] }', 'sides: [dutch] }']], ['side/unknown dutch']],
    [
      'a spared nation of nobody',
      [['sides: [allied] }', 'sides: [allied], spares: [dutch] }']],
      ['unit/wrong-nation dutch'],
    ],
  ])('with %s says so', (_title, changes, findings) => {
    expect(found(...changes)).toEqual(findings)
  })
})

describe('units', () => {
  test('Movement F: stand alone in the standard game', () => {
    expect(found(['"0406"]', '"0206"]'])).toEqual(['unit/stacked "0206" in 0206'])
  })

  test('Movement 2: are three in a hex in the advanced game, and not four', () => {
    const three = ['"0206", "0406"', '"0206", "0206", "0206"'] as const
    expect(found(ADVANCED, ...UNLEVELLED, three)).toEqual([])
    const four = ['"0206", "0406"', '"0206", "0206", "0206", { at: "0206", name: Guard }'] as const
    expect(found(ADVANCED, ...UNLEVELLED, four)).toEqual(['unit/stacked "0206" in 0206'])
    expect(found(['turns: 6', 'turns: 6\nstacking: 2'], ['"0406"]', '"0206"]'])).toEqual([])
  })

  test('are never among enemies', () => {
    expect(found(['"0201", "0401"', '"0201", "0206"'])).toEqual(['unit/among-enemies "0206" in 0206'])
  })

  test('Movement J: stand in woods only on a road, in the standard game', () => {
    expect(found(['"0206"', '"0303"'])).toEqual(['unit/impassable "0303" in 0303'])
    expect(found(ADVANCED, ...UNLEVELLED, ['"0206"', '"0303"'])).toEqual([])
  })

  test('stand in no ground that is closed to them, whatever else is defined and unused', () => {
    const marsh = 'marsh: { look: { pattern: marsh }, move: 2, enters: [infantry] }'
    const hedge = 'hedge: { on: hexsides, like: wall }'
    const painted = ['town: ["0103"]', 'town: ["0103"], marsh: ["0205"]'] as const
    const guns = ['3-3: ["0304"]', '3-3: ["0205"]'] as const
    const closed = 'unit/impassable "0205" in 0205'
    expect(found(painted, guns, ['victory:', `ground: { ${marsh} }\nvictory:`])).toEqual([closed])
    const both = found(painted, guns, ['victory:', `ground: { ${marsh}, ${hedge} }\nvictory:`])
    expect(both).toEqual([closed, 'hexside/unused hedge'])
  })

  test('of a kind have the movement allowance of the kind', () => {
    expect(found(['5-4: ["0201"', '4-5: ["0201"'])).toEqual(['unit/values 4-5'])
    expect(found(['4-4: 2', '4-4: 1, 4-3: 2'])).toEqual(['unit/values 4-3'])
  })
})

describe('arrivals', () => {
  test.each<[title: string, change: [string, string], finding: string]>([
    ['after the last turn', ['turn: 2', 'turn: 7'], 'arrival/too-late 7'],
    ['not at the edge', ['[0601-0604]', '["0502"]'], 'arrival/inland "0502" in 0502'],
    ['where nobody can enter', ['[0601-0604]', '[0604-0606]'], 'arrival/impassable 0604-0606 in 0605'],
    ['of nobody', ['{ infantry: { 4-4: 2 } }', '{ infantry: {} }'], 'arrival/nobody units'],
  ])('%s are told', (_title, change, finding) => {
    expect(found(change)).toEqual([finding])
  })

  test('Movement 1: guns cannot come out of woods, infantry can', () => {
    const woods = ['[0601-0604]', '["0605"]'] as const
    expect(found(ADVANCED, ...UNLEVELLED, woods)).toEqual([])
    expect(found(ADVANCED, ...UNLEVELLED, woods, ['infantry: { 4-4: 2 }', 'artillery: { 4-3: 2 }'])).toEqual([
      'arrival/impassable "0605" in 0605',
    ])
  })
})

describe('victory', () => {
  test('of the advanced game is not checked before the end', () => {
    const early = [
      'level: decisive, when: { destroyedFirst: 5 }',
      'level: decisive, check: end-of-turn, when: { destroyedFirst: 5 }',
    ] as const
    expect(found(ADVANCED, ...UNLEVELLED, early)).toEqual(['victory/check end-of-turn'])
  })

  test('at the start nobody controls what the enemy stands in', () => {
    expect(found(['victory:', 'control: { french: ["0201"], allied: ["0103"] }\nvictory:'])).toEqual([
      'control/contested "0201" in 0201',
    ])
  })

  test.each<[title: string, changes: [string, string][], findings: string[]]>([
    [
      'more points than there are',
      [['allied, when: { destroyedFirst: 5', 'allied, when: { destroyedFirst: 14']],
      ['victory/too-many 14'],
    ],
    ['more exits than units', [['exited: 2', 'exited: 4']], ['victory/too-many 4']],
    ['exits that are not there', [['exits: { french: [0101-0601] }\n', '']], ['victory/impossible 2']],
    ['a leader that is not there', [['{ exited: 2 }', '{ leaderExited: true }']], ['victory/impossible true']],
    [
      'an enemy who stands fast',
      [['allied, when: { destroyedFirst: 5', 'allied, when: { demoralised: true']],
      ['victory/impossible true'],
    ],
    [
      'the same twice',
      [
        [
          '  - { side: allied, when: { destroyedFirst: 5 } }\n',
          '  - { side: allied, when: { destroyedFirst: 5 } }\n'.repeat(2),
        ],
      ],
      ['victory/duplicate { side: allied, when: { destroyedFirst: 5 } }'],
    ],
    ['a turn that never comes', [['{ exited: 2 }', '{ turn: 7 }']], ['victory/impossible 7']],
    [
      'control for longer than the battle',
      [['{ exited: 2 }', '{ controls: { hexes: ["0201"], for: 7 } }']],
      ['victory/impossible 7'],
    ],
    [
      'control of more hexes than are named',
      [['{ exited: 2 }', '{ controls: { hexes: ["0201"], atLeast: 2 } }']],
      ['victory/too-many 2'],
    ],
    [
      'control of woods without a road',
      [['{ exited: 2 }', '{ controls: ["0303"] }']],
      ['victory/unenterable "0303" in 0303'],
    ],
    ['a hex that is not there', [['{ exited: 2 }', '{ controls: ["0701"] }']], ['hex/off-board "0701"']],
    [
      'more of a nation than there are',
      [['{ exited: 2 }', '{ unitsIn: { nation: prussian, hexes: ["0206"], units: 3 } }']],
      ['victory/too-many 3'],
    ],
    [
      'a nation that nobody has',
      [['{ exited: 2 }', '{ lost: { nation: saxon, strength: 3 } }']],
      ['unit/wrong-nation saxon'],
    ],
    [
      'a name that nobody has',
      [['{ exited: 2 }', '{ eliminated: { side: allied, names: [Guard], units: 1 } }']],
      ['condition/unknown Guard'],
    ],
    [
      'a thing and its opposite',
      [['{ exited: 2 }', '{ turn: 4 }, { not: { turn: 3 } }']],
      ['victory/impossible { not: { turn: 3 } }'],
    ],
    ['what is said twice', [['{ exited: 2 }', '{ turn: 4 }, { turn: 3 }']], ['victory/duplicate { turn: 3 }']],
    [
      'what is so before the first move',
      [['allied, when: { destroyedFirst: 5', 'allied, when: { any: [{ turn: 2 }, { controls: ["0201"] }]']],
      ['victory/already-met { any: [{ turn: 2 }, { controls: ["0201"] }] }'],
    ],
    [
      'what gives the victory to the other side too',
      [['allied, when: { destroyedFirst: 5', 'allied, when: { turn: 5 } }\n  - { side: french, when: { turn: 5']],
      ['victory/contradiction { turn: 5 }'],
    ],
    [
      'the losses of its own',
      [['allied, when: { destroyedFirst: 5', 'allied, when: { lost: { side: allied, strength: 5 }']],
      ['victory/own-losses allied'],
    ],
    [
      'too few turns to get out',
      [
        ['turns: 6', 'turns: 1'],
        ['turn: 2', 'turn: 1'],
      ],
      ['victory/out-of-reach 2'],
    ],
  ])('by %s is told', (_title, changes, findings) => {
    expect(found(...changes)).toEqual(findings)
  })

  test('has a level in the advanced game', () => {
    expect(found(ADVANCED)).toEqual([
      'victory/level { side: french, when: { all: [{ destroyedFirst: 5 }, { exited: 2 }] } }',
      'victory/level { side: allied, when: { destroyedFirst: 5 } }',
    ])
  })

  test('of a greater level that comes first makes the smaller one idle', () => {
    const rows = [
      '  - { side: allied, when: { destroyedFirst: 5 } }\n',
      '  - { side: allied, level: decisive, when: { destroyed: 5 } }\n  - { side: allied, level: marginal, when: { destroyed: 8 } }\n',
    ] as const
    expect(found(ADVANCED, UNLEVELLED[0], rows)).toEqual([
      'victory/shadowed { side: allied, level: marginal, when: { destroyed: 8 } }',
    ])
  })
})

describe('tables', () => {
  const table = (rows: string) =>
    found(['exits:', `tables:\n  combatResults:\n    odds: [1-2, 1-1, 2-1]\n    results:\n${rows}exits:`])
  const row = (die: number, results = die < 4 ? 'Ar, Dr, DE' : 'AE, Ar, Dr') => `      ${die}: [${results}]\n`
  const dice = [1, 2, 3, 4, 5, 6]

  test('of the owner of the print take the place of the edition', () => {
    expect(table(dice.map((die) => row(die)).join(''))).toEqual([])
  })

  test.each<[title: string, rows: string, finding: string]>([
    ['without a row', [1, 2, 3, 5, 6].map((die) => row(die)).join(''), 'dice/table results'],
    [
      'with results nobody knows',
      dice.map((die) => row(die, die === 3 ? 'Ar, XX, DE' : undefined)).join(''),
      'schema/value XX',
    ],
    [
      'with a result too many',
      dice.map((die) => row(die, die === 3 ? 'Ar, Dr, DE, DE' : undefined)).join(''),
      'table/row 3',
    ],
    [
      'that goes up and down',
      dice.map((die) => row(die, die === 2 ? 'AE, Ar, Dr' : undefined)).join(''),
      'table/contradiction 1-2',
    ],
  ])('%s are told', (_title, rows, finding) => {
    expect(table(rows)).toEqual([finding])
  })
})

test('ground that comes only when a town burns or ice breaks is of use', () => {
  const ground = 'ground: { ruins: { like: clear, look: { pattern: ruins } } }'
  const burns = 'events: [{ id: fire, turn: 2, ground: [{ hexes: ["0103"], becomes: ruins }] }]'
  const breaks = 'specialRules: [{ rule: ground-breaks, hexes: ["0205"], entry: 6+, becomes: ruins }]'
  expect(found(['victory:', `${ground}\nvictory:`])).toEqual(['ground/unused ruins'])
  expect(found(['victory:', `${ground}\n${burns}\nvictory:`])).toEqual([])
  expect(found(['victory:', `${ground}\n${breaks}\nvictory:`])).toEqual([])
})
