import { is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Weather that does more than the sheet's (14.8), and events (14.9): additions of ours. */
export const OWN_COURSE: Clauses = {
  '14.8-a': is(
    'rules/weather.ts',
    'The weather changes at the beginning of a turn, before events and arrivals: on a turn, when a condition holds, by chance or after a delay.',
  ),
  '14.8-b': is(
    'rules/weather.ts',
    'The weather of a place is the change that came last among those for it; one without areas is for the whole table.',
  ),
  '14.8-c': mayNot(
    'rules/fire/arc.ts',
    'Nobody fires farther than the weather lets him see, out of it or into it; no vantage point helps farther.',
  ),
  '14.8-d': may('rules/fire/arc.ts', 'Who is within that distance is fired at as in clear weather.'),
  '14.8-e': mayNot('rules/fire/arc.ts', 'Guns fire no farther than the weather allows, out of it or into it.'),
  '14.8-f': is(
    'rules/fire/points.ts',
    'Weather adds to the points of guns and of skirmishers that stand in it, the worst of theirs once; they never have less than none.',
  ),
  '14.8-g': is(
    'rules/fire/fire.ts',
    'Where muskets get wet, a die is rolled before the skirmishers of a formation fire: up to the number of the weather they do not.',
  ),
  '14.8-h': is(
    'rules/movement/rates.ts',
    'Units that begin a march in it go as many inches less as in the open, but at least one; generals ride as ever.',
  ),
  '14.9-a': is(
    'rules/happenings.ts',
    'An event happens once, at the beginning of a turn: on a turn, when a condition holds, by chance or after a delay.',
  ),
  '14.9-b': may('rules/happenings.ts', 'If the battle leaves it to a side, that side may bring it about, or wait.'),
  '14.9-c': mayNot('rules/happenings.ts', 'It may not bring it about before its time, or again.'),
  '14.9-d': is('rules/happenings.ts', 'Where a die decides, a side that has failed may try again in the next turn.'),
  '14.9-e': is(
    'format/changed-features.ts',
    'Features become another kind of ground, are gone, or are there only from then on, with all that they do.',
  ),
  '14.9-f': is('rules/happenings.ts', 'Whoever stands where he may not be any more is lost.'),
  '14.9-g': is('rules/conditions.ts', 'Conditions can ask whether an event has happened.'),
}
