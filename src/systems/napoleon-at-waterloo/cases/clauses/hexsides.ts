import type { Chapter } from './chapter.ts'

/** What Berthier adds to the book: ground on hexsides. */
export const HEXSIDES: Chapter = {
  Hexsides: {
    xH0a: ['is', 'A battle may have ground on the sides between hexes; the book has none, and these rules are ours.'],
    xH0b: ['is', 'On a bridge or ford, what it says replaces what the water under it says; the rest stays.'],
    xH0c: [
      'is',
      'A slope counts for those who go or attack up it, towards the first hex of the side, and not downwards.',
    ],
  },
  'Hexsides cross': {
    xH1a: ['is', 'Crossing costs points beside those of the hex: 1 for a stream, wall or slope, 2 for a ford.'],
    xH1b: ['may not', 'Nobody crosses a river, except by a bridge or ford.'],
    xH1c: [
      'may not',
      'Only the arms that a kind names cross it: infantry crosses walls. A leader goes where anybody may.',
    ],
    xH1d: ['is', 'A kind that stops takes all points that are left, but no more than the hex costs must be there.'],
    xH1e: ['may not', 'Nobody retreats or advances across a side that he may not cross.', 'rules/ways-back.ts'],
  },
  'Hexsides zones': {
    xH2a: ['is', 'Zones of control end at a river, and reach across its bridges and fords.', 'rules/stacks.ts'],
  },
  'Hexsides attack': {
    xH3a: ['may not', 'Nobody attacks across a river on the ground, except by a bridge or ford.', 'rules/attackers.ts'],
    xH3b: [
      'may',
      'Guns fire across it at the next hex as if from afar: they suffer nothing and do not advance.',
      'rules/attackers.ts',
    ],
    xH3c: ['is', 'Neither has to attack the other there.', 'rules/combat-duties.ts'],
    xH3d: ['is', 'A kind that blocks fire stops guns beyond the next hex.', 'rules/line-of-fire.ts'],
  },
  'Hexsides defence': {
    xH4a: [
      'is',
      'Defenders are doubled, or the attack shifts a column, if all who attack on the ground come across such sides.',
    ],
    xH4b: ['is', 'Of several sides that the attackers come across, the one that is best for them counts.'],
    xH4c: ['is', 'Hexsides and the ground of the hex do not add up: the better for the defender counts.'],
    xH4d: ['is', 'Guns that fire from afar come across no side.'],
  },
}
