import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { seedOfGame } from '../../src/balance/seeds.ts'
import { SOUND, TestIo } from '../test-io.ts'
import { runTournament } from './tournament.ts'

/** A worker that dies of games which the environment names. */
const MORTAL_WORKER = fileURLToPath(new URL('../../test/fixtures/simulate/mortal-worker.mjs', import.meta.url))

const args = ['tournament', 'vive-lempereur/quatre-bras', '--players', 'heuristic,random', '--games', '4'] as const

describe('tournament', () => {
  test('tells wins, draws, losses and the interval of each battle, and who is stronger', async () => {
    const io = new TestIo()
    expect(await io.run(...args)).toBe(0)
    const [head, row, , last] = io.stdout.text.split('\n')
    expect(head).toMatch(/^BATTLE +GAMES +WON +DRAWN +LOST +SHARE +95 % INTERVAL +AS EACH SIDE$/)
    expect(row).toMatch(/^Quatre Bras +4 +4 +0 +0 +100\.0 % +51\.0 % to 100\.0 % +French 2\/2, Anglo-Dutch 2\/2$/)
    expect(last).toBe('heuristic beats random: 100.0 % of 4 games, draws counted half.')
    expect(io.stderr.text).toBe('')
  })

  test('of several battles it also tells the sum; an odd number of games is rounded up to pairs', async () => {
    const io = new TestIo()
    expect(
      await io.run('tournament', 'ligny', 'vive-lempereur/quatre-bras', '--players', 'random,random', '--games', '1'),
    ).toBe(0)
    expect(io.stdout.text).toMatch(/\nLigny +2 .*\nQuatre Bras +2 .*\nall +4 /)
    expect(io.stdout.text).toContain('4 games are too few to tell whether random or random is stronger.\n')
  })

  describe('a claim', { timeout: 180_000 }, () => {
    const run = async (battles: readonly string[], claim: string, ...more: string[]) => {
      const io = new TestIo()
      const flags = ['--players', 'heuristic,random', '--margin', '10%', '--claim', claim, ...more]
      return [await io.run('tournament', ...battles, ...flags), io.stdout.text] as const
    }

    test('is decided in each battle by as many pairs as it takes, on any number of threads alike', async () => {
      const battles = ['ligny', 'vive-lempereur/quatre-bras']
      const [exit, table] = await run(battles, 'heuristic 65..100%')
      expect(exit).toBe(0)
      expect(table).toMatch(/^BATTLE .* AS EACH SIDE +CLAIM$/m)
      expect(table).toMatch(/^Ligny +(\d\d) .* proved$/m)
      expect(table).not.toContain('\nall ')
      expect(table).toContain('\nheuristic 65..100% is proved in Ligny and Quatre Bras.\n')
      expect(await run(battles, 'heuristic 65..100%', '--jobs', '1')).toEqual([0, table])
    })

    test('that is wrong is refuted, and one about the second player is his', async () => {
      const [exit, text] = await run(['ligny'], 'random 30..70%')
      expect(exit).toBe(1)
      expect(text).toContain('random 30..70% is refuted in Ligny.\n')
    })

    test('may be undecided: then it says what it would take', async () => {
      const [exit, text] = await run(['ligny'], 'heuristic 65..100%', '--games', '4')
      expect(exit).toBe(3)
      expect(text).toMatch(
        /is undecided in Ligny\. If it is as it seems, nine of ten tests are decided after \d+ games\.\n/,
      )
      const [, json] = await run(['ligny'], 'heuristic 65..100%', '--games', '4', '--format', 'json')
      const { claim, battles } = JSON.parse(json)
      expect(claim).toMatchObject({ question: { kind: 'strength' }, test: { low: 0.65, high: 1, alpha: 0.05 } })
      expect(battles[0]).toMatchObject({ games: 4, proof: { decision: 'undecided', counts: [0, 0, 0, 0, 2] } })
    })
  })

  test.each([
    [['--claim', 'french 65..100%'], '--claim french 65..100%: write one of the two players and its share, such as'],
    [['--claim', 'search'], '--claim search: write one of the two players and its share, such as'],
    [['--players', 'search,search', '--claim', 'search 65..100%'], 'name two different players with --players.'],
    [['--alpha', '0.01'], '--alpha is for --claim. Add a claim, such as --claim "search 65..100%".'],
    [['--claim', 'search 65..66%'], 'narrower than twice --margin 2%'],
  ])('%j is refused before a game is played', async (flags, message) => {
    const io = new TestIo()
    expect(await io.run('tournament', 'ligny', ...flags)).toBe(2)
    expect(io.stderr.text).toContain(message)
  })

  test('the same seed and budget give the same figures', async () => {
    const io = new TestIo()
    const run = async (...more: string[]) => {
      await io.run(
        'tournament',
        'vive-lempereur/quatre-bras',
        '--games',
        '2',
        '--budget',
        '50',
        '--format',
        'json',
        ...more,
      )
      return JSON.parse(io.stdout.text)
    }
    const first = await run()
    expect(first).toMatchObject({ version: 1, players: ['search', 'heuristic'], budget: 50, overall: { games: 2 } })
    expect(await run()).toEqual(first)
  })

  test('the result is the same on one thread and on two', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const runs: string[] = []
    for (const jobs of ['1', '2']) {
      const flags = ['--players', 'random,random', '--games', '6', '--format', 'json', '--jobs', jobs]
      expect(await io.run('tournament', 'a.yaml', 'vive-lempereur/quatre-bras', ...flags)).toBe(0)
      runs.push(io.stdout.text)
    }
    expect(runs[0]).toBe(runs[1])
    const { overall, battles, partial } = JSON.parse(runs[0]!)
    expect({ partial, games: overall.games }).toEqual({ partial: false, games: 12 })
    expect(battles.map(({ source }: { source: string }) => source)).toEqual(['a.yaml', 'vive-lempereur/quatre-bras'])
  })

  test('Ctrl-C shows what was played until then', async () => {
    const io = new TestIo()
    io.interruptOnProgress()
    expect(await io.run(...args.slice(0, -1), '100000')).toBe(130)
    expect(io.stdout.text).toMatch(/^PARTIAL: interrupted after ([2-9]|[1-9]\d+) of 100,000 games\.$/m)
  })

  test('a pair of games that kills its worker is told with its seed, and the others count', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    Object.assign(process.env, { MORTAL_ALWAYS: '2', MORTAL_MEMORY: io.path('memory') })
    onTestFinished(() => {
      for (const name of ['MORTAL_ALWAYS', 'MORTAL_MEMORY']) delete process.env[name]
    })
    const options = { players: 'random,random', games: 6, seed: 1, jobs: 1, format: 'pretty' } as const
    expect(await runTournament(['a.yaml'], options, io, MORTAL_WORKER)).toBe(1)
    expect(io.stderr.text).toContain(`Game 2 (seed ${seedOfGame(1, 2)}): its worker crashed: struck by a stray ball.`)
    expect(io.stdout.text).toMatch(/\nNew battle +4 /)
    expect(io.stdout.text).toContain('PARTIAL: 4 of 6 games. 1 pair of games could not be played.\n')
  })

  test('battles of one title are told apart', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': SOUND })
    await io.run('tournament', 'a.yaml', 'b.yaml', '--players', 'random,random', '--games', '2')
    expect(io.stdout.text).toMatch(/\nNew battle \(a\.yaml\) +2 .*\nNew battle \(b\.yaml\) +2 /)
  })

  test('asks for two players that there are, and for a sound battle', async () => {
    const io = new TestIo()
    expect(await io.run('tournament', '--players', 'search')).toBe(2)
    expect(io.stderr.text).toContain('--players search: name two players, such as search,heuristic.')
    expect(await io.run('tournament', '--players', 'serch,random')).toBe(2)
    expect(io.stderr.text).toContain('unknown player serch. Did you mean search?')
    expect(await io.run('tournament', 'wagram')).toBe(2)
    expect(io.stderr.text).toContain('wagram is neither a file nor a shipped battle.')
  })
})
