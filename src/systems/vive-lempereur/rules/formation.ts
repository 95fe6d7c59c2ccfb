import { kindOf, makeAction } from './actions.ts'
import { orderingCard } from './cards.ts'
import type { Decision } from './decision.ts'
import { emitFormation } from './emit-events.ts'
import { endOrder } from './end-of-order.ts'
import { groundAt, unitRow } from './position.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, NOBODY, SQUARE } from './state.ts'

export const [FORM_SQUARE, FORM_COMBAT] = [11, 12] as const

/** 6.0: a change of formation takes the whole order; a square needs open ground or a hill. */
export function formationRefusal(state: BattleState, square: boolean): Reason | undefined {
  const unit = state.active
  if (!unitRow(state, unit).square) return 'cannot-form-square'
  if (((state.status[unit]! & SQUARE) !== 0) === square) return 'formation-already'
  if (orderingCard(state) !== NOBODY) return 'card-allows-no-more'
  if (state.posted === 1) return 'arrival-moves-and-fires'
  if (state.steps > 0 || state.faced === 1) return 'formation-or-action'
  return square && !groundAt(state, state.hex[unit]!).square ? 'no-ground-for-square' : undefined
}

/** The active infantry forms square, or returns to combat formation. */
export const formationDecision: Decision = {
  kinds: [FORM_SQUARE, FORM_COMBAT],
  verbs: ['square', 'combat'],
  notNow: 'no-order',
  list(state, side, out) {
    if (!formationRefusal(state, true)) out.push(makeAction(FORM_SQUARE, 0, 0, side))
    if (!formationRefusal(state, false)) out.push(makeAction(FORM_COMBAT, 0, 0, side))
  },
  refusal: (state, action) => formationRefusal(state, kindOf(action) === FORM_SQUARE),
  carryOut(state, _, events) {
    state.status[state.active]! ^= SQUARE
    emitFormation(state, events, state.active)
    endOrder(state, events)
  },
  format: (_, action) => (kindOf(action) === FORM_SQUARE ? 'square' : 'combat'),
  parse(_, side, text) {
    if (text === 'square') return makeAction(FORM_SQUARE, 0, 0, side)
    return text === 'combat' ? makeAction(FORM_COMBAT, 0, 0, side) : undefined
  },
  offer(_, action) {
    const label = kindOf(action) === FORM_SQUARE ? 'Form square' : 'Return to combat formation'
    return { kind: 'other', group: 'Or', label }
  },
}
