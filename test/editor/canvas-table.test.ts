import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { placeOf } from '../../src/board/table/places.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import { SKIRMISH, UNITS } from '../../src/scene/table/skirmish.fixture.ts'
import { cameraOf, events, look, type Point, settle, useBoardPage } from '../support/board-page.ts'

const open = useBoardPage()
const layout = layoutOf(SKIRMISH.board)
const [GUNS] = UNITS

/** Opens the page with a table on it. */
async function openTable(): Promise<Page> {
  const page = await open()
  await page.evaluate((portrait) => globalThis.harness.show({ portrait }), SKIRMISH)
  await settle(page)
  return page
}

async function onPage(page: Page, [x, y]: Point): Promise<Point> {
  const camera = await cameraOf(page)
  return [camera.x + x * camera.k, camera.y + y * camera.k]
}

describe('a table on the canvas', () => {
  test('tells the piece whose base is under the pointer, and bare ground by its point', async () => {
    const page = await openTable()
    const [x, y] = layout.centre(GUNS.place)
    // A little behind its middle: it looks to the north-east.
    await page.mouse.move(...(await onPage(page, [x - 10, y + 10])))
    expect((await events(page)).at(-1)).toMatchObject({ type: 'hover', place: GUNS.place })
    const bare = placeOf(SKIRMISH.board, [400, 300])
    await page.mouse.move(...(await onPage(page, layout.centre(bare))))
    const { place } = (await events(page)).at(-1)!
    const far = layout.centre(place!).map((at, i) => Math.abs(at - layout.centre(bare)[i]!))
    expect(Math.max(...far)).toBeLessThan(8)
  })

  test('shows its pieces in the colours of their sides, where they are now', async () => {
    const page = await openTable()
    const before = await look(page)
    const pieces = [{ ...GUNS, place: placeOf(SKIRMISH.board, [400, 300]) }, ...UNITS.slice(1)]
    await page.evaluate((portrait) => globalThis.harness.show({ portrait }), { ...SKIRMISH, pieces })
    const after = await look(page)
    /** Whether the base of a blue piece is at a point: a little behind its middle, beside the symbol. */
    const isBlue = async (png: typeof before, [px, py]: Point) => {
      const [x, y] = (await onPage(page, [px - 10, py + 10])).map(Math.round)
      const [red, , blue] = png.data.subarray((y! * png.width + x!) * 4)
      return blue! > red! + 40
    }
    const [old, now] = [layout.centre(GUNS.place), layout.centre(pieces[0]!.place)]
    expect([await isBlue(before, old), await isBlue(before, now)]).toEqual([true, false])
    expect([await isBlue(after, old), await isBlue(after, now)]).toEqual([false, true])
  })

  test('lets go of the map where a piece is dragged, which comes to lie where it was let go', async () => {
    const page = await openTable()
    await page.evaluate(() => globalThis.harness.show({ hand: 'hold' }))
    const camera = await cameraOf(page)
    const drag = async (from: Point, to: Point) => {
      await page.mouse.move(...(await onPage(page, from)))
      await page.mouse.down()
      await page.mouse.move(...(await onPage(page, to)), { steps: 5 })
      await page.mouse.up()
      await settle(page)
    }
    const [from, to] = [layout.centre(GUNS.place), layout.centre(placeOf(SKIRMISH.board, [400, 300]))]
    await drag(from, to)
    expect(await cameraOf(page)).toEqual(camera)
    const moved = await page.evaluate(() => globalThis.harness.portrait.pieces[0]!.place)
    const [x, y] = layout.centre(moved)
    expect(Math.hypot(x - to[0], y - to[1])).toBeLessThan(8)
    // From bare ground the map itself is moved.
    await drag(layout.centre(placeOf(SKIRMISH.board, [60, 250])), from)
    expect((await cameraOf(page)).x).not.toBeCloseTo(camera.x)
  })
})
