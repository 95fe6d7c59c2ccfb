import { describe, expect, test } from 'vitest'
import { composeText, MAX_ERRORS } from './compose.ts'
import { MAX_DEPTH, MAX_TEXT_LENGTH } from './limits.ts'
import { parseText } from './parse.ts'

describe('a text full of slips is read until there are enough of them', () => {
  test.each([
    ['lists in a row', '[]'],
    ['brackets that close nothing', ']'],
    ['directives', '%\n'],
    ['directives that nobody knows', '%X\n'],
    ['commas in a list', ',', 'a: ['],
    ['ends of documents', '...\n'],
    ['tags', '- !x a\n'],
    ['escapes that mean nothing', '"\\q" '],
    ['lines that a tab indents', '\ta: 1\n', 'top:\n'],
    ['keys without a colon', 'a\n"b" c\n', 'k: 1\n'],
    ['anchors before anchors', '&a &b\n', 'a:\n'],
  ])('%s', (_, slip, before = '') => {
    const { errors, warnings } = composeText(before + slip.repeat(10_000))
    expect(errors.length + warnings.length).toBeGreaterThan(0)
    expect(errors.length + warnings.length).toBeLessThanOrEqual(2 * MAX_ERRORS)
  })

  test('and still the first of them is explained', () => {
    const { findings } = parseText('[]'.repeat(20_000))
    expect(findings).toMatchObject([{ code: 'yaml/syntax', message: expect.stringMatching(/\.$/) }])
  })
})

describe('the depth is checked in a text of any size', () => {
  const nested = (levels: number) => ({
    brackets: '['.repeat(levels) + ']'.repeat(levels),
    braces: `${'{ a: '.repeat(levels)}1${' }'.repeat(levels)}`,
    dashes: `${'- '.repeat(levels)}a\n`,
    keys: Array.from({ length: levels }, (_, i) => `${' '.repeat(i)}a:\n`).join(''),
    'dashes below each other': Array.from({ length: levels }, (_, i) => `${' '.repeat(i)}-\n`).join(''),
    'question marks': '? '.repeat(levels),
  })

  for (const [kind, text] of Object.entries(nested(MAX_DEPTH))) {
    test(`${MAX_DEPTH} levels of ${kind} are not too many`, () => expect(composeText(text).excess).toBeUndefined())
  }
  for (const [kind, text] of Object.entries(nested(MAX_DEPTH + 1))) {
    test(`one level more of ${kind} is`, () => expect(composeText(text).excess?.finding.code).toBe('yaml/too-deep'))
  }

  test('a thousand levels behind a slip do no harm', () => {
    expect(parseText(`a: ]\n${'- '.repeat(1500)}`).findings).toHaveLength(1)
  })
})

test('more words and marks than a scenario can have are not read to their end', () => {
  const { excess, document } = composeText(`a: [${'[],'.repeat(300_000)}]`)
  expect(excess?.finding).toMatchObject({ code: 'file/too-large', message: expect.stringContaining('200,000') })
  expect(document.contents).toBeNull()
})

describe('a text longer than any scenario may hold is not read', () => {
  const long = 'x'.repeat(MAX_TEXT_LENGTH)
  test.each([
    ['in quotes', `a: "${long}"\n`],
    ['in single quotes', `a: '${long}'\n`],
    ['in quotes with an escape', `a: "\\t${long}"\n`],
    ['without quotes', `a: ${long}x\n`],
    ['in a list', `a: [ 1, ${long}x ]\n`],
    ['in lines of its own', `a: |\n${`  ${'x'.repeat(98)}\n`.repeat(MAX_TEXT_LENGTH / 100)}b: 1\n`],
    ['without the quote that ends it', `a: "${'b: 1\n'.repeat(MAX_TEXT_LENGTH / 4)}`],
  ])('%s', (_, text) => {
    const { findings, ranges } = parseText(text)
    expect(findings).toMatchObject([{ code: 'file/too-large', message: expect.stringContaining('100,000') }])
    expect(ranges.get(findings[0]!)?.[0]).toBeGreaterThanOrEqual(3)
  })

  test('as long as that it is, and a comment may be of any length', () => {
    const text = `# ${long}${long}\na: ${long} # ${long}\nb: "${long.slice(2)}"\n`
    expect(parseText(text).data).toStrictEqual(parseText(text, []).data)
    expect(parseText(text)).toMatchObject({ findings: [], data: { a: long, b: long.slice(2) } })
  })
})
