import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Evaluator } from '../engine/evaluator.ts'
import { makeReplay } from '../engine/replay.ts'
import { findPlayer } from '../players/index.ts'
import { playGame } from '../players/play-game.ts'
import { validate } from '../scenario/validate.ts'
import { SYSTEMS } from '../systems/index.ts'
import { Calibration, fitLine } from './calibration.ts'

const logit = (chance: number) => Math.log(chance / (1 - chance))
const readBy = ({ shift, slope }: ReturnType<typeof fitLine>, promised: number) =>
  1 / (1 + Math.exp(-(shift + slope * logit(promised))))
const seen = (promised: number, came: number, times: number) =>
  Array.from({ length: times }, () => ({ odds: logit(promised), came, weight: 1 }))

describe('chances are read off values', () => {
  test('as these promise, as long as nothing was seen', () => {
    expect(readBy(fitLine([]), 0.7)).toBeCloseTo(0.7, 6)
  })

  test('as even, where positions that promise victory end in draws', () => {
    expect(readBy(fitLine(seen(0.98, 0.5, 60)), 0.98)).toBeCloseTo(0.5, 1)
  })

  test('as they were won, where good and bad positions are won alike, and better ones are never taken for worse', () => {
    const line = fitLine([...seen(0.9, 1, 20), ...seen(0.9, 0, 80), ...seen(0.1, 1, 30), ...seen(0.1, 0, 70)])
    expect(readBy(line, 0.9)).toBeLessThan(0.35)
    expect(readBy(line, 0.1)).toBeGreaterThan(0.1)
    expect(readBy(line, 0.9)).toBeGreaterThan(readBy(line, 0.1))
  })

  test('as before by a few games, which may be chance', () => {
    expect(readBy(fitLine(seen(0.6, 0, 1)), 0.6)).toBeGreaterThan(0.3)
  })
})

test('a value that promises every position to one side is corrected by what becomes of the battle', async () => {
  const file = new URL('../../scenarios/napoleon-at-waterloo/wavre.yaml', import.meta.url)
  const { scenario } = validate(readFileSync(file, 'utf8'), SYSTEMS)
  const system = SYSTEMS.find(({ id }) => id === scenario!.system)!
  const [game, honest, player] = await Promise.all([
    system.loadGame(),
    system.loadEvaluator!(),
    findPlayer(system, 'heuristic'),
  ])
  const actions: string[] = []
  const observe = { before: (state: unknown, action: unknown) => actions.push(game.format(state, action)) }
  const { outcome, state } = playGame({ game, scenario: scenario!, seed: 7, players: [player, player], observe })
  const replay = makeReplay({ system: system.id, game, scenario: scenario!, seed: 7, actions, outcome, state })
  const boastful: Evaluator<unknown, unknown> = {
    ...honest,
    value: (_, side) => (side === 0 ? 0.9 : -0.9) * honest.won,
  }
  const describePlace = (label: string) => label
  const analysed = { game, evaluator: boastful, recorder: undefined, scenario: scenario!, replay, describePlace }
  const calibration = new Calibration(analysed)
  const done = [...calibration.learn(6)]
  expect(done.at(-1)).toBe(actions.length)
  // Battles of Wavre between these players are won by either side.
  const inTurn = (turn: number) => Object.assign(game.copy(game.setup(scenario!, 7)) as object, { turn })
  expect(calibration.read(inTurn(2), 0, 0.95)).toBeLessThan(0.9)
  // A span that was never met is read as its value promises.
  expect(calibration.read(inTurn(99), 0, 0.6)).toBeCloseTo(0.6, 6)
}, 60_000)
