import { is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Weather, and events that change the ground: additions of ours, which the book does not have. */
export const OWN_COURSE: Clauses = {
  'Own weather-a': is(
    'rules/weather.ts',
    'The weather changes at the beginning of a turn, before events and arrivals: on a turn, when a condition holds, by chance or after a delay.',
  ),
  'Own weather-b': is(
    'rules/weather.ts',
    'The weather of a hex is the change that came last among those for the hex; one without hexes is for all of them.',
  ),
  'Own weather-c': mayNot('rules/sight.ts', 'Nobody sees farther than the weather allows, out of it or into it.'),
  'Own weather-d': may('rules/sight.ts', 'Who is within that distance is seen as in clear weather.'),
  'Own weather-e': mayNot('rules/fire.ts', 'Guns fire no farther than the weather allows, out of it or into it.'),
  'Own weather-f': is('rules/fire-value.ts', 'Weather adds to the fire of infantry and guns that stand in it.'),
  'Own weather-g': is('rules/fire-value.ts', 'It adds nothing to a shock.'),
  'Own weather-h': is(
    'rules/weather.ts',
    'Where muskets get wet, infantry rolls a d6 before it fires: up to the number of the weather it misfires, and its order is over.',
  ),
  'Own weather-i': is(
    'rules/allowance.ts',
    'A unit that begins its move in the weather moves as many hexes less, but at least one.',
  ),
  'Own events-a': is(
    'rules/happenings.ts',
    'An event happens once, at the beginning of a turn: on a turn, when a condition holds, by chance or after a delay.',
  ),
  'Own events-b': may(
    'rules/happenings.ts',
    'If the battle leaves it to a side, the side may bring it about, or wait.',
  ),
  'Own events-c': mayNot('rules/happenings.ts', 'It may not bring it about before its time, or again.'),
  'Own events-d': is(
    'rules/happenings.ts',
    'Where a die decides, a side that has failed may try again in the next turn.',
  ),
  'Own events-e': is('rules/upheaval.ts', 'Hexes become another kind of ground, with everything that it does.'),
  'Own events-f': is('rules/upheaval.ts', 'Who stands where he may not be any more is lost.'),
  'Own events-g': is('rules/event-plan.ts', 'Hexsides lose what lies on them, or get something else.'),
  'Own events-h': is('rules/conditions.ts', 'Conditions can ask whether an event has happened.'),
}
