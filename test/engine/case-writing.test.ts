import { describe, expect, test } from 'vitest'
import { shippedScenarios } from '../../cli/files/shipped-scenarios.ts'
import { readCases } from '../../src/engine/cases/case-file.ts'
import { type CaseFailure, runCase } from '../../src/engine/cases/run-case.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

// What people stumbled over when they wrote cases from the books alone.

const scenarios = shippedScenarios()

/** Plays a case given by its keys in YAML, and says why it does not hold. */
async function play(id: string, keys: string): Promise<CaseFailure | undefined> {
  const system = SYSTEMS.find((one) => one.id === id)!
  const [game, book] = await Promise.all([system.loadGame(), system.loadCaseBook()])
  const [rule] = Object.keys(book.rules)
  const text = `system: ${id}\ncases:\n  - rule: ${JSON.stringify(rule)}\n    title: a case\n${keys.replaceAll(/^/gm, '    ')}\n`
  const { diagnostics, cases } = await readCases(new TextEncoder().encode(text), [system])
  expect(diagnostics).toEqual([])
  return runCase(cases[0]!, { game, book, scenarios: scenarios(id) })
}

describe('a line that says what has happened already', () => {
  test('is told so in Napoleon at Waterloo', async () => {
    const failure = await play(
      'napoleon-at-waterloo',
      `position:
  phase: combat
  units: { french: { infantry: { 4-4: ["0102"] } }, allied: { infantry: { 4-4: ["0101"] } } }
dice: [4]
play: [attack 0101 with 0102, retreat 0201]`,
    )
    expect(failure?.message).toBe(
      'retreat 0201 is superfluous: it happens by itself, because there is no other choice. Remove the line.',
    )
    expect(failure?.details).toEqual(['Allied: 4-4 infantry retreats 0101 → 0201'])
  })

  test('is told so in Vive l’Empereur', async () => {
    const failure = await play(
      'vive-lempereur',
      `position:
  board: { columns: A-E, rows: 7 }
  units: { french: { heavy-cavalry: [C3] }, allied: { light-cavalry: [C4] } }
dice: [10, 6]
play: [order C3, fire C4, retreat C6]`,
    )
    expect(failure?.message).toBe(
      'retreat C6 is superfluous: it happens by itself, because there is no other choice. Remove the line.',
    )
    expect(failure?.details.at(-1)).toContain('C6')
  })

  test('nobody has to say that nothing happens', async () => {
    const failure = await play(
      'vive-lempereur',
      `position: { units: { french: { french-infantry: [C3] } } }\nplay: [order C3, stay]`,
    )
    expect(failure?.message).toBe('stay is superfluous: Nobody may advance now. (7.3) Remove the line.')
  })
})

describe('units go by their names, where these are unique', () => {
  test('in Napoleon at Waterloo, in movement, attacks and retreats', async () => {
    const position = `position:
  phase: combat
  units:
    french: { infantry: { 4-4: [{ at: "1011", name: Foy }, { at: "1011", name: Jerome b }] } }
    allied: { infantry: { 4-4: [{ at: "1010", name: Picton }] } }
dice: [4]`
    expect(
      await play(
        'napoleon-at-waterloo',
        `${position}\nplay: ["attack Picton with Foy", retreat Picton to 1109, advance foy to 1010]
expect: { units: { "1109": 4-4, "1010": 4-4, "1011": 4-4 } }`,
      ),
    ).toBeUndefined()
    const marching = `position:
  units: { french: { infantry: { 4-4: [{ at: "1011", name: Foy }, { at: "1011", name: Jerome b }] } } }
play: [move Jerome b to 1013, { legal: [order Foy] }]
expect: { units: { "1011": 4-4, "1013": 4-4 } }`
    expect(await play('napoleon-at-waterloo', marching)).toBeUndefined()
  })

  test('but not where several are called so', async () => {
    const failure = await play(
      'napoleon-at-waterloo',
      `position: { units: { french: { infantry: { 4-4: [{ at: "1011", name: Foy }, { at: "1012", name: Foy }] } } } }
play: [order Foy]`,
    )
    expect(failure?.message).toBe('order Foy is not an action: 2 units are called Foy: say in which hex.')
  })

  test('in Vive l’Empereur, generals too', async () => {
    const position = `position:
  units: { french: { french-infantry: [{ at: C3, name: Foy }], general: [{ at: E3, name: Ney }] }, allied: { regular-infantry: [{ at: C5, name: Picton }] } }`
    expect(
      await play(
        'vive-lempereur',
        `${position}\nplay: [order Foy, { legal: [fire Picton] }, done, order Ney, move E4]`,
      ),
    ).toBeUndefined()
  })

  test('in Et sans résultat!', async () => {
    const position = `position:
  formations: { french: { foy: { name: 9th Division, units: { a: { at: [20, 10] } } } }, allied: { picton: { units: { x: { at: [20, 30] } } } } }`
    expect(
      await play(
        'et-sans-resultat',
        `${position}\nplay: [order 9th Division attack]\nexpect: { formations: { foy: { pending: attack } } }`,
      ),
    ).toBeUndefined()
  })
})

describe('expectations', () => {
  const LOST = `position:
  eliminated: { prussian: { light-cavalry: 2 }, english: { general: 1 }, french: { old-guard: 1 } }
  units: { french: { french-infantry: [C3] }, allied: { regular-infantry: [C6] } }
play: []`

  test('of Vive l’Empereur count units lost by side and by nation', async () => {
    const all = 'expect: { eliminated: { allied: 3, prussian: 2, english: 1, french: 1 } }'
    expect(await play('vive-lempereur', `${LOST}\n${all}`)).toBeUndefined()
    const failure = await play('vive-lempereur', `${LOST}\nexpect: { eliminated: { prussian: 3, saxon: 0 } }`)
    expect(failure?.details).toEqual([
      'units that prussian has lost: expected 3, got 2',
      'units that saxon has lost: there is no such side or nation',
    ])
    const unknown = await play('vive-lempereur', LOST.replace('prussian', 'saxon'))
    expect(unknown?.details).toEqual(['There is no side or nation saxon.'])
  })

  const MARCH = `position:
  step: plans
  formations: { french: { foy: { directive: move, units: { a: { at: [20, 10] } } } }, allied: { picton: { units: { x: { at: [20, 30] } } } } }`

  test('of Et sans résultat! tell what is left of a turn’s movement', async () => {
    const keys = `${MARCH}\nplay: ["march foy 20,15 facing N", done, { expect: { units: { a: { at: [20, 15], remaining: 1350 } }, formations: { foy: { spent: 2250, remaining: 1350 } } } }]`
    expect(await play('et-sans-resultat', keys)).toBeUndefined()
  })

  test('of Et sans résultat! can wait for the next turn', async () => {
    const keys = `${MARCH.replace('directive: move', 'directive: defend')}\nplay: [next turn, { expect: { turn: 2 } }, next turn]\nexpect: { turn: 3 }`
    expect(await play('et-sans-resultat', keys)).toBeUndefined()
    const halted = await play(
      'et-sans-resultat',
      `${MARCH.replace('directive: move', 'directive: defend').replace('step: plans', 'step: plans\n  until: movement')}\nplay: [next turn]`,
    )
    expect(halted?.message).toBe('next turn: the case ends first, with the step movement (until).')
  })
})

describe('what docs/cases.md says of a position that leaves things out', () => {
  test('holds for facings and reformation areas on the table', async () => {
    const keys = `position:
  formations:
    french: { foy: { units: { a: { at: [20, 10] } } }, near: { units: { b: { at: [30, 4] } } }, turned: { facing: E, units: { c: { at: [10, 10] } } } }
    allied: { picton: { units: { x: { at: [20, 30] } } } }
play: []
expect:
  units: { a: { facing: N }, c: { facing: E }, x: { facing: S } }
  formations: { foy: { area: [20, 4] }, near: { area: [30, 0] }, turned: { area: [4, 10] }, picton: { area: [20, 36] } }`
    expect(await play('et-sans-resultat', keys)).toBeUndefined()
  })

  test('holds for facings in Vive l’Empereur', async () => {
    const keys = `position: { units: { french: { french-infantry: [C3] }, allied: { regular-infantry: [C9] } } }
play: []
expect: { units: { C3: { facing: N }, C9: { facing: S } } }`
    expect(await play('vive-lempereur', keys)).toBeUndefined()
  })
})

describe('a position that cannot be', () => {
  test.each([
    [
      'vive-lempereur',
      'guns in a river',
      'position: { board: { columns: A-E, rows: 6, terrain: { river: [C3] } }, units: { french: { heavy-artillery: [C3] } } }',
      'units.french.heavy-artillery.0',
      'C3 is river: no unit can be there.',
    ],
    [
      'napoleon-at-waterloo',
      'guns in a roadless wood of the standard game',
      'position: { edition: standard, board: { terrain: { woods: ["1010"] } }, units: { french: { artillery: { 3-3: ["1010"] } } } }',
      'units.french.artillery.3-3.0',
      '1010 is woods: no unit can be there.',
    ],
    [
      'et-sans-resultat',
      'guns in a pond',
      'position: { board: { features: { pond: { kind: pond, area: [[18, 8], [22, 8], [22, 12], [18, 12]] } } }, formations: { french: { foy: { units: { g: { type: foot-battery, at: [20, 10] } } } } } }',
      'formations.french.foy.units.g.at',
      'g stands in pond, which no unit can enter.',
    ],
  ])('%s: %s', async (id, _, position, path, detail) => {
    const failure = await play(id, `${position}\nplay: []`)
    expect(failure).toMatchObject({ message: 'The position is impossible.', details: [detail] })
    expect(failure?.path.join('.')).toBe(`cases.0.position.${path}`)
  })
})

test('a refusal cites the battle’s own rule: the brook of Ligny can be waded by 13.3', async () => {
  const failure = await play(
    'vive-lempereur',
    `position:
  scenario: ligny
  units: { french: { french-infantry: [D6, K1, R1] }, prussian: { regular-infantry: [B13, K13, R13] } }
play: [order D6, move D7, move D8]`,
  )
  expect(failure?.message).toMatch(/^move D8 is refused: .*\(13\.3\)$/)
})
