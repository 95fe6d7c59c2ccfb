import { TEMPLATE } from '../../src/systems/vive-lempereur/format/template.ts'
import { type BadInput, changed, commonSlips, more } from '../scenario/bad-input.ts'

const won = (condition: string) => ['when: { controls: [L7, L9] }', `when: ${condition}`] as const
const arrives = (terms: string) => ['{ side: allied, turn: 3,', `{ side: allied, id: hill, ${terms},`] as const

/** What a designer of a battle of this rulebook may get wrong with what a battle depends on. */
export const BAD_INPUT: BadInput = {
  'a condition that cannot happen': {
    text: changed(TEMPLATE, won('{ all: [{ turn: 7 }, { controls: [L7] }] }')),
    code: 'victory/impossible',
    says: 'Turn 7 has begun and the French side controls Mill farm (L7).',
  },
  'a condition that is already met': {
    text: changed(TEMPLATE, won('{ unitsIn: { side: french, hexes: [H3], units: 1 } }')),
    code: 'victory/already-met',
    says: 'The French side has at least 1 combat unit in H3.',
  },
  'points that nobody can score': {
    text: changed(
      TEMPLATE,
      won('{ points: { atLeast: 1 } }'),
      more('points: [{ side: french, points: 1, when: { turn: 7 } }]'),
    ),
    code: 'victory/impossible',
    says: 'Turn 7 has begun.',
  },
  'an arrival that waits for itself': {
    text: changed(TEMPLATE, arrives('when: { arrived: { group: hill } }')),
    code: 'arrival/waits-for-itself',
    says: 'At least 1 reinforcement of the group hill has arrived.',
  },
  'weather without a turn': {
    text: changed(TEMPLATE, more('weather: [{ state: fog }]')),
    code: 'weather/without-turn',
  },
  ...commonSlips(TEMPLATE, 6, 2),
}
