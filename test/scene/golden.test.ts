import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { renderPicture } from '../../cli/render/index.ts'
import { validate } from '../../src/scenario/validate.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { BoardParts, type PartLayer } from '../../src/scene/parts.ts'
import type { LayerId, Rect, Scene } from '../../src/scene/shapes.ts'
import { THEMES, type ThemeName } from '../../src/scene/theme.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { TABLE_BATTLE } from '../golden/table.ts'

// Pictures that were looked at and found good. After a wanted change delete the PNGs and run this with -u, which makes them
// anew: look at them before you commit them.

const at = (name: string) => new URL(`../golden/${name}`, import.meta.url)
const { draft, diagnostics } = validate(readFileSync(at('small.yaml'), 'utf8'), SYSTEMS)
const boardView = await SYSTEMS[0]!.loadBoardView()
const scene = (theme: ThemeName) => drawScene(boardView.portrayScenario(draft, 2)!, { theme: THEMES[theme] })

describe('the golden battle', () => {
  test('is sound, and has every kind of thing in it', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('looks as it did, as SVG', async () => {
    const svg = Buffer.from(await renderPicture(scene('light'), 'svg', 800)).toString()
    await expect(svg).toMatchFileSnapshot('../golden/small.svg')
  })

  test.each(Object.keys(THEMES) as ThemeName[])('looks as it did, pixel by pixel, in %s', async (theme) => {
    expect(await difference(`small-${theme}.png`, scene(theme), 800)).toBe(0)
  })
})

describe('the golden table', () => {
  const table = (theme: ThemeName) => drawScene(TABLE_BATTLE, { theme: THEMES[theme] })

  test('looks as it did, as SVG', async () => {
    const svg = Buffer.from(await renderPicture(table('light'), 'svg', 1200)).toString()
    await expect(svg).toMatchFileSnapshot('../golden/table.svg')
  })

  test.each(Object.keys(THEMES) as ThemeName[])('looks as it did, pixel by pixel, in %s', async (theme) => {
    expect(await difference(`table-${theme}.png`, table(theme), 1200)).toBe(0)
  })

  test.each([
    { x: 60, y: 120, width: 260, height: 240 },
    { x: 400, y: 300, width: 110, height: 330 },
    { x: 620, y: 30, width: 380, height: 90 },
    { x: 520, y: 640, width: 90, height: 90 },
  ])('is in each part as in the whole, pixel by pixel: $x,$y', async (rect) => {
    const whole = table('light')
    const parts = new BoardParts(TABLE_BATTLE)
    const view = { theme: THEMES.light, isFar: false, numberSize: 9 }
    // The paper of the whole is larger.
    const isOfBoard = (id: LayerId) => !['paper', 'pieces', 'marks', 'legend'].includes(id)
    const layers = whole.layers.filter(({ id }) => isOfBoard(id))
    const cut = layers.map(({ id }) => ({ id, shapes: parts.draw(id as PartLayer, rect, view) }))
    const count = (of: typeof layers) => of.reduce((sum, { shapes }) => sum + shapes.length, 0)
    expect(count(cut)).toBeLessThan(count(layers) * 0.8)
    const [one, other] = await Promise.all([layers, cut].map((own) => windowOf({ ...whole, layers: own }, rect)))
    expect(pixelmatch(one!.data, other!.data, undefined, one!.width, one!.height, { threshold: 0 })).toBe(0)
  })
})

/** How many pixels of a scene differ from its golden picture, which is made where there is none. */
async function difference(name: string, drawnScene: Scene, width: number): Promise<number> {
  const file = at(name)
  const drawn = await renderPicture(drawnScene, 'png', width)
  if (!existsSync(file)) writeFileSync(file, drawn)
  const [now, before] = [PNG.sync.read(Buffer.from(drawn)), PNG.sync.read(readFileSync(file))]
  if (now.width !== before.width || now.height !== before.height) return Infinity
  return pixelmatch(now.data, before.data, undefined, now.width, now.height, { threshold: 0 })
}

/** What is seen of a scene in a rectangle, one pixel a unit. */
async function windowOf(whole: Scene, { x, y, width, height }: Rect): Promise<PNG> {
  const picture = PNG.sync.read(Buffer.from(await renderPicture(whole, 'png', whole.width)))
  const seen = new PNG({ width, height })
  PNG.bitblt(picture, seen, x, y, width, height, 0, 0)
  return seen
}
