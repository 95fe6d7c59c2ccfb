import type { CodeEntry } from './index.ts'

/** The printed tables that a scenario may bring, and what goes by counted losses and exits. */
export const TABLE_CODES = {
  'table/odds': {
    severity: 'error',
    title: 'Columns of odds that do not follow each other',
    why: 'Odds between two columns are rounded in favour of the defender, and shifted by whole columns, so each needs a column, from the worst odds to the best.',
    fix: 'Add the missing column, or put the columns in order.',
  },
  'table/row': {
    severity: 'error',
    title: 'A row with more or fewer results than columns',
    why: 'Each row of the combat results table has a result for each of the odds.',
    fix: 'Compare the row with the printed one; a result is probably missing.',
  },
  'table/never-read': {
    severity: 'warning',
    title: 'Rows that no roll leads to',
    why: 'No roll reaches that number, even with the modifiers of the capability chart.',
    fix: 'Remove the rows, or correct the capability chart.',
  },
  'table/contradiction': {
    severity: 'warning',
    title: 'A table that rewards worse odds',
    why: 'Better odds should not give a worse result on the same roll, and the results of a column should improve, or get worse, from one end of the die to the other.',
    fix: 'Compare the table with the printed one; two results are probably swapped.',
  },
  'table/no-way': {
    severity: 'error',
    title: 'Clear ground that no unit may enter',
    why: 'Terrain without `move` is closed to all units.',
    fix: 'Add what it costs to enter.',
  },
  'table/unused': {
    severity: 'error',
    title: 'A table that the edition does not use',
    why: 'The standard game has no die modifiers, so a capability chart would have no effect.',
    fix: 'Remove it, or play the advanced game.',
  },
  'exit/inland': {
    severity: 'error',
    title: 'An exit that is not on the edge',
    why: 'Units leave the board at its edge.',
    fix: 'Use an edge hex.',
  },
  'exit/closed': {
    severity: 'error',
    title: 'An exit that no unit can use',
    why: 'Closed woods are entered and left only along their road, also at the edge of the board.',
    fix: 'Let a road end in the hex, so that it leads off the board, or use another hex.',
  },
  'demoralisation/unreachable': {
    severity: 'error',
    title: 'Demoralisation by more losses than a side can have',
    why: 'All its units together, arrivals included, have fewer strength points.',
    fix: 'Lower the number, or leave the side out.',
  },
} as const satisfies Record<string, CodeEntry>
