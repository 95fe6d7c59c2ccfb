import { describe, expect, test } from 'vitest'
import { type Fragment, fillDefaults } from '../../src/systems/et-sans-resultat/format/fill-defaults.ts'
import { game } from '../../src/systems/et-sans-resultat/rules/game.ts'
import type { BattleState } from '../../src/systems/et-sans-resultat/rules/state.ts'

// How many ways there are to play on, worked out from the rules where they leave no choice of places: on a table a list
// of actions is a sensible choice, so that numbers of marches would tell of the choice and not of the rules.

/** Sequences of listed actions, of any side that decides. */
function perft(state: BattleState, depth: number): number {
  const actions = game.deciders(state).flatMap((side) => game.actions(state, side))
  if (depth === 1) return actions.length
  return actions.reduce((sum, action) => {
    const next = game.copy(state)
    game.apply(next, action)
    return sum + perft(next, depth - 1)
  }, 0)
}

/** So many formations a side, each of one battalion, far from each other; all of them attack. */
function battle(french: number, allied: number): BattleState {
  const side = (name: string, count: number, y: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `${name}-${i}`,
        { directive: 'attack' as const, units: { [`${name}-${i}-a`]: { at: [6 + 6 * i, y] } } },
      ]),
    )
  const fragment: Fragment = {
    formations: { french: side('f', french, 3), allied: side('a', allied, 33) },
    generals: { french: { at: [24, 1] }, allied: { at: [24, 35] } },
    victory: [{ side: 'french', level: 'marginal', check: 'at-end', when: { controls: ['crossroads'] } }],
  }
  return game.setup(fillDefaults(fragment), 1)
}

describe('the number of orders that can be issued', () => {
  // 5.1: defend, move and reserve, and support of each of the others; attack is in force. And to issue none.
  const choices = (formations: number) => formations * (3 + formations - 1) + 1

  test.each([
    [1, 1],
    [2, 1],
    [2, 3],
  ])('5.1 with %i formations against %i, one action deep', (french, allied) => {
    expect(perft(battle(french, allied), 1)).toBe(choices(french) + choices(allied))
  })

  test('5.1 two actions deep: a formation is offered one order a turn, and a side with nothing left is done', () => {
    const [own, other] = [choices(2), choices(1)]
    const one = (own - 1) / 2
    // An order to one of the two leaves those to the second; one to the only formation, or none, leaves the other side alone.
    expect(perft(battle(2, 1), 2)).toBe((own - 1) * (own - one + other) + other + (other - 1) * own + own)
  })

  test('takes no account of what was counted before', () => {
    const state = battle(2, 2)
    const before = game.fingerprint(state).slice()
    perft(state, 2)
    expect(game.fingerprint(state)).toEqual(before)
  })
})
