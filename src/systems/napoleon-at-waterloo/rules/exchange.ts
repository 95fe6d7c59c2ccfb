import type { GameEvent } from '../../../engine/system.ts'
import { LOSE, makeAction } from './actions.ts'
import { startAdvance } from './advance.ts'
import { isSubject, PAYING } from './engagement.ts'
import { destroy, reckon } from './losses.ts'
import type { Reason } from './reasons.ts'
import { ATTACKING, type BattleState } from './state.ts'

/** Results EX: the attacker loses units of at least the printed strength of the defender's, and none beyond that. */
export function startPayment(state: BattleState, owed: number, events: GameEvent[] | undefined): void {
  state.step = PAYING
  state.owed = owed
  goOnPaying(state, events)
}

export function payRefusal(state: BattleState, piece: number): Reason | undefined {
  return isSubject(state, piece, ATTACKING) ? undefined : 'not-in-combat'
}

export function pay(state: BattleState, piece: number, events: GameEvent[] | undefined): void {
  state.owed -= state.field.strength[piece]!
  destroy(state, piece, 'exchange', events)
  goOnPaying(state, events)
}

/** Where one unit is left, or all that are left are not more than what is owed, there is nothing to choose. */
function goOnPaying(state: BattleState, events: GameEvent[] | undefined): void {
  const { pieces, strength } = state.field
  let [units, left] = [0, 0]
  for (let piece = 0; piece < pieces; piece++) {
    if (!isSubject(state, piece, ATTACKING)) continue
    units++
    left += strength[piece]!
  }
  if (state.owed > 0 && units > 1 && left > state.owed) return
  for (let piece = 0; piece < pieces && state.owed > 0; piece++) {
    if (!isSubject(state, piece, ATTACKING)) continue
    state.owed -= strength[piece]!
    destroy(state, piece, 'exchange', events)
  }
  // Demoralization 4: only now, because all of an exchange is one instant.
  reckon(state, events)
  startAdvance(state)
}

export function listPayments(state: BattleState, out: number[]): void {
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if (!payRefusal(state, piece)) out.push(makeAction(LOSE, state.side, piece))
  }
}
