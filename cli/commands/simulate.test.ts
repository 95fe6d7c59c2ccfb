import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import type { GameRecord } from '../../src/balance/game-record.ts'
import { seedOfGame } from '../../src/balance/seeds.ts'
import { EXIT } from '../io.ts'
import { BROKEN, SOUND, TestIo } from '../test-io.ts'
import { runSimulate, type SimulateOptions } from './simulate.ts'

/** Two like armies on open ground, each the other's image in the middle row: of 14 - row in A, C, E …, of 15 - row in B, D … */
const MIRRORED = `format: 1
system: vive-lempereur
id: mirror
title: Mirror
turns: 3
board: { kind: hex, columns: A-V, rows: 13, sectors: { west: [A1-G13], centre: [H1-O13], east: [P1-V13] } }
sides:
  french: { name: French, nations: [french], edge: south }
  allied: { name: Allied, nations: [english], edge: north }
units:
  french:
    regular-infantry: [C4, E4, I4, L4, N4, R4]
    heavy-cavalry: [G3, T3]
    medium-artillery: [K5]
    general: [E4, N4]
  allied:
    regular-infantry: [C10, E10, I10, L10, N10, R10]
    heavy-cavalry: [G11, T11]
    medium-artillery: [K10]
    general: [E10, N10]
victory:
  - { side: french, level: substantial, check: end-of-round, when: { eliminated: { side: allied, units: 5 } } }
  - { side: allied, level: substantial, check: end-of-round, when: { eliminated: { side: french, units: 5 } } }
`
const HALVED = MIRRORED.replace('[C10, E10, I10, L10, N10, R10]', '[C10, I10, R10]')
  .replace('[G11, T11]', '[T11]')
  .replace('general: [E10, N10]', 'general: [I10]')

type Json = {
  readonly end: string
  readonly partial: boolean
  readonly failed: readonly { readonly number: number; readonly seed: number; readonly message: string }[]
  readonly claims: readonly { readonly judgement: string }[]
  readonly comparison: { readonly moved: boolean; readonly alike: number; readonly change: { readonly value: number } }
  readonly battle: { readonly records: readonly GameRecord[]; readonly statistics: { readonly told: string } }
}

const jsonOf = (io: TestIo) => JSON.parse(io.stdout.text) as Json

describe('berthier simulate', () => {
  test('tells who tends to win, and what games told about it', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('simulate', 'a.yaml', '--players', 'random', '--games', '12')).toBe(EXIT.clean)
    expect(io.stdout.text).toContain('New battle: 12 games, random (French) against random (Allied), seed 1.')
    for (const heading of ['Outcomes', 'What decided', 'Length', 'Acting first', 'Losses by type', 'Arrivals']) {
      expect(io.stdout.text).toContain(`\n${heading}`)
    }
    expect(io.stderr.text).toBe('')
  })

  test('the result is the same on one thread and on three', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const runs: string[] = []
    for (const jobs of ['1', '3']) {
      await io.run('simulate', 'a.yaml', '--players', 'random', '--games', '25', '--jobs', jobs, '--format', 'json')
      runs.push(io.stdout.text)
    }
    expect(runs[0]).toBe(runs[1])
    const { records } = jsonOf(io).battle
    expect(records.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
    expect(records[6]!.seed).toBe(seedOfGame(1, 7))
  })

  test('another seed gives other games', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const seeds: number[] = []
    for (const seed of ['1', '2']) {
      await io.run('simulate', 'a.yaml', '--players', 'random', '--games', '1', '--seed', seed, '--format', 'json')
      seeds.push(jsonOf(io).battle.records[0]!.seed)
    }
    expect(seeds[0]).not.toBe(seeds[1])
  })

  test('a battle that is its own mirror comes out within an interval of 50 %', async () => {
    const io = new TestIo({ 'a.yaml': MIRRORED })
    await io.run('simulate', 'a.yaml', '--games', '120', '--format', 'json')
    const { records } = jsonOf(io).battle
    const points = records.map(({ winner }) => (winner === null ? 0.5 : 1 - winner))
    const share = points.reduce((sum, one) => sum + one, 0) / records.length
    // One change of the players in twenty would miss the interval of 95 % by chance: this is that of 99.9 %.
    expect(Math.abs(share - 0.5)).toBeLessThan(3.29 * Math.sqrt(0.25 / records.length))
  })
})

describe('--until', () => {
  test('stops after the first batch that is narrow enough, whatever the threads', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const runs: string[] = []
    for (const jobs of ['1', '2']) {
      await io.run('simulate', 'a.yaml', '--players', 'random', '--until', '±14%', '--jobs', jobs, '--format', 'json')
      runs.push(io.stdout.text)
    }
    expect(runs[0]).toBe(runs[1])
    expect(jsonOf(io)).toMatchObject({ end: 'narrow', partial: false })
    expect(jsonOf(io).battle.records.length % 50).toBe(0)
  })

  test('says where the interval is still too wide after all games', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    await io.run('simulate', 'a.yaml', '--players', 'random', '--until', '2%', '--games', '10')
    expect(io.stdout.text).toContain('The interval is still wider than ±2 points after all 10 games.')
  })
})

describe('--assert', () => {
  const run = async (...claims: string[]) => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const flags = claims.flatMap((claim) => ['--assert', claim])
    const exit = await io.run('simulate', 'a.yaml', '--players', 'random', '--games', '5', ...flags)
    return { exit, text: io.stdout.text, errors: io.stderr.text }
  }

  test('ends with 0 where the interval is within, 1 outside, 3 partly both; the worst counts', async () => {
    const within = await run('french 0..100%')
    expect(within.exit).toBe(EXIT.clean)
    const share = /french 0\.\.100%: holds \(it is (\d+) %/.exec(within.text)![1]!
    const other = Number(share) < 50 ? '99.9..100%' : '0..0.1%'
    const outside = await run(`French ${other}`, 'allied 0..100%')
    expect(outside.exit).toBe(EXIT.problems)
    expect(outside.text).toContain(`French ${other}: does not hold (it is ${share} %`)
    const border = Number(share) < 50 ? `${Number(share) + 1}..100%` : `0..${Number(share) - 1}%`
    expect(await run(`french ${border}`)).toMatchObject({ exit: EXIT.undecided })
    expect(await run(`french ${border}`, `french ${other}`)).toMatchObject({ exit: EXIT.problems })
  })

  test('says what is wrong with a claim', async () => {
    expect(await run('french')).toMatchObject({ exit: EXIT.usage, errors: expect.stringContaining('"french 40..60%"') })
    expect((await run('dutch 40..60%')).errors).toContain('there is no side dutch. Sides: french, allied.')
    expect((await run('french 60..40%')).errors).toContain('from a lower to a higher number')
  })
})

describe('--compare', () => {
  test('a battle against itself: every pair is alike, and nothing moved', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': SOUND.replace('title: New battle', 'title: Old battle') })
    const flags = ['--players', 'random', '--games', '10', '--compare', 'b.yaml'] as const
    await io.run('simulate', 'a.yaml', ...flags, '--format', 'json')
    expect(jsonOf(io).comparison).toMatchObject({ moved: false, alike: 10, change: { value: 0 } })
    await io.run('simulate', 'a.yaml', ...flags)
    expect(io.stdout.text).toContain('No change of the balance was found')
  })

  test('half an army less is lopsided, and moved the balance; by how much is told', async () => {
    const io = new TestIo({ 'a.yaml': HALVED, 'b.yaml': MIRRORED })
    await io.run('simulate', 'a.yaml', '--games', '30', '--compare', 'b.yaml')
    expect(io.stdout.text).toMatch(/^French win \d+ % \(\d+–\d+ %\): lopsided$/m)
    expect(io.stdout.text).toMatch(/The change moved the balance: French \+\d+\.\d points \(\+\d/)
  })

  test('git:REV is the same file as the revision has it', async () => {
    const io = new TestIo({ 'maps/a.yaml': SOUND })
    io.env['PATH'] = process.env['PATH']!
    const git = (...args: string[]) => {
      const settings = ['-c', 'user.name=T', '-c', 'user.email=t@example.org']
      expect(spawnSync('git', [...settings, ...args], { cwd: io.cwd }).status).toBe(0)
    }
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '-m', 'one')
    io.write('maps/a.yaml', SOUND.replace('turns: 6', 'turns: 7'))
    await io.run(
      'simulate',
      'maps/a.yaml',
      '--players',
      'random',
      '--games',
      '4',
      '--compare',
      'git:HEAD',
      '--format',
      'csv',
    )
    const lines = io.stdout.text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(9)
    expect(lines.filter((line) => line.startsWith('git:HEAD,'))).toHaveLength(4)
    expect(await io.run('simulate', 'maps/a.yaml', '--compare', 'git:nowhere')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain('git knows no revision nowhere')
  })

  test('battles with other sides are not compared', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('simulate', 'a.yaml', '--compare', 'ligny')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain('the sides are french, prussian there and french, allied here')
  })
})

describe('where something goes wrong', () => {
  test.each([
    [['--games', '0'], 'It is a number from 1 to 100000.'],
    [['--games', 'many'], 'It is a whole number.'],
    [['--jobs', '0'], 'It is a number from 1 to 256.'],
    [['--players', 'napoleon'], 'there is no player napoleon. Players: '],
    [['--players', 'random,random,random'], 'one player for each side'],
    [['--until', 'soon'], 'name a margin'],
    [['-o', 'report.doc'], 'names no format'],
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
    expect(io.stderr.text).toBe('berthier: cannot play a.yaml: 1 error. berthier validate shows what is wrong.\n')
  })

  test('Ctrl-C shows what is done so far, without a gap, and labels it', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const run = io.run('simulate', 'a.yaml', '--players', 'random', '--games', '100000', '--format', 'json')
    setTimeout(() => io.interrupt(), 1000)
    expect(await run).toBe(EXIT.interrupted)
    const { end, partial, battle } = jsonOf(io)
    expect({ end, partial }).toEqual({ end: 'interrupted', partial: true })
    expect(battle.records.length).toBeGreaterThan(0)
    expect(battle.records.every(({ number }, i) => number === i + 1)).toBe(true)
  })

  test('Ctrl-C before the first game says that there is none', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    io.interrupt()
    expect(await io.run('simulate', 'a.yaml', '--players', 'random')).toBe(EXIT.interrupted)
    expect(io.stdout.text).toContain('PARTIAL: interrupted after 0 games of 200.')
    expect(io.stdout.text).not.toContain('NaN')
  })

  test('where the file cannot be written, the report is printed', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    // The name is too long for the file system, which shows only when it is written, as a full disk does.
    const file = `${'x'.repeat(245)}.html`
    expect(await io.run('simulate', 'a.yaml', '--players', 'random', '--games', '5', '-o', file)).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(`berthier: cannot write ${file}: name too long`)
    expect(io.stdout.text).toContain('New battle: 5 games')
    expect(io.stdout.text).toContain('Losses by type of unit')
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
    expect(io.stderr.text).toContain(`Game 3 (seed ${seed}): its worker died: struck by a stray ball.`)
  })

  test('without a word: nobody waits for it', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    Object.assign(process.env, { MORTAL_ALWAYS: '3', MORTAL_MEMORY: io.path('memory'), MORTAL_QUIETLY: '1' })
    expect(await runSimulate('a.yaml', options, io, worker)).toBe(EXIT.problems)
    expect(io.stderr.text).toContain('its worker died: it ended with code 3.')
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
