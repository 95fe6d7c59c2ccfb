import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cameraOf, events, grid, layout, type Point, positionOf, settle, useBoardPage } from '../support/board-page.ts'

const open = useBoardPage()

describe('pointing at the board', () => {
  test.each([1, 0.6, 3.5, 9])(
    'hits the hex whose centre is nearest, to its very edges, at %s times the size',
    async (by) => {
      const page = await open()
      await page.evaluate((factor) => globalThis.harness.board.zoomBy(factor), by)
      const { k, x, y } = await cameraOf(page)
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
            const hit = await page.evaluate((at) => globalThis.harness.board.placeAt(at), point)
            if ((hit === hex) !== isInside) wrong.push(`${label} at ${i * 15} degrees: ${hit}`)
          }
        }
      }
      expect(wrong).toEqual([])
    },
  )

  test('tells the hex under the mouse, and when the mouse has gone', async () => {
    const page = await open()
    await page.mouse.move(...(await positionOf(page, 'G7')))
    const [hover] = await events(page)
    expect(hover).toMatchObject({ type: 'hover', place: grid.find('G7'), pointerType: 'mouse' })
    expect(hover!.point.map(Math.round)).toEqual(layout.centre(grid.find('G7')).map(Math.round))
    await page.mouse.move(3, 3)
    expect((await events(page)).at(-1)!.place).toBeUndefined()
  })

  test('a quick stroke leaves no gaps', async () => {
    const page = await open()
    await page.mouse.move(...(await positionOf(page, 'B12')))
    await page.mouse.down()
    for (const label of ['T2', 'C2', 'S12']) await page.mouse.move(...(await positionOf(page, label)))
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
    await page.mouse.move(...(await positionOf(page, 'A7')))
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    const told = await events(page)
    expect(told.at(-1)).toMatchObject({ type: 'up' })
    expect(told.at(-1)!.place).toBeUndefined()
  })

  test('two clicks are a double tap; the right button asks for a menu and gives up what was begun', async () => {
    const page = await open()
    await page.mouse.dblclick(...(await positionOf(page, 'G7')))
    expect((await events(page)).map(({ type }) => type).slice(-2)).toEqual(['up', 'doubletap'])
    await page.keyboard.down('Shift')
    await page.mouse.click(...(await positionOf(page, 'H7')), { button: 'right' })
    await page.keyboard.up('Shift')
    expect((await events(page)).at(-1)).toMatchObject({ type: 'contextmenu', place: grid.find('H7'), shift: true })
  })

  test('the keyboard finds it as one control, and its menu key is about the hex of the cursor', async () => {
    const page = await open()
    await page.keyboard.press('Tab')
    const control = page.getByRole('application', { name: 'The board' })
    expect(
      await control.evaluate(
        (one) => one === (one as { ownerDocument: { activeElement: unknown } }).ownerDocument.activeElement,
      ),
    ).toBe(true)
    expect(await page.locator('[aria-hidden="true"] canvas').count()).toBe(2)
    await page.evaluate((hex) => globalThis.harness.show({ overlay: { cursor: hex } }), grid.find('M6'))
    await settle(page)
    await page.keyboard.press('ContextMenu')
    expect((await events(page)).at(-1)).toMatchObject({
      type: 'contextmenu',
      place: grid.find('M6'),
      pointerType: 'keyboard',
    })
  })
})

describe('moving the map', () => {
  const placeAt = (page: Page, at: Point) => page.evaluate((point) => globalThis.harness.board.placeAt(point), at)

  test('the wheel zooms around the mouse', async () => {
    const page = await open()
    const at = await positionOf(page, 'P9')
    const before = await cameraOf(page)
    await page.mouse.move(...at)
    await page.mouse.wheel(0, -300)
    await settle(page)
    expect((await cameraOf(page)).k).toBeGreaterThan(before.k * 1.3)
    expect(await placeAt(page, at)).toBe(grid.find('P9'))
  })

  test.each(['space', 'middle button', 'a tool that has no drag'])(
    '%s and a drag move it, and the tool hears nothing of it',
    async (how) => {
      const page = await open()
      await page.evaluate((hand) => globalThis.harness.show({ hand }), how.startsWith('a tool') ? 'pan' : 'paint')
      const at = await positionOf(page, 'L7')
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
      expect(await placeAt(page, [at[0] + 120, at[1] + 80])).toBe(grid.find('L7'))
    },
  )

  test('two fingers move and zoom it; the stroke of the first is given up', async () => {
    const page = await open({ hasTouch: true })
    const before = await cameraOf(page)
    const [x, y] = await positionOf(page, 'L7')
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
    const after = await cameraOf(page)
    expect(after.k / before.k).toBeCloseTo(90 / 40, 1)
    expect(await placeAt(page, [x, y])).toBe(grid.find('L7'))
  })

  test('a hex that is out of sight can be brought into it, and the whole board again', async () => {
    const page = await open()
    const whole = await cameraOf(page)
    await page.evaluate(() => globalThis.harness.board.zoomBy(4))
    await settle(page)
    await page.evaluate((hex) => globalThis.harness.board.reveal(hex), grid.find('A1'))
    await settle(page)
    const [x, y] = await positionOf(page, 'A1')
    expect(x).toBeGreaterThan(0)
    expect(y).toBeLessThan(700)
    await page.evaluate(() => globalThis.harness.board.fit())
    await settle(page)
    expect(await cameraOf(page)).toEqual(whole)
  })
})
