import { flees, isBeaten, isBroken } from '../../../engine/breaking-points.ts'
import type { BattleState } from './state.ts'

// 14.10: whether an army is broken, and whether it attacks nobody any more.
export { isBeaten, isBroken as isArmyBroken }

/** 14.10: how many times as far as usual a side goes back. */
export const haste = (state: BattleState, side: number): number => (flees(state, side) ? 2 : 1)
