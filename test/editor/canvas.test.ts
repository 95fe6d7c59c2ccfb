import pixelmatch from 'pixelmatch'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { drawScene } from '../../src/scene/draw.ts'
import { LAYERS, type LayerId } from '../../src/scene/shapes.ts'
import { makeSvg } from '../../src/scene/svg.ts'
import { THEMES } from '../../src/scene/theme.ts'
import {
  cameraOf,
  grid,
  layout,
  look,
  type Point,
  portrait,
  positionOf,
  settle,
  useBoardPage,
} from '../support/board-page.ts'

const open = useBoardPage()

/**
 * The rounding of what is half covered: it depends on what else is in a path, and how a slanted edge is cut off where painting ends.
 * Something that is missing or stands elsewhere differs by more.
 */
const ROUNDING = 28

/** Where two pictures differ by more than rounding. */
function differences(a: PNG, b: PNG): Point[] {
  const found: Point[] = []
  for (let i = 0; i < a.data.length; i += 4) {
    const differ = [0, 1, 2].some((part) => Math.abs(a.data[i + part]! - b.data[i + part]!) > ROUNDING)
    if (differ) found.push([(i / 4) % a.width, Math.floor(i / 4 / a.width)])
  }
  return found
}

const show = async (page: Page, layers: readonly LayerId[]) => {
  await page.evaluate((ids) => globalThis.harness.show({ layers: new Set(ids) }), layers)
}

describe('what the canvas draws', () => {
  test.each(['light', 'dark'] as const)('is the picture of the preview, in %s', async (theme) => {
    // Numbers of hexes are as large as can be read here, so they are left out.
    const layers = new Set(LAYERS.filter((id) => id !== 'coordinates' && id !== 'legend'))
    const page = await open()
    await page.evaluate(([ids, name]) => globalThis.harness.show({ layers: new Set(ids), theme: name }), [
      [...layers],
      theme,
    ] as const)
    const drawn = await look(page)
    const { x, y, k } = await cameraOf(page)
    const scene = drawScene(portrait, { theme: THEMES[theme], layers })
    const { page: colour } = THEMES[theme]
    await page.setContent(
      `<body style="margin: 0; background: ${colour}; overflow: hidden"><div style="position: absolute; left: ${Math.round(x)}px; top: ${Math.round(y)}px">${makeSvg(scene, scene.width * k)}</div>`,
    )
    const previewed = PNG.sync.read(await page.screenshot())
    const differing = pixelmatch(drawn.data, previewed.data, undefined, drawn.width, drawn.height, { threshold: 0.2 })
    expect(differing / (drawn.width * drawn.height)).toBeLessThan(0.01)
  })

  test('leaves a layer out when it is off, and has it again when it is on', async () => {
    const page = await open()
    const all = await look(page)
    const seen: Partial<Record<LayerId, boolean>> = {}
    for (const layer of ['ground', 'roads', 'buildings', 'grid', 'areas', 'coordinates', 'pieces', 'names'] as const) {
      await show(
        page,
        LAYERS.filter((id) => id !== layer),
      )
      seen[layer] = differences(all, await look(page)).length > 200
    }
    expect(Object.entries(seen).filter(([, differs]) => !differs)).toEqual([])
    await show(page, LAYERS)
    expect(differences(all, await look(page))).toEqual([])
  })

  test('is as sharp on a fine screen as it has pixels', async () => {
    const page = await open({ deviceScaleFactor: 2 })
    const widths = await page.locator('canvas').evaluateAll((all) => all.map((one) => (one as { width: number }).width))
    expect(widths).toEqual([2000, 2000])
    expect((await look(page)).width).toBe(2000)
  })

  test('is sharp again after zooming: as if it had never been another size', async () => {
    const page = await open()
    const before = await cameraOf(page)
    await page.evaluate(() => globalThis.harness.board.zoomBy(1.7))
    const zoomed = await look(page)
    expect((await cameraOf(page)).k).toBeCloseTo(before.k * 1.7)
    await page.evaluate(() => globalThis.harness.board.zoomBy(1 / 1.3))
    await settle(page)
    await page.evaluate(() => globalThis.harness.board.zoomBy(1.3))
    expect(differences(zoomed, await look(page)).length).toBeLessThan(50)
  })

  test('follows the size of its window', async () => {
    const page = await open()
    await page.setViewportSize({ width: 600, height: 500 })
    await settle(page)
    const { camera: now, size } = await page.evaluate(() => globalThis.harness.board.view())
    expect(size).toEqual({ width: 600, height: 500 })
    expect(now.k * layout.width).toBeLessThan(600)
  })

  test('has a scan on the paper and under the ground, or over everything', async () => {
    const page = await open()
    const [forest, open_] = [await positionOf(page, 'D5'), await positionOf(page, 'A2')]
    const colours = async () => {
      const { data, width } = await look(page)
      const at = ([x, y]: Point) => data.readUInt32LE((Math.round(y) * width + Math.round(x)) * 4)
      return [at(forest), at(open_)]
    }
    const before = await colours()
    const lay = (isAbove: boolean) =>
      page.evaluate(async (above) => {
        // @ts-expect-error: a page has pictures.
        const image = await createImageBitmap(new ImageData(new Uint8ClampedArray(4).fill(255), 1, 1))
        globalThis.harness.show({
          underlay: { image, transform: [2000, 0, 0, 2000, 0, 0], opacity: 1, isAbove: above },
        })
      }, isAbove)
    await lay(false)
    expect(await colours()).toEqual([before[0], 0xffffffff])
    await lay(true)
    expect(await colours()).toEqual([0xffffffff, 0xffffffff])
  })
})

describe('an edit', () => {
  /** Each runs in the page. */
  const EDITS: Readonly<Record<string, (hex: number) => void>> = {
    ground: (hex) => {
      const { portrait: now, show: to } = globalThis.harness
      to({ portrait: { ...now, board: { ...now.board, ground: now.board.ground.with(hex, 'woods') } } })
    },
    'a road': (hex) => {
      const { portrait: now, show: to } = globalThis.harness
      const roads = [...now.board.roads, { hexes: [hex, hex + 1] }]
      to({ portrait: { ...now, board: { ...now.board, roads } } })
    },
    'a river': (hex) => {
      const { portrait: now, show: to } = globalThis.harness
      const waters = [...now.board.waters, { hexes: [hex, hex + 1], wide: true }]
      to({ portrait: { ...now, board: { ...now.board, waters } } })
    },
    'a unit': (hex) => {
      const { portrait: now, show: to } = globalThis.harness
      to({ portrait: { ...now, pieces: [...now.pieces, { ...now.pieces[0], place: hex }] } })
    },
    'a name': (hex) => {
      const { portrait: now, show: to } = globalThis.harness
      const names = [...now.board.names, { name: 'Inn', places: [hex] }]
      to({ portrait: { ...now, board: { ...now.board, names } } })
    },
    'a zone': (hex) => {
      const { portrait: now, show: to } = globalThis.harness
      to({
        portrait: { ...now, areas: [...now.areas, { kind: 'zone', name: 'Zone', extent: { places: [hex] }, side: 1 }] },
      })
    },
  }

  test.each(Object.keys(EDITS))('of %s paints only what is near, and the same as painting everything', async (name) => {
    const page = await open()
    const before = await look(page)
    await page.evaluate(EDITS[name]!, grid.find('R4'))
    const after = await look(page)
    const [x, y] = await positionOf(page, 'R4')
    const { k } = await cameraOf(page)
    const changed = differences(before, after)
    expect(changed.length).toBeGreaterThan(20)
    expect(Math.max(...changed.map(([px, py]) => Math.hypot(px - x, py - y)))).toBeLessThan(130 * k)
    await show(page, [])
    await settle(page)
    await show(page, LAYERS)
    expect(differences(after, await look(page))).toEqual([])
  })
})
