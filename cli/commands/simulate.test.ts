import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { seedOfGame } from '../../src/balance/seeds.ts'
import { EXIT } from '../io.ts'
import { jsonOf } from '../simulate/test-json.ts'
import { SOUND, TestIo } from '../test-io.ts'

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
    expect(outside.text).toContain(`French ${other}: fails (it is ${share} %`)
    const border = Number(share) < 50 ? `${Number(share) + 1}..100%` : `0..${Number(share) - 1}%`
    expect(await run(`french ${border}`)).toMatchObject({ exit: EXIT.undecided })
    expect(await run(`french ${border}`, `french ${other}`)).toMatchObject({ exit: EXIT.problems })
  })

  test('says what is wrong with a claim', async () => {
    expect(await run('french')).toMatchObject({ exit: EXIT.usage, errors: expect.stringContaining('"french 40..60%"') })
    expect((await run('dutch 40..60%')).errors).toContain('unknown side dutch. Sides: french, allied.')
    expect((await run('frensh 40..60%')).errors).toContain('Did you mean french?')
    expect((await run('french 60..40%')).errors).toContain('write the lower share first')
  })
})

describe('--compare', () => {
  test('a battle against itself: every pair is alike, and nothing moved', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': SOUND.replace('title: New battle', 'title: Old battle') })
    const flags = ['--players', 'random', '--games', '10', '--compare', 'b.yaml'] as const
    await io.run('simulate', 'a.yaml', ...flags, '--format', 'json')
    expect(jsonOf(io).comparison).toMatchObject({ moved: false, alike: 10, change: { value: 0 } })
    await io.run('simulate', 'a.yaml', ...flags)
    expect(io.stdout.text).toContain('The balance did not measurably shift')
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
    expect(io.stderr.text).toContain('git has no revision nowhere')
    git('mv', 'maps/a.yaml', 'maps/b.yaml')
    expect(await io.run('simulate', 'maps/b.yaml', '--compare', 'git:HEAD')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain('HEAD has no file at ./b.yaml. If it had another name then, use git:HEAD:PATH.')
    // From a folder in no repository.
    const flags = ['--players', 'random', '--games', '1', '--compare', 'git:HEAD']
    git('mv', 'maps/b.yaml', 'maps/a.yaml')
    const elsewhere = new TestIo()
    elsewhere.env['PATH'] = process.env['PATH']!
    expect(await elsewhere.run('simulate', io.path('maps/a.yaml'), ...flags)).toBe(EXIT.clean)
  })

  test('battles with other sides are not compared', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('simulate', 'a.yaml', '--compare', 'ligny')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain('one has the sides french, prussian, the other french, allied')
    expect(await io.run('simulate', 'a.yaml', '--compare', 'standard')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain('one is for napoleon-at-waterloo, the other for vive-lempereur')
  })
})
