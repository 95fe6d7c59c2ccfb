import { is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Special rules that all rulebooks share: additions of ours, which the book does not have. */
export const OWN_RULES: Clauses = {
  'Own rules-a': is(
    'rules/weak-ground.ts',
    'Weak ground is tried by a d6 when a unit enters it, by move, retreat or advance: from the number of the rule on it breaks.',
  ),
  'Own rules-b': is(
    'rules/weak-ground.ts',
    'It is tried by a d6 after artillery has fired at a unit on it, before the unit suffers the effect.',
  ),
  'Own rules-c': is(
    'rules/weak-ground.ts',
    'Where it breaks, the unit loses what the rule says, and the hex becomes other ground; who may not be there is lost.',
  ),
  'Own rules-d': is(
    'rules/army-morale.ts',
    'An army that has lost as much as its breaking point is broken from the end of that order on; conditions can ask for it.',
  ),
  'Own rules-e': mayNot(
    'rules/movement.ts',
    'Units of a broken army neither move next to an enemy unit nor shock, not even against a charge, if the rule says so.',
  ),
  'Own rules-f': is(
    'rules/combat.ts',
    'Units of a broken army that flees retreat one hex farther, and ignore no retreat.',
  ),
  'Own rules-g': mayNot(
    'rules/truce.ts',
    'Until a truce is over, units and generals of its side neither enter its hexes nor fire at enemies in them, not even at a charge.',
  ),
  'Own rules-h': may(
    'rules/off-map-guns.ts',
    'At the beginning of a turn a side may fire its guns off the map at an enemy unit within their hexes, as often as the rule says.',
  ),
  'Own rules-i': is(
    'rules/off-map-guns.ts',
    'Their fire value counts with the ground of the target, and with nothing else; who retreats does so as from any fire from far away, and turns to the edge of their side.',
  ),
  'Own rules-j': may(
    'rules/chosen-set-up.ts',
    'Before the first turn an owner places the units of the rule, one after the other, in free hexes that it names.',
  ),
  'Own rules-k': mayNot('rules/fire.ts', 'Nobody fires at a hidden unit.'),
  'Own rules-m': mayNot(
    'rules/off-map-guns.ts',
    'Where the weather limits sight in a hex, guns off the map fire at it only if a unit of their side is as near as that.',
  ),
  'Own rules-n': is('rules/sight.ts', 'Hidden units block the sight of nobody but their friends.'),
  'Own rules-l': is(
    'rules/hidden-units.ts',
    'A hidden unit is seen once it moves, fires, loses an element, or an enemy unit is as near as the rule says.',
  ),
}
