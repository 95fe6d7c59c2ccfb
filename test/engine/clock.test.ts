import { describe, expect, test } from 'vitest'
import { makeDice } from '../../src/engine/dice.ts'
import { playRandomly } from '../../src/engine/random-game.ts'
import type { GameEvent } from '../../src/engine/system.ts'
import { compareBattles } from '../../src/scenario/diff/compare.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

/** The template of a rulebook with this clock and no other. */
function withClock(template: string, clock: string): string {
  const bare = template.replace(/^clock:.*\n(?: .*\n)*/m, '')
  return bare.replace(/^turns: .*\n/m, (line) => `${line}${clock}`)
}

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s: a clock', (_id, system) => {
  const plain = validate(withClock(system.template, ''), SYSTEMS)
  const timed = validate(withClock(system.template, 'clock: { start: "11:35", minutes: 45 }\n'), SYSTEMS)
  const scenario = timed.scenario!

  test('is sound, and told by a diff', async () => {
    expect(timed.diagnostics).toEqual([])
    const { changes } = (await compareBattles(plain, timed, SYSTEMS))!
    expect(changes.map(({ text }) => text)).toEqual(['clock added: from 11:35, 45 minutes a turn'])
  })

  test('is told on the turn record, in the headline, on the printed track and in the log', async () => {
    const [game, view, presenter] = await Promise.all([
      system.loadGame(),
      system.loadBoardView(),
      system.loadPresenter!(),
    ])
    const labels = view.portrayScenario(scenario)!.turns!.map(({ label }) => label)
    expect(labels.slice(0, 3)).toEqual(['11:35', '12:20', '13:05'])
    const kit = (await system.loadPrintKit!())(scenario)!
    expect(JSON.stringify(kit.track)).toContain('12:20')
    const log: string[] = []
    const times: string[] = []
    playRandomly(game, game.setup(scenario, 1), makeDice(1), (state, action) => {
      times.push(presenter.situation(state, 0).time)
      const next = game.copy(state)
      const events: GameEvent[] = []
      game.carryOut(next, action, events)
      log.push(...events.map((event) => game.describe(next, event)))
    })
    expect(times.find((time) => time.startsWith('Turn 2'))).toMatch(/^Turn 2 of \d+, 12:20/)
    expect(log.find((line) => line.startsWith('Turn 2'))).toMatch(/^Turn 2 \(12:20\)/)
  })
})
