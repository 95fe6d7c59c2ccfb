import { describe, expect, test } from 'vitest'
import { Lines } from '../../scenario/position.ts'
import { readCases } from './case-file.ts'
import { COINS } from './coin-game.fixture.ts'

const SOUND = `system: coins
cases:
  - rule: "1.0"
    title: drawing takes coins from the table
    play: [draw 2]
    expect: { table: 7 }
  - rule: ["2.1", "3.0"]
    title: a bet comes before the toss
    position: { begin: toss }
    dice: [1, heads]
    play:
      - bet 2
      - { expect: { bet: 2 } }
      - toss
`

/** What is wrong with a text, each with its place and its code. */
async function problems(text: string): Promise<string[]> {
  const { diagnostics } = await readCases(new TextEncoder().encode(text), [COINS])
  const lines = new Lines(text)
  return diagnostics.map(({ code, message, hint, range }) => {
    const { line, column } = lines.at(range?.[0] ?? 0)
    return `${line}:${column} ${code} ${message}${hint === undefined ? '' : ` ${hint}`}`
  })
}

async function titles(text: string): Promise<string[]> {
  return (await readCases(new TextEncoder().encode(text), [COINS])).cases.map(({ title }) => title)
}

describe('a case file', () => {
  test('is read with what its cases leave out, and with their places', async () => {
    const file = await readCases(new TextEncoder().encode(SOUND), [COINS])
    expect(file.diagnostics).toEqual([])
    expect(file.system?.id).toBe('coins')
    expect(file.cases).toEqual([
      {
        path: ['cases', 0],
        rules: ['1.0'],
        title: 'drawing takes coins from the table',
        position: {},
        seed: 1,
        play: ['draw 2'],
        expect: { table: 7 },
      },
      {
        path: ['cases', 1],
        rules: ['2.1', '3.0'],
        title: 'a bet comes before the toss',
        position: { begin: 'toss' },
        seed: 1,
        dice: [1, 'heads'],
        play: ['bet 2', { expect: { bet: 2 } }, 'toss'],
      },
    ])
    const [start, end] = file.locate(['cases', 1, 'play', 1])!
    expect(SOUND.slice(start, end)).toBe('{ expect: { bet: 2 } }')
  })

  test('that is no YAML says where', async () => {
    expect(await problems(SOUND.replace('[draw 2]', '[draw 2'))).toEqual([
      '5:11 yaml/syntax This [ is never closed. Add the ].',
    ])
  })

  test('that is no text says so', async () => {
    const { diagnostics, cases } = await readCases(Uint8Array.from([0x89, 0x50, 0, 0]), [COINS])
    expect(diagnostics.map(({ code }) => code)).toEqual(['file/binary'])
    expect(cases).toEqual([])
  })

  test.each([
    ['nothing', '', '1:1 file/empty A case file must be a mapping with the keys system and cases, but this is empty.'],
    [
      'a list',
      '- a\n',
      '1:1 schema/type A case file must be a mapping with the keys system and cases, but this is a list.',
    ],
    [
      'a scenario',
      'format: 1\nsystem: coins\nboard: {}\n',
      '1:1 schema/missing-key The key cases is missing at the top of the file. List the cases under it. To check a scenario, use berthier validate.',
    ],
    [
      'a slip for cases',
      'system: coins\ncase: []\n',
      '2:1 schema/unknown-key Unknown key case at the top of the file. Did you mean cases?',
    ],
    [
      'no system',
      'cases: []\n',
      '1:1 schema/missing-key The key system is missing at the top of the file. Add system: coins. Supported: coins.',
    ],
    [
      'a system that does not exist',
      'system: chess\ncases: []\n',
      '1:9 system/unknown Unknown system chess. Supported: coins. To use a rulebook of your own, name it under rulebooks in berthier.config.json, or use --rulebook.',
    ],
  ])('with %s has one problem', async (_, text, problem) => {
    expect(await problems(text)).toEqual([problem])
  })

  test.each([
    [
      'an unknown key',
      'play: [draw 2]',
      'plays: [draw 2]',
      '5:5 schema/unknown-key Unknown key plays in cases › entry 1. Did you mean play?',
    ],
    ['a number for a rule', '"1.0"', '1.0', '3:11 schema/type rule must be a list or a text, but is 1.'],
    [
      'a check that does not exist',
      '[draw 2]',
      '[{ refuse: draw 2 }]',
      '5:14 schema/unknown-key Unknown key refuse in cases › entry 1 › play › entry 1. Did you mean refused?',
    ],
    [
      'a check of nothing',
      '[draw 2]',
      '[{ rule: "1.0" }]',
      '5:12 schema/choice One of the keys refused, legal, illegal, explain and expect is required',
    ],
    [
      'a check with a key of another',
      '[draw 2]',
      '[{ refused: draw 2, value: 3 }]',
      '5:31 schema/unknown-key Unknown key value',
    ],
    [
      'two checks in a line',
      '[draw 2]',
      '[{ refused: draw 2, legal: [toss], illegal: [draw 3] }]',
      '5:12 schema/choice refused and legal are separate checks, and a line of play has only one. Put each in its own line; only legal and illegal go together.',
    ],
    [
      'a key of no use beside legal and illegal',
      '[draw 2]',
      '[{ legal: [draw 2], illegal: [toss], rule: "1.0" }]',
      '5:48 schema/unknown-key Unknown key rule in cases › entry 1 › play › entry 1. Keys here: legal, illegal.',
    ],
    [
      'an explanation of nothing',
      '[draw 2]',
      '[{ explain: toss }]',
      '5:12 schema/choice One of the keys value, base, modifiers and chances is required',
    ],
    [
      'a chance above 1',
      '[draw 2]',
      '[{ explain: toss, chances: { heads: 67 } }]',
      '5:47 schema/number heads must be at most 1, but is 67.',
    ],
  ])('with %s says so, and keeps the other cases', async (_, from, to, problem) => {
    const text = SOUND.replace(from, to)
    expect(await problems(text)).toEqual([expect.stringContaining(problem)])
    expect(await titles(text)).toEqual(['a bet comes before the toss'])
  })

  test('legal and illegal stand together in one check', async () => {
    const text = SOUND.replace('[draw 2]', '[{ legal: [draw 2], illegal: [toss] }]')
    expect(await problems(text)).toEqual([])
  })

  test('a rule that the book does not have gets a suggestion', async () => {
    const text = SOUND.replace('rule: "1.0"', 'rule: "1.1 tabel"').replace('"3.0"]', '"seven"]')
    expect(await problems(text)).toEqual([
      '3:11 case/unknown-rule The rulebook has no rule or clause 1.1 tabel. Did you mean 1.1 table?',
      '7:19 case/unknown-rule The rulebook has no rule or clause seven. Run berthier cases --coverage to list them.',
    ])
    expect(await titles(text)).toEqual([])
  })

  test('a case cites clauses beside rules; a clause that the book does not have gets a suggestion', async () => {
    expect(await problems(SOUND.replace('rule: "1.0"', 'rule: [2.1-a, 2.1-b]'))).toEqual([])
    expect(await problems(SOUND.replace('rule: "1.0"', 'rule: [2.1-a, 2.1-ab]'))).toEqual([
      '3:19 case/unknown-rule The rulebook has no rule or clause 2.1-ab. Did you mean 2.1-a?',
    ])
  })

  test('a # without a blank behind it has swallowed words; a comment with one has not', async () => {
    const text = SOUND.replace(
      'play: [draw 2]',
      'play:\n      - draw 2 #2, 3\n      - draw 1 # a comment\n      - "draw 3 #2"',
    )
    expect(await problems(text)).toEqual([
      '6:16 case/swallowed-words YAML reads #2, 3 as a comment: only draw 2 is left. Put the whole line in quotes, or add a space after the # of a comment.',
    ])
    expect(await titles(text)).toHaveLength(2)
  })

  test('no two cases of a file have the same title', async () => {
    const text = SOUND.replace('a bet comes before the toss', 'drawing takes coins from the table')
    expect(await problems(text)).toEqual([
      '8:12 case/duplicate-title Cases 1 and 2 have the same title. Rename one of them: say what it shows that the other does not.',
    ])
    expect(await titles(text)).toHaveLength(1)
  })
})
