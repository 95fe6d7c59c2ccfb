import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../src/engine/system.ts'
import { Chance } from '../fuzz/chance.ts'
import { checkCopy, checkExplanation, checkListing, checkRefused, checkWording, unchanged } from '../fuzz/checks.ts'
import { FUZZED, generateSound } from '../fuzz/systems.ts'

const runs = (games: number) => ({ numRuns: Number(process.env['FUZZ'] ?? games) })
/** So many games, and so many actions before the first look, where a system says nothing else. */
const USUAL_PACE = { games: 25, skip: 500 }
/** So many positions of a game are looked at. */
const LOOKS = 12
/** At the least: some games end before they are looked at. */
const ENOUGH = 60

describe.each(FUZZED)('$probe.system', (system) => {
  const { game, probe, players, shipped, pace = USUAL_PACE } = system

  /** A game: one of the shipped battles or a generated one, the dice, who plays, and when to begin to look. */
  const games = fc.record({
    battle: fc.integer({ min: 0, max: 2 * shipped.length - 1 }),
    seed: fc.nat(1_000_000),
    player: fc.constantFrom(...Object.keys(players)),
    skip: fc.nat(pace.skip),
  })

  type Look = (state: unknown, actions: readonly unknown[], chance: Chance) => void

  /** Looks at positions of any games; gives their number, so that nothing holds because there was nothing to look at. */
  function lookAt(look: Look, times = 1): number {
    let looks = 0
    fc.assert(
      fc.property(games, ({ battle, seed, player, skip }) => {
        const state = game.setup(shipped[battle] ?? generateSound(system, seed), seed)
        const chance = new Chance(seed)
        for (let number = 0; number < skip + LOOKS; number++) {
          const deciders = game.deciders(state)
          if (deciders.length === 0) return
          const side = chance.pick(deciders)
          const actions = game.actions(state, side)
          if (number >= skip) {
            look(state, actions, chance)
            looks++
          }
          game.apply(state, players[player]!(state, side, actions, chance))
        }
      }),
      runs(times * pace.games),
    )
    return looks
  }

  describe('in any position of any battle', () => {
    test('the actions that are listed pass the judge, and among all that there are no others but on a table', () => {
      const looks = lookAt((state) => {
        unchanged(game, state, 'judging', () => checkListing(game, state, probe.space(state), !probe.listsSome))
      })
      expect(looks).toBeGreaterThan(ENOUGH)
    })

    test('an action reads as it was written', () => {
      const looks = lookAt((state, actions) => {
        unchanged(game, state, 'writing', () => checkWording(game, state, actions))
      })
      expect(looks).toBeGreaterThan(ENOUGH)
    })

    test('an illegal action throws and changes nothing', () => {
      const looks = lookAt((state, _actions, chance) => {
        const space = probe.space(state)
        for (let i = 0; i < 20; i++) checkRefused(game, state, chance.pick(space))
      })
      expect(looks).toBeGreaterThan(ENOUGH)
    })

    test('a copy has the same future, and its original stays as it was', () => {
      const spare = game.setup(shipped[0]!, 1)
      const looks = lookAt((state, actions, chance) => {
        checkCopy(game, state, chance.pick(actions), chance.once(2) ? spare : undefined)
      })
      expect(looks).toBeGreaterThan(ENOUGH)
    })

    test('the numbers behind an action add up, and its chances make 1', () => {
      let explained = 0
      lookAt((state, actions) => {
        unchanged(game, state, 'explaining', () => {
          for (const action of actions) checkExplanation(game, state, action)
        })
        explained += actions.filter((action) => game.explain(state, action)).length
        // Few of the positions have a shot or an attack to explain.
      }, 3)
      expect(explained).toBeGreaterThan(10)
    })
  })

  describe('in any game', () => {
    test('what must always hold does so after every action', () => {
      let actions = 0
      fc.assert(
        fc.property(games, ({ battle, seed, player }) => {
          const long = system.pace ? undefined : shipped[battle]
          const state = game.setup(long ?? generateSound(system, seed), seed)
          const chance = new Chance(seed)
          const watch = probe.watch(state)
          for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
            const side = chance.pick(deciders)
            const events: GameEvent[] = []
            game.apply(state, players[player]!(state, side, game.actions(state, side), chance), events)
            expect(watch(state, events)).toBeUndefined()
            actions++
          }
        }),
        runs(pace.games),
      )
      expect(actions).toBeGreaterThan(system.pace ? 300 : 1000)
    })
  })
})
