import { describe, expect, test } from 'vitest'
import {
  conditionNames,
  describeCondition,
  type NawCondition,
} from '../../systems/napoleon-at-waterloo/format/index.ts'

const BATTLE = {
  sides: { french: { name: 'French', nations: ['french'] }, allied: { name: 'Allied', nations: ['british'] } },
  board: { kind: 'hex' as const, columns: '01-08', rows: 6, names: { Albuera: ['0202', '0203'] } },
  reinforcements: [{ id: 'cole', name: 'Cole’s fusiliers', side: 'allied', at: ['0101'], units: {} }],
  events: [
    { id: 'bridge', name: 'The bridge is blown' },
    { id: 'ford', name: 'It rains' },
    { id: 'mud', name: 'It rains' },
  ],
}
const clause = (when: NawCondition, winner?: string) => describeCondition(when, winner, conditionNames(BATTLE))
const french = { side: 'french', hexes: ['0202', '0203'] }

describe('a condition in a sentence', () => {
  test.each<[string, NawCondition]>([
    ['the French side does not control all of Albuera (0202 and 0203)', { controls: french }],
    ['the French side does not control 0101', { controls: { side: 'french', hexes: ['0101'] } }],
    [
      'the French side controls fewer than 2 of 0101 and 0202',
      { controls: { side: 'french', hexes: ['0101', '0202'], atLeast: 2 } },
    ],
    [
      'the French side has not controlled 0101 at the end of 2 turns in a row',
      { controls: { side: 'french', hexes: ['0101'], for: 2 } },
    ],
    ['the French side has at no time had a single combat unit in Albuera (0202 and 0203)', { reached: french }],
    [
      'the French side has at some time had fewer than 3 combat units in Albuera (0202 and 0203)',
      { reached: { ...french, units: 3 } },
    ],
    ['the French side has no combat unit in Albuera (0202 and 0203)', { unitsIn: { ...french, units: 1 } }],
    ['the British nation has lost no strength point', { lost: { nation: 'british', strength: 1 } }],
    ['no Allied unit is eliminated', { eliminated: { side: 'allied', units: 1 } }],
    ['no Allied reinforcement has arrived', { arrived: { side: 'allied' } }],
    ['no reinforcement of Cole’s fusiliers has arrived', { arrived: { group: 'cole' } }],
    ['the event The bridge is blown has not happened', { happened: 'bridge' }],
    ['the Allied side is neither demoralised nor past its breaking point', { broken: { side: 'allied' } }],
    ['the French side has no victory points', { points: { side: 'french', atLeast: 1 } }],
  ])('is denied in plain words: %s', (sentence, condition) => {
    expect(clause({ not: condition })).toBe(sentence)
    expect(clause({ not: { any: [condition] } })).toBe(sentence)
  })

  test('is denied for the side that would win', () => {
    expect(clause({ not: { eliminated: { side: 'allied', units: 1 } } }, 'french')).toBe(
      'they have eliminated no Allied unit',
    )
    expect(clause({ not: { eliminated: { side: 'allied', units: 4 } } }, 'french')).toBe(
      'they have eliminated fewer than 4 Allied units',
    )
    expect(clause({ not: { controls: ['0202', '0203'] } }, 'french')).toBe(
      'they do not control all of Albuera (0202 and 0203)',
    )
  })

  test('is denied as a whole where it joins others, or denies itself', () => {
    const either = { any: [{ turn: 3 }, { arrived: { side: 'allied' } }] }
    expect(clause({ not: either })).toBe(
      'it is not so that (turn 3 has begun or at least 1 Allied reinforcement has arrived)',
    )
    expect(clause({ not: { not: { turn: 3 } } })).toBe('it is not so that (turn 3 has not begun)')
  })

  test('calls what has a name by it, unless another has the same', () => {
    expect(clause({ arrived: { group: 'cole' } })).toBe('at least 1 reinforcement of Cole’s fusiliers has arrived')
    expect(clause({ arrived: { group: 'kemmis' } })).toBe('at least 1 reinforcement of the group kemmis has arrived')
    expect(clause({ happened: 'bridge' })).toBe('the event The bridge is blown has happened')
    expect(clause({ happened: 'mud' })).toBe('the event mud has happened')
  })
})
