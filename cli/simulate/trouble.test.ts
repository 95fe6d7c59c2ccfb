import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { seedOfGame } from '../../src/balance/seeds.ts'
import { runSimulate, type SimulateOptions } from '../commands/simulate.ts'
import { EXIT } from '../io.ts'
import { BROKEN, SOUND, TestIo } from '../test-io.ts'
import { jsonOf } from './test-json.ts'

describe('where something goes wrong', () => {
  test.each([
    [['--games', '0'], 'expected a whole number from 1 to 1000000.'],
    [['--games', '-5'], 'expected a whole number from 1 to 1000000.'],
    [['--games', '1e9'], 'expected a whole number from 1 to 1000000.'],
    [['--jobs', '0'], 'expected a whole number from 1 to 256.'],
    [['--players', 'napoleon'], 'unknown player napoleon. Players: '],
    [['--players', 'random,random,random'], 'one player for each side'],
    [['--until', 'soon'], 'expected a margin'],
    [['--until', '50%'], 'expected a margin from 0.1 % to less than 50 %'],
    [['-o', 'report.doc'], 'unknown extension of report.doc: use one of '],
    [['-o', 'nowhere/report.html'], 'there is no folder nowhere'],
  ])('%j is refused before any game', async (flags, message) => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('simulate', 'a.yaml', ...flags)).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(message)
    expect(io.stdout.text).toBe('')
  })

  test('a battle with errors is not played', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN })
    expect(await io.run('simulate', 'a.yaml')).toBe(EXIT.usage)
    expect(io.stderr.text).toBe('berthier: cannot play a.yaml: 1 error. Run berthier validate for details.\n')
  })

  test('Ctrl-C shows what is done so far, without a gap, and labels it', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    io.interruptOnProgress()
    const flags = ['--players', 'random', '--games', '100000', '--format', 'json']
    expect(await io.run('simulate', 'a.yaml', ...flags)).toBe(EXIT.interrupted)
    const { end, partial, battle } = jsonOf(io)
    expect({ end, partial }).toEqual({ end: 'interrupted', partial: true })
    expect(battle.records.length).toBeGreaterThan(0)
    expect(battle.records.every(({ number }, i) => number === i + 1)).toBe(true)
  })

  test('CSV has no place to say that games are missing: that is said beside it', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    io.interrupt()
    expect(await io.run('simulate', 'a.yaml', '--players', 'random', '--format', 'csv')).toBe(EXIT.interrupted)
    expect(io.stderr.text).toBe('berthier: PARTIAL: interrupted after 0 of 200 games.\n')
  })

  test('Ctrl-C before the first game says that there is none', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    io.interrupt()
    expect(await io.run('simulate', 'a.yaml', '--players', 'random')).toBe(EXIT.interrupted)
    expect(io.stdout.text).toContain('PARTIAL: interrupted after 0 of 200 games.')
    expect(io.stdout.text).not.toContain('NaN')
  })

  test('a report about no game does not take the place of an earlier one', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    await io.run('simulate', 'a.yaml', '--players', 'random', '--games', '2', '--jobs', '1', '-o', 'report.md')
    const earlier = io.read('report.md')
    io.interrupt()
    expect(await io.run('simulate', 'a.yaml', '-o', 'report.md')).toBe(EXIT.interrupted)
    expect(io.stderr.text).toBe('berthier: report.md was not written: no game was completed.\n')
    expect(io.stdout.text).toContain('PARTIAL: interrupted after 0 of 200 games.')
    expect(io.read('report.md')).toBe(earlier)
  })

  test('where the file cannot be written, the report is printed', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    // The name is too long for the file system, which shows only when it is written, as a full disk does.
    const file = `${'x'.repeat(245)}.html`
    expect(await io.run('simulate', 'a.yaml', '--players', 'random', '--games', '5', '--jobs', '1', '-o', file)).toBe(
      EXIT.usage,
    )
    expect(io.stderr.text).toContain(`berthier: cannot write ${file}: name too long`)
    expect(io.stdout.text).toContain('New battle: 5 games')
    expect(io.stdout.text).toContain('Losses by type of unit')
  })

  test('a file of its own is made anew, whatever the format', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    for (const extension of ['txt', 'json', 'md', 'html']) {
      for (const seed of ['1', '2']) {
        const flags = [
          '--players',
          'random',
          '--games',
          '2',
          '--jobs',
          '1',
          '--seed',
          seed,
          '-o',
          `report.${extension}`,
        ]
        expect(await io.run('simulate', 'a.yaml', ...flags)).toBe(EXIT.clean)
        expect(io.stderr.text).toBe(`Wrote report.${extension}.\n`)
        expect(io.stdout.text).toContain(`New battle: 2 games, random (French) against random (Allied), seed ${seed}.`)
      }
    }
  })

  test.each(['txt', 'json', 'csv', 'md', 'html'])(
    'a report that a person has edited is kept: .%s',
    async (extension) => {
      const io = new TestIo({ 'a.yaml': SOUND })
      const file = `report.${extension}`
      const flags = ['--players', 'random', '--games', '2', '--jobs', '1', '-o', file]
      await io.run('simulate', 'a.yaml', ...flags)
      const edited = io.read(file).replace('random', 'at random')
      io.write(file, edited)
      expect(await io.run('simulate', 'a.yaml', ...flags)).toBe(EXIT.usage)
      expect(io.stderr.text).toMatch(/edited.* Use --force to overwrite it\.\n$/)
      expect(io.read(file)).toBe(edited)
      expect(await io.run('simulate', 'a.yaml', ...flags, '--force')).toBe(EXIT.clean)
      expect(io.read(file)).not.toContain('at random')
    },
  )

  test('a report whose line ends git has turned is as it was made', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const flags = ['--players', 'random', '--games', '2', '--jobs', '1', '-o', 'report.md']
    await io.run('simulate', 'a.yaml', ...flags)
    io.write('report.md', io.read('report.md').replaceAll('\n', '\r\n'))
    expect(await io.run('simulate', 'a.yaml', ...flags)).toBe(EXIT.clean)
  })

  test('a file of somebody else is not overwritten, and a folder is no file', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'mine.html': 'mine' })
    mkdirSync(io.path('folder.html'))
    for (const file of ['mine.html', 'folder.html'])
      expect(await io.run('simulate', 'a.yaml', '-o', file)).toBe(EXIT.usage)
    expect(io.read('mine.html')).toBe('mine')
  })
})

describe('a worker that dies', () => {
  const worker = fileURLToPath(new URL('../../test/fixtures/simulate/mortal-worker.mjs', import.meta.url))
  const options: SimulateOptions = { players: 'random', seed: 1, games: 8, jobs: 2, format: 'json' }

  afterEach(() => {
    for (const name of ['MORTAL_ALWAYS', 'MORTAL_ONCE', 'MORTAL_MEMORY', 'MORTAL_QUIETLY']) delete process.env[name]
  })

  test('is replaced, and its games are tried again', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    Object.assign(process.env, { MORTAL_ONCE: '3', MORTAL_MEMORY: io.path('memory') })
    expect(await runSimulate('a.yaml', options, io, worker)).toBe(EXIT.clean)
    expect(io.read('memory')).toBe('died')
    const mended = io.stdout.text
    await io.run('simulate', 'a.yaml', '--players', 'random', '--games', '8', '--format', 'json')
    expect(mended).toBe(io.stdout.text)
  })

  test('of the same game twice: the game is reported with its seed, and the others are kept', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    Object.assign(process.env, { MORTAL_ALWAYS: '3', MORTAL_MEMORY: io.path('memory') })
    expect(await runSimulate('a.yaml', options, io, worker)).toBe(EXIT.problems)
    const seed = seedOfGame(1, 3)
    expect(jsonOf(io)).toMatchObject({ partial: true, failed: [{ number: 3, seed }] })
    expect(jsonOf(io).battle.records.map(({ number }) => number)).toEqual([1, 2, 4, 5, 6, 7, 8])
    expect(io.stderr.text).toContain(`Game 3 (seed ${seed}): its worker crashed: struck by a stray ball.`)
    await runSimulate('a.yaml', { ...options, budget: 50 }, io, worker)
    expect(io.stderr.text).toContain(
      `To play it again: berthier play a.yaml --players random,random --seed ${seed} --budget 50\n`,
    )
  })

  test('without a word: nobody waits for it', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    Object.assign(process.env, { MORTAL_ALWAYS: '3', MORTAL_MEMORY: io.path('memory'), MORTAL_QUIETLY: '1' })
    expect(await runSimulate('a.yaml', options, io, worker)).toBe(EXIT.problems)
    expect(io.stderr.text).toContain('its worker crashed: it ended with code 3.')
    expect(jsonOf(io).battle.records).toHaveLength(7)
  })

  test('before it begins, again and again: the run is given up', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const more = { ...options, games: 50, jobs: 1 }
    expect(await runSimulate('a.yaml', more, io, io.path('nowhere.mjs'))).toBe(EXIT.problems)
    expect(jsonOf(io)).toMatchObject({ end: 'too many failed', partial: true, battle: { records: [] } })
    expect(jsonOf(io).failed).toHaveLength(10)
  })
})
