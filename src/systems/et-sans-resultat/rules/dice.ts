import { rollDie } from '../../../engine/flat-memory.ts'
import { D6 } from '../format/index.ts'
import type { BattleState } from './state.ts'

/** 1 to 6. */
export function rollOne(state: BattleState): number {
  return rollDie(state, D6) + 1
}

/** 2D6: 2 to 12. */
export function rollTwo(state: BattleState): number {
  return rollOne(state) + rollOne(state)
}

/** Of the 36 ways in which two dice fall, how many come to a sum; by the sum. */
export const WAYS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
