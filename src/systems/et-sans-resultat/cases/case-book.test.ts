import { describe, expect, test } from 'vitest'
import { readCases } from '../../../engine/cases/case-file.ts'
import { runCase } from '../../../engine/cases/run-case.ts'
import { SYSTEMS } from '../../index.ts'
import { game } from '../rules/game.ts'
import { caseBook } from './case-book.ts'

/** Foy has guns to unlimber and somebody to fire at, so that every step of the turn asks him something. */
const POSITION = `
  generals: { french: { at: [20, 4] }, allied: { at: [40, 34] } }
  formations:
    french:
      foy: { units: { a: { at: [20, 10] }, b: { at: [18, 10] }, g: { type: foot-battery, at: [22, 10], state: limbered } } }
    allied: { bijlandt: { units: { x: { at: [22, 15] } } } }`

/** Why a case does not hold, as one text; nothing where it does. */
async function fails(position: string, rest: string): Promise<string | undefined> {
  const keys = `position:${position}\n${rest}`.replaceAll(/^/gm, '    ')
  const text = `system: et-sans-resultat\ncases:\n  - rule: "4"\n    title: a case\n${keys}\n`
  const { diagnostics, cases } = await readCases(new TextEncoder().encode(text), SYSTEMS)
  expect(diagnostics).toEqual([])
  const failure = runCase(cases[0]!, { game, book: caseBook, scenarios: () => undefined })
  return failure && [failure.message, ...failure.details].join(' ')
}

const UNLIMBER = '"change g at 22,10 facing N"'

describe('cases', () => {
  test.each([
    [
      'a line of a later step says done for everybody until then',
      '',
      `play: [order foy reserve, ${UNLIMBER}]`,
      'step: deployment',
    ],
    ['a check does so, too', '', `play: [${UNLIMBER}, { legal: [fire foy guns at bijlandt] }]`, 'step: fire'],
    [
      'the end of a case says it up to the step that it ends with',
      'until: plans',
      'play: []',
      'step: plans, toAct: nobody',
    ],
    ['without an end everybody is waited for', '', 'play: []', 'step: issue, toAct: both'],
    [
      'whoever has nothing to decide may say it',
      'until: issue',
      'play: [order foy move, done, done, "french: done"]',
      'turn: 1',
    ],
  ])('%s', async (_, until, play, expected) => {
    expect(await fails(`${POSITION}\n  ${until}`, `dice: []\n${play}\nexpect: { ${expected} }`)).toBeUndefined()
  })

  test.each([
    [
      'a line of an earlier step comes too late',
      `${POSITION.replace('limbered', 'unlimbered')}\n  step: fire`,
      'play: [order foy move]',
      'order foy move is not an action: “order foy move” is not an action of this step (fire)',
    ],
    [
      'it is not due this turn at all',
      POSITION,
      'dice: [6, 6]\nplay: [fire foy guns at bijlandt]',
      'fire foy guns at bijlandt is not an action: “fire foy guns at bijlandt” is not an action of this step (issue)',
    ],
    [
      'nobody does anything after the end',
      `${POSITION}\n  until: issue`,
      'play: ["french: done", "allied: done", order foy move]',
      'order foy move is refused: this step (issue) is over, and with it the case (3.1)',
    ],
    [
      'there is no such side',
      POSITION,
      'play: ["frensh: done"]',
      'frensh: done is not an action: there is no side frensh, only french and allied',
    ],
    [
      'nobody of that name holds an area',
      `${POSITION}\n  now: { areas: { crossroads: frensh }, exited: { alied: { north: 1 } } }`,
      'play: []',
      'The position is impossible. There is no side frensh. There is no side alied.',
    ],
    [
      'there is no such area',
      POSITION,
      'play: []\nexpect: { areas: { crosroads: nobody } }',
      'The result differs from the expectation. crosroads: there is none',
    ],
  ])('fail where %s', async (_, position, rest, why) => {
    expect(await fails(position, rest)).toBe(why)
  })
})
