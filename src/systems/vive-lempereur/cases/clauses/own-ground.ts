import { is, may, mayNot, must } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Ground of a battle's own (8.0 own): an addition of ours, which the book does not have. */
export const OWN_GROUND: Clauses = {
  '8.0 own-a': is(
    'format/ground-list.ts',
    'An addition of Berthier’s: ground of a battle’s own is like a kind of the book, or like open ground, and differs only in what it says.',
  ),
  '8.0 own-b': is('format/ground-list.ts', 'A battle may change a kind of the book in the same way, open ground too.'),
  '8.0 own-c': mayNot('rules/position.ts', 'No unit and no general enters ground that is impassable.'),
  '8.0 own-d': mayNot('rules/position.ts', 'Only the arms that it names enter it, move or retreat.'),
  '8.0 own-e': mayNot('rules/generals.ts', 'A general is there only with a unit, if not every arm may enter.'),
  '8.0 own-f': must(
    'rules/allowance.ts',
    'A unit that enters stops where the ground says so, and goes on where it does not.',
  ),
  '8.0 own-g': is('rules/fire.ts', 'Ground that is a building is one in all that 8.4 says.'),
  '8.0 own-h': may('rules/movement.ts', 'Infantry leaves a garrison in buildings, and elsewhere as the ground says.'),
  '8.0 own-i': may('rules/formation.ts', 'Infantry forms square as the ground says.'),
  '8.0 own-j': is('rules/fire-value.ts', 'Infantry is in the open for a charge (9.2) as the ground says.'),
  '8.0 own-k': is('rules/sight.ts', 'It blocks the line of sight or not.'),
  '8.0 own-l': is('rules/fire-value.ts', 'It adds to fire at a unit there, and to fire from there.'),
  '8.0 own-m': is(
    'rules/sight.ts',
    'It adds to fire that leads through it: the strongest on the way, once, and nothing if the target stands in such ground.',
  ),
  '8.0 own-n': mayNot('rules/fire.ts', 'Artillery does not fire from it where the ground says so.'),
  '8.0 own-o': is(
    'rules/fire.ts',
    'Artillery fires so many hexes farther from it, with the value of its longest range.',
  ),
  '8.0 own-p': may('rules/sight.ts', 'Artillery there sees over friends in an adjacent hex, as from a hill.'),
  '8.0 own-q': is('rules/tiles.ts', 'Players lay tiles of it (14.0), and special rules make it count as other ground.'),
}
