import { rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { describeOutcome, makeReplay, type Replay } from '../../src/engine/replay.ts'
import { count } from '../../src/scenario/wording.ts'
import { playedMatch } from '../../test/support/replay-games.ts'
import { TestIo } from '../test-io.ts'

const replay = makeReplay(playedMatch('ligny', 1815))
const number = replay.actions.length
const text = (changes: Partial<Record<keyof Replay, unknown>> = {}) =>
  JSON.stringify({ ...replay, ...changes }, null, 2)

describe('replay', () => {
  test('tells a game of a shipped battle turn by turn, and how it ended', async () => {
    const io = new TestIo({ 'game.json': text() })
    expect(await io.run('replay', 'game.json')).toBe(0)
    expect(io.stdout.text).toMatch(/^Turn 1, round 1\n {2}\S/)
    expect(io.stdout.text).toMatch(/\n\nTurn 2, round 1\n {2}\S/)
    expect(io.stdout.text).toMatch(/\n {2}French: .* fires at /)
    expect(io.stdout.text.trimEnd().split('\n').slice(-2)).toEqual([
      `Replayed ${count(number, 'action')}: ${describeOutcome(replay.outcome!)}.`,
      'The final position matches the recording.',
    ])
    expect(io.stderr.text).toBe('')
  })

  test('reads YAML, standard input, and a game that is not over', async () => {
    const unfinished = makeReplay(playedMatch('ligny', 1815, 30))
    const io = new TestIo().type(stringify(unfinished))
    expect(await io.run('replay', '-')).toBe(0)
    expect(io.stdout.text).toContain('Replayed 30 actions: the battle is not over.\n')
  })

  test('a game whose players set up begins before its first turn', async () => {
    const io = new TestIo({ 'game.json': JSON.stringify(makeReplay(playedMatch('hypothetical', 1815))) })
    expect(await io.run('replay', 'game.json')).toBe(0)
    expect(io.stdout.text).toMatch(/^The beginning\n {2}\S/)
    expect(io.stdout.text).toMatch(/\n\nTurn 1, round 1\n {2}\S/)
  })

  test('has its battle with it: whatever became of the file, it is played', async () => {
    const io = new TestIo()
    await io.run('new', 'mine.yaml', '--from', 'ligny')
    await io.run('play', 'mine.yaml', '--players', 'random', '-o', 'game.json')
    rmSync(io.path('mine.yaml'))
    expect(await io.run('replay', 'game.json')).toBe(0)
    expect(io.stdout.text).toContain('The final position matches the recording.')
  })

  test('the battle that it has with it is checked like any other', async () => {
    const battle = { ...replay.battle, turns: 'many' }
    const io = new TestIo({
      'game.json': text({ battle }),
      'other.json': text({ battle: { ...replay.battle, turns: 4 } }),
    })
    expect(await io.run('replay', 'game.json')).toBe(2)
    expect(io.stderr.text).toMatch(/^berthier: the battle in game\.json has 1 error, first: .*turns/)
    expect(io.stderr.text).toContain('--scenario FILE.\n')
    expect(await io.run('replay', 'other.json')).toBe(1)
    expect(io.stdout.text).toContain('The battle ligny has changed since this game was recorded: turns.')
  })

  test('--scenario names the battle, by its file or the id of a shipped one', async () => {
    const io = new TestIo({ 'game.json': text({ scenario: { ...replay.scenario, id: 'mine' }, battle: undefined }) })
    expect(await io.run('replay', 'game.json')).toBe(2)
    expect(io.stderr.text).toBe(
      'berthier: mine, the battle of this game, is not a shipped one. Name its file with --scenario FILE.\n',
    )
    await io.run('new', 'mine.yaml', '--from', 'ligny')
    expect(await io.run('replay', 'game.json', '--scenario', 'mine.yaml')).toBe(0)
    expect(io.stdout.text).toContain(`Replayed ${count(number, 'action')}: `)
    io.write('mine.yaml', io.read('mine.yaml').replace(/^turns: \d+/m, 'turns: 5'))
    expect(await io.run('replay', 'game.json', '--scenario', 'mine.yaml')).toBe(1)
    expect(io.stdout.text).toContain('The battle mine has changed since this game was recorded: turns.')
    expect(await io.run('replay', 'game.json', '--scenario', 'ligny')).toBe(1)
    expect(io.stdout.text).toContain('This is a game of the battle mine, not of ligny.')
  })
})

describe('a replay that stops', () => {
  test('ends with 1, and shows the action, the rule and the line', async () => {
    const io = new TestIo({ 'game.json': text({ actions: replay.actions.with(29, 'move Z99') }) })
    expect(await io.run('replay', 'game.json')).toBe(1)
    expect(io.stdout.text).toMatch(
      /\ngame\.json:\d+:5 stops after 29 actions\n {2}Action 30 \(move Z99\) is against rule 2\.0: There is no such hex\.\n/,
    )
    expect(io.stdout.text).toMatch(/\n {2}> \d+ \| {5}"move Z99",\n/)
  })

  test('ends with 1 where it comes to another position than recorded', async () => {
    const io = new TestIo({ 'game.json': text({ position: '0123456789abcdef' }) })
    expect(await io.run('replay', 'game.json')).toBe(1)
    expect(io.stdout.text).toContain('the position differs from the recorded one')
    expect(io.stdout.text).toMatch(/\n {2}> \d+ \| {3}"position": "0123456789abcdef"/)
    expect(io.stdout.text).not.toContain('Replayed')
  })

  test.each([
    ['the rules', { rules: 99 }, 'recorded with version 99 of the rules', '"rules": 99'],
    ['the system', { system: 'chess' }, 'This is a game of chess', '"system": "chess"'],
  ])('before it begins points at what the file says of %s', async (_, changes, message, line) => {
    const io = new TestIo({ 'game.json': text(changes) })
    expect(await io.run('replay', 'game.json')).toBe(1)
    expect(io.stdout.text).toContain('stops after 0 actions\n')
    expect(io.stdout.text).toContain(message)
    expect(io.stdout.text).toContain(line)
  })

  test('cannot steer the terminal', async () => {
    const io = new TestIo({ 'game.json': text({ actions: ['\u001b[2J'], system: 'vive-lempereur' }) })
    expect(await io.run('replay', 'game.json')).toBe(1)
    expect(io.stdout.text).not.toContain('\u001b')
  })
})

describe('what cannot be read ends with 2', () => {
  test('a file that is not there', async () => {
    const io = new TestIo()
    expect(await io.run('replay', 'gone.json')).toBe(2)
    expect(io.stderr.text).toBe('berthier: cannot read gone.json: no such file or folder\n')
  })

  test('a file that is no replay, with every problem at its place', async () => {
    const io = new TestIo({ 'game.json': text({ seed: 'x', rules: -1 }) })
    expect(await io.run('replay', 'game.json')).toBe(2)
    expect(io.stdout.text).toContain('error schema/type\n  rules must be a whole number')
    expect(io.stdout.text).toContain('error schema/type\n  seed must be a whole number')
  })

  test('bytes that are no text', async () => {
    const io = new TestIo({ 'game.json': Uint8Array.of(0x7b, 0, 1, 2, 3) })
    expect(await io.run('replay', 'game.json')).toBe(2)
    expect(io.stdout.text).toContain('error file/binary')
  })

  test('a battle with errors', async () => {
    const io = new TestIo({ 'game.json': text(), 'bad.yaml': 'system: vive-lempereur\n' })
    expect(await io.run('replay', 'game.json', '--scenario', 'bad.yaml')).toBe(2)
    expect(io.stderr.text).toMatch(/cannot play bad\.yaml: 1 error\. Run berthier validate for details\.\n$/)
  })

  test('a battle that does not exist', async () => {
    const io = new TestIo({ 'game.json': text() })
    expect(await io.run('replay', 'game.json', '--scenario', 'linny')).toBe(2)
    expect(io.stderr.text).toContain('linny is neither a file nor a shipped battle. Did you mean ligny?')
  })
})

describe('replay --format json', () => {
  const run = async (file: string) => {
    const io = new TestIo({ 'game.json': file })
    const exitCode = await io.run('replay', 'game.json', '--format', 'json')
    return { exitCode, report: JSON.parse(io.stdout.text) as { log: { events: { told: string }[] }[] } }
  }

  test('tells programs all of it', async () => {
    const { exitCode, report } = await run(text())
    expect(exitCode).toBe(0)
    expect(report).toMatchObject({
      version: 1,
      path: 'game.json',
      diagnostics: [],
      scenario: 'ligny',
      seed: 1815,
      actions: number,
      played: number,
      outcome: replay.outcome,
      verified: true,
      stop: null,
    })
    expect(report.log).toHaveLength(number)
    expect(report.log[0]).toMatchObject({ number: 1, action: replay.actions[0] })
    expect(report.log.flatMap(({ events }) => events).every(({ told }) => told !== '')).toBe(true)
  })

  test('where it stops', async () => {
    const { exitCode, report } = await run(text({ actions: replay.actions.with(29, 'move Z99') }))
    expect(exitCode).toBe(1)
    expect(report).toMatchObject({
      played: 29,
      outcome: null,
      verified: false,
      stop: { kind: 'action', number: 30, action: 'move Z99', rule: '2.0', column: 5 },
    })
  })

  test('where it is none', async () => {
    const { exitCode, report } = await run('{}')
    expect(exitCode).toBe(2)
    expect(report).toMatchObject({ diagnostics: [{ code: 'schema/type' }], log: [], played: 0, stop: null })
  })
})

describe('replay -o', () => {
  test('writes a text or JSON by the extension, and makes its own file anew', async () => {
    const io = new TestIo({ 'game.json': text(), 'mine.txt': 'mine' })
    for (let times = 0; times < 2; times++) {
      expect(await io.run('replay', 'game.json', '-o', 'told.txt')).toBe(0)
      expect(await io.run('replay', 'game.json', '-o', 'told.json')).toBe(0)
    }
    expect(io.stderr.text).toBe('Wrote told.json.\n')
    expect(io.stdout.text).toBe('')
    expect(io.read('told.txt')).toMatch(/^Made by Berthier \(digest [0-9a-f]{32}\)\.\n\nTurn 1, round 1\n/)
    expect(JSON.parse(io.read('told.json'))).toMatchObject({ version: 1, scenario: 'ligny', played: number })
    for (const [file, message] of [
      ['mine.txt', 'mine.txt already exists and was not made by berthier'],
      ['game.json', 'game.json already exists and was not made by berthier'],
      ['told.doc', 'unknown extension of told.doc: use one of .txt, .json, or add --format.'],
      ['nowhere/told.txt', 'there is no folder nowhere'],
    ] as const) {
      expect(await io.run('replay', 'game.json', '-o', file)).toBe(2)
      expect(io.stderr.text).toContain(message)
    }
    expect(io.read('mine.txt')).toBe('mine')
  })

  test('writes down where it stops, and ends with 1 all the same', async () => {
    const io = new TestIo({ 'game.json': text({ actions: replay.actions.with(29, 'move Z99') }) })
    expect(await io.run('replay', 'game.json', '-o', 'told.txt')).toBe(1)
    expect(io.read('told.txt')).toContain('stops after 29 actions')
  })
})
