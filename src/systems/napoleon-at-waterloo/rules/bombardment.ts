import { makeAction } from './actions.ts'
import { type Decision, decide } from './decision.ts'
import { GOING_BACK, isImmune } from './engagement.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, RETREATING, WITHDRAWAL } from './state.ts'
import { hasWayBack } from './ways-back.ts'

export const WITHDRAW_GUN = 12
export const STAND = 13

/** Standard Artillery C, Artillery 7: guns may take the Ar of their bombardment upon themselves. */
export const withdrawGun: Decision = decide({
  kind: WITHDRAW_GUN,
  verbs: ['withdraw'],
  names: 'unit',
  steps: [WITHDRAWAL],
  list(state, side, out) {
    for (let piece = 0; piece < state.field.pieces; piece++) {
      if (!withdrawRefusal(state, piece)) out.push(makeAction(WITHDRAW_GUN, side, piece))
    }
  },
  refusal: withdrawRefusal,
  carryOut(state, piece) {
    state.status[piece]! |= RETREATING
    if (!canWithdraw(state)) goBack(state)
  },
})

/** The other guns stay where they are. */
export const standFirm: Decision = decide({
  kind: STAND,
  verbs: ['stand'],
  names: 'nothing',
  steps: [WITHDRAWAL],
  list(_state, side, out) {
    out.push(makeAction(STAND, side))
  },
  refusal: () => undefined,
  carryOut: goBack,
})

/** Why guns cannot withdraw, if they cannot. */
function withdrawRefusal(state: BattleState, piece: number): Reason | undefined {
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

/** Those who withdraw fall back now. */
function goBack(state: BattleState): void {
  state.step = GOING_BACK
}
