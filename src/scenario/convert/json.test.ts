import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SYSTEMS } from '../../systems/index.ts'
import { findJsonFlaw } from '../reading/json-text.ts'
import { validateJson } from './json.ts'

describe('strict JSON', () => {
  test.each([
    ['{"a": 1,}', 7, 'remove the comma before the closing bracket'],
    ['[1, 2,\n]', 5, 'remove the comma before the closing bracket'],
    ['{"a": 1 // one\n}', 8, 'comments are not allowed'],
    ['# head\n{}', 0, 'comments are not allowed'],
    ['{a: 1}', 1, 'a key in double quotes is missing here'],
    ["{'a': 1}", 1, 'a key in double quotes is missing here'],
    ['{"a": \'b\'}', 6, 'text must be in double quotes'],
    ['{"a": b}', 6, 'a value is missing here'],
    ['{"a": 01}', 7, 'a comma or a closing bracket is missing here'],
    ['{"a" 1}', 5, 'a colon is missing here'],
    ['[1 2]', 3, 'a comma or a closing bracket is missing here'],
    ['[1}', 2, 'a comma or a closing bracket is missing here'],
    ['{} {}', 3, 'the data ends before this'],
    ['["a\nb"]', 1, 'the closing quote is missing, or an escape is unknown'],
    ['["\\x41"]', 1, 'the closing quote is missing, or an escape is unknown'],
    ['[1', 2, 'a comma or a closing bracket is missing here'],
    ['', 0, 'a value is missing here'],
  ])('%j has a flaw at %i: %s', (text, offset, words) => {
    expect(findJsonFlaw(text)).toEqual({ offset, words })
  })

  test('is what JSON.parse takes', () => {
    const tokens = fc.array(
      fc.constantFrom(...'{|}|[|]|,|:| |\n|"a"|"b"|1|-0.5e3|01|true|null|nul|"\\n"|"\\q"|//'.split('|')),
    )
    const broken = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', ']', '"', ' ')).map(([json, at, mark]) => {
      const place = at % (json.length + 1)
      return json.slice(0, place) + mark + json.slice(place + 1)
    })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          broken,
          tokens.map((parts) => parts.join('')),
        ),
        (text) => {
          expect(findJsonFlaw(text) === undefined).toBe(isJson(text))
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('may begin with a byte-order mark, and nest as deep as it likes', () => {
    expect(findJsonFlaw('\ufeff{}')).toBeUndefined()
    expect(findJsonFlaw('['.repeat(100_000) + ']'.repeat(100_000))).toBeUndefined()
  })
})

test('a battle in JSON has the problems of a battle, and no fix that would be YAML', () => {
  const { text, diagnostics } = validateJson('{\n\t"system": "vive-lempereur",\n\t"Turns": 6\n}', SYSTEMS)
  expect(text).toContain('\t')
  expect(diagnostics.map(({ code }) => code)).toContain('schema/unknown-key')
  expect(diagnostics.some(({ fix }) => fix)).toBe(false)
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
