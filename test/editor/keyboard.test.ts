import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  board,
  goTo,
  makeFolder,
  openEditor,
  openPanel,
  prepareBrowser,
  serve,
  spot,
} from '../support/edited-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

prepareBrowser()

/** A folder with Waterloo in it. */
function waterloo(): string {
  const folder = makeFolder()
  copyFileSync(join(root, 'scenarios/vive-lempereur/waterloo.yaml'), join(folder, 'waterloo.yaml'))
  return folder
}

const at = (page: Page, label: string) => spot(page, label, 21, 13)
const isDirty = (page: Page) => page.locator('.title .dirty').count()
const selected = (page: Page) => page.locator('.status .count').innerText()
async function history(page: Page): Promise<string[]> {
  await openPanel(page, 'History')
  return page.locator('.history li').allInnerTexts()
}
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** A picture of one dot. */
const PICTURE = {
  name: 'scan.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

describe('keys', () => {
  it('that change the map do so only where the map has the keyboard', async () => {
    const page = await openEditor(await serve(waterloo()))
    await goTo(page, 'M9')
    await openPanel(page, 'Reinforcements')
    await page.locator('.arrival').first().focus()
    await press(page, 'Delete', 'Control+x', 'Control+d', 'Control+v', '.', 'Shift+M')
    expect(await isDirty(page)).toBe(0)
    // Nor is the cursor meant where nobody sees it.
    await page.evaluate('document.activeElement.blur()')
    await press(page, 'Delete')
    await page.waitForSelector('.notices .problem:has-text("Nothing is selected")')
    expect(await isDirty(page)).toBe(0)
    await board(page).focus()
    await press(page, 'Delete')
    expect(await isDirty(page)).toBe(1)
    expect((await history(page))[0]).toBe('Remove a unit')
  }, 60_000)

  it('copy the words that are selected on the page, and not a hex', async () => {
    const page = await openEditor(await serve(waterloo()))
    await page.evaluate('getSelection().selectAllChildren(document.querySelector("h1"))')
    await press(page, 'Control+c')
    expect(await page.locator('.notices .notice').count()).toBe(0)
    await board(page).focus()
    await press(page, 'Control+c')
    await page.waitForSelector('.notices .notice:has-text("Copied")')
  }, 60_000)

  it('do not end a stroke of the mouse', async () => {
    const page = await openEditor(await serve(waterloo()))
    await press(page, 'b')
    const [from, over, to] = [await at(page, 'A1'), await at(page, 'A2'), await at(page, 'A3')]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(over.x, over.y, { steps: 5 })
    await press(page, 'Shift', 'Space', 'ArrowRight')
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
    expect((await history(page))[0]).toBe('Paint woods on 3 hexes')
  }, 60_000)

  it('go through tools and choices by arrows, each group one stop of the Tab key', async () => {
    const page = await openEditor(await serve(waterloo()))
    const focused = () => page.evaluate('document.activeElement.textContent')
    await page.locator('.toolbar button').first().focus()
    await press(page, 'ArrowDown', 'Enter')
    expect(await page.locator('.options strong').first().innerText()).toBe('Terrain brush')
    expect(await page.locator('.toolbar button[tabindex="0"]').count()).toBe(1)
    await press(page, 'Tab')
    expect(await page.evaluate('document.activeElement.closest(".toolbar")')).toBeNull()
    await page.locator('.options [role="radio"][tabindex="0"]').focus()
    await press(page, 'ArrowRight')
    expect(await focused()).toBe('2')
    expect(await page.locator('.options [aria-checked="true"]').innerText()).toBe('2')
    await press(page, 'Tab')
    expect(await page.evaluate('document.activeElement.closest(".options [role=radiogroup]")')).toBeNull()
  }, 60_000)
})

describe('without a mouse', () => {
  it('a lasso is drawn, and a straight line', async () => {
    const page = await openEditor(await serve(waterloo()))
    await goTo(page, 'C3')
    await press(page, 'Alt+Space', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Space')
    // The loop is closed, and what it encloses is in it.
    expect(await selected(page)).toBe('9 hexes selected')
    await press(page, 'b')
    await goTo(page, 'A1')
    await press(page, 'Shift+Space', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Space')
    expect((await history(page))[0]).toBe('Paint woods on 2 hexes')
  }, 60_000)

  it('a picture is aligned; it shows its points, Escape stops it, and it stays with its battle', async () => {
    const folder = waterloo()
    copyFileSync(join(root, 'scenarios/vive-lempereur/ligny.yaml'), join(folder, 'ligny.yaml'))
    const page = await openEditor(await serve(folder), { battle: 'Waterloo' })
    await openPanel(page, 'Map')
    await page.setInputFiles('.panel input[type="file"]', PICTURE)
    await page.click('button:has-text("Align by three points")')
    const bar = page.locator('.options.aligning')
    await goTo(page, 'C3')
    await press(page, 'Enter')
    expect(await bar.innerText()).toContain('Point 1 of 3: now click where it belongs')
    await press(page, 'Escape')
    expect(await bar.count()).toBe(0)
    await page.click('button:has-text("Align by three points")')
    for (const hex of ['C3', 'C3', 'H3', 'H3', 'C8', 'D9']) {
      await goTo(page, hex)
      await press(page, 'Enter')
    }
    const picture = () => board(page).screenshot()
    await page.mouse.move(5, 5)
    const pointed = await picture()
    await bar.locator('button:has-text("Back")').click()
    await board(page).focus()
    expect(await bar.innerText()).toContain('Point 3 of 3: now')
    expect((await picture()).equals(pointed)).toBe(false)
    // In another panel the tool has its clicks again.
    await openPanel(page, 'Palette')
    expect(await bar.count()).toBe(0)
    await openPanel(page, 'Map')
    expect(await isDirty(page)).toBe(0)

    await press(page, 'Control+o')
    await page.getByRole('button', { name: 'Edit Ligny', exact: true }).click()
    await page.waitForSelector('h1:has-text("Ligny")')
    await openPanel(page, 'Map')
    expect(await page.locator('.panel:has-text("scan.png")').count()).toBe(0)
    await press(page, 'Control+o')
    await page.getByRole('button', { name: 'Edit Waterloo', exact: true }).click()
    await page.waitForSelector('h1:has-text("Waterloo")')
    await openPanel(page, 'Map')
    await page.waitForSelector('.panel:has-text("scan.png")')
    await page.reload()
    await openPanel(page, 'Map')
    await page.waitForSelector('.panel:has-text("scan.png")')
  }, 60_000)

  it('what is undone is heard, and the same words twice', async () => {
    const page = await openEditor(await serve(waterloo()))
    const heard = page.locator('.board [aria-live]').nth(1)
    await press(page, 'b')
    await goTo(page, 'A1')
    await press(page, 'Enter')
    const first = await heard.textContent()
    expect(first).toBe('Paint woods on 1 hex')
    await press(page, 'ArrowUp', 'Enter')
    expect(await heard.textContent()).toBe(`${first}\u00a0`)
    await press(page, 'Control+z')
    expect(await heard.textContent()).toBe('Undone: Paint woods on 1 hex')
    await press(page, 'Control+y')
    expect(await heard.textContent()).toBe('Redone: Paint woods on 1 hex')
  }, 60_000)

  it('what is scouted is told above the map, and hides none of it', async () => {
    const page = await openEditor(await serve(waterloo()))
    await press(page, 'i')
    await goTo(page, 'M3')
    await press(page, 'Enter')
    const legend = page.locator('.scouted')
    await legend.waitFor()
    const [box, map] = [(await legend.boundingBox())!, (await board(page).boundingBox())!]
    expect(box.y + box.height).toBeLessThanOrEqual(map.y)
    await press(page, 'ArrowUp')
    expect(await page.locator('.status .here').innerText()).toMatch(/^M4.* · /)
    await legend.locator('button').click()
    expect(await legend.count()).toBe(0)
  }, 60_000)
})
