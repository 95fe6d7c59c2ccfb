import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { barriers } from '../support/accessibility.ts'
import { board, folderWith, makeFolder, openEditor, prepareBrowser, serve } from '../support/edited-folder.ts'

prepareBrowser()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Two fingers that go apart over the map: the first is down before the second. */
async function pinch(page: Page, x: number, y: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
    protocol.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
    })
  await touch('touchStart', [x - 20, y])
  await touch('touchMove', [x - 24, y])
  await touch('touchStart', [x - 24, y], [x + 20, y])
  for (let by = 0; by <= 60; by += 15) await touch('touchMove', [x - 24 - by, y], [x + 20 + by, y])
  await touch('touchEnd')
  await protocol.detach()
}

describe('on a phone', () => {
  it('the menu is within reach where a battle has variants to choose from', async () => {
    const folder = makeFolder()
    const wavre = fileURLToPath(new URL('../../scenarios/napoleon-at-waterloo/wavre.yaml', import.meta.url))
    copyFileSync(wavre, join(folder, 'wavre.yaml'))
    const page = await openEditor(await serve(folder), PHONE)
    const menu = (await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox())!
    expect(menu.x + menu.width).toBeLessThanOrEqual(390)
    expect(await page.getByRole('button', { name: 'Base', exact: true }).isVisible()).toBe(true)
  }, 60_000)

  it('the map has the whole width; tools and panels slide in from below; a thumb paints, and a pinch does not', async () => {
    const { folder } = folderWith('waterloo')
    const page = await openEditor(await serve(folder), { ...PHONE, isFirstVisit: true })
    // The tour fits.
    const tour = (await page.locator('.tour').boundingBox())!
    expect([tour.x >= 0, tour.x + tour.width <= 390, tour.y + tour.height <= 844]).toEqual([true, true, true])
    await page.getByRole('button', { name: /Leave the tour/ }).click()
    const map = (await board(page).boundingBox())!
    expect([map.x, map.width, map.height > 500]).toEqual([0, 390, true])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)

    const bar = page.getByRole('navigation', { name: 'Tools and panels' })
    await bar.getByRole('button', { name: /^Tools/ }).click()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Terrain brush' }).click()
    expect(await page.locator('.sheet-below').count()).toBe(0)
    const [x, y] = [map.x + map.width / 2, map.y + map.height / 2]
    await pinch(page, x, y)
    expect(await page.locator('.title .dirty').count()).toBe(0)
    await page.touchscreen.tap(x, y)
    await page.waitForSelector('.title .dirty')

    await bar.getByRole('button', { name: 'Palette' }).click()
    await page.waitForSelector('.sheet-below h2:has-text("Palette")')
    expect(await barriers(page)).toEqual([])
    await bar.getByRole('button', { name: 'Panels' }).click()
    await page.getByRole('button', { name: 'History' }).click()
    expect(await page.locator('.history li').first().innerText()).toMatch(/^Paint woods/)
    await page.locator('.sheet-below').getByRole('button', { name: 'Close' }).click()
    expect((await board(page).boundingBox())!.width).toBe(390)

    // Undone and found again in the one menu.
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Undo' }).click()
    expect(await page.locator('.title .dirty').count()).toBe(0)
  }, 60_000)

  it('and on a tablet of 1024 pixels there are 700 of map', async () => {
    const { folder } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.waitForSelector('.editor[data-layout="drawer"]')
    await page.locator('.panel [aria-label="Close the panel"]').click()
    expect((await board(page).boundingBox())!.width).toBeGreaterThanOrEqual(700)
    // A panel slides in over its edge, and the map keeps its size.
    await page.locator('.rail button').first().click()
    expect((await board(page).boundingBox())!.width).toBeGreaterThanOrEqual(700)
  }, 60_000)
})
