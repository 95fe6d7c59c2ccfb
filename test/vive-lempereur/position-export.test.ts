import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { NOWHERE } from '../../src/board/nowhere.ts'
import { readCases } from '../../src/engine/cases/case-file.ts'
import { runCase } from '../../src/engine/cases/run-case.ts'
import { makeDice } from '../../src/engine/dice.ts'
import { heuristic } from '../../src/players/heuristic.ts'
import { formatYaml } from '../../src/scenario/convert/yaml.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { caseBook } from '../../src/systems/vive-lempereur/cases/case-book.ts'
import { positionExporter } from '../../src/systems/vive-lempereur/cases/position-export/position-exporter.ts'
import { evaluator } from '../../src/systems/vive-lempereur/evaluate/evaluator.ts'
import type { ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'
import { game } from '../../src/systems/vive-lempereur/rules/game.ts'
import { type BattleState, GONE, NOBODY, SQUARE } from '../../src/systems/vive-lempereur/rules/state.ts'
import { unitsLost } from '../../src/systems/vive-lempereur/rules/victory.ts'

const BATTLES = ['waterloo', 'quatre-bras', 'ligny', 'hypothetical']

/** What play can bring about, and an author has to settle: a river laid where somebody was to come in. */
const MAY_COME_ABOUT = /^(arrival\/impassable|victory\/already-met)$/

const read = (id: string) =>
  parse(
    readFileSync(new URL(`../../scenarios/vive-lempereur/${id}.yaml`, import.meta.url), 'utf8'),
  ) as ViveLempereurScenario

/** Has a computer that looks one action ahead play a battle; sees each action before it is played. */
function playThrough(id: string, seed: number, see: (state: BattleState, action: number) => void): void {
  const state = game.setup(read(id), seed)
  const dice = makeDice(seed)
  const player = heuristic(evaluator)
  while (!game.outcome(state)) {
    const [side] = game.deciders(state)
    const action = player.choose(game, state, side!, dice)
    see(state, action)
    game.apply(state, action)
  }
}

/** Who stands where and how, in words that sort. */
function stand(state: BattleState): string[] {
  const { roster, grid, sides } = state.field
  return roster.recruits
    .flatMap(({ type, name }, piece) => {
      if (state.hex[piece] === NOWHERE) return []
      const facing = roster.fights[piece] === 1 ? state.facing[piece] : '-'
      const isSquare = (state.status[piece]! & SQUARE) !== 0
      const who = [sides[roster.side[piece]!], type, name, roster.nation[piece]]
      return [[...who, grid.label(state.hex[piece]!), state.elements[piece], facing, isSquare].join(' ')]
    })
    .toSorted()
}

/** Who may still come. */
function waiting(state: BattleState): string[] {
  const { roster, arrivals } = state.field
  const isDue = (_: unknown, group: number) => arrivals.some((one) => one.group === group && one.to >= state.turn)
  return roster.arrivals
    .filter(isDue)
    .flat()
    .filter((piece) => state.hex[piece] === NOWHERE && (state.status[piece]! & GONE) === 0)
    .map((piece) => roster.recruits[piece]!.type)
    .toSorted()
}

describe('a position as a battle of its own', () => {
  test.each(BATTLES)('%s: is sound, and everybody stands where and how he stood', (id) => {
    let number = 0
    let written = 0
    playThrough(id, 5, (state) => {
      if (++number % 97 !== 0) return
      const battle = positionExporter.writeBattle(state)
      if ('problem' in battle) return
      written++
      const text = formatYaml(battle.scenario)
      const { diagnostics, data } = validate(text, SYSTEMS)
      expect(diagnostics.filter(({ severity, code }) => severity === 'error' && !MAY_COME_ABOUT.test(code))).toEqual([])
      const again = game.setup(data as ViveLempereurScenario, 1)
      // Units with a turn and a hex of their own may come in at once.
      const here = new Set(stand(again))
      expect(stand(state).filter((unit) => !here.has(unit))).toEqual([])
      expect(again.field.scenario.turns).toBe(state.field.scenario.turns - state.turn + 1)
      expect([...stand(again), ...waiting(again)]).toHaveLength(stand(state).length + waiting(state).length)
      // 13.2: who is under way has not taken the hex yet; in a battle of its own he stands there.
      const under = state.active === NOBODY ? NOWHERE : state.hex[state.active]!
      const others = (control: Int32Array) => [...control].filter((_, hex) => hex !== under)
      expect(others(again.control)).toEqual(others(state.control))
    })
    expect(written).toBeGreaterThan(3)
  })

  test('13.1 Waterloo, turn 5: both stages of the Prussians begin at once, with those who have not come yet', () => {
    let checked = false
    playThrough('waterloo', 2, (state) => {
      if (checked || state.turn !== 5) return
      const battle = positionExporter.writeBattle(state)
      if ('problem' in battle) return
      checked = true
      const { reinforcements, turns, title, id } = battle.scenario as ViveLempereurScenario
      expect([id, title, turns]).toEqual(['waterloo-turn-5', 'Waterloo, turn 5', 2])
      expect(reinforcements).toHaveLength(1)
      expect((reinforcements![0] as { stages: { from: number }[] }).stages.map(({ from }) => from)).toEqual([1, 1])
    })
    expect(checked).toBe(true)
  })

  test('14.0 armies that are not deployed, and a battle that is over, make no position', () => {
    expect(positionExporter.writeBattle(game.setup(read('hypothetical'), 1))).toHaveProperty('problem')
    const state = game.setup(read('waterloo'), 1)
    playThrough('waterloo', 1, (now) => void game.copy(now, state))
    while (!game.outcome(state)) game.apply(state, game.actions(state, game.deciders(state)[0]!)[0]!)
    expect(positionExporter.writeBattle(state)).toHaveProperty('problem')
  })

  test('what a scenario cannot say is told', () => {
    let told: readonly string[] = []
    playThrough('waterloo', 3, (state) => {
      if (state.round === 4 && unitsLost(state, 0) > 0 && told.length === 0) {
        const battle = positionExporter.writeBattle(state)
        told = 'lost' in battle ? battle.lost : []
      }
    })
    expect(told.join(' ')).toMatch(/losses so far .* 3 of the 6 rounds of the turn are over/)
  })
})

describe('an order as a case', () => {
  test.each(BATTLES)('%s: every order of a game, with all that came of it, holds as a case', async (id) => {
    let number = 0
    let order: { state: BattleState; actions: number[] } | undefined
    const files: unknown[] = []
    const finish = () => {
      if (!order) return
      const { state, actions } = order
      order = undefined
      // One in three is enough: most orders are like others.
      if (++number % 3 !== 0) return
      const made = positionExporter.writeCase(state, actions)
      if ('problem' in made) throw new Error(made.problem)
      files.push(made.file)
    }
    playThrough(id, 8, (state, action) => {
      if (positionExporter.beginsCase(state, action)) {
        finish()
        order = { state: game.copy(state), actions: [action] }
      } else if (order && /act|react|retreat|advance/.test(decisionOf(state))) order.actions.push(action)
      else finish()
    })
    expect(files.length).toBeGreaterThan(20)
    for (const data of files) {
      const { diagnostics, cases } = await readCases(new TextEncoder().encode(formatYaml(data)), SYSTEMS)
      expect(diagnostics).toEqual([])
      const failures = cases.map((example) => runCase(example, { game, book: caseBook, scenarios: () => undefined }))
      expect.soft(failures, JSON.stringify(cases[0]?.play)).toEqual([undefined])
    }
  })
})

const decisionOf = ({ decision }: BattleState) =>
  ['', '', '', '', '', 'order', 'act', 'react', 'retreat', 'advance'][decision] ?? ''
