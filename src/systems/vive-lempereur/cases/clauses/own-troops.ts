import { is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Troops of a battle's own (1.1 own): an addition of ours, which the book does not have. */
export const OWN_TROOPS: Clauses = {
  '1.1 own-a': is(
    'format/troop-list.ts',
    'An addition of Berthier’s: a unit type of a battle’s own is in every respect the type that it is like, except for what it says itself.',
  ),
  '1.1 own-b': is('format/troop-list.ts', 'A battle may change a type of the reference sheet in the same way.'),
  '1.1 own-c': is('format/troop-list.ts', 'A unit may differ from its type.'),
  '1.1 own-d': is('rules/setup.ts', 'It has as many elements as it says, in losses, rallies and victory.'),
  '1.1 own-e': is('rules/fire-value.ts', 'It fires, or shocks, with its own values by range, and so after moving.'),
  '1.1 own-f': is('rules/fire.ts', 'It fires as far as it has values, and no farther.'),
  '1.1 own-g': is('rules/fire.ts', 'It fires after as many hexes as it says, and not after more.'),
  '1.1 own-h': is('rules/allowance.ts', 'It moves as many hexes as it says, twice as many in a bombardment.'),
  '1.1 own-i': is('rules/allowance.ts', 'An infantry manoeuvre moves it as far as the card says, slow or fast.'),
  '1.1 own-j': is('rules/allowance.ts', 'Who moves no hexes stays, whatever card or road there is.'),
  '1.1 own-k': is('rules/rally.ts', 'It rallies by as many dice as it says; without any it does not.'),
  '1.1 own-l': mayNot(
    'rules/formation.ts',
    'Infantry that forms no square does not, and so has no answer to a charge.',
  ),
  '1.1 own-m': is('rules/movement.ts', 'Who leaves garrisons does so, whatever its arm, and nobody else.'),
  '1.1 own-n': is('rules/reactions.ts', 'Who does not react has no answer to a charge.'),
  '1.1 own-o': is('rules/fire-value.ts', 'A general is of use to whom he leads: in fire, and when a retreat is due.'),
  '1.1 own-p': is(
    'rules/advance.ts',
    'Who advances takes the hex of an adjacent enemy that is empty after its attack.',
  ),
  '1.1 own-q': is('rules/advance.ts', 'A square stays where it is, and so does everybody after fire from afar.'),
  '1.1 own-r': is(
    'rules/position.ts',
    'Who has no zone of control stops and holds nobody, and has no answer to a charge.',
  ),
  '1.1 own-s': may('rules/fire.ts', 'Who chooses its target may fire past a closer enemy.'),
  '1.1 own-t': mayNot(
    'rules/fire.ts',
    'Infantry that fires farther than two hexes still fires at the closest enemy in front that it sees.',
  ),
  '1.1 own-u': is('rules/combat.ts', 'Whether its own elements limit the losses that it causes is its own.'),
  '1.1 own-v': is('rules/combat.ts', 'Who loses instead of retreating does so under attack from the next hex.'),
  '1.1 own-w': is('rules/combat.ts', 'Who stands never retreats, not even with its general killed.'),
  '1.1 own-x': is(
    'rules/orders.ts',
    'Another arm makes it a unit of that arm in all respects, dice and cards included.',
  ),
  '1.1 own-y': may('rules/deployment.ts', 'The players deploy it (14.0) and bring it in from a pool by its own name.'),
  '1.1 own-z': is('rules/conditions.ts', 'Conditions count it by its own name.'),
  '1.1 own-za': is(
    'format/draft.ts',
    'A unit that names no nation is of the one that its type names, if that fights for its side, or else of the first of its side.',
  ),
}
