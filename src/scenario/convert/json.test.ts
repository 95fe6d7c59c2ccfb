import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson } from './json.ts'

function complaint(text: string): unknown {
  const { data, diagnostics } = parseJson(text)
  expect(data).toBeUndefined()
  return diagnostics.map(({ code, range }) => [code, ...(range ?? [])])
}

describe('reading JSON', () => {
  test('agrees with JSON.parse on everything that is JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        expect(parseJson(text).data).toEqual(plain(JSON.parse(text)))
      }),
    )
  })

  test('refuses everything that JSON.parse refuses', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '01',
      '-',
      'true',
      'nul',
      ' ',
      '\\',
      '\t',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (tokens) => {
        const text = tokens.join('')
        fc.pre(!isJson(text))
        const { data, diagnostics } = parseJson(text)
        expect(data).toBeUndefined()
        expect(diagnostics).not.toEqual([])
      }),
    )
  })

  test('says where a mistake is', () => {
    expect(complaint('{"a": 1,}')).toEqual([['json/syntax', 8, 9]])
    expect(complaint('[1 2]')).toEqual([['json/syntax', 3, 4]])
    expect(complaint('{"a": tru}')).toEqual([['json/syntax', 6, 7]])
    expect(complaint('{"a": "b')).toEqual([['json/syntax', 6, 7]])
    expect(complaint('')).toEqual([['json/syntax', 0, 1]])
    expect(complaint('{} {}')).toEqual([['json/syntax', 3, 4]])
  })

  test('names every key that is there twice, and every number that would change', () => {
    expect(complaint('{"a": 1, "a": 12345678901234567890, "b": 1e400}')).toEqual([
      ['yaml/duplicate-key', 9, 12],
      ['number/inexact', 14, 34],
      ['number/inexact', 41, 46],
    ])
  })

  test('keeps __proto__ as a key like any other', () => {
    const { data } = parseJson('{"__proto__": {"polluted": true}}')
    expect(Object.keys(data as object)).toEqual(['__proto__'])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('refuses what is nested too deeply instead of overflowing the stack', () => {
    expect(complaint('['.repeat(100_000))).toEqual([['yaml/too-deep', 501, 502]])
  })

  test('refuses more values than any battle has', () => {
    expect(complaint(`[${'0,'.repeat(500_000)}0]`)).toEqual([['file/too-large', 0, 1]])
  })

  test('takes a byte-order mark as none of the data', () => {
    expect(parseJson('\ufeff[1]').data).toEqual([1])
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The same data in mappings without a prototype. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)])),
  )
}
