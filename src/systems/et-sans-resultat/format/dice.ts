import type { Die } from '../../../engine/dice.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import type { BattleState } from '../rules/state.ts'

/** The one die of the game: nearly everything is decided by the sum of two. */
export const D6: Die = { name: 'd6', faces: ['1', '2', '3', '4', '5', '6'] }

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
