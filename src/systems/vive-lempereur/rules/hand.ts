import { CARDS } from '../format/index.ts'
import { choiceOf, makeAction, sideOf } from './actions.ts'
import { cardName, summariseCard } from './cards.ts'
import type { Decision } from './decision.ts'
import type { Reason } from './reasons.ts'
import type { BattleState } from './state.ts'

export const TAKE = 4

/** 4.1: a hand. */
const HAND_SIZE = 6

/**
 * 4.1: the hand of a new turn. The cards that were not played stay, and the player takes others from those that were;
 * with a deck so large that too many stayed, the player chooses among them.
 */
export function formHands(state: BattleState): void {
  for (let side = 0; side < 2; side++) {
    const { firstHands, decks } = state.field
    const first = state.turn === 1 ? firstHands[side] : undefined
    const wasPlayed = CARDS.some((_, card) => state.played[side * CARDS.length + card]! > 0)
    const kept = CARDS.map((_, card) => decks[side]![card]! - state.played[side * CARDS.length + card]!)
    const staysInHand = wasPlayed && sum(kept) <= HAND_SIZE
    CARDS.forEach((_, card) => {
      state.hands[side * CARDS.length + card] = first ? first[card]! : staysInHand ? kept[card]! : 0
    })
    fillHand(state, side)
  }
}

/** Whether a side has still to choose cards. */
export function choosesHand(state: BattleState, side: number): boolean {
  return handSize(state, side) < HAND_SIZE
}

/** How many of a card a side may still take into its hand. */
function available(state: BattleState, side: number, card: number): number {
  const place = side * CARDS.length + card
  const deck = state.field.decks[side]!
  const free = deck[card]! - state.hands[place]!
  const wasPlayed = CARDS.some((_, other) => state.played[side * CARDS.length + other]! > 0)
  if (!wasPlayed) return free
  const kept = CARDS.map((_, other) => deck[other]! - state.played[side * CARDS.length + other]!)
  return sum(kept) <= HAND_SIZE ? free : kept[card]! - state.hands[place]!
}

function takeRefusal(state: BattleState, side: number, card: number): Reason | undefined {
  return available(state, side, card) > 0 ? undefined : 'card-not-there'
}

function takeCard(state: BattleState, side: number, card: number): void {
  state.hands[side * CARDS.length + card]!++
  fillHand(state, side)
}

/** Where no more cards are left than are missing, the hand completes itself. */
function fillHand(state: BattleState, side: number): void {
  const rest = CARDS.map((_, card) => Math.max(0, available(state, side, card)))
  if (sum(rest) > HAND_SIZE - handSize(state, side)) return
  CARDS.forEach((_, card) => {
    state.hands[side * CARDS.length + card]! += rest[card]!
  })
}

function handSize(state: BattleState, side: number): number {
  let size = 0
  for (let card = 0; card < CARDS.length; card++) size += state.hands[side * CARDS.length + card]!
  return size
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** A side takes a card into its hand. */
export const takeDecision: Decision = {
  kinds: [TAKE],
  verbs: ['take'],
  thirdPerson: 'takes',
  words: CARDS,
  choices: CARDS.length,
  notNow: 'no-hand-now',
  list(state, side, out) {
    for (let card = 0; card < CARDS.length; card++) {
      if (!takeRefusal(state, side, card)) out.push(makeAction(TAKE, card, 0, side))
    }
  },
  refusal: (state, action) => takeRefusal(state, sideOf(action), choiceOf(action)),
  carryOut: (state, action) => takeCard(state, sideOf(action), choiceOf(action)),
  format: (state, action) => `${state.field.sides[sideOf(action)]} takes ${CARDS[choiceOf(action)]}`,
  parse(_, side, text) {
    const card = CARDS.findIndex((one) => text === `take ${one}`)
    return card < 0 ? undefined : makeAction(TAKE, card, 0, side)
  },
  offer(state, action) {
    const card = choiceOf(action)
    const label = cardName(state, sideOf(action), card)
    return { kind: 'other', group: 'Take into your hand', label, note: summariseCard(state, card) }
  },
}
