import { beforeAll, describe, expect, test } from 'vitest'
import { makeReplay } from '../../src/engine/replay.ts'
import { playedMatch } from '../../test/support/replay-games.ts'
import { TestIo } from '../test-io.ts'

const QUICK = ['--futures', '1'] as const
let game: string

beforeAll(() => {
  game = JSON.stringify(makeReplay(playedMatch('ligny', 1815, 60)))
})

describe('analyse', () => {
  test('prints the graph, the turning points and the story', async () => {
    const io = new TestIo({ 'game.json': game })
    expect(await io.run('analyse', 'game.json', ...QUICK)).toBe(0)
    expect(io.stdout.text).toMatch(/^Chances of the French side\n100 %/)
    expect(io.stdout.text).toContain('\nTurning points\n')
    expect(io.stdout.text).toMatch(/\nThe battle\n\nLigny, 16 June 1815\./)
    expect(io.stdout.text).toContain('The battle was not played to its end.')
    expect(io.stderr.text).toBe('')
  })

  test('gives programs the same as data', async () => {
    const io = new TestIo({ 'game.json': game })
    expect(await io.run('analyse', 'game.json', '--format', 'json', ...QUICK)).toBe(0)
    const data = JSON.parse(io.stdout.text)
    expect(data).toMatchObject({ version: 1, battle: { id: 'ligny' }, outcome: null, stop: null })
    expect(data.chances).toHaveLength(61)
  })

  test('writes a page by the extension, and no second one over what a person has edited', async () => {
    const io = new TestIo({ 'game.json': game, 'story.md': 'my own story' })
    expect(await io.run('analyse', 'game.json', '-o', 'page.md', ...QUICK)).toBe(0)
    expect(io.read('page.md')).toMatch(/# Ligny\n\nLigny, 16 June 1815/)
    expect(await io.run('analyse', 'game.json', '-o', 'story.md', ...QUICK)).toBe(2)
    expect(io.read('story.md')).toBe('my own story')
  })

  test('says of a game that breaks where it does, and tells of it until there', async () => {
    const broken = { ...JSON.parse(game), actions: [...JSON.parse(game).actions.slice(0, 9), 'fly'] }
    const io = new TestIo({ 'game.json': JSON.stringify(broken) })
    expect(await io.run('analyse', 'game.json', ...QUICK)).toBe(1)
    expect(io.stdout.text).toContain('Here the record ends: Action 10 (fly)')
  })

  test('refuses what is no game, and another battle, with a sentence', async () => {
    const io = new TestIo({ 'x.json': '{"hello": 1}', 'game.json': game })
    expect(await io.run('analyse', 'x.json', ...QUICK)).toBe(2)
    expect(io.stderr.text).toContain('x.json')
    expect(await io.run('analyse', 'game.json', '--scenario', 'waterloo', ...QUICK)).toBe(2)
    expect(io.stderr.text).toContain('This is a game of the battle ligny, not of waterloo.')
    expect(await io.run('analyse', 'game.json', '--futures', '0')).toBe(2)
    expect(io.stderr.text).toContain('--futures 0')
  })
})
