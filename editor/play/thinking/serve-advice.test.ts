import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { makeDice } from '../../../src/engine/dice.ts'
import { findPlayer } from '../../../src/players/index.ts'
import type { Scenario } from '../../../src/scenario/types.gen.ts'
import { SYSTEMS } from '../../../src/systems/index.ts'
import { type Advice, serveAdvice } from './serve-advice.ts'

const SEED = 3
const BUDGET = 20
/** So many actions of the first turn. */
const ACTIONS = 12

test.each(['napoleon-at-waterloo/standard', 'vive-lempereur/ligny'])(
  '%s: a computer that is asked for one action at a time plays as if it had been asked for all of them',
  async (battle) => {
    const scenario = parse(
      readFileSync(new URL(`../../../scenarios/${battle}.yaml`, import.meta.url), 'utf8'),
    ) as Scenario
    const system = SYSTEMS.find(({ id }) => id === scenario.system)!
    let hear: (advice: Advice) => void = () => undefined
    const ask = serveAdvice(
      async () => system,
      (advice) => hear(advice),
      BUDGET,
    )
    ask({ scenario, seed: SEED, players: ['search', 'search'] })
    const advised: string[] = []
    for (let keep = 0; advised.length < ACTIONS; keep = advised.length) {
      const heard = new Promise<Advice>((resolve) => (hear = resolve))
      ask({ id: keep, keep: Math.max(0, keep - 1), add: advised.slice(-1), isAtOnce: false })
      advised.push(...((await heard) as { readonly texts: readonly string[] }).texts)
    }

    const game = await system.loadGame()
    const state = game.setup(scenario, SEED)
    const dice = makeDice(SEED + 1)
    const players = await Promise.all([0, 1].map(() => findPlayer(system, 'search', BUDGET)))
    const played = Array.from({ length: ACTIONS }, () => {
      const side = game.deciders(state)[0]!
      const action = players[side]!.choose(game, state, side, dice)
      const text = game.format(state, action)
      game.apply(state, action)
      return text
    })
    expect(advised).toEqual(played)
  },
)
