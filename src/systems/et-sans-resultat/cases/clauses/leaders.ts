import { is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** What army and force commanders do in person (6), and what becomes of commanders (10). */
export const LEADERS: Clauses = {
  '6-a': may('rules/command/actions.ts', 'A commander acts until one of his actions fails.'),
  '6-b': mayNot('rules/command/actions.ts', 'The same action is tried on the same target once a turn.'),
  '6-c': is('rules/command/actions.ts', 'A total of 7 succeeds; anything less fails, and nothing is delayed.'),
  '6-d': mayNot('rules/command/actions.ts', 'He acts only for formations in his chain of command.'),
  '6-e': is('rules/command/actions.ts', 'The modifiers for orders apply.'),
  '6-f': is('format/tables.ts', 'A battle may change which actions are tested and which are free.'),
  '6 take-command-a': may(
    'rules/command/personal-command.ts',
    'A commander within 3 inches of a unit takes command of its formation, without a test.',
  ),
  '6 take-command-b': is('rules/command/status.ts', 'He stands at its centre and moves with it.'),
  '6 take-command-c': is('rules/queries.ts', 'His ratings replace those of its commander.'),
  '6 take-command-d': mayNot(
    'rules/command/personal-command.ts',
    'He leads one formation at a time, and a formation has one such leader.',
  ),
  '6 take-command-e': is('rules/command/activation-roll.ts', 'He counts as leading it at once.'),
  '6 abandon-command-a': may(
    'rules/command/personal-command.ts',
    'A commander gives up a formation he leads by a test.',
  ),
  '6 abandon-command-b': is('rules/command/personal-command.ts', 'No test is needed if it retreats or is broken.'),
  '6 change-objective-a': may(
    'rules/command/couriers.ts',
    'A force commander changes his objective to another named area at once.',
  ),
  '6 commit-battery-a': may(
    'rules/command/batteries.ts',
    'A battery in the reserve of a formation is committed to it.',
  ),
  '6 commit-battery-b': is(
    'rules/command/batteries.ts',
    'So is one in the reserve of its force, which then belongs to the formation.',
  ),
  '6 commit-battery-c': may('rules/command/batteries.ts', 'It stands limbered within 1.5 inches of a deployed unit.'),
  '6 commit-battery-d': is('rules/command/batteries.ts', 'It may move and unlimber in the same turn.'),
  '6 recall-battery-a': may(
    'rules/command/batteries.ts',
    'A committed battery goes back to the reserve of its formation.',
  ),
  '6 recall-battery-b': mayNot('rules/command/batteries.ts', 'Not if it is in contact.'),
  '6 displace-battery-a': may(
    'rules/command/batteries.ts',
    'This limbers an unlimbered battery; there is no other way.',
  ),
  '6 displace-battery-b': is('rules/command/batteries.ts', 'It may move in the same turn.'),
  '6 displace-battery-c': mayNot('rules/command/batteries.ts', 'Not in contact.'),
  '6 commit-specialty-a': may('rules/command/specialties.ts', 'Engineers or a rifle company join a unit, for good.'),
  '6 commit-specialty-b': mayNot('rules/command/specialties.ts', 'Specialists of one formation join no other.'),
  '6 send-aide-a': may(
    'rules/command/couriers.ts',
    'The army commander’s aide activates a pending order at once, without a test, as often as he has aides.',
  ),
  '6 send-aide-b': may('rules/command/couriers.ts', 'The same applies to a force’s new objective.'),
  '6 send-aide-c': is('rules/command/couriers.ts', 'A battle may have the order only tested at once.'),
  '6 detach-a': may(
    'rules/command/detachments.ts',
    'From one unit up to half of those on the table become a formation on Defend or Move.',
  ),
  '6 detach-b': is(
    'rules/command/detachments.ts',
    'It has its own reformation area and a commander with leadership C and tactics 0.',
  ),
  '6 detach-c': is('rules/command/split.ts', 'It takes its share of the fatigue in each class, rounded up.'),
  '6 detach-d': is('rules/queries.ts', 'It keeps the nation, doctrine and traits of its parent formation.'),
  '6 rejoin-a': may('rules/command/detachments.ts', 'It rejoins within 3 inches, without a test.'),
  '6 grand-battery-a': may(
    'rules/command/grand-battery.ts',
    'Three or more committed batteries of a force, each within 3 inches of the next, become a formation.',
  ),
  '6 grand-battery-b': is(
    'rules/command/grand-battery.ts',
    'The artillery chief of the force commands it, or an officer with leadership C if it has none free.',
  ),
  '6 grand-battery-c': is('rules/fire/fire.ts', 'Its fire is a fire mission.'),
  '6 grand-battery-d': is(
    'rules/command/grand-battery.ts',
    'It disbands at the end of a turn with none of them committed.',
  ),
  '6 rally-a': may('rules/command/rally.ts', 'A routed unit is deployed again beside the reformation area.'),
  '6 inspire-a': may(
    'rules/command/personal-command.ts',
    'A commander inspires the formation that he leads, without a test.',
  ),
  '6 inspire-b': is('rules/fire/assessment.ts', 'It adds 1 to its assessments this turn.'),
  '10.1-a': is('rules/command/fate.ts', 'Every commander near the enemy rolls; guns are dangerous from farther away.'),
  '10.1-b': is('rules/command/fate.ts', 'Guns in reserve and routed units endanger no one.'),
  '10.2-a': is(
    'rules/command/fate.ts',
    'Personal command is dangerous for a superior only while he leads a formation.',
  ),
  '10.2-b': is('rules/command/fate.ts', 'A battle may give traits other values.'),
  '10.3-a': is('rules/command/fate.ts', 'A harmed commander rolls again, without modifiers.'),
  '10.3-b': is('rules/command/fate.ts', '11 or more: unhurt, and invincible from now on.'),
  '10.3-c': is('rules/command/fate.ts', '9 or 10: his ratings are 0 for three turns, this one included.'),
  '10.3-d': is('rules/command/fate.ts', '7 or 8: the formation he commands converts to Defend.'),
  '10.3-e': is('rules/command/fate.ts', 'A superior without one loses his pending orders.'),
  '10.3-f': is('rules/command/fate.ts', '6 or less: he is gone.'),
  '10.4-a': is('rules/command/fate.ts', 'A commander with leadership C and tactics 0 takes his place at once.'),
  '10.4-b': is(
    'rules/command/fate.ts',
    'The best force commander takes the place of an army commander, and keeps his force.',
  ),
}
