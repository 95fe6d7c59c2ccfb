import { makeAction, STAND, WITHDRAW_GUN } from './actions.ts'
import { FALLING_BACK } from './engagement.ts'
import type { Reason } from './reasons.ts'
import { ATTACKING, type BattleState, RETREATING } from './state.ts'

/** Artillery 7: guns whose attack came to an Ar may take the retreat upon themselves, each as its owner likes. */
export function withdrawRefusal(state: BattleState, piece: number): Reason | undefined {
  const isIn = piece < state.field.pieces && isPending(state, piece)
  return isIn ? undefined : 'not-in-combat'
}

function isPending(state: BattleState, piece: number): boolean {
  return (state.status[piece]! & (ATTACKING | RETREATING)) === ATTACKING
}

export function withdraw(state: BattleState, piece: number): void {
  state.status[piece]! |= RETREATING
  for (let other = 0; other < state.field.pieces; other++) if (isPending(state, other)) return
  stand(state)
}

/** The others stay where they are. */
export function stand(state: BattleState): void {
  state.step = FALLING_BACK
}

export function listWithdrawals(state: BattleState, out: number[]): void {
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if (isPending(state, piece)) out.push(makeAction(WITHDRAW_GUN, state.side, piece))
  }
  out.push(makeAction(STAND, state.side))
}
