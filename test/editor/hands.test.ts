import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { barriers } from '../support/accessibility.ts'
import {
  board,
  drag,
  folderWith,
  goTo,
  openEditor,
  prepareBrowser,
  read,
  saved,
  serve,
  spot,
} from '../support/edited-folder.ts'

prepareBrowser()

const panelTitle = (page: Page) => page.locator('.panel h2').innerText()
const entries = (page: Page) => page.locator('.context-menu [role="menuitem"]').allInnerTexts()

describe('the hand on hexes', () => {
  it('opens what is selected, edits it by a double click, and has a menu for everything', async () => {
    const { folder, file } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    const at = (label: string) => spot(page, label, 21, 13)
    expect(await panelTitle(page)).toBe('Palette')
    const hougoumont = await at('D8')
    await page.mouse.click(hougoumont.x, hougoumont.y)
    await page.waitForSelector('.panel h2:has-text("Inspect")')
    await page.keyboard.press('Escape')

    // The name of a unit, where it stands.
    const unit = await at('H12')
    await page.mouse.dblclick(unit.x, unit.y)
    await page.fill('.in-place input', 'Picton')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.panel strong:has-text("Picton")')
    // A click elsewhere takes what was typed; Escape does not.
    const farm = await at('U7')
    await page.mouse.dblclick(farm.x, farm.y)
    await page.fill('.in-place input', 'Frichermont castle')
    const open = await at('B2')
    await page.mouse.click(open.x, open.y)
    await page.dblclick('h1')
    await page.keyboard.type('Mont-Saint-Jean')
    await page.keyboard.press('Enter')
    await page.waitForSelector('h1:has-text("Mont-Saint-Jean")')
    await page.dblclick('h1')
    await page.keyboard.type('Nothing')
    await page.keyboard.press('Escape')
    const text = await saved(page, file)
    expect(text.title).toBe('Mont-Saint-Jean')
    expect(Object.keys(text.board.names ?? {})).toContain('Frichermont castle')

    // Its menu, by the right button.
    await page.mouse.click(unit.x, unit.y, { button: 'right' })
    expect(await entries(page)).toEqual(expect.arrayContaining([expect.stringMatching(/^Turn .*Picton.* clockwise/)]))
    expect(await barriers(page)).toEqual([])
    await page.getByRole('menuitem', { name: /^Remove .*Picton/ }).click()
    await page.waitForSelector('.status .problem-count, .history')
    // And by keyboard: on the hex of the cursor, with the focus back on the map afterwards.
    await goTo(page, 'D7')
    await page.keyboard.press('Shift+F10')
    await page.waitForSelector('.context-menu')
    expect((await entries(page)).some((entry) => entry.startsWith('Paint with '))).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.evaluate('document.activeElement.className')).toBe('canvas')
    // Of a panel's tab too.
    await page.locator('.rail button').first().click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Open' }).click()
    expect(await panelTitle(page)).toBe('Palette')
    expect(JSON.stringify((await saved(page, file)).units)).not.toContain('Picton')
  }, 60_000)

  it('resizes and closes panels, which stay so, and shows what a tool would do', async () => {
    const { folder, file } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    const width = async () => (await page.locator('.panel').boundingBox())!.width
    const edge = (await page.locator('.panel-edge').boundingBox())!
    await drag(page, [
      { x: edge.x + 3, y: 400 },
      { x: edge.x - 97, y: 400 },
    ])
    expect(await width()).toBeCloseTo(440, 0)
    await page.locator('.panel-edge').focus()
    await page.keyboard.press('ArrowRight')
    expect(await width()).toBeCloseTo(416, 0)
    await page.reload()
    await page.waitForSelector('.panel')
    expect(await width()).toBeCloseTo(416, 0)
    await page.locator('.panel-edge').dblclick()
    expect(await width()).toBeCloseTo(340, 0)
    await page.click('.panel [aria-label="Close the panel"]')
    await page.reload()
    await page.waitForSelector('.board .canvas')
    expect(await page.locator('.panel').count()).toBe(0)

    // Seven hexes are shown before they are painted, and only then.
    await board(page).focus()
    await page.keyboard.press('b')
    await page.keyboard.press(']')
    const { x, y } = await spot(page, 'C4', 21, 13)
    const before = await page.screenshot()
    await page.mouse.move(x, y)
    expect(Buffer.compare(await page.screenshot(), before)).not.toBe(0)
    expect(read(file).title).toBe('Waterloo')
    await page.mouse.click(x, y)
    await page.waitForSelector('.title .dirty')
  }, 60_000)
})
