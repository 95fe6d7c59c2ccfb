import { expect, it } from 'vitest'
import { barriers } from '../support/accessibility.ts'
import { folderWith, openEditor, prepareBrowser, serve } from '../support/edited-folder.ts'

prepareBrowser()

it('Ctrl+K finds commands, panels, places, units, problems and battles, and does what is chosen', async () => {
  const { folder } = folderWith('ligny')
  const page = await openEditor(await serve(folder))
  await page.waitForSelector('.problem-count:has-text("1 warning")')
  const find = async (words: string) => {
    await page.keyboard.press('Control+k')
    await page.waitForSelector('dialog input:focus')
    await page.keyboard.type(words)
    await page.waitForSelector('[cmdk-item][data-selected="true"]')
  }
  await find('victory')
  expect(await barriers(page, ['dialog'])).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForSelector('.panel h2:text-is("Victory")')
  await find('saint-amand')
  expect(await page.locator('[cmdk-item][data-selected="true"]').innerText()).toMatch(/^Saint-Amand/)
  await page.keyboard.press('Enter')
  await page.waitForSelector('.status:has-text("Saint-Amand")')
  await find('fill')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.toolbar button[aria-pressed="true"]:has-text("G")')
  await find('general-without-effect')
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog', { state: 'detached' })
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Find a command').fill('no such thing at all')
  await page.waitForSelector('text=Nothing has that name.')
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
}, 60_000)
