import type { GameEvent } from '../../../engine/system.ts'
import { CARDS } from '../format/catalog.ts'
import { makeAction, PLAY, TAKE } from './actions.ts'
import { noteCard } from './events.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, NOBODY } from './state.ts'

/** 4.1: a hand. */
const HAND_SIZE = 6

const RIGHT = 2
export const COORDINATED_ATTACK = 3
export const [INFANTRY_MANOEUVRE, GRAND_CHARGE, BOMBARDMENT] = [4, 5, 6] as const
/** 3.2: cards from here on order without dice. */
export const isAutomatic = (card: number) => card >= INFANTRY_MANOEUVRE

/** The automatic card that the active unit is ordered by, or NOBODY: an order card, an exercise or an arrival. */
export function orderingCard(state: BattleState): number {
  if (state.posted === 1 || state.exercise === 1) return NOBODY
  const card = state.card[state.side]!
  return isAutomatic(card) ? card : NOBODY
}

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
    completeHand(state, side)
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

export function takeRefusal(state: BattleState, side: number, card: number): Reason | undefined {
  return available(state, side, card) > 0 ? undefined : 'card-not-there'
}

export function takeCard(state: BattleState, side: number, card: number): void {
  state.hands[side * CARDS.length + card]!++
  completeHand(state, side)
}

/** Where no more cards are left than are missing, the hand completes itself. */
function completeHand(state: BattleState, side: number): void {
  const rest = CARDS.map((_, card) => Math.max(0, available(state, side, card)))
  if (sum(rest) > HAND_SIZE - handSize(state, side)) return
  CARDS.forEach((_, card) => {
    state.hands[side * CARDS.length + card]! += rest[card]!
  })
}

export function listTakes(state: BattleState, side: number, out: number[]): void {
  for (let card = 0; card < CARDS.length; card++) {
    if (!takeRefusal(state, side, card)) out.push(makeAction(TAKE, card, 0, side))
  }
}

/** 5.1: whether a side may play a card. `sector` is the sector of an infantry manoeuvre, from the player's own seat. */
export function playRefusal(state: BattleState, side: number, card: number, sector: number): Reason | undefined {
  if (card >= CARDS.length || state.hands[side * CARDS.length + card]! <= 0) return 'card-not-held'
  return sector === 0 || (card === INFANTRY_MANOEUVRE && sector < 3) ? undefined : 'card-not-held'
}

export function listPlays(state: BattleState, side: number, out: number[]): void {
  for (let card = 0; card < CARDS.length; card++) {
    const sectors = card === INFANTRY_MANOEUVRE ? 3 : 1
    for (let sector = 0; sector < sectors; sector++) {
      if (!playRefusal(state, side, card, sector)) out.push(makeAction(PLAY, card, sector, side))
    }
  }
}

/** Lays a card face down. */
export function playCard(state: BattleState, side: number, card: number, sector: number): void {
  state.hands[side * CARDS.length + card]!--
  state.played[side * CARDS.length + card]!++
  state.card[side] = card
  state.cardSector[side] = card <= RIGHT ? sectorOf(state, side, card) : sectorOf(state, side, sector)
}

/** Both cards are turned up. */
export function revealCards(state: BattleState, events: GameEvent[] | undefined): void {
  for (let side = 0; side < 2; side++) {
    const card = state.card[side]!
    if (card === NOBODY) continue
    const hasSector = card <= RIGHT || card === INFANTRY_MANOEUVRE
    noteCard(state, events, side, card, hasSector ? state.cardSector[side]! : NOBODY)
  }
}

/** 2.0: left (0), centre (1) or right (2) from a player's own seat, as the sector of the board. */
export function sectorOf(state: BattleState, side: number, seat: number): number {
  return state.field.edges[side] === 'south' ? seat : 2 - seat
}

function handSize(state: BattleState, side: number): number {
  let size = 0
  for (let card = 0; card < CARDS.length; card++) size += state.hands[side * CARDS.length + card]!
  return size
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
