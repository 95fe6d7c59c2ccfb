import { is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Arrivals that depend on more than a turn, reserves and withdrawals (14.7): additions of ours, which the sheet does not have. */
export const OWN_ARRIVALS: Clauses = {
  '14.7-a': is(
    'rules/keep-time.ts',
    'A column or commander that waits for a condition comes in the first turn at whose beginning it holds; where a first turn is given, no sooner.',
  ),
  '14.7-b': is(
    'rules/keep-time.ts',
    'Where a die decides, it is rolled at the beginning of each turn until it succeeds.',
  ),
  '14.7-c': is(
    'rules/keep-time.ts',
    'A delay is rolled once, when they would otherwise come, and puts them off by as many turns.',
  ),
  '14.7-d': may(
    'rules/movement/entering.ts',
    'Of several entries that are free the owner chooses one; columns choose in the order in which they come.',
  ),
  '14.7-e': mayNot('rules/movement/entering.ts', 'Nobody chooses an entry that is closed, or not among his.'),
  '14.7-f': is(
    'rules/movement/arrivals.ts',
    'A die for the entry is rolled once, when the column is due; one that finds it closed tries the others listed, or waits for it.',
  ),
  '14.7-g': mayNot('rules/movement/plans.ts', 'A formation in reserve does not move until it is released.'),
  '14.7-h': mayNot(
    'rules/command/issue.ts',
    'Until then it takes no orders, does not turn to the attack, and gives away no units or guns.',
  ),
  '14.7-i': may('rules/keep-time.ts', 'Once it is released, it moves and takes orders like any other.'),
  '14.7-j': is(
    'rules/keep-time.ts',
    'If the battle says so, fire at one of its formations, or an attack on it, releases the whole reserve at once.',
  ),
  '14.7-k': is(
    'rules/keep-time.ts',
    'Formations that withdraw leave the table at the beginning of a turn with all they have detached: neither lost, nor broken, nor off by an edge.',
  ),
  '14.7-l': is('rules/keep-time.ts', 'Those that have not arrived never come.'),
  '14.7-m': is(
    'rules/keep-time.ts',
    'With a whole force its commander and its reserve batteries go; the commander of the army stays.',
  ),
}
