import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { formatText, isPlain } from './quotes.ts'

describe('a text needs no quotes', () => {
  it.each([
    'Ligny',
    "L'Empereur",
    'Été 1809!',
    'Ney, Reille',
    '1-3',
    'D5-D8',
    'a:b',
    '-x',
    'it#is',
    '1815-06-18 Waterloo',
    'yes and no',
    '4th',
    'e4',
  ])('%s', (text) => {
    expect(isPlain(text)).toBe(true)
  })
})

const MISREAD = {
  'a time': ['1815-06-18', '2001-12-14t21:59:43.10-05:00', '12:30:45'],
  'a word of YAML': ['y', 'N', 'yes', 'No', 'ON', 'off', 'True', 'false', '~', 'null', 'Null', '<<', '='],
  'a number': ['4', '-4', '+1', '007', '0x1F', '0o17', '0b1', '1_000', '1e3', '.5', '1.', '.inf', '-.INF', '.nan'],
  'a mark': ['', 'a: b', 'a:', 'a #b', '- a', '-', '? a', ':a', '# a', '---', '...', ',a', ']', '}', '"a"', "'a'"],
  'another mark': ['[a', '{a', '&a', '*a', '!a', '|', '>', '%a', '@a', '`a'],
  'nothing one sees': [' a', 'a ', 'a\tb', 'a\nb', 'a\u00a0b', 'a\u2028b', 'a\u0085b', '\ufeffa', 'a\u202eb'],
}

describe('a text needs quotes where YAML 1.1 or 1.2 would read', () => {
  it.each(Object.entries(MISREAD))('%s', (_, texts) => {
    expect(texts.filter(isPlain)).toEqual([])
  })
})

/** The printer keeps a text with these out of brackets. */
const FLOW_MARKS = /[,[\]{}]/

describe('a text as we write it', () => {
  const word = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'aZ yYnNoOeExX019_-+.:,#\'"\\[]{}?!&*|>%@~<=/\té\u00a0'.split('')) }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('yes', 'off', '1815-06-18', '0x1f', '.inf', '1:30', '<<', '=', 'null'),
  )

  it.each(['1.1', '1.2'] as const)(
    'is that text for YAML %s, in a block and within brackets, and as a key',
    (version) => {
      fc.assert(
        fc.property(word, (text) => {
          // The package takes a lone exponent for a number of YAML 1.1, which it is not.
          fc.pre(!/^[-+]?e[-+]?\d+$/i.test(text))
          const source = formatText(text)
          expect(parse(`a: ${source}\n`, { version })).toEqual({ a: text })
          expect(parse(`- ${source}\n`, { version })).toEqual([text])
          expect(parse(`${source}: a\n`, { version })).toEqual(Object.fromEntries([[text, 'a']]))
          const within = FLOW_MARKS.test(text) ? JSON.stringify(text) : source
          expect(parse(`[${within}, { a: ${within} }]`, { version })).toEqual([text, { a: text }])
        }),
        { numRuns: 2000 },
      )
    },
  )
})
