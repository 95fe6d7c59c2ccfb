import { isTruceIn } from '../../../engine/hexes/special-plan.ts'
import type { BattleState } from './state.ts'

/** Whether a truce keeps a side out of a hex. */
export const isUnderTruce = (state: BattleState, side: number, hex: number): boolean =>
  isTruceIn(state.field.special, state, side, hex)
