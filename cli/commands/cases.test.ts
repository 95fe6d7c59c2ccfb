import { describe, expect, test } from 'vitest'
import { COINS } from '../../src/engine/cases/coin-game.fixture.ts'
import { TestIo } from '../test-io.ts'
import { type CasesOptions, runCases } from './cases.ts'

const HOLDS = `system: coins
cases:
  - rule: ["1.0", "1.1"]
    title: drawing takes coins from the table
    play: [draw 2]
    expect: { table: 7 }
`

const FAILS = `${HOLDS}  - rule: "3.0"
    title: a toss needs a bet
    play:
      - bet 2
      - { refused: toss, rule: "3.0" }
`

const MISTAKEN = `${HOLDS}  - rule: "9.9"
    title: a rule of another book
    play: []
`

/** Every rule of the coin game. */
const COMPLETE = `${HOLDS}  - rule: ["1.1 table", "2.1-a", "3.0", "3.1"]
    title: everything else
    play: [{ legal: [bet 3], illegal: [bet 4] }]
`

/** Runs `berthier cases` where the coin game is the only system. */
function run(io: TestIo, patterns: string[] = [], options: Partial<CasesOptions> = {}): Promise<number> {
  return runCases(patterns, { format: 'pretty', ...options }, io, [COINS])
}

describe('cases', () => {
  test('that hold end with 0, and a line a file', async () => {
    const io = new TestIo({ 'cases/a.yaml': HOLDS, 'cases/deep/b.yaml': COMPLETE })
    expect(await run(io)).toBe(0)
    expect(io.stdout.text).toBe(
      'cases/a.yaml: 1 case holds\ncases/deep/b.yaml: 2 cases hold\n\nPlayed 3 cases in 2 files: all hold.\n',
    )
    expect(io.stderr.text).toBe('')
  })

  test('are stopped by Ctrl-C in the middle of a file', async () => {
    const examples = Array.from({ length: 50 }, (_, i) => `  - { rule: "1.0", title: case ${i}, play: [draw 1] }\n`)
    const io = new TestIo({ 'cases/a.yaml': `system: coins\ncases:\n${examples.join('')}` })
    const book = await COINS.loadCaseBook()
    let played = 0
    const applyPosition: typeof book.applyPosition = (...position) => {
      if (++played === 1) setImmediate(() => io.interrupt())
      return book.applyPosition(...position)
    }
    const watched = { ...COINS, loadCaseBook: () => Promise.resolve({ ...book, applyPosition }) }
    expect(await runCases([], { format: 'pretty' }, io, [watched])).toBe(130)
    expect(played).toBeLessThan(50)
    expect(io.stdout.text).toBe('')
  })

  test('of a file with more than 500 are not played', async () => {
    const examples = (length: number) =>
      Array.from({ length }, (_, i) => `  - { rule: "1.0", title: case ${i}, play: [draw 1] }\n`).join('')
    const file = (length: number) => `system: coins\ncases:\n${examples(length)}`
    const io = new TestIo({ 'cases/a.yaml': file(500), 'cases/b.yaml': file(501) })
    expect(await run(io)).toBe(2)
    expect(io.stdout.text).toContain('cases has 501 entries, but may have at most 500.')
    expect(io.stdout.text).toContain('Played 500 cases in 2 files: all hold')
  })

  test('that fail end with 1, and show where they stopped, why, and what happened before', async () => {
    const io = new TestIo({ 'cases/a.yaml': FAILS })
    expect(await run(io)).toBe(1)
    expect(io.stdout.text).toBe(`cases/a.yaml:11:9 fails 3.0 a toss needs a bet
  toss is legal.
    10 |       - bet 2
  > 11 |       - { refused: toss, rule: "3.0" }
       |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  expected: refused by 3.0
  actual: legal
  Before that:
    ann: bet 2.

cases/a.yaml: 1 of 2 cases fails

Played 2 cases in 1 file: 1 fails.
`)
  })

  test('of a file with mistakes end with 2, and the sound ones are played', async () => {
    const io = new TestIo({ 'a.yaml': MISTAKEN })
    expect(await run(io, ['a.yaml'])).toBe(2)
    expect(io.stdout.text).toContain('a.yaml:7:11 error case/unknown-rule\n  The rulebook has no rule or clause 9.9.')
    expect(io.stdout.text).toContain('a.yaml: 1 mistake, 1 case holds\n')
    expect(io.stdout.text).toContain('Played 1 case in 1 file: all hold. 1 mistake in the files.\n')
  })

  test('a comment that has swallowed words is warned of, in its place, and the case is played', async () => {
    const io = new TestIo({ 'a.yaml': HOLDS.replace('[draw 2]', '\n      - draw 2 #2') })
    expect(await run(io, ['a.yaml'])).toBe(0)
    expect(io.stdout.text).toContain('a.yaml:6:16 warning case/swallowed-words\n  YAML reads #2 as a comment')
    expect(io.stdout.text).toContain('a.yaml: 1 warning, 1 case holds\n')
    expect(io.stdout.text).toContain('Played 1 case in 1 file: all hold. 1 warning in the files.\n')
  })

  test('a file that is no case file ends with 2', async () => {
    const io = new TestIo({ 'a.yaml': 'format: 1\nsystem: coins\n' })
    expect(await run(io, ['a.yaml'])).toBe(2)
    expect(io.stdout.text).toContain('a.yaml:1:1 error schema/missing-key')
    expect(io.stdout.text).toContain('a.yaml: 1 mistake\n\nPlayed 0 cases in 1 file. 1 mistake in the files.\n')
  })

  test('a file that cannot be read ends with 2, and the others are played', async () => {
    const io = new TestIo({ 'a.yaml': FAILS })
    expect(await run(io, ['a.yaml', 'gone.yaml'])).toBe(2)
    expect(io.stderr.text).toBe('berthier: cannot read gone.yaml: no such file or folder\n')
    expect(io.stdout.text).toContain('Played 2 cases in 1 file: 1 fails. Not read: 1.\n')
  })

  test('- is standard input', async () => {
    const io = new TestIo().type(FAILS)
    expect(await run(io, ['-'])).toBe(1)
    expect(io.stdout.text).toContain('<stdin>:11:9 fails 3.0')
  })

  test('nothing in a file can steer the terminal', async () => {
    const io = new TestIo({ 'a.yaml': FAILS.replace('a toss needs a bet', '"a \\e[31mtoss"') })
    await run(io, ['a.yaml'])
    expect(io.stdout.text).not.toContain('\u001b')
  })
})

describe('finding case files', () => {
  test('in folders, what stands below a folder called cases, has cases, or names our schema', async () => {
    const io = new TestIo({
      'cases/slip.yaml': 'sytem: coins\n',
      'beside.yaml': HOLDS,
      'modeline.yaml': '# yaml-language-server: $schema=../schema/cases.schema.json\n{}\n',
      'compose.yaml': 'cases:\n  - a\n',
      'battle.yaml': 'format: 1\nsystem: coins\n',
      'node_modules/cases/x.yaml': HOLDS,
    })
    await run(io, [], { format: 'json' })
    const { files } = JSON.parse(io.stdout.text) as { files: { path: string }[] }
    expect(files.map(({ path }) => path)).toEqual(['beside.yaml', 'cases/slip.yaml', 'modeline.yaml'])
  })

  test('scenario tools leave case files alone', async () => {
    const io = new TestIo({ 'beside.yaml': HOLDS })
    expect(await io.run('validate')).toBe(2)
    expect(io.stderr.text).toBe('berthier: found no scenario in this folder or its subfolders\n')
  })

  test('a folder without any ends with 2', async () => {
    const io = new TestIo({ 'battle.yaml': 'format: 1\nsystem: coins\n' })
    expect(await io.run('cases')).toBe(2)
    expect(io.stderr.text).toBe('berthier: found no case file in this folder or its subfolders\n')
    expect(io.stdout.text).toBe('')
  })
})

describe('cases --coverage', () => {
  test('lists every rule with its cases and its file, and ends with 1 where one has none', async () => {
    const io = new TestIo({ 'cases/a.yaml': HOLDS })
    expect(await run(io, [], { coverage: true })).toBe(1)
    expect(io.stdout.text).toBe(`cases/a.yaml: 1 case holds

coins: 0 of 1 clause shown by cases; 1 clause without effect in play; 2 of 5 rules without clauses have cases
  1.0        draw.ts  1
  1.1        draw.ts  1
! 1.1 table  draw.ts  none
  2.1        bet.ts
!   2.1-a    bet.ts   may      none (0 carried out, 0 refused)
    2.1-b    bet.ts   no effect in play
! 3.0        toss.ts  none
! 3.1        toss.ts  none

Missing (4):
! 1.1 table  draw.ts  lacks a case
! 2.1-a      bet.ts   lacks a case
! 3.0        toss.ts  lacks a case
! 3.1        toss.ts  lacks a case

Played 1 case in 1 file: all hold.
`)
  })

  test('ends with 0 where the files together show every rule', async () => {
    const io = new TestIo({ 'cases/a.yaml': HOLDS, 'cases/b.yaml': COMPLETE })
    expect(await run(io, [], { coverage: true })).toBe(0)
    expect(io.stdout.text).toContain(
      'coins: 1 of 1 clause shown by cases; 1 clause without effect in play; 5 of 5 rules without clauses have cases\n' +
        '  1.0        draw.ts  2\n',
    )
    expect(io.stdout.text).not.toContain('Missing')
  })

  test('a permission that no case shows refused beyond its bounds is missing, with exit code 1', async () => {
    const io = new TestIo({ 'cases/a.yaml': COMPLETE.replace(', illegal: [bet 4]', '') })
    expect(await run(io, [], { coverage: true })).toBe(1)
    expect(io.stdout.text).toContain('!   2.1-a    bet.ts   may      1 (1 carried out, 0 refused)\n')
    expect(io.stdout.text).toContain('Missing (1):\n! 2.1-a  bet.ts  lacks a case that has an action refused\n')
  })

  test('is no part of JUnit', async () => {
    const io = new TestIo({ 'cases/a.yaml': HOLDS })
    expect(await io.run('cases', '--coverage', '--format', 'junit')).toBe(2)
    expect(io.stderr.text).toBe('berthier: --coverage cannot be used with --format junit.\n')
  })
})

describe('cases --format', () => {
  test('json tells programs all of it', async () => {
    const io = new TestIo({ 'a.yaml': FAILS, 'b.yaml': MISTAKEN })
    expect(await run(io, ['a.yaml', 'b.yaml', 'gone.yaml'], { format: 'json', coverage: true })).toBe(2)
    const report = JSON.parse(io.stdout.text) as {
      files: { path: string; diagnostics: object[] }[]
      coverage: { system: string; rules: object[] }[]
    }
    expect(report).toMatchObject({
      version: 1,
      files: [
        { path: 'gone.yaml', error: 'cannot read gone.yaml: no such file or folder', cases: [] },
        {
          path: 'a.yaml',
          system: 'coins',
          diagnostics: [],
          cases: [
            { rules: ['1.0', '1.1'], title: 'drawing takes coins from the table', line: 4, holds: true, failure: null },
            {
              rules: ['3.0'],
              title: 'a toss needs a bet',
              line: 8,
              column: 12,
              holds: false,
              failure: {
                line: 11,
                column: 9,
                message: 'toss is legal.',
                details: ['expected: refused by 3.0', 'actual: legal'],
                events: ['ann: bet 2.'],
              },
            },
          ],
        },
        { path: 'b.yaml', diagnostics: [{ code: 'case/unknown-rule', line: 7, column: 11 }], cases: [{ holds: true }] },
      ],
      summary: { files: 2, cases: 3, failed: 1, mistakes: 1, warnings: 0, unreadable: 1 },
    })
    expect(report.coverage[0]?.system).toBe('coins')
    expect(report.coverage[0]?.rules).toContainEqual({ rule: '1.0', file: 'draw.ts', cases: 2, clauses: [] })
    expect(report.coverage[0]?.rules).toContainEqual({
      rule: '2.1',
      file: 'bet.ts',
      cases: 0,
      clauses: [
        expect.objectContaining({
          id: '2.1-a',
          kind: 'may',
          cases: 0,
          permission: 0,
          prohibition: 0,
          missing: ['a case'],
        }),
        expect.objectContaining({ id: '2.1-b', noEffect: 'All coins count alike.', missing: [] }),
      ],
    })
  })

  test('json without --coverage has none', async () => {
    const io = new TestIo({ 'a.yaml': HOLDS })
    expect(await run(io, ['a.yaml'], { format: 'json' })).toBe(0)
    expect(JSON.parse(io.stdout.text)).toMatchObject({ coverage: null, summary: { cases: 1, failed: 0 } })
  })

  test('junit has a suite a file and a test case a case', async () => {
    const io = new TestIo({ 'a.yaml': FAILS, 'b.yaml': MISTAKEN })
    expect(await run(io, ['a.yaml', 'b.yaml'], { format: 'junit' })).toBe(2)
    expect(io.stdout.text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="berthier cases" tests="4" failures="1" errors="1">
  <testsuite name="a.yaml" tests="2" failures="1" errors="0">
    <testcase name="1.0, 1.1 drawing takes coins from the table" classname="a.yaml"/>
    <testcase name="3.0 a toss needs a bet" classname="a.yaml">
      <failure message="toss is legal." type="case">a.yaml:11:9
expected: refused by 3.0
actual: legal
ann: bet 2.</failure>
    </testcase>
  </testsuite>
  <testsuite name="b.yaml" tests="2" failures="0" errors="1">
    <testcase name="the file" classname="b.yaml">
      <error message="b.yaml:7:11 error case/unknown-rule: The rulebook has no rule or clause 9.9. Run berthier cases --coverage to list them." type="file">b.yaml:7:11 error case/unknown-rule: The rulebook has no rule or clause 9.9. Run berthier cases --coverage to list them.</error>
    </testcase>
    <testcase name="1.0, 1.1 drawing takes coins from the table" classname="b.yaml"/>
  </testsuite>
</testsuites>
`)
  })

  test('knows no other', async () => {
    const io = new TestIo()
    expect(await io.run('cases', '--format', 'sarif')).toBe(2)
    expect(io.stderr.text).toContain('--format sarif: expected pretty, json or junit.')
  })
})
