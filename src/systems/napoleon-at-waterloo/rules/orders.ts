import { NOWHERE } from '../../../board/nowhere.ts'
import { makeAction } from './actions.ts'
import { canArrive, hasArrival } from './arrivals.ts'
import { type Decision, decide } from './decision.ts'
import { isInReserve } from './keep-time.ts'
import { choose } from './named-actions.ts'
import type { Reason } from './reasons.ts'
import { canStir } from './stacking.ts'
import { type BattleState, LASTING, MOVED, ORDER } from './state.ts'
import { findUnits, formatUnit, formatUnitWaiting } from './unit-names.ts'
import { isHeldIn } from './zones.ts'

export const ORDER_UNIT = 0

/** The unit that is moved next: one on the board, or one that arrives. */
export const orderUnit: Decision = decide({
  kind: ORDER_UNIT,
  verbs: ['order', 'bring'],
  names: 'unit',
  steps: [ORDER],
  list(state, side, out) {
    const { pieces } = state.field
    const areArrivalsDue = hasArrival(state)
    for (let piece = 0; piece < pieces; piece++) {
      if (!orderRefusal(state, piece, areArrivalsDue)) out.push(makeAction(ORDER_UNIT, side, piece))
    }
  },
  refusal: (state, piece) => orderRefusal(state, piece, hasArrival(state)),
  carryOut(state, piece) {
    state.active = piece
  },
  format: (state, piece) =>
    state.hex[piece] === NOWHERE ? `bring ${formatUnitWaiting(state, piece)}` : `order ${formatUnit(state, piece)}`,
  parse(state, side, text, words) {
    const isWaiting = text.trim().startsWith('bring')
    const units = findUnits(state, words, isWaiting)
    return choose(state, orderUnit, side, text, units, [0], isWaiting ? 'cannot-arrive' : 'nobody-there')
  },
})

/** Whether a side has anybody to move. */
export function hasOrder(state: BattleState): boolean {
  const { pieces } = state.field
  const areArrivalsDue = hasArrival(state)
  for (let piece = 0; piece < pieces; piece++) if (!orderRefusal(state, piece, areArrivalsDue)) return true
  return false
}

/** Why a piece cannot be moved now, if it cannot. */
function orderRefusal(state: BattleState, piece: number, areArrivalsDue: boolean): Reason | undefined {
  const { side } = state.field
  if (side[piece] !== state.side || (state.status[piece]! & LASTING) !== 0) return 'nobody-there'
  if (state.hex[piece] === NOWHERE) return canArrive(state, piece) ? undefined : 'cannot-arrive'
  if ((state.status[piece]! & MOVED) !== 0) return 'moved-already'
  if (isInReserve(state, piece)) return 'in-reserve'
  if (!canStir(state, piece)) return isHeldIn(state, state.hex[piece]!, state.side) ? 'held' : 'cannot-stir'
  return areArrivalsDue ? 'arrivals-first' : undefined
}
