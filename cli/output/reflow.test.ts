import { expect, test } from 'vitest'
import { NOTES } from '../help.ts'
import { reflow } from './reflow.ts'

test('prose is one paragraph of lines that fit', () => {
  expect(reflow('\nOne two three\nfour five.\n\nSix.', 14)).toBe('\nOne two three\nfour five.\n\nSix.')
  expect(reflow('\nOne two\nthree four five.', 14)).toBe('\nOne two three\nfour five.')
})

test('an entry of a list goes on below what is said of it', () => {
  const list = 'It prints:\n  "a"    the first thing,\n         and more\n  "b"    another'
  expect(reflow(list, 24)).toBe('It prints:\n  "a"    the first\n         thing, and more\n  "b"    another')
})

test.each([60, 80, 100, 200])('the notes of every command fit %d columns and keep every word', (width) => {
  for (const notes of Object.values(NOTES)) {
    const lines = reflow(notes, width).split('\n')
    expect(lines.filter((line) => line.length > width && line.trim().includes(' '))).toEqual([])
    expect(lines.join(' ').split(/\s+/)).toEqual(notes.split(/\s+/))
  }
})
