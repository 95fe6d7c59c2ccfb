import { is, may, mayNot, must } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** The hypothetical battle (14.0). */
export const HYPOTHETICAL: Clauses = {
  '14.0-a': mayNot('rules/deployment.ts', 'Each side sets up on the four rows at its own edge.'),
  '14.0-b': mayNot('rules/deployment.ts', 'No unit sets up in the five rows between.'),
  '14.0-c': is(
    'rules/deployment.ts',
    'Each player has 3 generals and 18 units: 8 regular and 2 elite infantry, 3 light and 2 heavy cavalry, and one medium, one heavy and one horse artillery.',
  ),
  '14.0 victory-a': is('rules/victory.ts', 'A side without units in one of the sectors is beaten: a decisive victory.'),
  '14.0 victory-b': is('rules/victory.ts', 'A side that has lost 9 units is beaten: a substantial victory.'),
  '14.0 tiles-a': is(
    'rules/tiles.ts',
    'The tiles are 30 woods, 9 buildings, 2 fields, 2 rough, 2 orchards, 24 hills and 4 farms.',
  ),
  '14.0 tiles-b': must('rules/tiles.ts', 'Each player draws 15 of them at random.'),
  '14.0 tiles-c': must('rules/tiles.ts', 'Each lays 10 in the player’s own zone and 5 on disputed ground.'),
  '14.0 tiles-d': must('rules/tiles.ts', 'The players lay three at a time, in turn.'),
  '14.0 exploration-a': must('rules/deployment.ts', 'Both roll a six-sided die for exploration.'),
  '14.0 exploration-b': must('rules/deployment.ts', 'With a difference of 5 the loser places all units first.'),
  '14.0 alternate-a': must(
    'rules/deployment.ts',
    'With a difference of 1 or 2 the loser places 3 units at a time, the winner 2.',
  ),
  '14.0 alternate-b': must('rules/deployment.ts', 'With a difference of 3 or 4 the loser places 4, the winner 2.'),
  '14.0 hidden-a': must('rules/deployment.ts', 'After a tie both place their units unseen.'),
  '14.0 minimum-a': must('rules/deployment.ts', 'At least four units go into each sector.'),
  '14.0 initiative-a': is(
    'rules/sequence.ts',
    'The winner of the exploration roll moves the first unit of each round.',
  ),
  '14.0 initiative-b': is('rules/sequence.ts', 'After a tie a die decides.'),
  '14.0 reinforcements-a': is(
    'rules/arrivals.ts',
    'Reinforcements arrive from the third turn on, before the hand is formed.',
  ),
  '14.0 reinforcements-b': is(
    'rules/arrivals.ts',
    'Two in the third turn, one in the fourth and one in the fifth: four at most.',
  ),
  '14.0 reinforcements-c': may(
    'rules/reinforcements.ts',
    'They arrive in any edge hex of their own zone, its sides included.',
  ),
  '14.0 reinforcements-d': must(
    'rules/arrivals.ts',
    'At the beginning of each round a die for each of them decides its type.',
  ),
  '14.0 reinforcements-e': is(
    'rules/arrivals.ts',
    'A flag, a general or a type that is not in the pool brings no unit in that round.',
  ),
  '14.0 reinforcements-f': must(
    'rules/arrivals.ts',
    'A six-sided die decides the sector: 1 or 2 the left wing, 3 or 4 the centre, 5 or 6 the right wing.',
  ),
}
