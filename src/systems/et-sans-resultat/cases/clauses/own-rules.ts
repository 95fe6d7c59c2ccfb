import { is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Special rules that all rulebooks share (14.10 to 14.15): additions of ours. */
export const OWN_RULES: Clauses = {
  '14.10-a': is(
    'rules/breaking.ts',
    'At the end of a turn an army breaks for good that has lost so many units, or such a share of all. Where `units` are counted, only those that are gone; otherwise the routed as well.',
  ),
  '14.10-b': mayNot(
    'rules/army-morale.ts',
    'With `no-attacks` or `retreats`, formations of a broken army neither have nor get the directive to attack.',
  ),
  '14.10-c': is('rules/movement/retreat.ts', 'With `retreats`, its units go back twice as far.'),
  '14.10-d': is('rules/conditions.ts', 'Conditions can ask whether an army is broken.'),
  '14.11-a': mayNot(
    'rules/truce.ts',
    'Until a truce ends, units of the side march neither into its areas nor into contact with enemies there. Who is inside may stay or leave; who gives way goes where he can.',
  ),
  '14.11-b': mayNot('rules/fire/arc.ts', 'Nor do they fire at enemies whose centre is in these areas.'),
  '14.11-c': may('rules/truce.ts', 'From the turn in which it ends on they may do both.'),
  '14.12-a': may(
    'rules/off-table-guns.ts',
    'At the beginning of a turn a side may name what its guns off the table fire at: a formation with a unit in their areas that is seen.',
  ),
  '14.12-b': is('rules/fire/fire.ts', 'Their points join the fire at it in that turn, if it still has a unit there.'),
  '14.12-c': mayNot(
    'rules/off-table-guns.ts',
    'They fire neither before their time nor more often than the battle says, nor at a formation with nobody there.',
  ),
  '14.12-d': mayNot(
    'rules/off-table-guns.ts',
    'Where the weather limits sight, they fire at a unit only if one of their side is as near to it as that.',
  ),
  '14.13-a': may(
    'rules/chosen-set-up.ts',
    'Before the first turn an owner may place these units anywhere in the areas that are named, facing as he likes; whoever he does not place stays.',
  ),
  '14.13-b': mayNot(
    'rules/chosen-set-up.ts',
    'Nobody is placed outside them, on closed ground, on another unit, or later.',
  ),
  '14.14-a': mayNot('rules/fire/arc.ts', 'Nobody fires at a unit that is hidden.'),
  '14.14-b': is(
    'rules/hidden-units.ts',
    'Whoever has moved, fired, fought or been driven off is seen from then on, and whoever an enemy has come near to.',
  ),
  '14.15-a': is(
    'rules/weak-ground.ts',
    'When a unit has moved onto a weak feature or across it, of its own will or not, a die is rolled: from the number of the rule on the feature breaks, and the unit is lost. Who stood on it before tries nothing, and generals are too light.',
  ),
  '14.15-b': is(
    'rules/weak-ground.ts',
    'After guns have fired at a formation, a die is rolled for each weak feature under its units: where it breaks, those on it are lost.',
  ),
  '14.15-c': is(
    'rules/weak-ground.ts',
    'What has broken becomes other ground, or is gone, once and for all; whoever stands there and may not is lost as well.',
  ),
}
