import { idle, is, may, mayNot } from '../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../engine/cases/clauses.ts'

/** Artillery fire and skirmishing (9). */
export const FIRE: Clauses = {
  '9.1-a': mayNot('fire/targets.ts', 'A formation names one target for its guns and one for its skirmishers.'),
  '9.1-b': is('fire/fire.ts', 'Either is normal or intense.'),
  '9.1-c': mayNot('fire/targets.ts', 'It fires at enemies.'),
  '9.1-d': is('fire/fire.ts', 'Whoever names nothing holds his fire.'),
  '9.1-e': may('fire/targets.ts', 'By the letter each battery and battalion may have a target of its own.'),
  '9.2-a': mayNot('fire/arc.ts', 'Guns fire 6 inches far.'),
  '9.2-b': mayNot('fire/arc.ts', 'They fire at what is in their front.'),
  '9.2-c': mayNot('fire/arc.ts', 'They fire at what they see.'),
  '9.2-d': is('fire/arc.ts', 'Only unlimbered batteries fire.'),
  '9.2-e': is('fire/arc.ts', 'One unit of the target in reach, in front and in sight is enough.'),
  '9.2-f': mayNot('fire/arc.ts', 'Deployed battalions skirmish, 3 inches far.'),
  '9.2-g': is('fire/arc.ts', 'They need neither sight nor arc.'),
  '9.3-a': is(
    'fire/points.ts',
    'The sections of all batteries of a formation are summed, and fatigue is taken off once.',
  ),
  '9.3-b': is('fire/points.ts', 'Then the sum is halved by weather and raised by intensity, and rounded down once.'),
  '9.4-a': is('compile.ts', 'The nation of a battery decides, also in a formation of another.'),
  '9.4-b': is('compile.ts', 'An odd gun is a section.'),
  '9.4-c': is('data.ts', 'A battle may give guns other values.'),
  '9.4-d': idle(
    'compile.ts',
    'Howitzers count as their battery does.',
    'The format has the guns of a battery, of one weight.',
  ),
  '9.5-a': is('fire/points.ts', 'The points of skirmishers are rounded down.'),
  '9.5-b': is('fire/points.ts', 'They never fall below 0.'),
  '9.5-c': is('fire/points.ts', 'Weather does not touch them.'),
  '9.5-d': is('data.ts', 'A battle may give skirmishers other values.'),
  '9.6-a': is('fire/points.ts', 'Only a cavalry formation on Attack is safe from skirmishers.'),
  '9.6-b': is('data.ts', 'A battle may let them count for something there.'),
  '9.7-a': is('fire/fire.ts', 'All fire at a target makes one score, with one roll.'),
  '9.7-b': is('fire/fire.ts', 'Nobody rolls where nobody fires.'),
  '9.7-c': is('fire/fire.ts', 'Intensity tires after all scores.'),
  '9.8-a': is(
    'fire/assessment.ts',
    'A fire mission has its target assessed once more for each point of its commander’s leadership.',
  ),
  '9.8-b': is('fire/assessment.ts', 'So it does below a score of 10.'),
  '13.5-a': is('fire/points.ts', 'The weather of a turn is that of the last change.'),
}
