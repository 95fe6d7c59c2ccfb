import { expect, test } from 'vitest'
import { readableColour } from './side-colours.ts'

test('a colour that can be read stays as it is', () => {
  expect(readableColour('#2f5597', 'light')).toBe('#2f5597')
  expect(readableColour('#ece6d8', 'dark')).toBe('#ece6d8')
})

test('a white coat is darker on paper, and a dark one lighter by night', () => {
  expect(readableColour('#ece6d8', 'light')).toMatch(/^#[6-8]/)
  expect(readableColour('#434955', 'dark')).toMatch(/^#[89a]/)
})
