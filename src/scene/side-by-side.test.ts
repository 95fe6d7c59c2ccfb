import { expect, test } from 'vitest'
import { readBattle } from '../../test/support/battle-changes.ts'
import type { HexBoardPortrait } from '../engine/portrait.ts'
import { parseText } from '../scenario/reading/parse.ts'
import { SYSTEMS } from '../systems/index.ts'
import { LAYERS, type Scene, type Shape } from './shapes.ts'
import { drawSideBySide, type Half } from './side-by-side.ts'
import { makeSvg } from './svg.ts'
import { THEMES } from './theme.ts'

async function half(battle: string, hexes: readonly number[] = []): Promise<Half> {
  const boardView = await SYSTEMS[0]!.loadBoardView()
  const portrait = boardView.portrayScenario(parseText(readBattle(battle)).data)!
  return { portrait, marks: hexes.map((place, i) => ({ place, number: i + 1, text: `change ${i + 1}` })) }
}

test('both battles are there, before on the left and after on the right, with one legend', async () => {
  const [ligny, waterloo] = [await half('ligny'), await half('waterloo')]
  const scene = drawSideBySide(ligny, waterloo, [], THEMES.light)
  const captions = textsIn(scene, 'legend').filter(({ text }) => /^(Before|After): /.test(text))
  expect(captions.map(({ text }) => text)).toEqual(['Before: Ligny', 'After: Waterloo'])
  expect(captions[0]!.x).toBeLessThan(captions[1]!.x)
  expect(textsIn(scene, 'legend').filter(({ text }) => text === 'Sides')).toHaveLength(1)
  const names = new Set(textsIn(scene, 'legend').map(({ text }) => text))
  const grounds = [ligny, waterloo].flatMap(({ portrait: { board } }) =>
    (board as HexBoardPortrait).ground.flatMap((pattern) => (pattern ? [board.groundNames[pattern]] : [])),
  )
  expect(grounds.filter((name) => !names.has(name!))).toEqual([])
  expect(scene.layers.map(({ id }) => id)).toEqual(LAYERS)
})

test('the numbers of several changes in a hex stand beside each other', async () => {
  const scene = drawSideBySide(await half('ligny', [20, 20, 21]), await half('ligny'), ['a', 'b', 'c'], THEMES.light)
  const [before] = scene.layers.find(({ id }) => id === 'marks')!.shapes
  const badges = (before as { shapes: readonly Shape[] }).shapes.filter((shape) => shape.kind === 'group')
  expect(new Set(badges.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
})

test('below the boards stands what the numbers mean; a long list ends with how much more there is', async () => {
  const changes = Array.from({ length: 300 }, (_, i) => `change ${i + 1} ${'of many words '.repeat(20)}`)
  const [short, long] = await Promise.all(
    [changes.slice(0, 2), changes].map(async (list) =>
      drawSideBySide(await half('ligny'), await half('ligny'), list, THEMES.light),
    ),
  )
  expect(textsIn(short!, 'legend').some(({ text }) => text.startsWith('change 2 '))).toBe(true)
  expect(long!.height).toBeGreaterThan(short!.height)
  const more = textsIn(long!, 'legend').find(({ text }) => /^… and \d+ more$/.test(text))
  expect(more!.y).toBeLessThan(long!.height)
})

test('no text of a file is markup', async () => {
  const svg = makeSvg(drawSideBySide(await half('ligny'), await half('ligny'), ['<script>&'], THEMES.light))
  expect(svg).toContain('&lt;script&gt;&amp;')
})

function textsIn(scene: Scene, layer: string): { text: string; x: number; y: number }[] {
  const texts = (shapes: readonly Shape[]): { text: string; x: number; y: number }[] =>
    shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : shape.kind === 'group' ? texts(shape.shapes) : []))
  return texts(scene.layers.find(({ id }) => id === layer)?.shapes ?? [])
}
