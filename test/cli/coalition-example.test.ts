import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TestIo } from '../../cli/test-io.ts'

// The example of a campaign: an army that several battles use, and a battle with a river on hexsides, ice and a redoubt.

const read = (path: string) => readFileSync(new URL(`../../examples/coalition-1805/${path}`, import.meta.url), 'utf8')
const BATTLE = read('goldbach.yaml')
const FILES = { 'armies/coalition-1805.yaml': read('armies/coalition-1805.yaml'), 'goldbach.yaml': BATTLE }

test('is sound, in canonical form, and drawn with all that it has', async () => {
  const io = new TestIo(FILES)
  expect(await io.run('validate', '--max-warnings', '0')).toBe(0)
  expect(await io.run('fmt', '--check')).toBe(0)
  expect(await io.run('preview', 'goldbach.yaml', '-o', 'map.svg')).toBe(0)
  for (const text of ['Ice', 'Redoubt', 'The Littawa', 'Ford', 'Bridge', 'Austrians', 'Russians', 'Dochturov', '08:30'])
    expect(io.read('map.svg')).toContain(`>${text}<`)
})

test('is told in the sheet: its nations, its ground, and who stands where', async () => {
  const io = new TestIo(FILES)
  expect(await io.run('convert', 'goldbach.yaml', 'sheet.md')).toBe(0)
  for (const words of ['Russians (Russian)', 'Austrians (Austrian)', 'redoubt', 'The Littawa', 'Kienmayer'])
    expect(io.read('sheet.md')).toContain(words)
})

test('is played to an end, and its record replayed', async () => {
  const io = new TestIo(FILES)
  expect(await io.run('play', 'goldbach.yaml', '--players', 'heuristic', '--seed', '3', '-o', 'game.json')).toBe(0)
  expect(await io.run('replay', 'game.json')).toBe(0)
  expect(io.stdout.text).toMatch(/win/)
})

test('is exported for other programs with what it uses, and comes back from Tiled as it was', async () => {
  const io = new TestIo(FILES)
  for (const file of ['goldbach.json', 'goldbach.tmj', 'goldbach.vmod', 'goldbach.pdf'])
    expect(await io.run('export', 'goldbach.yaml', '-o', file)).toBe(0)
  expect(io.read('goldbach.json')).toContain('#3f6b3a')
  expect(await io.run('convert', 'goldbach.tmj', 'back.yaml')).toBe(0)
  expect(await io.run('diff', 'goldbach.yaml', 'back.yaml')).toBe(1)
  expect(io.stdout.text).toContain('1 - uses armies/coalition-1805.yaml no more\n\n1 change.\n')
})

test('is compared in the game’s words', async () => {
  const changed = BATTLE.replace('bridge: [F5/G5]', 'bridge: [F5/G5, F4/G4]').replace('firingAt: -3', 'firingAt: -4')
  const io = new TestIo({ ...FILES, 'later.yaml': changed })
  expect(await io.run('diff', 'goldbach.yaml', 'later.yaml')).toBe(1)
  expect(io.stdout.text).toContain('bridge added at F4/G4')
  expect(io.stdout.text).toContain('redoubt')
})
