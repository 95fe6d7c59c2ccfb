import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { barriers } from '../support/accessibility.ts'
import { board, goTo, makeFolder, openEditor, openPanel, prepareBrowser, serve } from '../support/edited-folder.ts'
import { folderWithTable, measureTable } from '../support/edited-table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

prepareBrowser()

function waterloo(): string {
  const folder = makeFolder()
  copyFileSync(join(root, 'scenarios/vive-lempereur/waterloo.yaml'), join(folder, 'waterloo.yaml'))
  return folder
}

const PANELS = ['Palette', 'Inspect', 'Forces', 'Areas', 'The battle', 'Sides', 'Reinforcements', 'Victory']
const MORE = [
  'Troops',
  'Weather and events',
  'Special rules',
  'Variants',
  'Cards and deployment',
  'Sources',
  'Map',
  'Problems',
  'History',
  'Text',
]

describe('for everyone', () => {
  it('axe finds nothing serious, whichever panel is open', async () => {
    const page = await openEditor(await serve(waterloo()), { isFirstVisit: true })
    await page.waitForSelector('.tour')
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await page.locator('.tour').count()).toBe(0)
    for (const panel of [...PANELS, ...MORE]) {
      await openPanel(page, panel)
      if (panel === 'Text') await page.waitForSelector('.cm-content')
      const entry = page.locator('.panel .disclosure[aria-expanded="false"]').first()
      if (await entry.isVisible()) await entry.click()
      // What is around it stays as it was.
      expect.soft(await barriers(page, ['.panel']), panel).toEqual([])
    }
    await board(page).focus()
    await page.keyboard.press('?')
    await page.waitForSelector('dialog:has-text("Shortcuts")')
    expect.soft(await barriers(page, ['dialog']), 'Shortcuts').toEqual([])
    await page.keyboard.press('Escape')
  }, 120_000)

  it('axe finds nothing serious on a table, with something selected', async () => {
    const { folder } = folderWithTable()
    const page = await openEditor(await serve(folder))
    const spot = await measureTable(page)
    await page.mouse.click(spot([22.4, 12.6]).x, spot([22.4, 12.6]).y)
    for (const panel of ['Palette', 'Inspect', 'Forces', 'Areas', 'Arrivals', 'Map']) {
      await openPanel(page, panel)
      expect.soft(await barriers(page, ['.panel']), panel).toEqual([])
    }
    await board(page).focus()
    for (const key of ['a', 'l', 'u', 'm']) {
      await page.keyboard.press(key)
      expect.soft(await barriers(page, ['.board', '.toolbar', '.panel']), key).toEqual([])
    }
  }, 120_000)

  it('a screen reader hears the hex under the cursor, and what was changed', async () => {
    const page = await openEditor(await serve(waterloo()))
    const heard = () => page.locator('.board [aria-live]').allInnerTexts()
    await goTo(page, 'M9')
    expect((await heard())[0]).toMatch(/^M9, farm, La Haye Sainte.*Garrison/)
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    expect((await heard())[1]).toBe('Paint woods on 1 hex')
    const described = await board(page).getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).innerText()).toMatch(/^M9, woods/)
  }, 60_000)

  it('can be used on a tablet: nothing is wider than the screen, and a finger paints', async () => {
    const page = await openEditor(await serve(waterloo()), { viewport: { width: 820, height: 1180 }, hasTouch: true })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(820)
    expect(await page.locator('.panel').count()).toBe(0)
    await page.click('.toolbar button >> nth=1')
    const box = (await board(page).boundingBox())!
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForSelector('.title small:has-text("Not saved")')
    await openPanel(page, 'History')
    expect(await page.locator('.history li').first().innerText()).toMatch(/^Paint woods/)
  }, 60_000)
})
