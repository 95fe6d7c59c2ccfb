import type { BattleState } from './state.ts'

/** Whether an army is broken. */
export function isBroken({ field, memory }: BattleState, side: number): boolean {
  const { breakingPoints } = field.special
  return breakingPoints !== undefined && breakingPoints.some((one) => one.side === side && memory[one.row] !== 0)
}

/** Whether a broken army attacks nobody any more. */
export function isBeaten({ field, memory }: BattleState, side: number): boolean {
  const { breakingPoints } = field.special
  if (breakingPoints === undefined) return false
  return breakingPoints.some((one) => one.side === side && !one.attacks && memory[one.row] !== 0)
}

/** Whether a broken army flees farther than it has to. */
export function flees({ field, memory }: BattleState, side: number): boolean {
  const { breakingPoints } = field.special
  if (breakingPoints === undefined) return false
  return breakingPoints.some((one) => one.side === side && one.flees && memory[one.row] !== 0)
}
