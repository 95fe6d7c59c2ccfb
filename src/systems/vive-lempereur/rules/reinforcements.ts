import { NOWHERE } from '../../../board/nowhere.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import type { GameEvent } from '../../../engine/system.ts'
import { COMMAND_DIE, COMMAND_FACES, D6, SPECIAL_DIE } from '../format/dice.ts'
import { GARRISON, UNIT_TYPES } from '../format/roster.ts'
import { BRING, HOLD_BACK, makeAction } from './actions.ts'
import type { Arrival } from './arrival-plan.ts'
import { takeControl } from './control.ts'
import { noteArrival, noteArrivalDie, noteNobody } from './events.ts'
import { stayRefusal } from './generals.ts'
import { activate } from './orders.ts'
import { areEnemies, canLead, groundAt, isAdmitted, isGeneral, put } from './position.ts'
import type { Reason } from './reasons.ts'
import {
  ACT,
  ARRIVED,
  type BattleState,
  ENTERED_BUILDING,
  FLAG_FACE,
  GENERAL_FACE,
  GONE,
  NOBODY,
  OVER,
  SQUARE,
} from './state.ts'
import { checkVictory } from './victory.ts'

/**
 * Goes on with the arrivals that are due at the beginning of a turn or round, from where it stopped.
 * Says whether somebody has to decide: which piece comes where, or what one does that acts at once.
 */
export function carryOnArrivals(state: BattleState, each: 'turn' | 'round', events: GameEvent[] | undefined): boolean {
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

const isCurrent = ({ turn }: BattleState, { from, to }: Arrival) => turn >= from && turn <= to

/** Whether pieces can be due at the beginning of this turn or round. */
function isDueAt(state: BattleState, arrival: Arrival, each: 'turn' | 'round'): boolean {
  if (!isCurrent(state, arrival)) return false
  if (arrival.each !== 'turn-then-round') return arrival.each === each
  // 14.0: the first round of a turn begins with the turn.
  return each === 'turn' || state.round > 1
}

/** How many pieces are due this time: of those that are rolled for again the ones that have not come. */
function numberDue(state: BattleState, arrival: Arrival): number {
  return arrival.each === 'turn-then-round' ? state.outstanding[state.group]! : arrival.units
}

/** A piece with a hex of its own comes in there, or in the nearest entrance that is free, or waits. */
function arriveFixed(state: BattleState, arrival: Arrival, number: number, events: GameEvent[] | undefined): boolean {
  const piece = state.field.roster.arrivals[arrival.group]![number]!
  if (!isWaiting(state, piece)) return false
  const [hex] = placesFor(state, arrival, piece, [arrival.fixed![number]!])
  if (hex === undefined) {
    noteNobody(state, events, arrival.side, 'entrances occupied')
    return false
  }
  return arrive(state, arrival, piece, hex, events)
}

/** Rolls for a piece that is due; whether the owner has a choice then. */
function isDue(state: BattleState, arrival: Arrival, events: GameEvent[] | undefined): boolean {
  if (typesLeft(state, arrival, () => true) === 0) return false
  if (arrival.flagDie && rollFlag(state, arrival, events) !== arrival.flagDie) {
    noteNobody(state, events, arrival.side, 'no flag')
    return false
  }
  state.allowed = arrival.typeDie ? rollType(state, arrival, events) : typesLeft(state, arrival, () => true)
  if (state.allowed === 0) {
    noteNobody(state, events, arrival.side, 'no such unit')
    return false
  }
  state.entrance = arrival.entrance.length > 1 ? rollEntrance(state, arrival, events) : 0
  const choices: number[] = []
  listArrivals(state, choices)
  // Only holding back is left where every entrance is taken.
  if (choices.length > 1) return true
  noteNobody(state, events, arrival.side, 'entrances occupied')
  return false
}

/** 13.1: the flag that a special die shows. */
function rollFlag(state: BattleState, arrival: Arrival, events: GameEvent[] | undefined): string {
  const flag = SPECIAL_DIE.faces[rollDie(state, SPECIAL_DIE)]!
  noteArrivalDie(state, events, arrival.side, 'flag', flag)
  return flag
}

/** 13.1, 14.0: the entrance by a d6, as an index. */
function rollEntrance(state: BattleState, arrival: Arrival, events: GameEvent[] | undefined): number {
  const die = rollDie(state, D6)
  noteArrivalDie(state, events, arrival.side, 'entrance', die + 1)
  return die
}

/** 13.1, 14.0: the types that a command die brings. */
function rollType(state: BattleState, arrival: Arrival, events: GameEvent[] | undefined): number {
  const face = COMMAND_FACES[rollDie(state, COMMAND_DIE)]!
  noteArrivalDie(state, events, arrival.side, 'type', COMMAND_DIE.faces[face]!)
  const { roster } = state.field
  if (face === FLAG_FACE) return arrival.typeDie!.flag === 'choose' ? typesLeft(state, arrival, () => true) : 0
  if (face === GENERAL_FACE) {
    return arrival.typeDie!.general === 'general' ? typesLeft(state, arrival, (piece) => isGeneral(state, piece)) : 0
  }
  return typesLeft(state, arrival, (piece) => roster.arm[piece] === face)
}

/** The types of the pieces that have not come yet, one bit each. */
function typesLeft(state: BattleState, arrival: Arrival, fits: (piece: number) => boolean): number {
  const { roster } = state.field
  let types = 0
  for (const piece of roster.arrivals[arrival.group]!) {
    if (isWaiting(state, piece) && fits(piece)) types |= 1 << roster.type[piece]!
  }
  return types
}

const isWaiting = (state: BattleState, piece: number) =>
  state.hex[piece] === NOWHERE && (state.status[piece]! & GONE) === 0

/** The first piece of a type that has not come yet. */
function nextOfType(state: BattleState, arrival: Arrival, type: number): number {
  const { roster } = state.field
  return (
    roster.arrivals[arrival.group]!.find((piece) => roster.type[piece] === type && isWaiting(state, piece)) ?? NOBODY
  )
}

/** Where a piece may come in: the hexes given as far as they are free, or else the nearest entrances that are. */
function placesFor(state: BattleState, arrival: Arrival, piece: number, hexes: readonly number[]): readonly number[] {
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

/** Whether a piece can be placed in a hex. */
export const isFree = (state: BattleState, piece: number, hex: number) => !placeRefusal(state, piece, hex)

/** Why a piece cannot be placed in a hex, if it cannot. */
export function placeRefusal(state: BattleState, piece: number, hex: number): Reason | undefined {
  const ground = groundAt(state, hex)
  if (!ground.passable) return ground.rule === '8.8' ? 'rough' : 'river'
  const general = state.leader[hex]!
  if (general !== NOBODY && areEnemies(state, piece, general)) return 'enemy-general'
  if (isGeneral(state, piece)) return stayRefusal(state, piece, hex)
  if (state.troops[hex] !== NOBODY) return 'occupied'
  if (state.field.roster.type[piece] === GARRISON && !ground.building) return 'no-garrison-here'
  if (!isAdmitted(state, piece, hex)) return 'entry-forbidden'
  return general === NOBODY || canLead(state, general, piece) ? undefined : 'foreign-general'
}

export function bringRefusal(state: BattleState, type: number, hex: number): Reason | undefined {
  const arrival = state.field.arrivals[state.group]!
  if (type >= UNIT_TYPES.length || (state.allowed & (1 << type)) === 0) return 'type-not-rolled'
  const piece = nextOfType(state, arrival, type)
  const entrance = arrival.entrance[state.entrance]!
  if (placesFor(state, arrival, piece, entrance).includes(hex)) return undefined
  const refusal = entrance.includes(hex) ? placeRefusal(state, piece, hex) : undefined
  return refusal ?? 'no-entrance'
}

/** Every piece that may come now, in every hex where it may. */
export function listArrivals(state: BattleState, out: number[]): void {
  const arrival = state.field.arrivals[state.group]!
  for (let type = 0; type < UNIT_TYPES.length; type++) {
    if ((state.allowed & (1 << type)) === 0) continue
    const piece = nextOfType(state, arrival, type)
    for (const hex of placesFor(state, arrival, piece, arrival.entrance[state.entrance]!)) {
      out.push(makeAction(BRING, hex, type, arrival.side))
    }
  }
  out.push(makeAction(HOLD_BACK, 0, 0, arrival.side))
}

export function bring(state: BattleState, type: number, hex: number, events: GameEvent[] | undefined): void {
  const arrival = state.field.arrivals[state.group]!
  arrive(state, arrival, nextOfType(state, arrival, type), hex, events)
}

/** Puts a piece on the board. Says whether play stops here: it acts at once, or its arrival has decided the battle. */
function arrive(
  state: BattleState,
  arrival: Arrival,
  piece: number,
  hex: number,
  events: GameEvent[] | undefined,
): boolean {
  put(state, piece, hex)
  state.status[piece]! |= ARRIVED
  // 6.0: another entrance than its own may be no ground for a square.
  if (!groundAt(state, hex).square) state.status[piece]! &= ~SQUARE
  // 8.4: to arrive in a building is to enter it.
  if (groundAt(state, hex).building) state.status[piece]! |= ENTERED_BUILDING
  noteArrival(state, events, piece)
  // Who has come is no longer due, and was no try in vain.
  if (arrival.each === 'turn-then-round') {
    state.outstanding[state.group]!--
    state.due--
  }
  takeControl(state, piece, events)
  if (!arrival.actsAtOnce) {
    checkVictory(state, 'immediately')
    return state.decision === OVER
  }
  activate(state, piece, true)
  state.decision = ACT
  return true
}

/** The side whose reinforcements are due. */
export const arrivingSide = (state: BattleState) => state.field.arrivals[state.group]!.side
