import type { Chapter } from './chapter.ts'

/** What Berthier adds to the book: kinds of ground that a battle defines. */
export const OWN_GROUND: Chapter = {
  'Own ground': {
    xG0a: [
      'is',
      'Ground of the battle’s own does what the ground does that it is like, except for what it says itself.',
      'format/tables.ts',
    ],
    xG0b: ['is', 'It costs the points that it says, and single kinds of units theirs.', 'rules/gaits.ts'],
    xG0c: ['is', 'It multiplies defenders, shifts attacks and stops fire as it says.', 'format/tables.ts'],
  },
  'Own ground enters': {
    xG1a: [
      'may not',
      'Only the kinds that it names enter it, by moving, falling back, advancing or arriving.',
      'rules/gaits.ts',
    ],
    xG1b: ['may', 'A leader enters wherever anybody may.', 'rules/gaits.ts'],
    xG1c: ['may not', 'Nobody enters ground that is impassable.', 'rules/gaits.ts'],
  },
  'Own ground road': {
    xG2a: ['may', 'Along a road that it knows all units enter it, at the cost of the road.', 'rules/step-costs.ts'],
    xG2b: [
      'may not',
      'A unit on the road leaves it to the side only if it may be in the ground beside it.',
      'rules/step-costs.ts',
    ],
  },
}
