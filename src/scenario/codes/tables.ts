import type { CodeEntry } from './index.ts'

/** Tables that a battle has instead of the printed ones. */
export const TABLE_CODES = {
  'table/row': {
    severity: 'error',
    title: 'A row with more or fewer results than columns',
    why: 'Each row of a table has a result for each of its columns.',
    fix: 'Compare the row with the printed one; a result is probably missing.',
  },
  'table/order': {
    severity: 'error',
    title: 'Table rows or columns out of order',
    why: 'Each bound of a table must lie beyond the one before, and the first and the last have to take whatever is below and above.',
    fix: 'Put them in order.',
  },
  'table/contradiction': {
    severity: 'warning',
    title: 'A table that rewards worse odds',
    why: 'Better odds, or more hits, should not give a worse result on the same roll, and the results of a column should improve, or get worse, from one end of the die to the other.',
    fix: 'Compare the table with the printed one; two results are probably swapped.',
  },
  'table/as-printed': {
    severity: 'warning',
    title: 'A table that changes nothing',
    why: 'Every number in it is the printed one, so the battle plays the same without it.',
    fix: 'Change what shall differ, or remove the table.',
  },
} as const satisfies Readonly<Record<string, CodeEntry>>
