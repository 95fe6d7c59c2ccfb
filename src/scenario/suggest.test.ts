import { expect, test } from 'vitest'
import { suggest } from './suggest.ts'

test('suggests the one name that is near, and mends it where only a letter of a longer word is wrong', () => {
  expect(suggest('frensh', ['french', 'allied'])).toEqual({ word: 'french', certain: true })
  expect(suggest('Line-Infantry', ['line_infantry', 'cavalry'])).toEqual({ word: 'line_infantry', certain: true })
  expect(suggest('guard', ['old-guard', 'cavalry'])).toEqual({ word: 'old-guard', certain: false })
  expect(suggest('hussars', ['french', 'allied'])).toBeUndefined()
})

test('two that are equally near leave it to the author', () => {
  expect(suggest('hill-3', ['hill-1', 'hill-2'])).toEqual({ word: 'hill-1', certain: false })
})

test('nobody mistypes a text of thousands of letters: it is compared with nothing', () => {
  const long = 'x'.repeat(5000)
  expect(suggest(long, [`${long}y`])).toBeUndefined()
  expect(suggest(`${long}-`, [long])).toEqual({ word: long, certain: true })
})

test('a name among ten thousand is found, for only those of about its length are compared', () => {
  const names = Array.from({ length: 10_000 }, (_, i) => `regiment-${'i'.repeat(i % 40)}-${i}`)
  expect(suggest('Regiment-iii-43', names)).toEqual({ word: 'regiment-iii-43', certain: true })
})
