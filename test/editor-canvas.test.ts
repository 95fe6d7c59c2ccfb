import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { type Browser, chromium, type Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { bundleHarness, makeBoardPage } from '../bench/editor/board-page.mjs'
import { ADVICE, findBrowser } from '../scripts/browser.mjs'
import { HexGrid } from '../src/board/hex-grid.ts'
import { validate } from '../src/scenario/validate.ts'
import { drawScene, layoutOf } from '../src/scene/draw.ts'
import { LAYERS, type LayerId } from '../src/scene/shapes.ts'
import { makeSvg } from '../src/scene/svg.ts'
import { THEMES } from '../src/scene/theme.ts'
import { SYSTEMS } from '../src/systems/index.ts'

/** What the page of the harness has for scripts: see editor/canvas/harness. */
type Point = readonly [number, number]
type Gesture = { type: string; hex?: number; passed: number[]; point: Point; shift: boolean; pointerType: string }
type Camera = { x: number; y: number; k: number }
type Harness = {
  events: Gesture[]
  // biome-ignore lint/suspicious/noExplicitAny: the portrait of the page, of which tests change parts.
  portrait: { board: { ground: unknown[] } & Record<string, unknown>; pieces: { hex: number }[] }
  show(change: Record<string, unknown>): void
  board: {
    zoomBy(by: number, client?: Point): void
    hexAt(client: Point): number | undefined
    positionOf(hex: number): Point
    view(): { camera: Camera; size: { width: number; height: number } }
    settled(): Promise<void>
    reveal(hex: number): void
    fit(): void
  }
}
declare global {
  // oxlint-disable-next-line no-var
  var harness: Harness
}

const text = readFileSync(new URL('../scenarios/vive-lempereur/waterloo.yaml', import.meta.url), 'utf8')
const { draft } = validate(text, SYSTEMS)
const portrait = (await SYSTEMS[0]!.loadPortrayer()).portrayScenario(draft)!
const { board } = portrait
const grid = HexGrid.of(board.firstColumn, board.columns, board.rows)
const layout = layoutOf(board)

let browser: Browser | undefined
let folder: string
let address: string

beforeAll(async () => {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error(`This test draws in Chromium, and there is none. ${ADVICE}`)
  folder = mkdtempSync(join(tmpdir(), 'berthier-canvas-'))
  await bundleHarness(folder)
  address = makeBoardPage(folder, 'waterloo', text)
  // Root has no sandbox; modules from disk are otherwise foreign to a page from disk.
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--allow-file-access-from-files'] })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser!.newPage({ viewport: { width: 1000, height: 700 }, ...options })
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  onTestFinished(async () => {
    await page.close()
    expect(problems).toEqual([])
  })
  await page.goto(address)
  await page.waitForFunction(() => globalThis.harness?.board)
  await settle(page)
  return page
}

/** Waits until everything is painted: two frames until what was told is known, and then the rest. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // @ts-expect-error: a page has frames.
    for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve))
    await globalThis.harness.board.settled()
  })
}

async function look(page: Page): Promise<PNG> {
  await settle(page)
  return PNG.sync.read(await page.screenshot())
}

/** Where two pictures differ by more than the rounding of what is half covered, which depends on what else is in a path. */
function differences(a: PNG, b: PNG): Point[] {
  const found: Point[] = []
  for (let i = 0; i < a.data.length; i += 4) {
    const differ = [0, 1, 2].some((part) => Math.abs(a.data[i + part]! - b.data[i + part]!) > 12)
    if (differ) found.push([(i / 4) % a.width, Math.floor(i / 4 / a.width)])
  }
  return found
}

const position = (page: Page, label: string) =>
  page.evaluate((hex) => globalThis.harness.board.positionOf(hex), grid.find(label))
const camera = (page: Page) => page.evaluate(() => globalThis.harness.board.view().camera)
const events = (page: Page) => page.evaluate(() => globalThis.harness.events.splice(0))
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
    const { x, y, k } = await camera(page)
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
    for (const layer of ['ground', 'roads', 'buildings', 'grid', 'areas', 'coordinates', 'pieces', 'names'] as const) {
      await show(
        page,
        LAYERS.filter((id) => id !== layer),
      )
      expect(differences(all, await look(page)).length, layer).toBeGreaterThan(200)
    }
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
    const before = await camera(page)
    await page.evaluate(() => globalThis.harness.board.zoomBy(1.7))
    const zoomed = await look(page)
    expect((await camera(page)).k).toBeCloseTo(before.k * 1.7)
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
    const [forest, open_] = [await position(page, 'D5'), await position(page, 'A2')]
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
  const EDITS: Readonly<Record<string, (harness: Harness, hex: number) => void>> = {
    ground: ({ portrait: now, show: to }, hex) => {
      const ground = now.board.ground.map((one, i) => (i === hex ? 'woods' : one))
      to({ portrait: { ...now, board: { ...now.board, ground } } })
    },
    'a road': ({ portrait: now, show: to }, hex) => {
      to({
        portrait: {
          ...now,
          board: { ...now.board, roads: [...(now.board['roads'] as []), { hexes: [hex, hex + 1] }] },
        },
      })
    },
    'a river': ({ portrait: now, show: to }, hex) => {
      const waters = [...(now.board['waters'] as []), { hexes: [hex, hex + 1], wide: true }]
      to({ portrait: { ...now, board: { ...now.board, waters } } })
    },
    'a unit': ({ portrait: now, show: to }, hex) => {
      to({ portrait: { ...now, pieces: [...now.pieces, { ...now.pieces[0], hex }] } })
    },
    'a name': ({ portrait: now, show: to }, hex) => {
      to({
        portrait: {
          ...now,
          board: { ...now.board, names: [...(now.board['names'] as []), { name: 'Inn', hexes: [hex] }] },
        },
      })
    },
    'a zone': ({ portrait: now, show: to }, hex) => {
      const areas = [...(now as unknown as { areas: [] }).areas, { kind: 'zone', name: 'Zone', hexes: [hex], side: 1 }]
      to({ portrait: { ...now, areas } })
    },
  }

  test.each(Object.keys(EDITS))('of %s paints only what is near, and the same as painting everything', async (name) => {
    const page = await open()
    const before = await look(page)
    await page.evaluate(([edit, hex]) => (0, eval)(`(${edit})`)(globalThis.harness, hex) as void, [
      EDITS[name]!.toString(),
      grid.find('R4'),
    ] as const)
    const after = await look(page)
    const [x, y] = await position(page, 'R4')
    const { k } = await camera(page)
    const changed = differences(before, after)
    expect(changed.length).toBeGreaterThan(20)
    expect(Math.max(...changed.map(([px, py]) => Math.hypot(px - x, py - y)))).toBeLessThan(130 * k)
    await show(page, [])
    await settle(page)
    await show(page, LAYERS)
    expect(differences(after, await look(page))).toEqual([])
  })
})

describe('pointing at the board', () => {
  test.each([1, 0.6, 3.5, 9])(
    'hits the hex whose centre is nearest, to its very edges, at %s times the size',
    async (by) => {
      const page = await open()
      await page.evaluate((factor) => globalThis.harness.board.zoomBy(factor), by)
      const { k, x, y } = await camera(page)
      const wrong: string[] = []
      for (const label of ['L7', 'K7', 'A1', 'V13', 'D5', 'A13']) {
        const hex = grid.find(label)
        const [cx, cy] = layout.centre(hex)
        for (let i = 0; i < 24; i++) {
          const angle = (i / 24) * 2 * Math.PI
          // From the centre to the border, and a hair inside and outside of it.
          const border = (40 * Math.cos(Math.PI / 6)) / Math.cos((angle % (Math.PI / 3)) - Math.PI / 6)
          for (const [reach, isInside] of [
            [border - 0.3, true],
            [border + 0.3, false],
          ] as const) {
            const point: Point = [x + (cx + Math.cos(angle) * reach) * k, y + (cy + Math.sin(angle) * reach) * k]
            const hit = await page.evaluate((at) => globalThis.harness.board.hexAt(at), point)
            if ((hit === hex) !== isInside) wrong.push(`${label} at ${i * 15} degrees: ${hit}`)
          }
        }
      }
      expect(wrong).toEqual([])
    },
  )

  test('tells the hex under the mouse, and when the mouse has gone', async () => {
    const page = await open()
    await page.mouse.move(...(await position(page, 'G7')))
    const [hover] = await events(page)
    expect(hover).toMatchObject({ type: 'hover', hex: grid.find('G7'), pointerType: 'mouse' })
    expect(hover!.point.map(Math.round)).toEqual(layout.centre(grid.find('G7')).map(Math.round))
    await page.mouse.move(3, 3)
    expect((await events(page)).at(-1)!.hex).toBeUndefined()
  })

  test('a quick stroke leaves no gaps', async () => {
    const page = await open()
    await page.mouse.move(...(await position(page, 'B12')))
    await page.mouse.down()
    for (const label of ['T2', 'C2', 'S12']) await page.mouse.move(...(await position(page, label)))
    await page.mouse.up()
    const told = (await events(page)).filter(({ type }) => type !== 'hover')
    const stroke = [grid.find('B12'), ...told.flatMap(({ passed }) => passed)]
    expect(told.map(({ type }) => type)).toEqual(['down', ...told.slice(2).map(() => 'move'), 'up'])
    expect(stroke.length).toBeGreaterThan(50)
    expect(stroke.at(-1)).toBe(grid.find('S12'))
    const broken = stroke.slice(1).filter((hex, i) => !grid.areNeighbours(stroke[i]!, hex))
    expect(broken).toEqual([])
  })

  test('a stroke goes on beside the board, and ends there', async () => {
    const page = await open()
    await page.mouse.move(...(await position(page, 'A7')))
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    const told = await events(page)
    expect(told.at(-1)).toMatchObject({ type: 'up' })
    expect(told.at(-1)!.hex).toBeUndefined()
  })

  test('two clicks are a double tap; the right button asks for a menu and gives up what was begun', async () => {
    const page = await open()
    await page.mouse.dblclick(...(await position(page, 'G7')))
    expect((await events(page)).map(({ type }) => type).slice(-2)).toEqual(['up', 'doubletap'])
    await page.keyboard.down('Shift')
    await page.mouse.click(...(await position(page, 'H7')), { button: 'right' })
    await page.keyboard.up('Shift')
    expect((await events(page)).at(-1)).toMatchObject({ type: 'contextmenu', hex: grid.find('H7'), shift: true })
  })

  test('the keyboard finds it as one control, and its menu key is about the hex of the cursor', async () => {
    const page = await open()
    await page.keyboard.press('Tab')
    const board_ = page.getByRole('application', { name: 'The board' })
    expect(
      await board_.evaluate(
        (one) => one === (one as { ownerDocument: { activeElement: unknown } }).ownerDocument.activeElement,
      ),
    ).toBe(true)
    expect(await page.locator('[aria-hidden="true"] canvas').count()).toBe(2)
    await page.evaluate((hex) => globalThis.harness.show({ overlay: { cursor: hex } }), grid.find('M6'))
    await settle(page)
    await page.keyboard.press('ContextMenu')
    expect((await events(page)).at(-1)).toMatchObject({
      type: 'contextmenu',
      hex: grid.find('M6'),
      pointerType: 'keyboard',
    })
  })
})

describe('moving the map', () => {
  const hexAt = (page: Page, at: Point) => page.evaluate((point) => globalThis.harness.board.hexAt(point), at)

  test('the wheel zooms around the mouse', async () => {
    const page = await open()
    const at = await position(page, 'P9')
    const before = await camera(page)
    await page.mouse.move(...at)
    await page.mouse.wheel(0, -300)
    await settle(page)
    expect((await camera(page)).k).toBeGreaterThan(before.k * 1.3)
    expect(await hexAt(page, at)).toBe(grid.find('P9'))
  })

  test.each(['space', 'middle button', 'a tool that has no drag'])(
    '%s and a drag move it, and the tool hears nothing of it',
    async (how) => {
      const page = await open()
      await page.evaluate((hand) => globalThis.harness.show({ hand }), how.startsWith('a tool') ? 'pan' : 'paint')
      const at = await position(page, 'L7')
      await page.mouse.move(...at)
      await events(page)
      if (how === 'space') await page.keyboard.down(' ')
      await page.mouse.down({ button: how === 'middle button' ? 'middle' : 'left' })
      await page.mouse.move(at[0] + 30, at[1] + 20)
      await page.mouse.move(at[0] + 120, at[1] + 80)
      await page.mouse.up({ button: how === 'middle button' ? 'middle' : 'left' })
      await settle(page)
      const told = (await events(page)).map(({ type }) => type)
      expect(told).toEqual(how.startsWith('a tool') ? ['down', 'cancel'] : [])
      expect(await hexAt(page, [at[0] + 120, at[1] + 80])).toBe(grid.find('L7'))
    },
  )

  test('two fingers move and zoom it; the stroke of the first is given up', async () => {
    const page = await open({ hasTouch: true })
    const before = await camera(page)
    const [x, y] = await position(page, 'L7')
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
      })
    await touch('touchStart', [x - 40, y])
    await touch('touchStart', [x - 40, y], [x + 40, y])
    for (let i = 1; i <= 5; i++) await touch('touchMove', [x - 40 - i * 10, y], [x + 40 + i * 10, y])
    await touch('touchEnd')
    await settle(page)
    expect((await events(page)).map(({ type }) => type)).toEqual(['down', 'cancel', 'leave'])
    const after = await camera(page)
    expect(after.k / before.k).toBeCloseTo(90 / 40, 1)
    expect(await hexAt(page, [x, y])).toBe(grid.find('L7'))
  })

  test('a hex that is out of sight can be brought into it, and the whole board again', async () => {
    const page = await open()
    const whole = await camera(page)
    await page.evaluate(() => globalThis.harness.board.zoomBy(4))
    await settle(page)
    await page.evaluate((hex) => globalThis.harness.board.reveal(hex), grid.find('A1'))
    await settle(page)
    const [x, y] = await position(page, 'A1')
    expect(x).toBeGreaterThan(0)
    expect(y).toBeLessThan(700)
    await page.evaluate(() => globalThis.harness.board.fit())
    await settle(page)
    expect(await camera(page)).toEqual(whole)
  })
})
