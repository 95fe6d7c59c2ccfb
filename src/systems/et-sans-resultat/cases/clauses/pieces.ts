import { is, may } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** What there is on the table, and in which states (2). */
export const PIECES: Clauses = {
  '2.1-a': is(
    'rules/compile.ts',
    'Armies have forces, forces have formations, formations have units; an army commander commands all forces of his side.',
  ),
  '2.1-b': may(
    'rules/command/issue.ts',
    'Without an army commander a force keeps its objective, or its commander changes it himself.',
  ),
  '2.2-a': is(
    'rules/state.ts',
    'A routed unit waits in the reformation area without a footprint and does not count as an enemy.',
  ),
  '2.2-b': is(
    'rules/state.ts',
    'A battery in reserve is with the reformation area, has no footprint and cannot be a target.',
  ),
  '2.2-c': is('rules/state.ts', 'Limbered and unlimbered batteries are on the table: committed.'),
  '2.2-d': is('rules/movement/march.ts', 'Guns of a formation that retreats or breaks go to its reserve.'),
  '2.2-e': is(
    'rules/movement/march.ts',
    'By the letter of the sheet, unlimbered guns then stay where they are, and limbered guns run with the rest.',
  ),
  '2.2-f': is(
    'rules/combat/areas.ts',
    'By the letter of the sheet, enemies who touch the reformation area and are in no other fight attack the best of the routed units in it.',
  ),
  '2.2-g': is('rules/combat/results.ts', 'A routed unit that loses such a fight is lost; one that wins stays there.'),
  '2.3-a': is(
    'rules/queries.ts',
    'The centre of a formation is the mean position of its units on the table, rounded down, not counting routed units and guns in reserve.',
  ),
  '2.3-b': is('rules/command/status.ts', 'The commander of a formation stands at its centre.'),
  '2.4-a': is('rules/queries.ts', 'Deployed units are infantry and cavalry in line and committed batteries.'),
  '2.4-b': is('rules/queries.ts', 'If there are none, all units on the table count.'),
  '2.5-a': is('rules/queries.ts', 'A cavalry formation has more cavalry than infantry.'),
  '2.6-a': is('rules/queries.ts', 'Fatigue markers are kept by class.'),
  '2.6-b': is('rules/queries.ts', 'Where the sheet says fatigue markers, those of all classes count.'),
  '2.6-c': is('rules/fire/points.ts', 'Where it names a class, only that class counts.'),
  '2.7-a': is('rules/fire/fatigue.ts', 'Fatigue from an assessment goes to the class with the most deployed units.'),
  '2.7-b': is('rules/fire/fatigue.ts', 'In a tie between classes infantry comes first, then cavalry.'),
  '2.7-c': is('rules/combat/results.ts', 'Fatigue from a fight goes to the class of the unit that fought.'),
  '2.7-d': is('rules/fire/fatigue.ts', 'A battle may spread fatigue from assessments over the classes.'),
  '2.8-a': is(
    'rules/victory.ts',
    'At the end of a turn a formation without infantry and cavalry on the table is removed.',
  ),
  '2.8-b': is('rules/victory.ts', 'It then counts as broken.'),
  '2.8-c': is('rules/victory.ts', 'Grand batteries stay.'),
  '2.8-d': is('rules/victory.ts', 'Guns that are a formation of their own stay while one of them is committed.'),
  '2.8-e': is('rules/victory.ts', 'A formation that has left the table as the battle requires is not broken.'),
  '2.8-f': is('rules/victory.ts', 'The losses of a detachment that is gone count for its parent formation.'),
  '2.9-a': is(
    'rules/compile.ts',
    'Units of up to 450 men are small, those of up to 750 medium, and those above large.',
  ),
  '2.9-b': is('rules/compile.ts', 'Batteries are small.'),
  '2.9-c': is('format/tables.ts', 'A battle may change these limits.'),
  '2.9-d': is('rules/combat/modifiers.ts', 'By the letter of the sheet, the unit with more men is larger.'),
}
