import { describe, expect, test } from 'vitest'
import { SOUND, TestIo } from '../../cli/test-io.ts'

const BATTLE = `${SOUND}variants:
  long-day: { name: A long day, excludes: [short-day], changes: { turns: 8 } }
  short-day: { name: A short day, changes: { turns: 4 } }
  no-guns: { name: No guns, removes: { units: { french: { medium-artillery: all } } } }
`
const FILES = { 'battle.yaml': BATTLE }

describe('--variant', () => {
  test('chooses what is played, and the record of the game says so', async () => {
    const io = new TestIo(FILES)
    expect(
      await io.run('play', 'battle.yaml', '--variant', 'short-day', '--players', 'random', '-o', 'game.json'),
    ).toBe(0)
    expect(io.stdout.text).toMatch(/^New battle \(A short day\), seed 1: /)
    const record = JSON.parse(io.read('game.json')) as { scenario: { variants: string[] }; battle: { turns: number } }
    expect([record.scenario.variants, record.battle.turns]).toEqual([['short-day'], 4])
    expect(await io.run('replay', 'game.json', '--format', 'json')).toBe(0)
    // A battle that is named is taken with the variants of the game.
    expect(await io.run('replay', 'game.json', '--scenario', 'battle.yaml', '--format', 'json')).toBe(0)
    expect(
      await io.run(
        'simulate',
        'battle.yaml',
        '--variant',
        'no-guns,short-day',
        '--players',
        'random',
        '--games',
        '2',
        '--jobs',
        '1',
      ),
    ).toBe(0)
    expect(io.stdout.text).toContain('New battle (A short day, No guns): 2 games')
  })

  test('compares a battle with its variant, and the same variant of two battles', async () => {
    const io = new TestIo({ ...FILES, 'other.yaml': BATTLE.replace('turns: 8', 'turns: 9') })
    expect(await io.run('diff', 'battle.yaml', '--variant', 'long-day')).toBe(1)
    expect(io.stdout.text).toContain('turns 6 → 8')
    expect(await io.run('diff', 'battle.yaml', 'other.yaml', '--variant', 'long-day')).toBe(1)
    expect(io.stdout.text).toContain('turns 8 → 9')
    expect(await io.run('diff', 'battle.yaml')).toBe(2)
    expect(io.stderr.text).toContain('name a second battle, or a variant')
  })

  test('draws and exports the variant', async () => {
    const io = new TestIo(FILES)
    expect(await io.run('preview', 'battle.yaml', '--variant', 'no-guns', '-o', 'map.svg')).toBe(0)
    expect(io.read('map.svg')).toContain('New battle (No guns)')
    expect(await io.run('export', 'battle.yaml', '--variant', 'no-guns', '-o', 'battle.json')).toBe(0)
    expect(io.read('battle.json')).toContain('New battle (No guns)')
  })

  test('refuses what is no variant, and two that exclude each other', async () => {
    const io = new TestIo(FILES)
    for (const command of [
      ['play'],
      ['simulate'],
      ['prove', '--claim', 'french 1..99%'],
      ['preview', '-o', 'x.svg'],
      ['export', '-o', 'x.html'],
    ]) {
      const [name, ...rest] = command
      expect(await io.run(name!, 'battle.yaml', ...rest, '--variant', 'long-dya')).toBe(2)
      expect(io.stderr.text).toContain('battle.yaml: There is no variant long-dya. Did you mean long-day?')
      expect(await io.run(name!, 'battle.yaml', ...rest, '--variant', 'short-day', '--variant', 'long-day')).toBe(2)
      expect(io.stderr.text).toContain('The variants long-day and short-day exclude each other. Choose one of the two.')
    }
  })

  test('has validate look at several together, which it otherwise looks at one by one', async () => {
    const broken = BATTLE.replace('removes: { units: { french: { medium-artillery: all } } }', 'changes: { turns: 0 }')
    const io = new TestIo({ 'battle.yaml': broken })
    expect(await io.run('validate', '--format', 'json')).toBe(1)
    expect(io.stdout.text).toContain('With the variant no-guns: ')
    expect(await io.run('validate', '--variant', 'long-day')).toBe(0)
    expect(await io.run('validate', '--variant', 'long-day,no-guns')).toBe(1)
    expect(io.stdout.text).toContain('With the variants long-day and no-guns: ')
  })
})
