import type { Chapter } from './chapter.ts'

/** What Berthier adds to the book: events that happen once, and change the ground. */
export const OWN_COURSE: Chapter = {
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
