import { describe, expect, test } from 'vitest'
import { castOf, recordGame } from '../../src/balance/game-record.ts'
import { loadSettings } from '../../src/balance/games.ts'
import { scoreOf } from '../../src/balance/victory-points.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

// A small battle of each rulebook, with two places far from each other and from both sides' lines.

const HEAD = (system: string) => `format: 1\nsystem: ${system}\nid: skirmish\ntitle: Skirmish\n`

type Stage = {
  readonly text: string
  readonly places: readonly [string, string]
  /** The victory by so many points. */
  readonly goal: string
}

const STAGES: Readonly<Record<string, Stage>> = {
  'vive-lempereur': {
    text: `${HEAD('vive-lempereur')}turns: 3
board:
  kind: hex
  columns: A-I
  rows: 9
  sectors: { west: [A1-A9, B1-B9, C1-C9], centre: [D1-D9, E1-E9, F1-F9], east: [G1-G9, H1-H9, I1-I9] }
sides:
  french: { name: French, nations: [french], edge: south }
  allied: { name: Allied, nations: [english], edge: north }
units:
  french: { regular-infantry: [A2, B2, D2, E2, F2, H2, I2] }
  allied: { regular-infantry: [A9, B9, D9, E9, F9, H9, I9] }
`,
    places: ['A4', 'I4'],
    goal: '{ side: french, level: decisive, check: end-of-battle, when: { points: { atLeast: 3 } } }',
  },
  'napoleon-at-waterloo': {
    text: `${HEAD('napoleon-at-waterloo')}edition: standard
turns: 3
board: { kind: hex, columns: 01-12, rows: 9 }
sides:
  french: { name: French, nations: [french] }
  allied: { name: Allied, nations: [british] }
units:
  french: { infantry: { 5-4: ["0608", "0708"] } }
  allied: { infantry: { 5-4: ["0601", "0701"] } }
`,
    places: ['"0309"', '"1009"'],
    goal: '{ side: french, check: end-of-battle, when: { points: { atLeast: 3 } } }',
  },
  'et-sans-resultat': {
    text: `${HEAD('et-sans-resultat')}year: 1815
turns: 4
board:
  kind: table
  width: 36
  height: 18
  areas:
    mill: { name: Mill, area: [[4, 7], [8, 7], [8, 11], [4, 11]] }
    farm: { name: Farm, area: [[28, 7], [32, 7], [32, 11], [28, 11]] }
sides:
  french: { name: French, nations: [french], edge: south }
  allied: { name: Allied, nations: [british], edge: north }
first: french
armies:
  french:
    forces:
      corps:
        name: Corps
        commander: { id: ney, name: Ney, leadership: A, tactics: 2, at: [18, 5] }
        objective: mill
        formations:
          foy:
            name: 9th Division
            commander: { name: Foy, leadership: A, tactics: 1 }
            doctrine: effective
            directive: attack
            units:
              92-1: { type: line, rating: 3, men: 534, at: [17, 9] }
              92-2: { type: line, rating: 3, men: 534, at: [19, 9] }
  allied:
    forces:
      reserve-corps:
        name: Reserve
        commander: { id: picton, name: Picton, leadership: B, tactics: 2, at: [18, 17] }
        objective: mill
        formations:
          pack:
            name: 9th Brigade
            commander: { name: Pack, leadership: B, tactics: 1 }
            doctrine: effective
            directive: defend
            units:
              br-42: { type: line, rating: 4, men: 526, at: [18, 16] }
`,
    places: ['mill', 'farm'],
    goal: '{ side: french, level: decisive, check: at-end, when: { points: { atLeast: 3 } } }',
  },
}

/** The battle of a rulebook in which the French score points for a place, and win by them. */
function battle(system: string, place: string, check: string) {
  const { text, goal } = STAGES[system]!
  const points = `points:\n  - { side: french, points: 3, check: ${check}, when: { controls: [${place}] } }\n`
  const { scenario, diagnostics } = validate(`${text}${points}victory:\n  - ${goal}\n`, SYSTEMS)
  if (!scenario) throw new Error(JSON.stringify(diagnostics))
  return scenario
}

const series = async (scenario: ReturnType<typeof battle>, player: 'heuristic' | 'random') => {
  const encounters = [{ scenario, players: [player, player] as const }]
  const [setting] = await loadSettings({ encounters, series: 1, keep: 'records' }, SYSTEMS)
  return setting!
}

describe.each(Object.keys(STAGES))('%s', (system) => {
  test.each(STAGES[system]!.places)('a side goes for the points of %s', async (place) => {
    const setting = await series(battle(system, place, 'once'), 'heuristic')
    const cast = castOf(setting)
    const scored = [1, 2, 3, 4].filter((seed) => scoreOf(cast, recordGame(setting, seed, seed), 0) > 0)
    expect(scored.length).toBeGreaterThanOrEqual(3)
  })

  test('a position is worth more to the side that has scored', async () => {
    const scenario = battle(system, STAGES[system]!.places[0], 'once')
    const { game, recorder } = await series(scenario, 'random')
    const evaluator = await SYSTEMS.find(({ id }) => id === system)!.loadEvaluator!()
    const [before, after] = [game.setup(scenario, 1), game.setup(scenario, 1)]
    const { memory, field } = after as { memory: Int32Array; field: { scoreboard: { awards: { row: number }[] } } }
    memory[field.scoreboard.awards[0]!.row] = 1
    expect(recorder!.scored!(after)).toEqual([1])
    for (const side of [0, 1]) {
      const gain = evaluator.value(after, side) - evaluator.value(before, side)
      expect(Math.sign(gain)).toBe(side === 0 ? 1 : -1)
    }
  })

  test('the books have the points that the events of a game tell', async () => {
    const setting = await series(battle(system, STAGES[system]!.places[0], 'each-turn'), 'heuristic')
    let told = 0
    const recorder = {
      ...setting.recorder!,
      record(event: { readonly kind: string; readonly points?: number }) {
        if (event.kind === 'points') told += event.points!
        return setting.recorder!.record(event)
      },
    }
    const cast = castOf(setting)
    expect(cast.awards).toEqual([
      { side: 0, points: 3, text: expect.stringMatching(/3 victory points.*each turn.*\.$/) },
    ])
    const record = recordGame({ ...setting, recorder }, 1, 1)
    expect(told).toBeGreaterThan(0)
    expect(scoreOf(cast, record, 0)).toBe(told)
  })
})
