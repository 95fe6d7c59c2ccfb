import { rollDie } from '../../../engine/flat-memory.ts'
import { hasCome } from '../../../engine/timetable.ts'
import { D6 } from '../format/index.ts'
import type { Action } from './actions.ts'
import type { ArrivalPlan } from './arrival-plan.ts'
import { emitArrivalDie, emitNobody } from './emit-events.ts'
import type { Events } from './events.ts'
import { isGeneral } from './position.ts'
import { arrive, isWaiting, listArrivals, placesFor } from './reinforcements.ts'
import { type BattleState, FLAG_FACE, GENERAL_FACE, ORDER_FACES } from './state.ts'

/**
 * Goes on with the arrivals that are due at the beginning of a turn or round, from where it stopped.
 * Says whether somebody has to decide: which piece comes where, or what one does that acts at once.
 */
export function continueArrivals(state: BattleState, each: 'turn' | 'round', events: Events): boolean {
  const { arrivals } = state.field
  for (; state.group < arrivals.length; state.group++, state.due = 0) {
    const arrival = arrivals[state.group]!
    if (!isDueAt(state, arrival, each)) continue
    while (state.due < numberDue(state, arrival)) {
      const piece = state.due++
      if (arrival.fixed ? arriveFixed(state, arrival, piece, events) : isDue(state, arrival, events)) return true
    }
  }
  state.group = 0
  state.due = 0
  return false
}

/** 14.0: nothing has come of this turn's arrivals yet. */
export function expectArrivals(state: BattleState): void {
  state.field.arrivals.forEach((arrival, i) => {
    state.outstanding[i] = isCurrent(state, arrival) ? arrival.units : 0
  })
}

const isCurrent = ({ turn, memory }: BattleState, { from, to, timing }: ArrivalPlan) =>
  turn >= from && turn <= to && hasCome(timing, turn, memory)

/** Whether pieces can be due at the beginning of this turn or round. */
function isDueAt(state: BattleState, arrival: ArrivalPlan, each: 'turn' | 'round'): boolean {
  if (!isCurrent(state, arrival)) return false
  if (arrival.each !== 'turn-then-round') return arrival.each === each
  // 14.0: the first round of a turn begins with the turn.
  return each === 'turn' || state.round > 1
}

/** How many pieces are due this time: of those that are rolled for again the ones that have not come. */
function numberDue(state: BattleState, arrival: ArrivalPlan): number {
  return arrival.each === 'turn-then-round' ? state.outstanding[state.group]! : arrival.units
}

/** A piece with a hex of its own comes in there, or in the nearest entrance that is free, or waits. */
function arriveFixed(state: BattleState, arrival: ArrivalPlan, number: number, events: Events): boolean {
  const piece = state.field.roster.arrivals[arrival.group]![number]!
  if (!isWaiting(state, piece)) return false
  const [hex] = placesFor(state, arrival, piece, [arrival.fixed![number]!])
  if (hex === undefined) {
    emitNobody(state, events, arrival.side, 'entrances occupied')
    return false
  }
  return arrive(state, arrival, piece, hex, events)
}

/** Rolls for a piece that is due; whether the owner has a choice then. */
function isDue(state: BattleState, arrival: ArrivalPlan, events: Events): boolean {
  if (groupsLeft(state, arrival, () => true) === 0) return false
  if (arrival.flagDie && rollFlag(state, arrival, events) !== arrival.flagDie) {
    emitNobody(state, events, arrival.side, 'no flag')
    return false
  }
  state.allowed = arrival.typeDie ? rollType(state, arrival, events) : groupsLeft(state, arrival, () => true)
  if (state.allowed === 0) {
    emitNobody(state, events, arrival.side, 'no such unit')
    return false
  }
  state.entrance = arrival.entrance.length > 1 ? rollEntrance(state, arrival, events) : 0
  const choices: Action[] = []
  listArrivals(state, arrival.side, choices)
  if (choices.length > 0) return true
  emitNobody(state, events, arrival.side, 'entrances occupied')
  return false
}

/** 13.1: the flag that a special die shows. */
function rollFlag(state: BattleState, arrival: ArrivalPlan, events: Events): string {
  const { specialDie } = state.field.charts
  const flag = specialDie.faces[rollDie(state, specialDie)]!
  emitArrivalDie(state, events, arrival.side, 'flag', flag)
  return flag
}

/** 13.1, 14.0: the entrance by a d6, as an index. */
function rollEntrance(state: BattleState, arrival: ArrivalPlan, events: Events): number {
  const die = rollDie(state, D6)
  emitArrivalDie(state, events, arrival.side, 'entrance', die + 1)
  return die
}

/** 13.1, 14.0: the groups of types that a command die brings. */
function rollType(state: BattleState, arrival: ArrivalPlan, events: Events): number {
  const { commandDie, commandFaces } = state.field.charts
  const face = commandFaces[rollDie(state, commandDie)]!
  emitArrivalDie(state, events, arrival.side, 'type', ORDER_FACES[face]!)
  const { roster } = state.field
  if (face === FLAG_FACE) return arrival.typeDie!.flag === 'choose' ? groupsLeft(state, arrival, () => true) : 0
  if (face === GENERAL_FACE) {
    return arrival.typeDie!.general === 'general' ? groupsLeft(state, arrival, (piece) => isGeneral(state, piece)) : 0
  }
  return groupsLeft(state, arrival, (piece) => roster.arm[piece] === face)
}

/** The groups of types of the pieces that have not come yet, one bit each. */
function groupsLeft(state: BattleState, arrival: ArrivalPlan, fits: (piece: number) => boolean): number {
  const { roster } = state.field
  let groups = 0
  for (const piece of roster.arrivals[arrival.group]!) {
    if (isWaiting(state, piece) && fits(piece)) groups |= 1 << roster.typeGroup[piece]!
  }
  return groups
}
