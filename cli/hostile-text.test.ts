import { expect, test } from 'vitest'
import { CASE_FORMATS } from './formats/cases/index.ts'
import { DIFF_FORMATS } from './formats/diff/index.ts'
import { FORMATS } from './formats/index.ts'
import { REPLAY_FORMATS } from './formats/replay/index.ts'
import { SIMULATE_FORMATS } from './formats/simulate/index.ts'
import { TOURNAMENT_FORMATS } from './formats/tournament/index.ts'
import { SOUND, TestIo } from './test-io.ts'

/**
 * Commands to CI servers, controls of both kinds, a lone carriage return, what turns the direction of writing, and what other programs
 * take for a line end.
 */
const EVIL =
  '::add-mask::x##vso[x]##[x]\u001b]0;x\u0007\u001b[31m\u009b31m\u0090q\u009c\r\b\u007f\u202e\u2066\u200f\u061c\u2028\u2029'
const ESCAPED = Array.from(EVIL, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
const NAME = `${EVIL.replaceAll('\u2029', '')}.yaml`

/** What must not reach a terminal or a log. Rows of CSV end with both characters. */
const DANGER = /(?![\n\r\t])\p{Cc}|[\p{Bidi_Control}\u2028\u2029\ufeff]|\r(?!\n)|##(?:vso)?\[|(?:^|\n)\s*::add-mask/u

const BATTLE = SOUND.replace('title: New battle', `title: "New${ESCAPED}"`)
  .replace('name: French,', `name: "French${ESCAPED}",`)
  .replace('name: Allied,', `name: "Allied${ESCAPED}",`)
  .replace('Mill farm:', `"${ESCAPED}":`)
  .replace('[D3, F3,', `[{ at: D3, name: "Guard${ESCAPED}" }, F3,`)
const BROKEN = `${BATTLE.replace('[{ at: D3,', `[{ at: "J3${ESCAPED}",`)}"un${ESCAPED}known": "${ESCAPED}" # raw ${EVIL}\n`
const CASES = `system: vive-lempereur
"sce${ESCAPED}": 1
cases:
  - rules: ["${ESCAPED}"]
    title: "x${ESCAPED}"
    scenario: "${ESCAPED}"
    play: ["move ${ESCAPED}"]
    expect: { "${ESCAPED}": 1 }
`

const commands: readonly (readonly string[])[] = [
  ...Object.keys(FORMATS).flatMap((format) => [
    ['validate', '--format', format],
    ['validate', '--format', format, '--fix', 'broken.yaml', NAME, `gone${EVIL}`],
  ]),
  ['validate', '-'],
  ['list'],
  ['fmt', '--check'],
  ['fmt', 'broken.yaml', NAME],
  ['convert', NAME, `out${EVIL}.json`],
  ['convert', NAME, `out${EVIL}.json`],
  ['convert', `out${EVIL}.json`, '-', '--to', 'yaml'],
  ['convert', NAME, '-', '--to', 'json'],
  ['convert', 'broken.yaml', '-', '--to', 'json'],
  ['new', `new${EVIL}.yaml`, '--from', NAME],
  ['new', `new${EVIL}.yaml`],
  ['preview', NAME, '-o', `p${EVIL}.svg`],
  ['preview', 'broken.yaml', '-o', `q${EVIL}.svg`, '--layer', EVIL],
  ['preview', 'broken.yaml', '-o', `q${EVIL}.svg`],
  ['export', NAME, '-o', `e${EVIL}.json`],
  ['export', 'broken.yaml', '-o', `e${EVIL}.tmj`, '--force'],
  ['export', '--all', '-o', `lib${EVIL}`, '.'],
  ...Object.keys(DIFF_FORMATS).flatMap((format) => [
    ['diff', NAME, 'broken.yaml', '--format', format],
    ['diff', 'sound.yaml', NAME, '--format', format],
  ]),
  ['diff', `git:HEAD${EVIL}:x`, NAME],
  ['diff', `git:HEAD:x${EVIL}`, NAME],
  ...Object.keys(SIMULATE_FORMATS).flatMap((format) => [
    [
      'simulate',
      NAME,
      '--players',
      'random',
      '--games',
      '1',
      '--jobs',
      '1',
      '--compare',
      'sound.yaml',
      '--format',
      format,
    ],
  ]),
  ['simulate', NAME, '--players', EVIL],
  ['simulate', NAME, '--assert', `french${EVIL} 40..60%`],
  ...Object.keys(TOURNAMENT_FORMATS).map((format) => {
    return [
      'tournament',
      NAME,
      'sound.yaml',
      '--players',
      'random,random',
      '--games',
      '2',
      '--jobs',
      '1',
      '--format',
      format,
    ]
  }),
  ['play', NAME, '--players', 'random', '--log', '-o', 'game.json'],
  ...Object.keys(REPLAY_FORMATS).flatMap((format) => [
    ['replay', 'game.json', '--format', format],
    ['replay', 'bad-game.json', '--format', format],
    ['replay', NAME, '--format', format],
  ]),
  ['play', NAME],
  ['play', NAME, '--side', EVIL],
  ...Object.keys(CASE_FORMATS).map((format) => ['cases', 'c.yaml', `gone${EVIL}`, '--format', format, '--coverage']),
  ['explain', `x${EVIL}`],
  [`x${EVIL}`],
  ['validate', `--x${EVIL}`],
  ['simulate', NAME, '--games', EVIL],
  ['edit', `gone${EVIL}`],
  ['schema', '-o', `nowhere${EVIL}/x.json`],
]

test('no text from a file, a name or an argument steers a terminal or a log, in any format of any command', async () => {
  const io = new TestIo({ [NAME]: BATTLE, 'broken.yaml': BROKEN, 'sound.yaml': SOUND, 'c.yaml': CASES })
  io.env['PATH'] = process.env['PATH']!
  io.env['GITHUB_STEP_SUMMARY'] = io.path('summary')
  io.type(
    `map\nall\nodds 1\nlog\n${EVIL}\nmove ${EVIL}\nsave ${EVIL}/x\nsave s${EVIL}.json\nhelp\n1\nundo\n1\n1\nlog\nquit\n`,
  )
  const leaks: object[] = []
  const note = (words: readonly string[]) => {
    for (const text of [io.stdout.text, io.stderr.text]) {
      const place = text.search(DANGER)
      if (place >= 0) leaks.push({ words, leak: text.slice(Math.max(0, place - 60), place + 20) })
    }
  }
  for (const words of commands) {
    if (words.includes('-')) io.type(BROKEN)
    if (words[1] === 'bad-game.json') {
      const game = JSON.parse(io.read('game.json')) as { actions: string[] }
      io.write(
        'bad-game.json',
        JSON.stringify({ ...game, actions: [...game.actions.slice(0, 3), `move ${EVIL}`], more: EVIL }),
      )
    }
    const code = await io.run(...words)
    expect([0, 1, 2, 3]).toContain(code)
    note(words)
  }
  // What is data for a file or another program is passed on as it is, but not to a person.
  io.stdout.isTTY = true
  io.env['NO_COLOR'] = '1'
  for (const words of [
    ['fmt', '-'],
    ['validate', '--fix', '-'],
    ...['json', 'notation', 'markdown'].flatMap((to) => [
      ['convert', NAME, '-', '--to', to],
      ['convert', 'broken.yaml', '-', '--to', to],
    ]),
  ]) {
    await io.type(BROKEN).run(...words)
    note(words)
  }
  expect(leaks).toEqual([])
  expect(DANGER.test(io.read('summary'))).toBe(false)
})
