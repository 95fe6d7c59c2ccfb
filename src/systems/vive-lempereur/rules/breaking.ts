import type { BattleState } from './state.ts'

/** Whether an army is broken. */
export function isBroken(state: BattleState, side: number): boolean {
  const { breakingPoints } = state.field.special
  return breakingPoints !== undefined && breakingPoints.some((one) => one.side === side && state.memory[one.row] !== 0)
}

/** Whether a broken army attacks nobody any more. */
export function isBeaten(state: BattleState, side: number): boolean {
  const { breakingPoints } = state.field.special
  if (breakingPoints === undefined) return false
  return breakingPoints.some((one) => one.side === side && !one.attacks && state.memory[one.row] !== 0)
}

/** Whether a broken army flees farther than it has to. */
export function flees(state: BattleState, side: number): boolean {
  const { breakingPoints } = state.field.special
  if (breakingPoints === undefined) return false
  return breakingPoints.some((one) => one.side === side && one.flees && state.memory[one.row] !== 0)
}
