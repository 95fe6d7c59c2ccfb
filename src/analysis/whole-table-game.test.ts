import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeReplay, playReplay } from '../engine/replay.ts'
import { findPlayer } from '../players/index.ts'
import { playGame } from '../players/play-game.ts'
import { validate } from '../scenario/validate.ts'
import { SYSTEMS } from '../systems/index.ts'
import { analyse } from './analyse.ts'

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
}, 120_000)
