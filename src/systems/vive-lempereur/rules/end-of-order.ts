import { NOWHERE } from '../../../board/nowhere.ts'
import { asPhrase } from './action-notation.ts'
import { makeAction } from './actions.ts'
import { rest } from './active-piece.ts'
import { takeControl } from './control.ts'
import type { Decision } from './decision.ts'
import type { Events } from './events.ts'
import { settlePursuit, stayRefusal } from './generals.ts'
import { revealSighted } from './hidden-units.ts'
import { isGeneral } from './position.ts'
import type { Reason } from './reasons.ts'
import { AT_ORDERS, type BattleState } from './state.ts'
import { checkVictory } from './victory.ts'

export const DONE = 14

/** A general cannot end his move where another one is. */
function doneRefusal(state: BattleState): Reason | undefined {
  const piece = state.active
  if (!isGeneral(state, piece) || state.steps === 0) return undefined
  return stayRefusal(state, piece, state.hex[piece]!) ? 'cannot-end-here' : undefined
}

/** The order is carried out. */
export function endOrder(state: BattleState, events: Events): void {
  // 9.4.2: a pursuer who has fallen captures nobody.
  if (state.hex[state.active] !== NOWHERE) settlePursuit(state, events)
  takeControl(state, state.active, events)
  rest(state)
  revealSighted(state, events)
  checkVictory(state, events, 'immediately')
  if (state.stage === AT_ORDERS && state.exercise === 0) state.side = 1 - state.side
}

/** The active piece does nothing more with its order. */
export const doneDecision: Decision = {
  ...asPhrase(DONE, 'done'),
  notNow: 'no-order',
  list(state, side, out) {
    if (!doneRefusal(state)) out.push(makeAction(DONE, 0, 0, side))
  },
  refusal: doneRefusal,
  carryOut: (state, _, events) => endOrder(state, events),
  offer: () => ({ kind: 'other', group: 'Or', label: 'Done with this unit' }),
}
