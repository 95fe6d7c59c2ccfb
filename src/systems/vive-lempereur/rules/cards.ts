import { capitalise, count } from '../../../scenario/wording.ts'
import { CARDS } from '../format/index.ts'
import { type Action, choiceOf, detailOf, makeAction, sideOf } from './actions.ts'
import type { Decision } from './decision.ts'
import { emitCard } from './emit-events.ts'
import type { Events } from './events.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, NOBODY } from './state.ts'

export const PLAY = 5

/** The seats of a sector, as a player names them: left, centre and right are seen from his own edge. */
export const SEATS = ['left', 'centre', 'right'] as const
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

/** Both cards are turned up. */
export function revealCards(state: BattleState, events: Events): void {
  for (let side = 0; side < 2; side++) {
    const card = state.card[side]!
    if (card === NOBODY) continue
    const hasSector = card <= RIGHT || card === INFANTRY_MANOEUVRE
    emitCard(state, events, side, card, hasSector ? state.cardSector[side]! : NOBODY)
  }
}

/** 2.0: left (0), centre (1) or right (2) from a player's own seat, as the sector of the board. */
export function sectorOf(state: BattleState, side: number, seat: number): number {
  return state.field.firstOnLeft[side] ? seat : 2 - seat
}

/** The name of a card, with the sector of the board where that is another than the seat. */
export function cardName(state: BattleState, side: number, card: number): string {
  const name = CARDS[card]!.replace('-', ' ')
  const seat = card <= RIGHT ? state.field.sectorNames[sectorOf(state, side, card)] : undefined
  const sector = seat === undefined || seat === CARDS[card] ? '' : ` (${seat})`
  return `${capitalise(name)}${sector}`
}

/** 3.1, 3.2: what a card orders, in a few words. */
export function summariseCard({ field }: BattleState, card: number): string {
  const { dice, perSector, units } = field.charts.cards
  const number = units[card]! < field.roster.size ? `${units[card]} ` : 'all '
  if (card <= RIGHT) return `${count(dice[card]!, 'die', 'dice')} for this sector`
  if (card === COORDINATED_ATTACK) {
    return `${count(dice[card]!, 'die', 'dice')}, at most ${count(perSector[card]!, 'order')} a sector`
  }
  if (card === INFANTRY_MANOEUVRE) return `moves ${number}infantry of a sector`
  return card === GRAND_CHARGE ? `charges with ${number}cavalry anywhere` : `${number}artillery`
}

/** 5.1: whether a side may play a card. `sector` is the sector of an infantry manoeuvre, from the player's own seat. */
function playRefusal(state: BattleState, side: number, card: number, sector: number): Reason | undefined {
  if (state.hands[side * CARDS.length + card]! <= 0) return 'card-not-held'
  return sector === 0 || card === INFANTRY_MANOEUVRE ? undefined : 'card-not-held'
}

function listPlays(state: BattleState, side: number, out: Action[]): void {
  for (let card = 0; card < CARDS.length; card++) {
    const sectors = card === INFANTRY_MANOEUVRE ? SEATS.length : 1
    for (let sector = 0; sector < sectors; sector++) {
      if (!playRefusal(state, side, card, sector)) out.push(makeAction(PLAY, card, sector, side))
    }
  }
}

/** Lays a card face down. */
function playCard(state: BattleState, side: number, card: number, sector: number): void {
  state.hands[side * CARDS.length + card]!--
  state.played[side * CARDS.length + card]!++
  state.card[side] = card
  state.cardSector[side] = card <= RIGHT ? sectorOf(state, side, card) : sectorOf(state, side, sector)
}

/** A side plays the card of the round, face down; for an infantry manoeuvre the detail is the seat of its sector. */
export const playDecision: Decision = {
  kinds: [PLAY],
  verbs: ['play'],
  thirdPerson: 'plays',
  words: [...CARDS, ...SEATS],
  choices: CARDS.length,
  details: SEATS.length,
  notNow: 'no-card-now',
  list: listPlays,
  refusal: (state, action) => playRefusal(state, sideOf(action), choiceOf(action), detailOf(action)),
  carryOut: (state, action) => playCard(state, sideOf(action), choiceOf(action), detailOf(action)),
  format(state, action) {
    const card = choiceOf(action)
    const seat = card === INFANTRY_MANOEUVRE ? ` ${SEATS[detailOf(action)]}` : ''
    return `${state.field.sides[sideOf(action)]} plays ${CARDS[card]}${seat}`
  },
  parse(_, side, text) {
    const [verb, name, seat] = text.split(' ')
    const card = CARDS.findIndex((one) => one === name)
    if (verb !== 'play' || card < 0) return undefined
    if (card !== INFANTRY_MANOEUVRE) return seat === undefined ? makeAction(PLAY, card, 0, side) : undefined
    const sector = SEATS.findIndex((one) => one === seat)
    return sector < 0 ? undefined : makeAction(PLAY, card, sector, side)
  },
  offer(state, action) {
    const [side, card] = [sideOf(action), choiceOf(action)]
    const sector =
      card === INFANTRY_MANOEUVRE ? `, ${state.field.sectorNames[sectorOf(state, side, detailOf(action))]} sector` : ''
    const label = `${cardName(state, side, card)}${sector}`
    return { kind: 'other', group: 'Play face down', label, note: summariseCard(state, card) }
  },
}
