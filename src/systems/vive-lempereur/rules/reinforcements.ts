import { NOWHERE } from '../../../board/nowhere.ts'
import { troopListOf } from '../format/index.ts'
import { asPhrase, parseAt } from './action-notation.ts'
import { type Action, choiceOf, detailOf, makeAction, sideOf } from './actions.ts'
import { activate } from './active-piece.ts'
import type { ArrivalPlan } from './arrival-plan.ts'
import { takeControl } from './control.ts'
import type { Decision } from './decision.ts'
import { emitArrival, emitForgone } from './emit-events.ts'
import type { Events } from './events.ts'
import { isFree, placeRefusal } from './placement.ts'
import { groundAt, isGeneral, put } from './position.ts'
import type { Reason } from './reasons.ts'
import { ACT, ARRIVED, type BattleState, ENTERED_BUILDING, GONE, NOBODY, OVER, SQUARE, WITHDRAWN } from './state.ts'
import { checkVictory } from './victory.ts'

export const [BRING, HOLD_BACK] = [2, 3] as const

/** Whether a piece has not come yet. */
export const isWaiting = (state: BattleState, piece: number) =>
  state.hex[piece] === NOWHERE && (state.status[piece]! & (GONE | WITHDRAWN)) === 0

/** The first piece of a type that has not come yet. */
function nextOfType(state: BattleState, arrival: ArrivalPlan, type: number): number {
  const { roster } = state.field
  return (
    roster.arrivals[arrival.group]!.find((piece) => roster.type[piece] === type && isWaiting(state, piece)) ?? NOBODY
  )
}

/** 13.1, 14.0: whether the dice let a piece come. */
function isAllowed(state: BattleState, piece: number): boolean {
  return piece !== NOBODY && (state.allowed & (1 << state.field.roster.typeGroup[piece]!)) !== 0
}

/** Where a piece may come in: the hexes given as far as they are free, or else the nearest entrances that are. */
export function placesFor(
  state: BattleState,
  arrival: ArrivalPlan,
  piece: number,
  hexes: readonly number[],
): readonly number[] {
  const free = hexes.filter((hex) => isFree(state, piece, hex))
  if (isGeneral(state, piece)) {
    // 13.1: a general may come in with another unit.
    const { roster } = state.field
    for (const unit of roster.arrivals[arrival.group]!) {
      const hex = state.hex[unit]!
      const hasJustCome = (state.status[unit]! & ARRIVED) !== 0
      if (hex !== NOWHERE && hasJustCome && !free.includes(hex) && isFree(state, piece, hex)) free.push(hex)
    }
  }
  if (free.length > 0 || !arrival.takesNearest) return free
  const { tables } = state.field
  const others = arrival.entrances.filter((hex) => isFree(state, piece, hex))
  const away = (hex: number) => Math.min(...hexes.map((entrance) => tables.distance(entrance, hex)))
  const nearest = Math.min(...others.map(away))
  return others.filter((hex) => away(hex) === nearest)
}

function bringRefusal(state: BattleState, type: number, hex: number): Reason | undefined {
  const arrival = state.field.arrivals[state.group]!
  const piece = nextOfType(state, arrival, type)
  if (!isAllowed(state, piece)) return 'type-not-rolled'
  const entrance = arrival.entrance[state.entrance]!
  if (placesFor(state, arrival, piece, entrance).includes(hex)) return undefined
  const refusal = entrance.includes(hex) ? placeRefusal(state, piece, hex) : undefined
  return refusal ?? 'no-entrance'
}

/** Every piece that may come now, in every hex where it may. */
export function listArrivals(state: BattleState, side: number, out: Action[]): void {
  const arrival = state.field.arrivals[state.group]!
  const { ids } = troopListOf(state.field.scenario)
  for (let type = 0; type < ids.length; type++) {
    const piece = nextOfType(state, arrival, type)
    if (!isAllowed(state, piece)) continue
    for (const hex of placesFor(state, arrival, piece, arrival.entrance[state.entrance]!)) {
      out.push(makeAction(BRING, hex, type, side))
    }
  }
}

/** Puts a piece on the board. Says whether play stops here: it acts at once, or its arrival has decided the battle. */
export function arrive(state: BattleState, arrival: ArrivalPlan, piece: number, hex: number, events: Events): boolean {
  put(state, piece, hex)
  state.status[piece]! |= ARRIVED
  // 6.0: another entrance than its own may be no ground for a square.
  if (!groundAt(state, hex).square) state.status[piece]! &= ~SQUARE
  // 8.4: to arrive in a building is to enter it.
  if (groundAt(state, hex).building) state.status[piece]! |= ENTERED_BUILDING
  emitArrival(state, events, piece)
  // Who has come is no longer due, and was no try in vain.
  if (arrival.each === 'turn-then-round') {
    state.outstanding[state.group]!--
    state.due--
  }
  takeControl(state, piece, events)
  if (!arrival.actsAtOnce) {
    checkVictory(state, events, 'immediately')
    return state.decision === OVER
  }
  activate(state, piece, true)
  state.decision = ACT
  return true
}

/** The side whose reinforcements are due. */
export const arrivingSide = (state: BattleState) => state.field.arrivals[state.group]!.side

/** A side brings a reinforcement in; the detail is its type. */
export const bringDecision: Decision = {
  kinds: [BRING],
  verbs: ['bring'],
  choices: 'hexes',
  details: 'troops',
  notNow: 'no-arrival-now',
  list: listArrivals,
  refusal: (state, action) => bringRefusal(state, detailOf(action), choiceOf(action)),
  carryOut(state, action, events) {
    const arrival = state.field.arrivals[state.group]!
    arrive(state, arrival, nextOfType(state, arrival, detailOf(action)), choiceOf(action), events)
  },
  format: (state, action) =>
    `bring ${troopListOf(state.field.scenario).ids[detailOf(action)]} ${state.field.grid.label(choiceOf(action))}`,
  parse(state, side, text) {
    const [verb, unit, label] = text.split(' ')
    const type = troopListOf(state.field.scenario).indexOf(unit ?? '')
    return verb === 'bring' ? parseAt(state, BRING, label, type, side) : undefined
  },
  offer(state, action) {
    const place = choiceOf(action)
    const group = `Bring in ${troopListOf(state.field.scenario).rows[detailOf(action)]!.name}`
    return { kind: 'place', group, label: state.field.grid.label(place), place }
  },
}

/** A side holds a reinforcement back. */
export const holdBackDecision: Decision = {
  ...asPhrase(HOLD_BACK, 'hold back'),
  notNow: 'no-arrival-now',
  list: (_, side, out) => void out.push(makeAction(HOLD_BACK, 0, 0, side)),
  refusal: () => undefined,
  carryOut: (state, action, events) => emitForgone(state, events, 'hold-back', sideOf(action)),
  offer: () => ({ kind: 'other', group: 'Or', label: 'Hold the reinforcement back' }),
}
