import { makeAction, STAND, WITHDRAW_GUN } from './actions.ts'
import { GOING_BACK, isImmune } from './engagement.ts'
import type { Reason } from './reasons.ts'
import { hasWayBack } from './retreat.ts'
import { type BattleState, RETREATING } from './state.ts'

/** Standard Artillery C, Artillery 7: why guns cannot take the Ar of their bombardment upon themselves, if they cannot. */
export function withdrawRefusal(state: BattleState, piece: number): Reason | undefined {
  if (!isPending(state, piece)) return 'not-in-combat'
  // A bombardment never costs its own guns.
  return hasWayBack(state, piece) ? undefined : 'nowhere-to-go'
}

function isPending(state: BattleState, piece: number): boolean {
  return isImmune(state, piece) && (state.status[piece]! & RETREATING) === 0
}

/** Whether guns that bombarded may still withdraw. */
export function canWithdraw(state: BattleState): boolean {
  for (let piece = 0; piece < state.field.pieces; piece++) if (!withdrawRefusal(state, piece)) return true
  return false
}

export function withdraw(state: BattleState, piece: number): void {
  state.status[piece]! |= RETREATING
  if (!canWithdraw(state)) stand(state)
}

/** The others stay where they are. */
export function stand(state: BattleState): void {
  state.step = GOING_BACK
}

export function listWithdrawals(state: BattleState, out: number[]): void {
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if (!withdrawRefusal(state, piece)) out.push(makeAction(WITHDRAW_GUN, state.side, piece))
  }
  out.push(makeAction(STAND, state.side))
}
