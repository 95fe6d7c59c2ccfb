import type { NawCombatResults, NawResult } from './types.gen.ts'

/**
 * RECONSTRUCTION of the advanced combat results table, which is not in our sources. Known: columns from 1-4 to 6-1, ten
 * rows for modified dice from -1 to 8, and (by the capability chart) that high is good for the attacker. So the rows 1 to
 * 6 are the standard table upside down; a row beyond them is the best or worst row of the standard table, one or two
 * columns further on, and beyond its last column DE or AE.
 */
export function extendTable(standard: NawCombatResults): NawCombatResults {
  const [best = [], worst = []] = [standard.results['1'], standard.results['6']]
  const shifted = (row: readonly NawResult[], by: number, beyond: NawResult) =>
    row.map((_, column) => row[column + by] ?? beyond)
  const rows: Record<string, readonly NawResult[]> = {
    '-1': shifted(worst, -2, 'AE'),
    '0': shifted(worst, -1, 'AE'),
    ...Object.fromEntries(Object.entries(standard.results).map(([die, row]) => [7 - Number(die), row])),
    '7': shifted(best, 1, 'DE'),
    '8': shifted(best, 2, 'DE'),
  }
  // The advanced table has no column 1-5.
  const results = Object.fromEntries(Object.entries(rows).map(([die, row]) => [die, row.slice(1)]))
  return { odds: standard.odds.slice(1), results }
}
