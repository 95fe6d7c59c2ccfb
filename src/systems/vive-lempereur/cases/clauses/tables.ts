import { is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Tables of a battle's own: an addition of ours, which the book does not have. */
export const TABLES: Clauses = {
  'Tables-a': is('format/tables.ts', 'A battle may replace a printed table. What it leaves out is that of the book.'),
  'Tables-b': is(
    'rules/fire-value.ts',
    'A modifier of 9.2 adds what the battle says, in the situation that the book names.',
  ),
  'Tables-c': is(
    'rules/fire-value.ts',
    'A battle may add modifiers that the sheet does not have: for infantry and artillery at infantry that is not in square, for cavalry at cavalry.',
  ),
  'Tables-d': is(
    'rules/combat.ts',
    'Losses and retreats are those of the battle’s own effects table. A column holds for its number of hits and all up to the next column, the last for any more.',
  ),
  'Tables-e': is(
    'rules/reactions.ts',
    'Opportunity fire (9.3) uses the column for one hit: a result with a retreat stops the charge.',
  ),
  'Tables-f': is(
    'rules/orders.ts',
    'The faces of the command dice are the battle’s own, for orders, rallies and reinforcements.',
  ),
  'Tables-g': is('rules/reactions.ts', 'The flags of the special dice are the battle’s own.'),
  'Tables-h': is('rules/battlefield.ts', 'Both sides have as many of each card as the battle’s table says.'),
  'Tables-i': is('rules/orders.ts', 'An order card rolls as many command dice as the table says.'),
  'Tables-j': mayNot(
    'rules/orders.ts',
    'A coordinated attack orders no more in a sector than the table says, an automatic card no more units.',
  ),
  'Tables-k': may('rules/allowance.ts', 'Infantry on a manoeuvre moves as far as the table says.'),
  'Tables-l': is(
    'rules/fire-value.ts',
    'A bombardment multiplies the fire value, and the moves of guns that do not fire, as the table says.',
  ),
}
