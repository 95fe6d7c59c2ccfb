import { describe, expect, test } from 'vitest'
import { readCases } from './case-file.ts'
import { COINS } from './coin-game.fixture.ts'
import { type CaseFailure, runCase } from './run-case.ts'

/** Plays a case given by its keys in YAML. */
async function run(keys: string): Promise<CaseFailure | undefined> {
  const text = `system: coins\ncases:\n  - rule: "1.0"\n    title: a case\n${keys.replaceAll(/^/gm, '    ')}\n`
  const { diagnostics, cases } = await readCases(new TextEncoder().encode(text), [COINS])
  expect(diagnostics).toEqual([])
  const [game, book] = await Promise.all([COINS.loadGame(), COINS.loadCaseBook()])
  return runCase(cases[0]!, { game, book, scenarios: (id) => (id === 'known' ? {} : undefined) })
}

describe('a case holds', () => {
  test.each([
    ['after actions, if all is as expected', 'play: [draw 2, bet 4, pass]\nexpect: { table: 7, toAct: 1 }'],
    ['with a line that is several actions', 'play: [draw 2 3]\nexpect: { table: 4 }'],
    ['with what a line implies before it', 'play: [bet 2, bet 3]\nexpect: { bet: 3, toAct: 1 }'],
    ['with the dice of its script', 'dice: [tails]\nplay: [bet 2, toss]\nexpect: { purses: "1,3" }'],
    ['with dice that fall at the beginning', 'position: { begin: toss }\ndice: [3]\nplay: []\nexpect: { toAct: 1 }'],
    ['with dice of its own where it has no script', 'play: [bet 2, toss]\nexpect: { purses: "5,3" }'],
    ['with an expectation in between', 'play: [{ expect: { table: 9 } }, draw 2, { expect: { table: 7 } }]'],
    ['with a refusal by any rule', 'play: [{ refused: toss }]\nexpect: { bet: 0 }'],
    ['with a refusal by a rule', 'play: [{ refused: toss, rule: "3.0" }]'],
    ['with a refusal by a line of a rule', 'play: [{ refused: draw 10, rule: "1.1" }]'],
    ['with a refusal of the words themselves', 'play: [{ refused: steal, rule: "1.0" }]'],
    ['with a refusal of a later step', 'play: [{ refused: draw 5 5, rule: "1.1 table" }]\nexpect: { table: 9 }'],
    [
      'with legal and illegal lines',
      'play: [{ legal: [draw 5 4, bet 3] }, { illegal: [draw 5 5, bet 4] }]\nexpect: { table: 9 }',
    ],
    [
      'with a legal line that comes to dice before its end',
      'dice: []\nplay: [{ legal: [draw 6 9] }]\nexpect: { table: 9 }',
    ],
    ['with what a legal line implies', 'play: [bet 2, { legal: [bet 3] }]\nexpect: { bet: 2, toAct: 0 }'],
    [
      'with numbers',
      'play: [bet 2, { explain: toss, base: 2, value: 2, chances: { heads: 0.667, tails: 0.333, edge: 0 } }]',
    ],
    [
      'with a modifier by its number',
      'position: { lucky: true }\nplay: [bet 2, { explain: toss, modifiers: { "3.1": 1 } }]',
    ],
    [
      'with a modifier by its words',
      'position: { lucky: true }\nplay: [bet 2, { explain: toss, modifiers: { "3.1 lucky penny": 1 } }]',
    ],
    ['with a scenario that ships', 'position: { fair: known }\nplay: []'],
  ])('%s', async (_, keys) => {
    expect(await run(keys)).toBeUndefined()
  })
})

describe('a case fails', () => {
  test.each<[string, string, CaseFailure['path'], string, string[]]>([
    [
      'on a position that makes no sense',
      'position: { fair: lost }\nplay: []',
      ['position', 'fair'],
      'The position is impossible.',
      ['There is no fair lost.'],
    ],
    ['on an illegal action', 'play: [draw 2, toss]', ['play', 1], 'toss is refused: Nothing is bet. (3.0)', []],
    ['on an illegal step', 'play: [draw 5 5]', ['play', 0], 'draw 5 is refused: The table holds 4. (1.1 table)', []],
    ['on a word that nobody knows', 'play: [dorw 2]', ['play', 0], 'dorw 2 is not an action: nobody can dorw.', []],
    [
      'on such a word even where it expects a refusal',
      'play: [{ refused: dorw 2 }]',
      ['play', 0],
      'dorw 2 is not an action: nobody can dorw.',
      [],
    ],
    [
      'on such a word among illegal lines',
      'play: [{ illegal: [dorw 2] }]',
      ['play', 0],
      'dorw 2 is not an action: nobody can dorw.',
      [],
    ],
    [
      'where a refused action is legal',
      'play: [{ refused: draw 2, rule: "1.0" }]',
      ['play', 0],
      'draw 2 is legal.',
      ['expected: refused by 1.0', 'actual: legal'],
    ],
    [
      'where another rule refuses it',
      'play: [{ refused: toss, rule: "3" }]',
      ['play', 0],
      'toss is refused by another rule.',
      ['expected: refused by 3', 'actual: Nothing is bet. (3.0)'],
    ],
    [
      'where a legal line is refused',
      'play: [{ legal: [draw 2, draw 5 5] }]',
      ['play', 0, 'legal', 1],
      'draw 5 5 is refused.',
      ['expected: legal', 'actual: The table holds 4. (1.1 table)'],
    ],
    [
      'where an illegal line is legal',
      'play: [{ illegal: [toss, draw 2] }]',
      ['play', 0, 'illegal', 1],
      'draw 2 is legal.',
      ['expected: illegal', 'actual: legal'],
    ],
    [
      'where both are asked, and an illegal line is legal',
      'play: [{ legal: [draw 2], illegal: [draw 2] }]',
      ['play', 0, 'illegal', 0],
      'draw 2 is legal.',
      ['expected: illegal', 'actual: legal'],
    ],
    [
      'where both are asked, and a legal line is refused',
      'play: [{ legal: [toss], illegal: [toss] }]',
      ['play', 0, 'legal', 0],
      'toss is refused.',
      ['expected: legal', 'actual: Nothing is bet. (3.0)'],
    ],
    [
      'where it is not as expected',
      'play: [draw 2]\nexpect: { table: 8, bet: 0, toAct: 1 }',
      ['expect'],
      'The result differs from the expectation.',
      ['table: expected 8, actual 7', 'toAct: expected 1, actual 0'],
    ],
    [
      'where it is not as expected in between',
      'play: [{ expect: { bet: 1 } }, draw 2]',
      ['play', 0],
      'The result differs from the expectation.',
      ['bet: expected 1, actual 0'],
    ],
    [
      'where there is nothing to explain',
      'play: [{ explain: draw 2, value: 2 }]',
      ['play', 0],
      'draw 2 has no numbers to explain.',
      [],
    ],
    [
      'where what it explains is illegal',
      'play: [{ explain: toss, value: 2 }]',
      ['play', 0],
      'toss is refused: Nothing is bet. (3.0)',
      [],
    ],
    [
      'where dice fall before what it explains',
      'play: [{ explain: draw 6 1, value: 2 }]',
      ['play', 0],
      'draw 6 1 rolls dice before there are numbers to explain.',
      [],
    ],
    [
      'where dice run out',
      'dice: [heads]\nplay: [bet 1, toss, bet 1, toss]',
      ['play', 3],
      'toss rolls a coin, but the dice have run out.',
      ['expected: 1 die in all', 'actual: number 2 is rolled'],
    ],
    [
      'where a die of another kind is wanted',
      'dice: [heads, 4]\nplay: [bet 1, toss, bet 1, toss]',
      ['play', 3],
      'toss rolls a coin, but number 2 of the dice is 4.',
      ['a coin shows: heads, tails', 'dice: heads, >4<'],
    ],
    [
      'where one is wanted at the beginning',
      'position: { begin: toss }\ndice: [heads]\nplay: []',
      ['position'],
      'The beginning rolls a d6, but number 1 of the dice is heads.',
      ['a d6 shows: 1, 2, 3, 4, 5, 6', 'dice: >heads<'],
    ],
    [
      'where dice are left over',
      'dice: [heads, 3, tails]\nplay: [bet 1, toss]',
      ['dice', 1],
      '2 dice are left over: 3, tails.',
      [],
    ],
    [
      'where the engine breaks down',
      'play: [draw 2, break]',
      ['play', 1],
      'The engine failed: a coin rolled under the table',
      [],
    ],
  ])('%s', async (_, keys, path, message, details) => {
    expect(await run(keys)).toMatchObject({ path: ['cases', 0, ...path], message, details })
  })

  test('where the numbers are others, and shows all of them', async () => {
    const check =
      '{ explain: toss, base: 1, value: 5, modifiers: { "3.1": 2, "4.0": 1 }, chances: { heads: 0.5, edge: 0.1 } }'
    expect(await run(`position: { lucky: true }\nplay: [bet 2, ${check}]`)).toMatchObject({
      message: 'toss gives different numbers.',
      details: [
        'base: expected 1, actual 2',
        'value: expected 5, actual 3',
        'modifier 3.1: expected +2, actual +1',
        'modifier 4.0: expected +1, actual none',
        'chance of heads: expected 0.5, actual 0.6667',
        'chance of edge: expected 0.1, actual none',
        'the breakdown: 2 +1 (3.1 lucky penny) = 3',
        'the chances: heads 0.6667, tails 0.3333',
      ],
    })
  })

  test('and tells what happened before, up to what broke down', async () => {
    const failure = await run('position: { begin: toss }\ndice: [3]\nplay: [draw 1 1 1, draw 2, draw 1, break]')
    expect(failure?.events).toEqual([
      'bob: begins 1.',
      'bob: draw 1.',
      'bob: draw 1.',
      'bob: draw 1.',
      'bob: draw 2.',
      'bob: draw 1.',
      'bob: break 0.',
    ])
  })
})
