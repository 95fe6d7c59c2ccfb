import { SOUND } from '../../src/systems/et-sans-resultat/checks/skirmish.fixture.ts'
import { type BadInput, changed, commonSlips, more } from '../scenario/bad-input.ts'

const won = (condition: string) =>
  ['check: end-of-turn, when: { controls: [mill, farm] }', `check: end-of-turn, when: ${condition}`] as const
const arrives = (terms: string) => ['arrives: { turn: 4, entry: west }', `arrives: { ${terms}, entry: west }`] as const

/** What a designer of a battle of this rulebook may get wrong with what a battle depends on. */
export const BAD_INPUT: BadInput = {
  'a condition that cannot happen': {
    text: changed(SOUND, won('{ all: [{ turn: 7 }, { controls: [mill] }] }')),
    code: 'victory/impossible',
    says: 'Turn 7 has begun and the French side controls Mill.',
  },
  'a condition that is already met': {
    text: changed(SOUND, won('{ not: { controls: [mill] } }')),
    code: 'victory/already-met',
    says: 'The French side does not control Mill.',
  },
  'points that nobody can score': {
    text: changed(
      SOUND,
      won('{ points: { atLeast: 1 } }'),
      more('points: [{ side: french, points: 1, when: { turn: 7 } }]'),
    ),
    code: 'victory/impossible',
    says: 'Turn 7 has begun.',
  },
  'an arrival that waits for itself': {
    text: changed(SOUND, arrives('when: { arrived: { formations: [best] } }')),
    code: 'arrival/waits-for-itself',
    says: 'At least 1 reinforcement (only of 4th Brigade) has arrived.',
  },
  'weather without a turn': {
    text: changed(SOUND, ['weather: [{ from: 2, state: mud }]', 'weather: [{ state: mud }]']),
    code: 'weather/without-turn',
  },
  ...commonSlips(SOUND, 6, 3),
}
