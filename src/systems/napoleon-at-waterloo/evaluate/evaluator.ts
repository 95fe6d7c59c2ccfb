import type { Evaluator } from '../../../engine/evaluator.ts'
import { type Action, type BattleState, DECISIONS } from '../rules/index.ts'
import { imagine } from './imagine.ts'
import { VICTORY, value } from './value.ts'
import { weigh } from './weigh.ts'

/** What players need to know of the game. */
export const evaluator: Evaluator<BattleState, Action> = {
  won: VICTORY,
  value,
  weigh,
  imagine,
  // Until the side's next turn: what an attack has exposed is seen in the enemy's reply only.
  span: (state, side) => Math.floor((2 * state.turn + state.side - side) / 2),
  effort: (state) => EFFORTS[state.decision]!,
}

/** By decision. Moves are left to the plan: what follows a single one is a whole turn, too long to be played often. */
const EFFORTS: readonly number[] = DECISIONS.map(
  (decision) => ({ attack: 1, declaration: 1, defence: 0.5, retreat: 0.5, advance: 1 })[decision as string] ?? 0,
)
