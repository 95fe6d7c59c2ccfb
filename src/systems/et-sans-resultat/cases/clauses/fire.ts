import { idle, is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Artillery fire and skirmishing (9). */
export const FIRE: Clauses = {
  '9.1-a': mayNot('rules/fire/targets.ts', 'A formation names one target for its guns and one for its skirmishers.'),
  '9.1-b': is('rules/fire/fire.ts', 'Either is normal or intense.'),
  '9.1-c': mayNot('rules/fire/targets.ts', 'It fires at enemies.'),
  '9.1-d': is('rules/fire/fire.ts', 'A formation that names no target holds its fire.'),
  '9.1-e': may(
    'rules/fire/targets.ts',
    'By the letter of the sheet each battery and battalion may have its own target.',
  ),
  '9.2-a': mayNot('rules/fire/arc.ts', 'Guns have a range of 6 inches.'),
  '9.2-b': mayNot('rules/fire/arc.ts', 'They fire at targets in their front.'),
  '9.2-c': mayNot('rules/fire/arc.ts', 'They fire at targets they see.'),
  '9.2-d': is('rules/fire/arc.ts', 'Only unlimbered batteries fire.'),
  '9.2-e': is('rules/fire/arc.ts', 'One unit of the target in range, in front and in sight is enough.'),
  '9.2-f': mayNot('rules/fire/arc.ts', 'Deployed battalions skirmish, with a range of 3 inches.'),
  '9.2-g': is('rules/fire/arc.ts', 'They need neither sight nor arc.'),
  '9.3-a': is(
    'rules/fire/points.ts',
    'The sections of all batteries of a formation are summed, and fatigue is subtracted once.',
  ),
  '9.3-b': is(
    'rules/fire/points.ts',
    'Then the sum is halved by weather and raised by intensity, and rounded down once.',
  ),
  '9.4-a': is('rules/compile.ts', 'A battery’s own nation decides, even in a formation of another nation.'),
  '9.4-b': is('rules/compile.ts', 'An odd gun counts as a section.'),
  '9.4-c': is('format/tables.ts', 'A battle may give guns other values.'),
  '9.4-d': idle(
    'rules/compile.ts',
    'Howitzers count as their battery does.',
    'The format gives a battery guns of one weight.',
  ),
  '9.5-a': is('rules/fire/points.ts', 'The points of skirmishers are rounded down.'),
  '9.5-b': is('rules/fire/points.ts', 'They never fall below 0.'),
  '9.5-c': is('rules/fire/points.ts', 'Weather does not touch them.'),
  '9.5-d': is('format/tables.ts', 'A battle may give skirmishers other values.'),
  '9.6-a': is('rules/fire/points.ts', 'Only a cavalry formation on Attack is safe from skirmishers.'),
  '9.6-b': is('format/tables.ts', 'A battle may let skirmishers count against it.'),
  '9.7-a': is('rules/fire/fire.ts', 'All fire at a target makes up one score, with one roll.'),
  '9.7-b': is('rules/fire/fire.ts', 'Without fire there is no roll.'),
  '9.7-c': is('rules/fire/fire.ts', 'Fatigue for intense fire is added after all scores.'),
  '9.8-a': is(
    'rules/fire/assessment.ts',
    'A fire mission has its target assessed once more for each point of its commander’s leadership.',
  ),
  '9.8-b': is('rules/fire/assessment.ts', 'This holds even below a score of 10.'),
  '13.5-a': is('rules/fire/points.ts', 'The weather of a turn is that of the last change.'),
}
