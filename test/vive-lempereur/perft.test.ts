import { describe, expect, test } from 'vitest'
import { makeDice } from '../../src/engine/dice.ts'
import { playRandomly } from '../../src/engine/random-game.ts'
import { isRefusal } from '../../src/engine/system.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { CARD_ROWS, CARDS, TERRAIN_TYPES } from '../../src/systems/vive-lempereur/format/catalog.ts'
import type { Card } from '../../src/systems/vive-lempereur/format/index.ts'
import { game } from '../../src/systems/vive-lempereur/rules/game.ts'
import { type BattleState, DEPLOYMENT } from '../../src/systems/vive-lempereur/rules/state.ts'
import { shippedBattles } from '../fuzz/shipped.ts'

const BATTLES = new Map(shippedBattles('vive-lempereur').map((scenario) => [scenario.id, scenario]))

// How many ways there are to play on from a position, one action deep, two, three and four, dice as the state has them: what
// chess programs call perft. The position is that of a game of random actions with the seed, after so many of them. A
// number that changes without a rule having changed is a mistake; after a rule has changed, look at the rows that differ.
const TABLE: readonly (readonly [battle: string, seed: number, after: number, ...counts: number[]])[] = [
  ['waterloo', 1, 0, 14, 188, 2418],
  ['waterloo', 1, 20, 2, 21, 109, 1022],
  ['waterloo', 1, 100, 13, 102, 785, 6526],
  ['waterloo', 2, 100, 5, 92, 1067],
  ['waterloo', 1, 300, 8, 95, 657, 4326],
  ['waterloo', 2, 300, 3, 26, 150, 707],
  ['waterloo', 3, 500, 7, 53, 215, 1581],
  ['quatre-bras', 1, 0, 14, 188, 2418],
  ['quatre-bras', 1, 20, 11, 134, 699, 3254],
  ['quatre-bras', 1, 100, 2, 2, 10, 130],
  ['quatre-bras', 2, 100, 2, 22, 143, 525],
  ['quatre-bras', 1, 300, 2, 20, 102, 460],
  ['quatre-bras', 2, 300, 9, 97, 702, 4664],
  ['quatre-bras', 3, 500, 12, 85, 762, 6598],
  ['ligny', 1, 0, 14, 188, 2418],
  ['ligny', 1, 20, 13, 172, 1015],
  ['ligny', 1, 100, 14, 157, 1191],
  ['ligny', 2, 100, 2, 16, 54, 88],
  ['ligny', 1, 300, 8, 94, 479, 3088],
  ['ligny', 2, 300, 4, 47, 274, 1138],
  ['ligny', 3, 500, 8, 52, 622, 4648],
  ['hypothetical', 1, 0, 1134],
  ['hypothetical', 1, 20, 78, 12480],
  ['hypothetical', 1, 100, 16, 193, 1526],
  ['hypothetical', 2, 100, 1, 23, 262, 1543],
  ['hypothetical', 1, 300, 9, 81, 675, 4158],
  ['hypothetical', 2, 300, 5, 12, 108, 1224],
  ['hypothetical', 3, 500, 11, 60, 1068, 12104],
]

describe('the number of ways to play on', () => {
  for (const [battle, seed, after, ...counts] of TABLE) {
    test(`${battle}, seed ${seed}, after ${after} actions`, () => {
      const state = positionAfter(battle, seed, after)
      expect(counts.map((_, depth) => perft(state, depth + 1))).toEqual(counts)
    })
  }

  test('takes no account of what was counted before', () => {
    const state = positionAfter('waterloo', 1, 100)
    const before = game.fingerprint(state).slice()
    perft(state, 2)
    expect(game.fingerprint(state)).toEqual(before)
  })
})

describe('the number of ways, worked out from the rules', () => {
  for (const battle of ['waterloo', 'quatre-bras', 'ligny']) {
    test(`4.1 ${battle}: both sides choose six of ten cards, of seven kinds, in any order`, () => {
      const state = game.setup(BATTLES.get(battle)!, 1)
      // Four kinds are there once: taking one of them leaves six kinds. 7 + 7, then 2 × (4 × 13 + 3 × 14).
      expect([1, 2].map((depth) => perft(state, depth))).toEqual([14, 188])
      expect([1, 2, 3].map((depth) => perft(state, depth))).toEqual([1, 2, 3].map((depth) => waysToChoose(depth)))
    })
  }

  test('5.1 each side plays any kind of card it holds, an infantry manoeuvre in one of three sectors', () => {
    const hand: Card[] = ['left', 'left', 'centre', 'infantry-manoeuvre', 'grand-charge', 'bombardment']
    const state = withHands('waterloo', hand, hand)
    // Left, centre, charge, bombardment, and the manoeuvre three times: 7 for each side. Whoever plays second has 7 too.
    expect([1, 2].map((depth) => perft(state, depth))).toEqual([14, 98])
  })

  // 5.1: with the same number of orders on both sides the French begin; passing is the one way more.
  test.each([
    // 13.1: medium C4 and I4, heavy K2 and P6, horse Q5.
    ['3.2 Waterloo: a bombardment orders every French gun', 'bombardment', 5],
    // 13.1: B5, F3, S7, H3, G2, G3, O4, P3. Five can be ordered; which is first is open.
    ['3.2 Waterloo: a grand charge orders any of the French cavalry', 'grand-charge', 8],
    // 13.1: D5, E4, F5, G4 are in A to G.
    ['3.2 Waterloo: a manoeuvre on the French left orders its infantry', 'infantry-manoeuvre left', 4],
    // 13.1: K4, K5, L4, L5, N5, O6, and the Guard in L1, N1, M2.
    ['3.2 Waterloo: a manoeuvre in the French centre orders its infantry', 'infantry-manoeuvre centre', 9],
  ])('%s', (_title, card, units) => {
    const state = afterCards('waterloo', card, 'bombardment')
    if (game.deciders(state)[0] !== 0) say(state, 'pass')
    expect(perft(state, 1)).toBe(units + 1)
  })

  test('6.0 Waterloo: light cavalry in B5 has five hexes beside it free, six ways to face, and may end its order', () => {
    const state = afterCards('waterloo', 'grand-charge', 'bombardment')
    if (game.deciders(state)[0] !== 0) say(state, 'pass')
    say(state, 'order B5')
    // B6, B4, A5, A4 and C5; C4 holds guns. An automatic card allows no rally, and nobody is near enough to shock.
    expect(perft(state, 1)).toBe(5 + 6 + 1)
  })

  test('14.0 any kind of tile drawn goes to any hex of the own zone and of the disputed ground', () => {
    for (const seed of [1, 2, 3]) {
      const state = game.setup(BATTLES.get('hypothetical')!, seed)
      const kinds = state.tiles.subarray(0, TERRAIN_TYPES.length).filter((number) => number > 0).length
      // Four rows of 21 hexes are the own zone, five are disputed.
      expect(perft(state, 1)).toBe(kinds * 9 * 21)
    }
  })

  test('14.0 any type of unit goes to any hex of the own zone that is not rough', () => {
    for (const seed of [1, 2, 3]) {
      const state = game.setup(BATTLES.get('hypothetical')!, seed)
      while (state.decision !== DEPLOYMENT) game.apply(state, game.actions(state, game.deciders(state)[0]!)[0]!)
      const rows = (side: number) => (side === 0 ? [0, 1, 2, 3] : [9, 10, 11, 12])
      const isRough = (hex: number) => (state.ground[hex]! & 127) === TERRAIN_TYPES.indexOf('rough')
      const free = (side: number) =>
        Array.from({ length: state.field.grid.size }, (_, hex) => hex).filter(
          (hex) => rows(side).includes(state.field.grid.row(hex)) && !isRough(hex),
        ).length
      // Eight types: two of infantry, two of cavalry, three of artillery, and generals. One side deploys, or both unseen.
      const expected = game.deciders(state).reduce((sum, side) => sum + 8 * free(side), 0)
      expect(perft(state, 1)).toBe(expected)
    }
  })
})

/** Sequences of legal actions, of any side that decides. */
function perft(state: BattleState, depth: number): number {
  const actions = game.deciders(state).flatMap((side) => game.actions(state, side))
  if (depth === 1) return actions.length
  return actions.reduce((sum, action) => {
    const next = game.copy(state)
    game.apply(next, action)
    return sum + perft(next, depth - 1)
  }, 0)
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

/** 4.1 counted without the engine: two players take cards one by one, in any order, from a deck of the book each. */
function waysToChoose(depth: number, decks = [0, 1].map(() => CARDS.map((card) => CARD_ROWS[card].count))): number {
  if (depth === 0) return 1
  let ways = 0
  for (const deck of decks) {
    for (let card = 0; card < deck.length; card++) {
      if (deck[card] === 0) continue
      deck[card]!--
      ways += waysToChoose(depth - 1, decks)
      deck[card]!++
    }
  }
  return ways
}

function withHands(battle: string, ...hands: readonly (readonly Card[])[]): BattleState {
  const scenario = BATTLES.get(battle) as Scenario
  const state = game.setup(scenario, 1)
  hands.forEach((hand, side) => {
    for (const card of hand) say(state, `${game.sides(state)[side]} takes ${card}`)
  })
  return state
}

function afterCards(battle: string, ...cards: readonly string[]): BattleState {
  const hand: Card[] = ['left', 'centre', 'right', 'infantry-manoeuvre', 'grand-charge', 'bombardment']
  const state = withHands(battle, hand, hand)
  cards.forEach((card, side) => say(state, `${game.sides(state)[side]} plays ${card}`))
  return state
}

function say(state: BattleState, text: string): void {
  const action = game.parse(state, text)
  if (isRefusal(action)) throw new Error(`${text}: ${action.reason}`)
  game.apply(state, action)
}
