import { describe, expect, test } from 'vitest'
import type { FileEntry } from '../files/store.ts'
import { fileEntries, isWanted } from './gallery.ts'

const file = (path: string, system?: string, date?: string): FileEntry => ({
  path,
  version: '1',
  modified: 0,
  ...(system !== undefined && { system }),
  ...(date !== undefined && { date }),
})

describe('the order of a home', () => {
  const files = [
    file('a/first.yaml', 'second', '1813-10-16'),
    file('b/austerlitz.yaml', 'first', '1805-12-02'),
    file('b/hypothetical.yaml', 'first'),
    file('b/waterloo.yaml', 'first', '1815-06-18'),
    file('c/broken.yaml'),
  ]
  const order = (opened: readonly (readonly [string, number])[]) =>
    fileEntries(files, new Map(opened), ['first', 'second']).map(({ title }) => title)

  test('rulebook by rulebook, the latest battle first, those without a date and those without a rulebook last', () => {
    expect(order([])).toEqual([
      'b/waterloo.yaml',
      'b/austerlitz.yaml',
      'b/hypothetical.yaml',
      'a/first.yaml',
      'c/broken.yaml',
    ])
  })

  test('what was opened last comes before them', () => {
    expect(
      order([
        ['b/hypothetical.yaml', 1],
        ['c/broken.yaml', 2],
      ]).slice(0, 3),
    ).toEqual(['c/broken.yaml', 'b/hypothetical.yaml', 'b/waterloo.yaml'])
  })
})

test('a home shows battles by what the checks found; one that was not checked may have problems, but no known errors', () => {
  const [entry] = fileEntries([file('a.yaml')], new Map(), [])
  const shown = (glance: { errors: number; warnings: number; isUnchecked?: true } | undefined) =>
    (['all', 'sound', 'problems', 'errors'] as const).filter((state) =>
      isWanted(entry!, { words: '', system: '', state }, { glance, rulebook: '' }),
    )
  expect(shown({ errors: 0, warnings: 0 })).toEqual(['all', 'sound'])
  expect(shown({ errors: 0, warnings: 2 })).toEqual(['all', 'problems'])
  expect(shown({ errors: 1, warnings: 0 })).toEqual(['all', 'problems', 'errors'])
  expect(shown({ errors: 0, warnings: 0, isUnchecked: true })).toEqual(['all', 'problems'])
  // Until it was looked at, nobody knows.
  expect(shown(undefined)).toEqual(['all', 'sound', 'problems', 'errors'])
})
