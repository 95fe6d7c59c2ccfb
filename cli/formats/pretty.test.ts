import picocolors from 'picocolors'
import { describe, expect, test } from 'vitest'
import type { Diagnostic, Range } from '../../src/scenario/diagnostic.ts'
import type { OutputStyle } from '../output/style.ts'
import { pretty } from './pretty.ts'

const VIEW: OutputStyle = {
  colors: picocolors.createColors(false),
  width: 60,
  quiet: false,
  failOn: 'error',
  cwd: '/',
  env: {},
}

function problem(text: string, part: string, extra: Partial<Diagnostic> = {}): Diagnostic {
  const start = text.indexOf(part)
  const range: Range = [start, start + part.length]
  return { code: 'hex/off-board', severity: 'error', message: 'Z9 is off the board.', path: [], range, ...extra }
}

function show(text: string, diagnostics: readonly Diagnostic[], view: Partial<OutputStyle> = {}): string {
  return pretty([{ path: 'x.yaml', validation: { text, diagnostics } }], { ...VIEW, quiet: true, ...view })
}

describe('the pretty format', () => {
  test('shows the place, the message, the line with carets, and the hint', () => {
    const text = 'units:\n  french:\n    general: [A1, Z9]\n'
    expect(show(text, [problem(text, 'Z9', { hint: 'Did you mean A9?' })])).toBe(
      [
        'x.yaml:3:19 error hex/off-board',
        '  Z9 is off the board.',
        '    2 |   french:',
        '  > 3 |     general: [A1, Z9]',
        '      |                   ^^',
        '  Did you mean A9?',
        '',
      ].join('\n'),
    )
  })

  test('the carets stand right after tabs, wide letters and accents', () => {
    const text = 'a:\t{ 滑鐵盧: "e\u0301", b: Z9 }\n'
    const [, , line, carets] = show(text, [problem(text, 'Z9')]).split('\n')
    expect(line).toBe('  > 1 | a: { 滑鐵盧: "e\u0301", b: Z9 }')
    // Three wide letters take three columns more than they have characters, the accent one less.
    expect(carets).toBe(`      | ${' '.repeat(line!.indexOf('Z9') - 8 + 3 - 1)}^^`)
  })

  test('a long line is cut on both sides of the place', () => {
    const text = `${'a'.repeat(500)} Z9 ${'b'.repeat(500)}\n`
    const [, , line, carets] = show(text, [problem(text, 'Z9')]).split('\n')
    expect(line!.length).toBeLessThanOrEqual(60)
    expect(line).toMatch(/\| …a+ Z9 b+…$/)
    expect(carets!.indexOf('^^')).toBe(line!.indexOf('Z9'))
  })

  test('a line of megabytes takes no time', () => {
    const text = `[${'"ab", '.repeat(500_000)}Z9]`
    const diagnostics = Array.from({ length: 50 }, () => problem(text, 'Z9'))
    const before = performance.now()
    expect(show(text, diagnostics)).toContain('Z9')
    expect(performance.now() - before).toBeLessThan(2000)
  })

  test('a place of many lines is shown where it begins', () => {
    const text = 'board:\n  rows: 1\n  columns: A\n'
    expect(show(text, [problem(text, 'rows: 1\n  columns: A')])).toContain('  > 2 |   rows: 1\n      |   ^\n')
  })

  test('nothing in a file, a message or a file name can steer the terminal', () => {
    const text = 'title: \u001b[2J\u202eZ9\n'
    const diagnostic = problem(text, 'Z9', { message: 'no \u001b[31m', hint: 'not \u0007' })
    const shown = pretty([{ path: '\u001b]0;x.yaml', validation: { text, diagnostics: [diagnostic] } }], VIEW)
    expect(shown).not.toMatch(/(?!\n)\p{Cc}|\u202e/u)
    expect(shown).toContain('␛]0;x.yaml:1:13')
  })

  test('a problem of the whole file has no frame', () => {
    const diagnostic: Diagnostic = { code: 'file/binary', severity: 'error', message: 'Not text.', path: [] }
    expect(show('', [diagnostic])).toBe('x.yaml error file/binary\n  Not text.\n')
  })

  test('the place after the last line is shown without a frame', () => {
    const text = 'a: [\n'
    const diagnostic = problem(text, '', { range: [5, 5] })
    expect(show(text, [diagnostic])).toBe('x.yaml:2:1 error hex/off-board\n  Z9 is off the board.\n')
  })

  test('after fifty problems of a file the rest is counted', () => {
    const text = 'Z9\n'
    const shown = show(
      text,
      Array.from({ length: 53 }, () => problem(text, 'Z9')),
    )
    expect(shown.match(/error hex/g)).toHaveLength(50)
    expect(shown).toContain('x.yaml: 3 more problems not shown.\n')
  })

  test('the summary counts, says what can be fixed, and where to read more', () => {
    const text = 'Z9\n'
    const diagnostics = [
      problem(text, 'Z9'),
      problem(text, 'Z9', { severity: 'warning', fix: [{ range: [0, 2], text: 'A9' }] }),
    ]
    const shown = show(text, diagnostics, { quiet: false })
    expect(shown).toContain('\n\nChecked 1 battle: 1 error, 1 warning.\n')
    expect(shown).toContain('Run berthier validate --fix to fix 1 of them.\n')
    expect(shown).toContain('Run berthier explain hex/off-board for more about a problem.\n')
  })

  test('without problems there is only the summary, and with --quiet nothing', () => {
    expect(show('', [], { quiet: false })).toBe('Checked 1 battle: no problems.\n')
    expect(show('', [])).toBe('')
  })

  test('on a terminal the severity has a colour', () => {
    const shown = show('Z9\n', [problem('Z9\n', 'Z9')], { colors: picocolors.createColors(true) })
    expect(shown).toContain('\u001b[31merror\u001b[39m')
    expect(shown).toContain('\u001b[31m^^\u001b[39m')
  })
})
