import { expect, test } from 'vitest'
import { hasTurning, plainTexts } from './plain-text.ts'

test('marks that turn the direction of writing are shown as what they are, wherever they stand', () => {
  const data = { name: 'a\u202Eb', list: ['\u2066', 3], none: undefined }
  expect(hasTurning(data)).toBe(true)
  expect(plainTexts(data)).toEqual({ name: 'a\uFFFDb', list: ['\uFFFD', 3], none: undefined })
  expect(hasTurning({ name: 'Blücher, Żółkiewski, שלום' })).toBe(false)
})
