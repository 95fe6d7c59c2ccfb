import { expect, test } from 'vitest'
import { validate } from '../../../scenario/validate.ts'
import { SYSTEMS } from '../../index.ts'
import { TEMPLATE } from '../format/template.ts'

// What can be wrong with conditions and special rules, beyond what test/scenario/bad-input.test.ts has of all rulebooks: the
// root cause, once.

/** What is found in a new battle that is won by another condition, with more keys. */
function found(condition: string, keys = ''): string[] {
  const text = TEMPLATE.replace('when: { controls: [L7, L9] }', () => `when: ${condition}`)
  if (text === TEMPLATE) throw new Error('The template has another condition.')
  return validate(`${text}${keys}\n`, SYSTEMS).diagnostics.map(({ code, message }) => `${code}: ${message}`)
}

test.each<[what: string, found: string[], expected: string[]]>([
  [
    'an arrival of a side without reinforcements',
    found('{ arrived: { side: french, units: 1 } }'),
    ['victory/too-many: french has no reinforcements, so 1 can never arrive.'],
  ],
  [
    'more arrivals than there are reinforcements',
    found('{ arrived: { side: allied, units: 20 } }'),
    ['victory/too-many: allied has only 1 reinforcement, so 20 can never arrive.'],
  ],
  ['as many arrivals as there are reinforcements', found('{ arrived: { side: allied, units: 1 } }'), []],
  [
    'a loss of more elements than there are',
    found('{ lost: { side: allied, strength: 999 } }'),
    [expect.stringMatching(/^victory\/too-many: allied has only \d+ elements, so 999 can never be lost\.$/) as string],
  ],
  [
    'a number under the key of another condition',
    found('{ eliminated: { side: allied, atLeast: 2 } }'),
    ['schema/unknown-key: Unknown key atLeast in victory › entry 1 › when › eliminated.'],
  ],
  [
    'a number under no known key',
    found('{ eliminated: { side: allied, number: 2 } }'),
    [
      'schema/unknown-key: Unknown key number in victory › entry 1 › when › eliminated, where one of the keys units and leaders is required.',
    ],
  ],
  [
    'a breaking point that nothing follows from',
    found('{ turn: 3 }', 'specialRules: [{ rule: breaking-point, side: allied, units: 1 }]'),
    ['rule/without-effect: A broken army of allied fights on as before, and no condition asks for it.'],
  ],
  [
    'a breaking point that a condition asks for',
    found('{ broken: { side: allied } }', 'specialRules: [{ rule: breaking-point, side: allied, units: 1 }]'),
    [],
  ],
  [
    'weather whose first turn has the key of other times',
    found('{ turn: 3 }', 'weather: [{ turn: 2, state: fog }]'),
    ['schema/unknown-key: Unknown key turn in weather › entry 1.'],
  ],
])('%s', (_, all, expected) => {
  expect(all).toEqual(expected)
})
