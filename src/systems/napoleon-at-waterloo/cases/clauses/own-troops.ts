import type { Chapter } from './chapter.ts'

/** What Berthier adds to the book: kinds of units that a battle defines. */
export const OWN_TROOPS: Chapter = {
  'Own troops': {
    xT0a: [
      'is',
      'A kind of the battle’s own is in every respect what it is like, except for what it says itself.',
      'format/kinds.ts',
    ],
    xT0b: ['is', 'A unit may differ from its kind.', 'format/kinds.ts'],
    xT0c: ['is', 'A kind or unit may be stronger in defence; that comes before what the ground multiplies it with.'],
    xT0d: ['is', 'Losses, exchanges and victory go by the strength on the counter all the same.', 'rules/exchange.ts'],
  },
  'Own troops range': { xT1a: ['may', 'Guns fire as far as their own range.'], xT1b: ['may not', 'And no farther.'] },
  'Own troops stacking': {
    xT2a: ['may', 'A leader who counts for no unit stands in a full stack.'],
    xT2b: ['may not', 'A unit that counts for several needs the room of as many.'],
    xT2c: ['is', 'Only a unit that makes enough room is bumped out by a retreat.', 'rules/ways-back.ts'],
  },
  'Own troops zones': {
    xT3a: ['is', 'A unit without a zone of control neither stops nor holds anybody.', 'rules/stacks.ts'],
    xT3b: ['may', 'A unit that leaves zones does so, in the standard game, too.'],
    xT3c: ['may not', 'A unit that does not leave zones is held, even if it is cavalry.'],
  },
  'Own troops capability': {
    xT4a: ['is', 'A kind with numbers of its own on the chart is a mode of its own, for attack and defence.'],
    xT4b: ['is', 'Where attacker and defender both differ from the chart, both differences count.'],
    xT4c: ['may not', 'As cavalry it is no mode where both sides have infantry and cavalry.', 'rules/capability.ts'],
  },
}
