import { is } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Combat (12). */
export const COMBAT: Clauses = {
  '12.1-a': is('rules/combat/fights.ts', 'The unit that moved into contact this turn attacks.'),
  '12.1-b': is('rules/combat/fights.ts', 'If both or neither did, the one on Attack does.'),
  '12.1-c': is('rules/combat/fights.ts', 'If still undecided, the side with the initiative does.'),
  '12.1-d': is(
    'rules/movement/contact.ts',
    'An attacker fights one enemy: the most directly in front, then the nearest.',
  ),
  '12.1-e': is(
    'rules/combat/fights.ts',
    'This is decided for each pair: a unit that attacks one enemy and is charged by another fights both.',
  ),
  '12.1-f': is('rules/combat/fights.ts', 'A pair fights once a turn.'),
  '12.2-a': is('rules/combat/modifiers.ts', 'All attackers of one defender are one side, and the best of them rolls.'),
  '12.2-b': is('rules/combat/results.ts', 'They all suffer a defeat, each according to its arm.'),
  '12.2-c': is('rules/combat/results.ts', 'Only the unit that rolls breaks through.'),
  '12.2-d': is(
    'rules/combat/fights.ts',
    'Fights run in the order of the attackers, initiative first; effects come at once.',
  ),
  '12.3-a': is('rules/combat/modifiers.ts', 'Every enemy that touches the unit counts for multiple and larger units.'),
  '12.4-a': is('rules/combat/modifiers.ts', 'The total fatigue of the unit’s own formation counts, in full steps.'),
  '12.5-a': is(
    'rules/combat/modifiers.ts',
    'An attacker in the rear sector attacks from the rear; one of several is enough.',
  ),
  '12.5-b': is('rules/combat/modifiers.ts', 'A flank attack has no effect.'),
  '12.5-c': is('rules/combat/modifiers.ts', 'It counts once, even for limbered guns.'),
  '12.5-d': is('rules/combat/modifiers.ts', 'A column counts like limbered guns.'),
  '12.5-e': is('format/tables.ts', 'By the letter of the sheet it does not.'),
  '12.6-a': is('rules/combat/modifiers.ts', 'The defender must be inside, and the attacker outside that same place.'),
  '12.6-b': is('rules/combat/modifiers.ts', 'An attacker gains nothing by it.'),
  '12.7-a': is('rules/combat/modifiers.ts', 'Shock counts for the first roll of the turn only.'),
  '12.8-a': is('rules/combat/results.ts', 'Supported: a friendly unit within 3 inches, of any formation.'),
  '12.8-b': is(
    'rules/combat/results.ts',
    'It must be deployed infantry or cavalry, not retreating or broken, and not in front.',
  ),
  '12.8-c': is('rules/combat/results.ts', 'It must not be in contact itself.'),
  '12.8-d': is('format/tables.ts', 'A battle may allow support from farther away.'),
  '12.9-a': is(
    'rules/movement/retreat.ts',
    'A unit that retires moves directly away from the enemy, 4 inches on foot and 5 mounted, keeping its facing.',
  ),
  '12.9-b': is('rules/movement/retreat.ts', 'If it has no room, it routs.'),
  '12.9-c': is('rules/movement/retreat.ts', 'Guns retire to reserve.'),
  '12.9-d': is('format/tables.ts', 'A battle may change how far winners and losers go.'),
  '12.10-a': is('rules/movement/retreat.ts', 'Breakthrough on Attack: straight ahead, 4 inches on foot and 5 mounted.'),
  '12.10-b': is('rules/movement/retreat.ts', 'Otherwise: to the place that the loser held.'),
  '12.10-c': is('rules/combat/fights.ts', 'New contact is fought at once, one extra fight per unit and turn.'),
  '12.10-d': is('rules/combat/results.ts', 'Guns stay.'),
  '12.10-e': is('rules/combat/results.ts', 'Units just beaten, and units in contact before, are not new contact.'),
  '12.11-a': is('rules/movement/rout.ts', 'A unit that routs goes to the reformation area.'),
  '12.11-b': is('rules/movement/rout.ts', 'If that is touched, or off the table, the unit is lost.'),
  '12.12-a': is('rules/combat/fights.ts', 'After a tie both fight again, without shock.'),
  '12.12-b': is('rules/combat/fights.ts', 'After the third tie in a row both stay in contact.'),
  '12.12-c': is('rules/combat/fights.ts', 'Guns that tie retire, and their enemy holds.'),
  '12.12-d': is('format/tables.ts', 'A battle may end a fight at an earlier tie.'),
}
