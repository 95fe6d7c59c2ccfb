import { is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** What Berthier adds to the book: ground on hexsides. */
export const HEXSIDES: Clauses = {
  'Hexsides-a': is(
    'rules/side-tables.ts',
    'A battle may have ground on the sides between hexes; the book has none, and these rules are ours.',
  ),
  'Hexsides-b': is(
    'rules/side-tables.ts',
    'On a bridge or ford, what it says replaces what the water under it says; the rest stays.',
  ),
  'Hexsides-c': is(
    'rules/side-tables.ts',
    'A slope counts for those who fire or shock up it, towards the first hex of the side, and not downwards.',
  ),
  'Hexsides cross-a': mayNot('rules/movement.ts', 'Nobody crosses a river, except by a bridge or ford.'),
  'Hexsides cross-b': is('rules/allowance.ts', 'A unit or general stops after crossing a stream, a ford or a wall.'),
  'Hexsides cross-c': mayNot('rules/movement.ts', 'Only infantry crosses a wall; a general goes where anybody may.'),
  'Hexsides cross-d': mayNot('rules/retreat.ts', 'Nobody retreats across a side that he may not cross.'),
  'Hexsides cross-e': mayNot('rules/advance.ts', 'Cavalry does not advance across a side that it may not cross.'),
  'Hexsides zones-a': is(
    'rules/position.ts',
    'Zones of control end at a river, and reach across its bridges and fords. Who has none there does not react to a charge.',
  ),
  'Hexsides fire-a': is(
    'rules/fire-value.ts',
    'Fire across a wall into the hex of the target is worth 2 less, fire up a slope 1 less; at any range.',
  ),
  'Hexsides fire-b': is(
    'rules/fire-value.ts',
    'Where the line of fire comes into that hex by a corner, the side that is better for the one who fires counts.',
  ),
  'Hexsides fire-c': is(
    'rules/fire-value.ts',
    'Shock across a stream, bridge or ford, or up a slope, is worth 4 less.',
  ),
  'Hexsides fire-d': mayNot(
    'rules/fire.ts',
    'Cavalry does not shock across a wall, nor a river without bridge or ford.',
  ),
  'Hexsides fire-e': may('rules/fire.ts', 'Infantry and artillery fire across a river.'),
  'Hexsides sight-a': is(
    'rules/sight.ts',
    'A kind that blocks sight hides what is beyond it, except from the next hex; by a corner only if both sides there do.',
  ),
}
