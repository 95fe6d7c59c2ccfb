import { expect, test } from 'vitest'
import { compareSentences, compareText, describeChange } from './sentences.ts'

test.each([
  ['it has lost 8 units', 'it has lost 9 units', 'it has lost 8 → 9 units'],
  ['8 units (each turn)', '9 units (each round)', '8 → 9 units (each turn → round)'],
  ['it controls D5', 'it controls D5 and E6', 'it controls D5 [nothing → and E6]'],
  ['it controls D5 and E6', 'it controls D5', 'it controls D5 [and E6 → nothing]'],
  ['Only infantry may enter', 'Only infantry and cavalry may enter', 'Only infantry [nothing → and cavalry] may enter'],
  ['a b c d', 'w x y z', '[a b c d → w x y z]'],
  ['', 'x', '[nothing → x]'],
  [
    'it holds L7 (each turn)',
    'it leads by 8 points (at the end)',
    'it [holds L7 (each turn) → leads by 8 points (at the end)]',
  ],
  ['wins (L7 or L9) late', 'wins (L7) early or (L9) late', 'wins [(L7 or L9) → (L7) early or (L9)] late'],
  ['it holds (L7) or (L9)', 'it holds (L7, L8) or (L9)', 'it holds (L7 [nothing → , L8]) or (L9)'],
])('"%s" and "%s" are told as one sentence', (before, after, told) => {
  expect(describeChange(before, after)).toBe(told)
})

test('sentences are paired with the most similar one of their kind', () => {
  const before = ['French win at 8 units', 'French win in the west sector'].map(sentence)
  const after = ['French win in the east sector', 'French win at 9 units'].map(sentence)
  expect(compareSentences('victory', 'condition', before, after).map(({ text }) => text)).toEqual([
    'French win in the west → east sector',
    'French win at 8 → 9 units',
  ])
})

test('sentences with too little in common were removed and added', () => {
  const changes = compareSentences('rules', 'rule', [sentence('a b c d e f')], [sentence('u v w x y z')])
  expect(changes.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'removed: rule removed: a b c d e f',
    'added: rule added: u v w x y z',
  ])
})

test('a text that is only wrapped otherwise is the same; a new paragraph is not', () => {
  expect(compareText('texts', 'briefing', 'One two\nthree.', 'One\ntwo  three.\n')).toEqual([])
  expect(compareText('texts', 'briefing', 'One.\nTwo.', 'One.\n\nTwo.')).toHaveLength(1)
})

const sentence = (text: string) => ({ text, keys: ['x'] })
