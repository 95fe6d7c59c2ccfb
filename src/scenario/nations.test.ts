import { expect, test } from 'vitest'
import { adjectiveOf } from './nations.ts'

test.each([
  ['russian', 'Russian'],
  ['russians', 'Russian'],
  ['saxons', 'Saxon'],
  ['old-guards', 'Old guards'],
])('a nation that the file calls %s has troops called %s, unless its adjective is given', (id, adjective) => {
  expect(adjectiveOf({}, id, {})).toBe(adjective)
  expect(adjectiveOf({ [id]: { adjective: 'Imperial' } }, id, {})).toBe('Imperial')
})
