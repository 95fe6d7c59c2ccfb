import { makeAction } from './actions.ts'
import { hasArrival } from './arrivals.ts'
import { mustFight } from './compulsory.ts'
import { type Decision, decide } from './decision.ts'
import { emitPass } from './events.ts'
import { excessCanLeave } from './excess.ts'
import type { Reason } from './reasons.ts'
import { ATTACK, type BattleState, MOVEMENT, ORDER } from './state.ts'

export const PASS = 4

/** The end of a side's movement, bombardment or combat. */
export const endPhase: Decision = decide({
  kind: PASS,
  verbs: ['pass'],
  names: 'nothing',
  steps: [ORDER, ATTACK],
  list(state, side, out) {
    if (!passRefusal(state)) out.push(makeAction(PASS, side))
  },
  refusal: passRefusal,
  carryOut(state, _piece, _hex, events) {
    state.passed = 1
    emitPass(state, events)
  },
})

function passRefusal(state: BattleState): Reason | undefined {
  // Standard Combat B: nobody stops fighting before everybody has.
  if (state.phase !== MOVEMENT) return !state.field.isAdvanced && mustFight(state) ? 'must-fight' : undefined
  if (hasArrival(state)) return 'must-arrive'
  return excessCanLeave(state) ? 'excess-can-leave' : undefined
}
