import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { readAnyPart } from './read-part.ts'
import { readSimplePart } from './read-simple-part.ts'

/** What becomes of a text: left to the careful reader, or read alike by both, in data, tree and every place in the text. */
function outcomeOf(text: string): 'left' | 'alike' | 'otherwise' {
  const quick = readSimplePart(text)
  if (!quick) return 'left'
  return isDeepStrictEqual(quick, readAnyPart(text)) ? 'alike' : 'otherwise'
}

test('lists of hexes are read alike, also over several lines and within mappings', () => {
  const taken = [
    'woods: [A1, B2-B5]\n',
    '    woods: [A1, B2-B5]',
    'woods: []\n',
    'terrain:\n  woods: [A1,\n    B2, C3 ]\n  hill: [ D4,E5, ]\n',
    '  terrain:\n    woods: [A1]\n',
  ]
  expect(taken.map(outcomeOf)).toEqual(taken.map(() => 'alike'))
})

test('anything else is left to the careful reader', () => {
  const left = [
    '# so\nwoods: [A1]\n',
    'woods: [A1] # so\n',
    'woods: [A1, "B2"]\n',
    'woods: [A1, 12]\n',
    'woods: [A1, true]\n',
    'woods:\n  - A1\n',
    'woods: [A1]\n\nhill: [B2]\n',
    'woods: [A1]\nwoods: [B2]\n',
    'a:\n  b: [C1]\n c: [D1]\n',
    'woods: [A1, { at: B2 }]\n',
    'woods: [A1, &b B2]\n',
    'woods:\n',
    'null: [A1]\n',
    '',
  ]
  expect(left.filter((text) => outcomeOf(text) !== 'left')).toEqual([])
})

test('whatever is made of keys, lists and blanks is read alike or not at all', () => {
  const piece = constantFrom(
    'woods:',
    ' ',
    '  ',
    '[',
    ']',
    ',',
    'A1',
    'B2-B5',
    '\n',
    '\n  ',
    '-',
    'no',
    '12',
    '#',
    ': ',
    'hill: [A1]\n',
  )
  assert(
    property(array(piece, { maxLength: 14 }), (pieces) => {
      expect(outcomeOf(pieces.join(''))).not.toBe('otherwise')
    }),
    { numRuns: 3000 },
  )
})

test('the terrain of shipped battles is read alike', () => {
  const folder = 'scenarios/vive-lempereur'
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  const parts = files.flatMap((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    return [.../^ {2}terrain:\n(?: {4}.*\n)+/gm[Symbol.matchAll](text)].map(([part]) => part)
  })
  expect(new Set(parts.map(outcomeOf))).toEqual(new Set(['left', 'alike']))
})
