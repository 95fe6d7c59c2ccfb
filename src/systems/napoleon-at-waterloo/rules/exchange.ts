import { makeAction } from './actions.ts'
import { startAdvance } from './advance.ts'
import { type Decision, decide } from './decision.ts'
import { isSubject, PAYING } from './engagement.ts'
import type { Events } from './events.ts'
import { destroy, reckon } from './losses.ts'
import { ATTACKING, type BattleState, PAYMENT } from './state.ts'

export const LOSE = 11

/** Results EX: what the attacker pays with. */
export const loseUnit: Decision = decide({
  kind: LOSE,
  verbs: ['lose'],
  names: 'unit',
  steps: [PAYMENT],
  list(state, side, out) {
    for (let piece = 0; piece < state.field.pieces; piece++) {
      if (isSubject(state, piece, ATTACKING)) out.push(makeAction(LOSE, side, piece))
    }
  },
  refusal: (state, piece) => (isSubject(state, piece, ATTACKING) ? undefined : 'not-in-combat'),
  carryOut(state, piece, _hex, events) {
    state.owed -= state.field.strength[piece]!
    destroy(state, piece, 'exchange', events)
    goOnPaying(state, events)
  },
})

/** Results EX: the attacker loses units of at least the printed strength of the defender's, and none beyond that. */
export function startPayment(state: BattleState, owed: number, events: Events): void {
  state.step = PAYING
  state.owed = owed
  goOnPaying(state, events)
}

/** Where one unit is left, or all that are left are not more than what is owed, there is nothing to choose. */
function goOnPaying(state: BattleState, events: Events): void {
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
