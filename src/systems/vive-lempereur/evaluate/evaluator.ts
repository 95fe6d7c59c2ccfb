import type { Evaluator } from '../../../engine/evaluator.ts'
import { ACT, type Action, type BattleState, STEPS } from '../rules/index.ts'
import { imagine } from './hidden-information.ts'
import { POSTURES } from './postures.ts'
import { VICTORY, value } from './value.ts'
import { weigh } from './weigh.ts'

/** What players need to know of the game. */
export const evaluator: Evaluator<BattleState, Action> = {
  won: VICTORY,
  value,
  weigh,
  imagine,
  postures: {
    // A whole turn is some 150 actions: each posture is tried in about 40.
    effort: () => 60,
    weighers: POSTURES.map((posture) => (state, side, actions) => weigh(state, side, actions, posture)),
    span: ({ turn }) => turn,
    experience: 40,
  },
  span: (state) => state.turn * 100 + state.round,
  effort: (state) => (state.faced === 1 && state.decision === ACT ? 0 : EFFORTS[state.decision]!),
}

/**
 * By decision, from what thinking ahead has been found to gain: cards shape the whole round, and whom to order matters
 * more than how, which `weigh` sees well. Who has turned has made up his mind.
 */
const EFFORTS: readonly number[] = STEPS.map(
  (step) => ({ hand: 2, card: 4, order: 2, act: 0.5, react: 1, retreat: 1, advance: 1 })[step as string] ?? 0,
)
