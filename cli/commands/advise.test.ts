import { describe, expect, test } from 'vitest'
import { EXIT } from '../io.ts'
import { SOUND, TestIo } from '../test-io.ts'

describe('berthier advise', { timeout: 120_000 }, () => {
  test('lists edits with their shares, and --apply writes one of them: comments stay', async () => {
    const text = SOUND.replace('reinforcements:\n', 'reinforcements:\n  # They march from Nivelles.\n')
    const io = new TestIo({ 'a.yaml': text })
    const flags = ['advise', 'a.yaml', '--want', 'french 1..99%', '--may', 'arrivals', '--players', 'random']
    expect(await io.run(...flags, '--pictures', 'pictures/here', '--apply', '1')).toBe(EXIT.clean)
    expect(io.stdout.text).toMatch(
      /^New battle: \d+ % \(\d+–\d+ %\) now; wanted: french 1\.\.99%\. \d edits tried, \d reach it\.\n/,
    )
    expect(io.stdout.text).toMatch(/\n1\. \d+ % \(\d+–\d+ %\), [+−\d.]+ points \([+−\d.]+ to [+−\d.]+\): .*turn/)
    expect(io.read('a.yaml')).toContain('# They march from Nivelles.')
    const turn = Number(/side: allied, turn: (\d)/.exec(io.read('a.yaml'))![1])
    expect(io.read('a.yaml')).toBe(text.replace('side: allied, turn: 3', `side: allied, turn: ${turn}`))
    expect(turn).not.toBe(3)
    expect(io.read('pictures/here/1.svg')).toContain('<svg')
  })

  test('says at once where pictures cannot be, before a game is played', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, taken: 'a file' })
    expect(await io.run('advise', 'a.yaml', '--want', 'french 1..99%', '--pictures', 'taken')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain('cannot make the folder taken for pictures: file already exists.')
    expect(io.stdout.text).toBe('')
  })

  test('ends with 1 where no edit reaches what is wanted', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const flags = ['--want', 'french 98..100%', '--may', 'turns', '--players', 'random']
    expect(await io.run('advise', 'a.yaml', ...flags)).toBe(EXIT.problems)
    expect(io.stdout.text).toContain(' 0 reach it.\n')
  })

  test.each([
    [['--want', 'french'], '--want french: write a side and its share, such as --want "french 40..60%".'],
    [['--want', 'dutch 45..55%'], 'unknown side dutch'],
    [
      ['--want', 'french 45..55%', '--may', 'weather'],
      '--may weather: unknown part weather. Parts: units, arrivals, turns, victory, terrain.',
    ],
    [['--want', 'french 45..55%', '--may', 'unit'], 'Did you mean units?'],
  ])('%j is refused before any game', async (flags, message) => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('advise', 'a.yaml', ...flags)).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(message)
  })
})
