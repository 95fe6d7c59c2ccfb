import { expect, test } from 'vitest'
import { seal } from '../files/seal.ts'
import { CASE_FORMATS } from '../formats/cases/index.ts'
import { DIFF_FORMATS } from '../formats/diff/index.ts'
import { FORMATS } from '../formats/index.ts'
import { REPLAY_FORMATS } from '../formats/replay/index.ts'
import { SIMULATE_FORMATS } from '../formats/simulate/index.ts'
import { TOURNAMENT_FORMATS } from '../formats/tournament/index.ts'
import { SOUND, TestIo } from '../test-io.ts'

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

/** As few games as there may be, of the quickest players. */
const FEW = ['--players', 'random', '--games', '2', '--jobs', '1']

/** What makes certificates, parts of runs, accounts and maps, and what reads them; and commands that only look something up. */
const makers: readonly (readonly string[])[] = [
  ['play', NAME, '--players', 'random', '-o', 'game.json'],
  ...['game.json', 'bad-game.json'].map((game) => ['analyse', game, '--futures', '1']),
  ['preview', NAME, '--replay', 'bad-game.json', '-o', `r${EVIL}.svg`],
  ['prove', NAME, '--claim', 'french 20..80%', ...FEW],
  ['prove', NAME, '--claim', 'french 20..80%', ...FEW, '-o', 'proof.json'],
  ['prove', NAME, '--claim', EVIL],
  ['verify', 'proof.json', '--jobs', '1'],
  ['verify', 'bad-proof.json', '--jobs', '1'],
  ['verify', `gone${EVIL}`],
  ['simulate', NAME, ...FEW, '--shard', '1/2', '-o', 'part.json'],
  ['simulate', NAME, ...FEW, '--shard', '2/2', '-o', `part${EVIL}.json`],
  ['merge', 'part.json', `part${EVIL}.json`],
  ['merge', `part${EVIL}.json`],
  ['merge', 'bad-part.json'],
  ['merge', `gone${EVIL}`],
  ['advise', NAME, '--want', EVIL],
  ['advise', NAME, '--want', 'french 0..100%', '--may', EVIL],
  ['export', NAME, '-o', 'map.tmj'],
  ['convert', 'map.tmj', `map${EVIL}.yaml`],
  ['convert', 'bad-map.tmj', `bad-map${EVIL}.yaml`, '--system', EVIL],
  ['convert', 'bad-map.tmj', `bad-map${EVIL}.yaml`, '--system', 'vive-lempereur'],
  ['doctor', '--config', 'config.json'],
  ['doctor', '--config', `gone${EVIL}`],
  ['explain', '--rulebook', `./gone${EVIL}`],
  ['explain', '--rulebook', EVIL],
  ['rule', EVIL],
  ['hex', EVIL],
  ['hex', 'A1', EVIL, '--scenario', NAME],
  ['completions', EVIL],
  ['new-rulebook', `rulebook${EVIL}`],
  ['worker', '--queue', `redis://${EVIL}@127.0.0.1:1`],
  ['worker', '--queue', `redis://127.0.0.1:1/${EVIL}`],
]

/** Files that others were made from, with unpleasant texts in them. */
const SPOILT: Readonly<Record<string, (io: TestIo) => string>> = {
  'bad-game.json': (io) => {
    const game = JSON.parse(io.read('game.json')) as { actions: string[] }
    return JSON.stringify({ ...game, actions: [...game.actions.slice(0, 3), `move ${EVIL}`], more: EVIL })
  },
  'bad-proof.json': (io) => spoil(io.read('proof.json')),
  'bad-part.json': (io) => spoil(io.read('part.json')),
  'bad-map.tmj': (io) =>
    io.read('map.tmj').replaceAll(/"(?:name|value)":\s*"[^"]*"/g, (pair) => `${pair.slice(0, -1)}${ESCAPED}"`),
}

/** Puts unpleasant texts into what we have made, and a seal on it. */
function spoil(text: string): string {
  const spoilt = text.replace(/ \(digest \w+\)/, '').replaceAll(/": "(?=[^"]*")(?!Made)/g, `": "${ESCAPED}`)
  return seal(spoilt) as string
}

/** Runs commands one after the other, and gives what of their output steers something. */
async function leaksOf(lists: readonly (readonly string[])[], io: TestIo): Promise<readonly object[]> {
  const leaks: object[] = []
  for (const words of lists) {
    if (words.includes('-')) io.type(BROKEN)
    for (const word of words) if (word in SPOILT) io.write(word, SPOILT[word]!(io))
    const code = await io.run(...words)
    expect([0, 1, 2, 3]).toContain(code)
    for (const text of [io.stdout.text, io.stderr.text]) {
      const place = text.search(DANGER)
      if (place >= 0) leaks.push({ words, leak: text.slice(Math.max(0, place - 60), place + 20) })
    }
  }
  return leaks
}

function folder(): TestIo {
  const config = `{ "rules": { "${ESCAPED}": "off" } }`
  const files = { 'broken.yaml': BROKEN, 'sound.yaml': SOUND, 'c.yaml': CASES, 'config.json': config }
  const io = new TestIo({ [NAME]: BATTLE, ...files })
  io.env['PATH'] = process.env['PATH']!
  return io
}

test('no text from a file, a name or an argument steers a terminal or a log, in any format of any command', async () => {
  const io = folder()
  io.env['GITHUB_STEP_SUMMARY'] = io.path('summary')
  io.type(
    `map\nall\nodds 1\nlog\n${EVIL}\nmove ${EVIL}\nsave ${EVIL}/x\nsave s${EVIL}.json\nhelp\n1\nundo\n1\n1\nlog\nquit\n`,
  )
  expect(await leaksOf(commands, io)).toEqual([])
  // What is data for a file or another program is passed on as it is, but not to a person.
  io.stdout.isTTY = true
  io.env['NO_COLOR'] = '1'
  const printed = [
    ['fmt', '-'],
    ['validate', '--fix', '-'],
    ...['json', 'notation', 'markdown'].flatMap((to) => [
      ['convert', NAME, '-', '--to', to],
      ['convert', 'broken.yaml', '-', '--to', to],
    ]),
  ]
  for (const words of printed) {
    io.type(BROKEN)
    expect(await leaksOf([words], io)).toEqual([])
  }
  expect(DANGER.test(io.read('summary'))).toBe(false)
})

test('nor does what certificates, parts, games and maps say', async () => {
  expect(await leaksOf(makers, folder())).toEqual([])
})
