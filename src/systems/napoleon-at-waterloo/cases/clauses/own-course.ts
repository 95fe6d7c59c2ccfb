import type { Chapter } from './chapter.ts'

/** What Berthier adds to the book: weather, and events that happen once and change the ground. */
export const OWN_COURSE: Chapter = {
  'Own weather': {
    OWa: [
      'is',
      'The weather changes at the beginning of a turn, before events and arrivals: on a turn, when a condition holds, by chance or after a delay.',
    ],
    OWb: [
      'is',
      'The weather of a hex is the change that came last among those for the hex; one without hexes is for all of them.',
    ],
    OWc: ['may not', 'Guns do not fire farther than the weather lets them see or reach, out of it or into it.'],
    OWd: ['may', 'Within that distance they fire as in clear weather.'],
    OWe: [
      'is',
      'Weather adds to the strength of each infantry unit and of all guns that attack out of it; 1 point is left.',
    ],
    OWf: ['is', 'It adds nothing to the strength of cavalry, or of anybody who is attacked.'],
    OWg: [
      'is',
      'Where muskets get wet, each infantry unit of an attack rolls a die before it is fought: up to the number of the weather it adds nothing to the attack. Where nobody is left to fire, nothing happens.',
    ],
    OWh: [
      'is',
      'A unit that begins its move in the weather has so many movement points less, but at least 1. Who arrives has all of them.',
    ],
  },
  'Own events': {
    OEa: [
      'is',
      'An event happens once, at the beginning of a turn: on a turn, when a condition holds, by chance or after a delay.',
    ],
    OEb: ['may', 'If the battle leaves it to a side, the side may bring it about as its movement begins, or wait.'],
    OEc: ['may not', 'It may not bring it about before its time, or again.'],
    OEd: ['is', 'Where a die decides, a side that has failed may try again in its next turn.'],
    OEe: ['is', 'Hexes become another kind of ground, with everything that it does.', 'rules/event-plan.ts'],
    OEf: ['is', 'Who stands where he may not be any more is destroyed, and his points count.'],
    OEg: ['is', 'Hexsides lose what lies on them, or get something else.', 'rules/event-plan.ts'],
    OEh: ['is', 'Conditions can ask whether an event has happened.', 'rules/conditions.ts'],
  },
}
