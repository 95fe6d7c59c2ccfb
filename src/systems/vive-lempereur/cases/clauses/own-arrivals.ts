import { is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Arrivals that depend on more than a turn, reserves and withdrawals: additions of ours, which the book does not have. */
export const OWN_ARRIVALS: Clauses = {
  'Own arrivals-a': is(
    'rules/keep-time.ts',
    'Units that wait for a condition arrive at the beginning of the first turn at which it holds; where a first turn is given, no sooner.',
  ),
  'Own arrivals-b': is(
    'rules/keep-time.ts',
    'Where a die decides, it is rolled at the beginning of each turn until it succeeds.',
  ),
  'Own arrivals-c': is(
    'rules/keep-time.ts',
    'A delay is rolled once, when the units would otherwise arrive, and puts them off by as many turns.',
  ),
  'Own arrivals-d': is(
    'rules/arrivals.ts',
    'The stages of a pool with a condition count from the turn on at whose beginning it has held.',
  ),
  'Own arrivals-e': mayNot('rules/orders.ts', 'A unit in reserve takes no orders until it is released.'),
  'Own arrivals-f': may('rules/orders.ts', 'Once it is released, it takes orders like any other.'),
  'Own arrivals-g': is(
    'rules/combat.ts',
    'If the battle says so, fire or a shock on one unit of a reserve releases all of it at once.',
  ),
  'Own arrivals-h': is(
    'rules/keep-time.ts',
    'Units that withdraw leave the board at the beginning of a turn, and are not eliminated; those that have not arrived never come.',
  ),
  'Own arrivals-i': is('rules/conditions.ts', 'Conditions tell groups of reinforcements apart by their ids.'),
}
