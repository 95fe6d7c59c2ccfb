import { TEMPLATE } from '../../src/systems/napoleon-at-waterloo/format/template.ts'
import { type BadInput, changed, commonSlips, more } from '../scenario/bad-input.ts'

const won = (condition: string) =>
  ['{ side: allied, when: { destroyedFirst: 15 } }', `{ side: allied, when: ${condition} }`] as const
const arrives = (terms: string) => ['{ turn: 3, side: allied', `{ id: bulow, ${terms}, side: allied`] as const

/** What a designer of a battle of this rulebook may get wrong with what a battle depends on. */
export const BAD_INPUT: BadInput = {
  'a condition that cannot happen': {
    text: changed(TEMPLATE, won('{ all: [{ turn: 9 }, { controls: ["0805"] }] }')),
    code: 'victory/impossible',
    says: 'Turn 9 has begun and the Allied side controls Mill (0805).',
  },
  'a condition that is already met': {
    text: changed(TEMPLATE, won('{ unitsIn: { side: allied, hexes: ["0805"], units: 1 } }')),
    code: 'victory/already-met',
    says: 'The Allied side has at least 1 combat unit in Mill (0805).',
  },
  'points that nobody can score': {
    text: changed(
      TEMPLATE,
      won('{ points: { atLeast: 1 } }'),
      more('points: [{ side: allied, points: 1, when: { turn: 9 } }]'),
    ),
    code: 'victory/impossible',
    says: 'Turn 9 has begun.',
  },
  'an arrival that waits for itself': {
    text: changed(TEMPLATE, arrives('when: { arrived: { group: bulow } }')),
    code: 'arrival/waits-for-itself',
    says: 'At least 1 reinforcement of the group bulow has arrived.',
  },
  'weather without a turn': {
    text: changed(TEMPLATE, more('weather: [{ state: fog }]')),
    code: 'weather/without-turn',
  },
  ...commonSlips(TEMPLATE, 8, 2),
}
