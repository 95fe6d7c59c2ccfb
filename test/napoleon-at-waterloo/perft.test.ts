import { describe, expect, test } from 'vitest'
import { makeDice } from '../../src/engine/dice.ts'
import { playRandomly } from '../../src/engine/random-game.ts'
import { isRefusal } from '../../src/engine/system.ts'
import { complete, type Fragment } from '../../src/systems/napoleon-at-waterloo/format/fill-defaults.ts'
import type { NapoleonAtWaterlooScenario } from '../../src/systems/napoleon-at-waterloo/format/index.ts'
import { game } from '../../src/systems/napoleon-at-waterloo/rules/game.ts'
import type { BattleState } from '../../src/systems/napoleon-at-waterloo/rules/state.ts'
import { shippedBattles } from '../fuzz/shipped.ts'

const BATTLES = new Map(shippedBattles('napoleon-at-waterloo').map((scenario) => [scenario.id, scenario]))

// How many ways there are to play on from a position, one action deep, two, three and four, dice as the state has them. The
// position is that of a game of random actions with the seed, after so many of them. A number that changes without a rule
// having changed is a mistake; after a rule has changed, look at the rows that differ.
const TABLE: readonly (readonly [battle: string, seed: number, after: number, ...counts: number[]])[] = [
  ['standard', 1, 0, 24, 1494, 33903],
  ['standard', 1, 57, 3, 6, 159],
  ['standard', 1, 100, 1, 4, 10],
  ['standard', 2, 100, 22, 1181, 24621],
  ['standard', 1, 300, 41, 736, 24692],
  ['standard', 2, 300, 38, 568, 26452],
  ['standard', 3, 500, 45, 810, 39057],
  ['standard', 4, 540, 79, 629, 21698],
  ['advanced', 1, 0, 41, 2575, 102713],
  ['advanced', 1, 57, 79, 1105, 57113],
  ['advanced', 1, 100, 54, 972, 53892],
  ['advanced', 2, 100, 2, 8, 92, 4585],
  ['advanced', 1, 300, 3, 12, 551],
  ['advanced', 2, 300, 37, 1905, 68346],
  ['advanced', 3, 500, 33, 1089, 48646],
  ['advanced', 4, 540, 61, 2684, 138653],
]

describe('the number of ways to play on', () => {
  for (const [battle, seed, after, ...counts] of TABLE) {
    test(`${battle}, seed ${seed}, after ${after} actions`, () => {
      const state = positionAfter(battle, seed, after)
      expect(counts.map((_, depth) => perft(state, depth + 1))).toEqual(counts)
    })
  }

  test('takes no account of what was counted before', () => {
    const state = positionAfter('advanced', 1, 100)
    const before = game.fingerprint(state).slice()
    perft(state, 2)
    expect(game.fingerprint(state)).toEqual(before)
  })
})

describe('the number of ways, worked out from the rules', () => {
  const far = { infantry: { '1-4': ['2722'] } }

  // Rings of 6, 12, 18 … hexes around the middle of a clear board, and staying where it is.
  test.each([
    ['infantry', '4-4', 6 + 12 + 18 + 24 + 1],
    ['cavalry', '4-5', 6 + 12 + 18 + 24 + 30 + 1],
    ['artillery', '4-3', 6 + 12 + 18 + 1],
  ] as const)('Movement 1: %s with %s has %i choices on clear ground', (kind, values, choices) => {
    const state = posed({ units: { french: { [kind]: { [values]: ['1310'] } }, allied: far } })
    say(state, 'order 1310')
    expect(perft(state, 1)).toBe(choices)
  })

  test('Movement 1: infantry in the middle of woods reaches the six hexes beside it and no more', () => {
    const woods = ['1209-1412']
    const state = posed({
      board: { terrain: { woods } },
      units: { french: { infantry: { '4-4': ['1310'] } }, allied: far },
    })
    say(state, 'order 1310')
    expect(perft(state, 1)).toBe(6 + 1)
  })

  test('Zones 3: cavalry next to an enemy has two hexes beside him for three points, and the rest for one more', () => {
    const units = { french: { cavalry: { '3-3': ['1011'] } }, allied: { infantry: { '5-4': ['1010'] } } }
    const state = posed({ units })
    say(state, 'order 1011')
    // 0910 and 1110 cost three. Away from the enemy three hexes cost two, and the seven behind them three.
    expect(perft(state, 1)).toBe(2 + 3 + 7 + 1)
  })

  test('Combat: each unit may begin an attack on each neighbour, or the phase ends', () => {
    const units = {
      french: { infantry: { '4-4': ['1011', '1110', '1511'] } },
      allied: { infantry: { '5-4': ['1010', '1510'] } },
    }
    const state = posed({ units })
    say(state, 'pass')
    // Three pairs and the end; each attack can be joined by another or fought: 1010 by one more, 1510 by none.
    expect([1, 2].map((depth) => perft(state, depth))).toEqual([4, 2 + 2 + 1 + afterPass(state)])
  })

  test('Retreat: the victor has as many ways as there are vacant hexes beside each unit', () => {
    const units = { french: { infantry: { '8-4': ['1011'] } }, allied: { infantry: { '4-4': ['1010'] } } }
    const state = posed({ units })
    game.script(state, { next: () => 2 })
    for (const text of ['declare 1010 with 1011', 'resolve']) say(state, text)
    expect(perft(state, 1)).toBe(3)
  })
})

/** Sequences of legal actions. */
function perft(state: BattleState, depth: number): number {
  const actions = game.deciders(state).flatMap((side) => game.actions(state, side))
  if (depth === 1) return actions.length
  return actions.reduce((sum, action) => {
    const next = game.copy(state)
    game.apply(next, action)
    return sum + perft(next, depth - 1)
  }, 0)
}

function afterPass(state: BattleState): number {
  const next = game.copy(state)
  say(next, 'pass')
  return perft(next, 1)
}

function positionAfter(battle: string, seed: number, after: number): BattleState {
  const state = game.setup(BATTLES.get(battle)!, seed)
  const position = game.copy(state)
  let number = 0
  playRandomly(game, state, makeDice(seed), (now) => {
    if (number++ === after) game.copy(now, position)
  })
  expect(number).toBeGreaterThan(after)
  return position
}

function posed(fragment: Fragment): BattleState {
  const scenario: NapoleonAtWaterlooScenario = complete(fragment)
  return game.setup(scenario, 1)
}

function say(state: BattleState, text: string): void {
  const action = game.parse(state, text)
  if (isRefusal(action)) throw new Error(`${text}: ${action.reason}`)
  game.apply(state, action)
}
