import { describe, expect, test } from 'vitest'
import { TestIo } from '../test-io.ts'

const args = ['tournament', 'quatre-bras', '--players', 'heuristic,random', '--games', '4'] as const

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
    expect(await io.run('tournament', 'ligny', 'quatre-bras', '--players', 'random,random', '--games', '1')).toBe(0)
    expect(io.stdout.text).toMatch(/\nLigny +2 .*\nQuatre Bras +2 .*\nall +4 /)
    expect(io.stdout.text).toContain('4 games do not tell who of random and random is stronger.\n')
  })

  test('the same seed and budget give the same figures', async () => {
    const io = new TestIo()
    const run = async (...more: string[]) => {
      await io.run('tournament', 'quatre-bras', '--games', '2', '--budget', '50', '--format', 'json', ...more)
      return JSON.parse(io.stdout.text)
    }
    const first = await run()
    expect(first).toMatchObject({ version: 1, players: ['search', 'heuristic'], budget: 50, overall: { games: 2 } })
    expect(await run()).toEqual(first)
  })

  test('Ctrl-C shows what was played until then', async () => {
    const io = new TestIo()
    const run = io.run(...args.slice(0, -1), '100000')
    setTimeout(() => io.interrupt(), 300)
    expect(await run).toBe(130)
    expect(io.stdout.text).toContain('Interrupted: these are the games that were played until then.\n')
  })

  test('asks for two players that there are, and for a sound battle', async () => {
    const io = new TestIo()
    expect(await io.run('tournament', '--players', 'search')).toBe(2)
    expect(io.stderr.text).toContain('--players search: name two players, such as search,heuristic.')
    expect(await io.run('tournament', '--players', 'serch,random')).toBe(2)
    expect(io.stderr.text).toContain('there is no player serch. Did you mean search?')
    expect(await io.run('tournament', 'wagram')).toBe(2)
    expect(io.stderr.text).toContain('wagram is neither a file nor a shipped battle.')
  })
})
