import { idle, is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Who decides what, and how movement is planned (3, 4). */
export const DECISIONS: Clauses = {
  '3.1-a': is('rules/sequence.ts', 'Both sides issue orders at once.'),
  '3.1-b': is('rules/sequence.ts', 'Both sides plan their movement at once.'),
  '3.1-c': is('rules/sequence.ts', 'Both sides declare conversions at once.'),
  '3.1-d': is('rules/sequence.ts', 'Both sides declare fire at once.'),
  '3.1-e': is('rules/sequence.ts', 'Leader actions are taken in turn, the side with the initiative first.'),
  '3.1-f': is('rules/sequence.ts', 'Formations ploy and deploy in turn, the side with the initiative first.'),
  '3.1-g': is('rules/sequence.ts', 'Evading is decided in turn, the side with the initiative first.'),
  '3.1-h': is('rules/combat/fights.ts', 'Fights ask nothing.'),
  '3.1-i': mayNot('rules/game.ts', 'Nobody decides for the enemy.'),
  '3.2-a': is(
    'rules/queries.ts',
    'The side that the battle names has the initiative on odd turns, the other on even ones.',
  ),
  '3.2-b': is('rules/queries.ts', 'The initiative orders what is done in turn, and the dice.'),
  '3.3-a': may(
    'rules/game.ts',
    'Whatever is legal may be done, listed or not; what is not is refused by the rule that it breaks.',
  ),
  '3.3-b': idle(
    'rules/game.ts',
    'Every action that is listed is legal.',
    'The fuzzer and the counts of actions hold the lists.',
  ),
  '3.4-a': is('rules/movement/plans.ts', 'A formation may hold.'),
  '3.4-b': mayNot('rules/movement/judging.ts', 'A march goes by four points at most.'),
  '3.4-c': is('rules/movement/routes.ts', 'Keep: all units shift alike, and wheel about the centre.'),
  '3.4-d': is('rules/movement/routes.ts', 'Line: side by side in the order of the roster, 1.2 inches apart.'),
  '3.4-e': is('rules/movement/routes.ts', 'Cavalry in line is 1.4 inches apart.'),
  '3.4-f': is('rules/movement/routes.ts', 'Double: two lines, 1.5 inches apart.'),
  '3.4-g': is('rules/movement/column.ts', 'Column: one behind another along the way, 1.2 inches apart.'),
  '3.4-h': mayNot('rules/movement/judging.ts', 'A unit that is placed goes by two points at most on its way.'),
  '3.4-i': mayNot('rules/movement/judging.ts', 'A plan names only units of its own formation that are on the table.'),
  '3.5-a': idle(
    'rules/movement/candidates.ts',
    'What a formation is offered: its objective, those it supports, areas, enemies, home, roads and the compass, at several distances.',
    'The counts of actions and the fuzzer hold the lists; any other march is judged alike.',
  ),
  '3.6-a': mayNot('rules/movement/judging.ts', 'Deployed units end within 9 inches of the centre of their formation.'),
  '3.6-b': may('rules/movement/judging.ts', 'Whoever is farther off may come nearer.'),
  '3.6-c': is('format/tables.ts', 'A battle may hold formations closer together.'),
  '3.7-a': may('rules/movement/generals.ts', 'Army and force commanders ride to any place within their allowance.'),
  '3.7-b': may('rules/movement/generals.ts', 'A ride has up to eight legs.'),
  '3.7-c': mayNot('rules/movement/generals.ts', 'Whoever leads a formation in person rides nowhere else.'),
  '3.7-d': idle(
    'rules/movement/generals.ts',
    'Commanders are offered to stay, and rides to their formations and to high ground, as far as a turn goes.',
    'movement/rides.test.ts holds the list; any other ride is judged alike.',
  ),
  '3.8-a': is('rules/dice.ts', 'Dice are rolled for the side with the initiative first, in the order of the roster.'),
  '3.8-b': is('rules/combat/fights.ts', 'The attacker rolls before the defender.'),
  '3.8-c': is('rules/command/activation.ts', 'A test is rolled before the die that follows from it.'),
  '4-a': is(
    'rules/sequence.ts',
    'Command, movement, artillery and skirmish, combat: the steps of a turn in their order.',
  ),
  '4-b': is('rules/sequence.ts', 'Arrivals come first in movement.'),
  '4-c': is('rules/sequence.ts', 'Victory is checked at the end of a turn; the next one follows.'),
  '4-d': is('rules/sequence.ts', 'Orders convert before movement, before combat and after it.'),
}
