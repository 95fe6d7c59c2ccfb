import { expect, test } from 'vitest'
import { count, describeWinner, figure, kindOf, quote, slug, some } from './wording.ts'

test('a quoted value is one line of at most sixty letters', () => {
  expect(quote('two\nlines')).toBe('two lines')
  expect(quote('x'.repeat(1_000_000))).toBe(`${'x'.repeat(59)}…`)
  expect(quote(`${' '.repeat(1_000_000)}x`)).toBe(' …')
  expect([quote(5), quote(null), quote([]), quote(Object.create(null))]).toEqual(['5', 'null', 'a list', 'a mapping'])
})

test('a kind of value is named for a person', () => {
  expect([null, [], {}, 'D5', 7, true].map(kindOf)).toEqual([
    'empty',
    'a list',
    'a mapping',
    'the text "D5"',
    '7',
    'true',
  ])
})

test('one is singular, everything else plural, and large numbers have commas', () => {
  expect([0, 1, 2].map((number) => count(number, 'hex', 'hexes'))).toEqual(['0 hexes', '1 hex', '2 hexes'])
  expect(count(12_345, 'unit')).toBe('12,345 units')
  expect([999, 1000, 100_000, 1_234_567].map(figure)).toEqual(['999', '1,000', '100,000', '1,234,567'])
})

test('of a long list the first five stand for the rest', () => {
  expect(some(['A1', 'A2', 'A3', 'A4', 'A5', 'A6'])).toBe('A1, A2, A3, A4, A5, A6')
  expect(some(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'])).toBe('A1, A2, A3, A4, A5 and 2 more')
})

test('a short name is made of small letters, digits and hyphens', () => {
  expect(['Été 1809!', 'Quatre Bras', '  --  ', '滑鉄盧'].map(slug)).toEqual(['ete-1809', 'quatre-bras', '', ''])
})

test('a winner is a people where the name of the side is one', () => {
  expect(describeWinner('French', 'decisive')).toBe('the French win a decisive victory')
  expect(['British', 'Prussian', 'Allies', 'Anglo-allied', 'Coalition'].map((side) => describeWinner(side))).toEqual([
    'the British win',
    'the Prussians win',
    'the Allies win',
    'the Anglo-allies win',
    'the Coalition side wins',
  ])
  expect(describeWinner('saxon', 'moral')).toBe('the Saxon side wins a moral victory')
})
