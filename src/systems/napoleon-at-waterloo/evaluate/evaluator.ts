import type { Evaluator } from '../../../engine/evaluator.ts'
import { type Action, ATTACK, type BattleState, DECISIONS, DECLARE_ON, hexOf, kindOf } from '../rules/index.ts'
import { imagine } from './imagine.ts'
import { weigherAhead } from './imagined-moves.ts'
import { POSTURES } from './postures.ts'
import { VICTORY, value } from './value.ts'
import { weigh } from './weigh.ts'

/** What players need to know of the game. */
export const evaluator: Evaluator<BattleState, Action> = {
  won: VICTORY,
  value,
  weigh,
  weigherAhead,
  postures: {
    // Moves are many: each posture is tried in about six turns of the advanced game.
    effort: (state) => (state.field.isAdvanced ? 4 : 8),
    weighers: POSTURES.map((posture) => (state, side, actions) => weigh(state, side, actions, posture)),
  },
  imagine,
  // Until the side's next turn: what an attack has exposed is seen in the enemy's reply only.
  span: (state, side) => Math.floor((2 * state.turn + state.side - side) / 2),
  // Whom to attack is thought through; who begins follows from it.
  kin: (state, action) => (state.decision === ATTACK && kindOf(action) === DECLARE_ON ? hexOf(action) : -1 - action),
  effort: (state) => EFFORTS[state.decision]! * (state.field.isAdvanced ? 1 : IN_STANDARD_GAME),
}

/**
 * By decision. Moves are left to the plan: what follows a single one is a whole turn, too long to be played often. Who joins an
 * attack, and in which mode it is met, `weigh` reckons as well.
 */
const EFFORTS: readonly number[] = DECISIONS.map(
  (decision) => ({ attack: 0.75, retreat: 0.3, advance: 0.35 })[decision as string] ?? 0,
)

/** A standard game has fewer units, and its turns are soon played: it is thought through the more. */
const IN_STANDARD_GAME = 5
