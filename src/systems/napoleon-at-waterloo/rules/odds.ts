import type { NawResult, Tables } from '../format/index.ts'

/** Odds as steps from 1-1, rounded in the defender's favour: 2-1 is 1, 1-2 is -1. Nothing against anything is the worst. */
export function oddsOf(attack: number, defence: number): number {
  if (defence === 0) return Number.POSITIVE_INFINITY
  return attack >= defence ? Math.floor(attack / defence) - 1 : 1 - Math.ceil(defence / attack)
}

/** The column for odds: the best one that is not better than they are; beyond the ends of the table, the last one. */
export function columnOf({ steps }: Tables, odds: number): number {
  let column = 0
  while (column + 1 < steps.length && steps[column + 1]! <= odds) column++
  return column
}

/** A column some columns to the right, or to the left; at the end of the table it stops. */
export function shifted({ steps }: Tables, column: number, by: number): number {
  return Math.max(0, Math.min(steps.length - 1, column + by))
}

/** The result for a modified die; beyond the ends of the table the last row holds. */
export function resultFor({ results, lowestDie }: Tables, column: number, die: number): NawResult {
  return results[Math.max(0, Math.min(results.length - 1, die - lowestDie))]![column]!
}
