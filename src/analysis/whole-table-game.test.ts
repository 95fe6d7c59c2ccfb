import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeReplay, playReplay, replayStepwise } from '../engine/replay.ts'
import { isRefusal } from '../engine/system.ts'
import { findPlayer } from '../players/index.ts'
import { playGame } from '../players/play-game.ts'
import { validate } from '../scenario/validate.ts'
import { SYSTEMS } from '../systems/index.ts'
import { analyse } from './analyse.ts'
import { followCourse } from './course.ts'
import { judgePlans } from './plans.ts'

/** What work that is done bit by bit comes to. */
function atOnce<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

test('neither the end of a battle nor what happened without dice is a turning point by the dice', async () => {
  const text = readFileSync(new URL('../../scenarios/et-sans-resultat/quatre-bras.yaml', import.meta.url), 'utf8')
  const { scenario: battle } = validate(text, SYSTEMS)
  const rulebook = SYSTEMS.find(({ id }) => id === battle!.system)!
  const [table, evaluator, presenter, player] = await Promise.all([
    rulebook.loadGame(),
    rulebook.loadEvaluator!(),
    rulebook.loadPresenter!(),
    findPlayer(rulebook, 'heuristic'),
  ])
  const actions: string[] = []
  const { outcome, state } = playGame({
    game: table,
    scenario: battle!,
    seed: 3,
    players: [player, player],
    observe: { before: (at: unknown, action: unknown) => actions.push(table.format(at, action)) },
  })
  const replay = makeReplay({ system: rulebook.id, game: table, scenario: battle!, seed: 3, actions, outcome, state })
  const describePlace = (label: string) => label
  const { turningPoints, account } = analyse(
    { game: table, evaluator, recorder: undefined, scenario: battle!, replay, describePlace },
    { futures: 2 },
  )
  const rolled = new Set<number>()
  let number = 0
  playReplay(table, battle!, replay, (at, events) => {
    number++
    if (events.some((event) => (presenter.referencesOf?.(at, event)?.dice.length ?? 0) > 0)) rolled.add(number)
  })
  expect(turningPoints.map((point) => point.number)).not.toContain(actions.length)
  expect(turningPoints.filter((point) => point.luck !== 0 && !rolled.has(point.number))).toEqual([])
  expect(account.at(-1)).toMatch(/^The .+ won /)
}, 300_000)

test('a turn is a turning point as a whole, and the better choice of a side was open to it when it made another', async () => {
  const text = readFileSync(new URL('../../scenarios/et-sans-resultat/quatre-bras.yaml', import.meta.url), 'utf8')
  const { scenario: whole } = validate(text, SYSTEMS)
  const battle = { ...whole!, turns: 10 }
  const rulebook = SYSTEMS.find(({ id }) => id === battle.system)!
  const [table, evaluator, recorder, careless, player] = await Promise.all([
    rulebook.loadGame(),
    rulebook.loadEvaluator!(),
    rulebook.loadStatisticsRecorder!(),
    findPlayer(rulebook, 'random'),
    findPlayer(rulebook, 'heuristic'),
  ])
  const actions: string[] = []
  const { outcome, state } = playGame({
    game: table,
    scenario: battle,
    seed: 2,
    players: [careless, player],
    observe: { before: (at: unknown, action: unknown) => actions.push(table.format(at, action)) },
  })
  const replay = makeReplay({ system: rulebook.id, game: table, scenario: battle, seed: 2, actions, outcome, state })
  const analysed = {
    game: table,
    evaluator,
    recorder,
    scenario: battle,
    replay,
    describePlace: (label: string) => label,
  }
  const { turningPoints, chances, skill } = analyse(analysed, { futures: 2 })
  expect(turningPoints.length).toBeGreaterThan(0)
  for (const { span, before, after, choices, luck, due } of turningPoints) {
    expect(before).toBeCloseTo(chances[span![0] - 1]!)
    expect(after).toBeCloseTo(chances[span![1]]!)
    // What a turn brought is all told: dice, choices of both, and what was in the making.
    expect(before + luck + due + choices![0] + choices![1]).toBeCloseTo(after)
  }
  // Who does anything at all decides worse than the computer; who is it decides as it does.
  expect(skill[0]).toBeLessThan(-0.01)
  expect(skill[1]).toBeCloseTo(0)
  const { moments } = atOnce(followCourse(analysed, 2, undefined))
  const plans = atOnce(judgePlans(analysed, moments, 2, undefined))
  const better = [...plans.values()].flatMap(({ instead }) => (instead ? [instead] : []))
  // No plan at random is any good for long.
  expect(Math.min(...[...plans.values()].map(({ gains }) => gains[0]))).toBeLessThan(-0.05)
  expect(better.every(({ gain }) => gain >= 0.01)).toBe(true)
  let number = 0
  let before = table.setup(battle, replay.seed)
  for (const { state: next } of replayStepwise(table, battle, replay)) {
    number++
    for (const { text: said, side } of better.filter((one) => one.number === number)) {
      const action = table.parse(before, said, side)
      expect(isRefusal(action) ? action : table.refusal(before, action)).toBeUndefined()
      expect(said).not.toBe(actions[number - 1])
    }
    before = table.copy(next, before)
  }
}, 300_000)
