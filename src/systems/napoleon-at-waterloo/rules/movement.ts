import { NOWHERE } from '../../../board/nowhere.ts'
import type { GameEvent } from '../../../engine/system.ts'
import { DONE, EXIT, MOVE_TO, makeAction, ORDER_UNIT, PASS } from './actions.ts'
import { canArrive, hasArrival } from './arrivals.ts'
import { noteArrival, noteMove } from './events.ts'
import { excessCanLeave } from './excess.ts'
import { Reach } from './reach.ts'
import type { Reason } from './reasons.ts'
import { canStir, hasRoom } from './room.ts'
import { isEnemyIn, lift, ownerOf, put } from './stacks.ts'
import { type BattleState, LASTING, MOVED, NOBODY } from './state.ts'
import { isHeldIn } from './zones.ts'

/** Why a piece cannot be moved now, if it cannot. */
export function orderRefusal(
  state: BattleState,
  piece: number,
  areArrivalsDue = hasArrival(state),
): Reason | undefined {
  const { side } = state.field
  if (side[piece] !== state.side || (state.status[piece]! & LASTING) !== 0) return 'nobody-there'
  if (state.hex[piece] === NOWHERE) return canArrive(state, piece) ? undefined : 'cannot-arrive'
  if ((state.status[piece]! & MOVED) !== 0) return 'moved-already'
  if (!canStir(state, piece)) return isHeldIn(state, state.hex[piece]!, state.side) ? 'held' : 'cannot-stir'
  return areArrivalsDue ? 'arrivals-first' : undefined
}

/** Why the active piece cannot move to a hex, if it cannot. */
export function moveRefusal(state: BattleState, hex: number): Reason | undefined {
  const piece = state.active
  if (hex === state.hex[piece]) return 'same-hex'
  if (isEnemyIn(state, hex, state.side)) return 'enemy-there'
  const reach = Reach.of(state.field).search(state, piece, hex)
  if (reach.costTo(hex) < 0) return whyOutOfReach(state, piece, hex)
  return hasRoom(state, piece, hex) ? undefined : 'full'
}

/** The rule that makes the way too long: zones of control, the ground, or its length. */
function whyOutOfReach(state: BattleState, piece: number, hex: number): Reason {
  const { hexes, movement, isAdvanced } = state.field
  const from = state.hex[piece]!
  if (from !== NOWHERE && hexes.distance(from, hex) > movement[piece]!) return 'too-far'
  const isInReach = Reach.of(state.field).search(state, piece, hex, false).costTo(hex) >= 0
  if (isInReach) return isAdvanced ? 'zone-costs' : 'zone-stops'
  return from === NOWHERE ? 'too-far-in' : 'ground-costs'
}

export function exitRefusal(state: BattleState): Reason | undefined {
  if (!state.field.exits[state.side as 0 | 1].includes(1)) return 'no-exit'
  return Reach.of(state.field).search(state, state.active).exit > 0 ? undefined : 'exit-too-far'
}

/** Standard Prussians: who is due may not be held back. Movement 2: nobody makes an excess by staying who could avoid it. */
export function doneRefusal(state: BattleState): Reason | undefined {
  const piece = state.active
  const hex = state.hex[piece]!
  if (hex === NOWHERE) return 'must-arrive'
  return hasRoom(state, piece, hex) || !canMoveOn(state, piece) ? undefined : 'excess-can-leave'
}

/** Whether a piece has somewhere to end its move other than where it is. */
function canMoveOn(state: BattleState, piece: number): boolean {
  const reach = Reach.of(state.field).search(state, piece)
  if (reach.exit > 0) return true
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.found[i]!
    if (hex !== state.hex[piece] && hasRoom(state, piece, hex)) return true
  }
  return false
}

/** Why a side cannot end its movement yet. */
export function passRefusal(state: BattleState, areArrivalsDue = hasArrival(state)): Reason | undefined {
  if (areArrivalsDue) return 'must-arrive'
  return excessCanLeave(state) ? 'excess-can-leave' : undefined
}

/** The active piece goes to a hex, from another or from off the board. */
export function moveTo(state: BattleState, hex: number, events: GameEvent[] | undefined): void {
  const piece = state.active
  const from = state.hex[piece]!
  const cost = events ? Reach.of(state.field).search(state, piece, hex).costTo(hex) : 0
  if (from !== NOWHERE) lift(state, piece)
  put(state, piece, hex)
  if (from === NOWHERE) noteArrival(state, events, piece, cost)
  else noteMove(state, events, piece, from, cost)
  endMove(state)
}

/** Movement K: who has moved has done so for good. */
export function endMove(state: BattleState): void {
  state.status[state.active]! |= MOVED
  state.active = NOBODY
}

export function listOrders(state: BattleState, out: number[]): void {
  const { pieces } = state.field
  const areArrivalsDue = hasArrival(state)
  for (let piece = 0; piece < pieces; piece++) {
    if (!orderRefusal(state, piece, areArrivalsDue)) out.push(makeAction(ORDER_UNIT, state.side, piece))
  }
  if (!passRefusal(state, areArrivalsDue)) out.push(makeAction(PASS, state.side))
}

export function listMoves(state: BattleState, out: number[]): void {
  const piece = state.active
  const reach = Reach.of(state.field).search(state, piece)
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.found[i]!
    if (hex === state.hex[piece]) continue
    const isFree = ownerOf(state, hex) === NOBODY || hasRoom(state, piece, hex)
    if (isFree) out.push(makeAction(MOVE_TO, state.side, 0, hex))
  }
  if (reach.exit > 0) out.push(makeAction(EXIT, state.side))
  if (!doneRefusal(state)) out.push(makeAction(DONE, state.side))
}

/** Whether a side has anybody to move. */
export function hasOrder(state: BattleState): boolean {
  const { pieces } = state.field
  const areArrivalsDue = hasArrival(state)
  for (let piece = 0; piece < pieces; piece++) if (!orderRefusal(state, piece, areArrivalsDue)) return true
  return false
}
