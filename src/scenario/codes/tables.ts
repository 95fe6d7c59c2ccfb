import type { CodeEntry } from './index.ts'

/** The printed tables that a scenario may bring, and what goes by counted losses and exits. */
export const TABLE_CODES = {
  'table/odds': {
    severity: 'error',
    title: 'Columns of odds that do not follow each other',
    why: 'Odds between two columns are rounded in favour of the defender, and shifted by whole columns: so there is a column for each, from the worst odds to the best.',
    fix: 'Add the column that is missing, or put the columns in order.',
  },
  'table/row': {
    severity: 'error',
    title: 'A row with more or fewer results than columns',
    why: 'Each row of the combat results table has a result for each of the odds.',
    fix: 'Compare the row with the printed one; probably a result was left out.',
  },
  'table/never-read': {
    severity: 'warning',
    title: 'Rows that no roll leads to',
    why: 'Neither the die nor what the capability chart adds to it comes to that number.',
    fix: 'Remove the rows, or correct the capability chart.',
  },
  'table/contradiction': {
    severity: 'warning',
    title: 'A table that rewards worse odds',
    why: 'On the same roll better odds should not do worse, and in a column the results should get better, or worse, from one end of the die to the other.',
    fix: 'Compare the table with the printed one; probably two results were exchanged.',
  },
  'table/no-way': {
    severity: 'error',
    title: 'Clear ground that nobody may enter',
    why: 'A terrain without `move` is closed to everybody.',
    fix: 'Say what it costs to enter.',
  },
  'table/unused': {
    severity: 'error',
    title: 'A table that the edition does not use',
    why: 'In the standard game nothing is added to the die, so that a capability chart would be a rule that nobody carries out.',
    fix: 'Remove it, or play the advanced game.',
  },
  'exit/inland': {
    severity: 'error',
    title: 'An exit that is not on the edge',
    why: 'Whoever leaves the board leaves it at its edge.',
    fix: 'Take an edge hex.',
  },
  'exit/closed': {
    severity: 'error',
    title: 'An exit by which nobody can leave',
    why: 'Woods that are closed are entered and left along their road only, at the edge of the board as well.',
    fix: 'Let a road end in the hex, so that it leads off the board, or take another hex.',
  },
  'demoralisation/unreachable': {
    severity: 'error',
    title: 'Demoralisation by more losses than a side can have',
    why: 'All its units together, arrivals included, have fewer strength points.',
    fix: 'Lower the number, or leave the side out.',
  },
} as const satisfies Record<string, CodeEntry>
