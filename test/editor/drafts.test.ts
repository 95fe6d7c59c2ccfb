import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { board, folderWith, openEditor, prepareBrowser, saved, serve } from '../support/edited-folder.ts'

prepareBrowser()

/** One hex of woods in the south-west corner. */
async function paintCorner(page: Page): Promise<void> {
  await board(page).focus()
  for (const key of ['Home', 'PageDown', 'b', 'Enter']) await page.keyboard.press(key)
  await page.waitForSelector('button[title^="Undo:"]')
}

async function beginNewBattle(page: Page): Promise<void> {
  await page.click('.menu button:has-text("File")')
  await page.click('[role=menuitem]:has-text("New battle")')
  await page.click('dialog button:has-text("Begin")')
  await page.waitForSelector('h1:has-text("New battle")')
}

/** The tab goes without being asked, and the editor is opened in another. */
async function reopen(page: Page, address: string): Promise<Page> {
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto(address)
  await next.waitForSelector('.board .canvas, .home')
  return next
}

async function goOn(page: Page): Promise<void> {
  await page.click('text=Continue with it')
  await page.waitForSelector('.title .dirty')
}

/** Whether the browser asks before the page goes. */
async function asksBeforeLeaving(page: Page): Promise<boolean> {
  return (await page.evaluate("!dispatchEvent(new Event('beforeunload', { cancelable: true }))")) as boolean
}

describe('unsaved work is kept', () => {
  it('where everything was taken back after a save: the file still has it', async () => {
    const { folder, file } = folderWith('ligny')
    const original = readFileSync(file, 'utf8')
    const address = await serve(folder)
    const page = await openEditor(address)
    await paintCorner(page)
    await saved(page, file)
    await page.keyboard.press('Control+z')
    await page.waitForSelector('.title .dirty')
    expect(await asksBeforeLeaving(page)).toBe(true)
    const next = await reopen(page, address)
    await goOn(next)
    await saved(next, file)
    expect(readFileSync(file, 'utf8')).toBe(original)
  }, 60_000)

  it('where a change from outside was taken back', async () => {
    const { folder, file } = folderWith('ligny')
    const address = await serve(folder)
    const page = await openEditor(address)
    const original = readFileSync(file, 'utf8')
    writeFileSync(file, original.replace(/^title: .*$/m, 'title: Ligny, the other way'))
    await page.waitForSelector('h1:has-text("Ligny, the other way")')
    await page.keyboard.press('Control+z')
    await page.waitForSelector('.title .dirty')
    const next = await reopen(page, address)
    await goOn(next)
    await saved(next, file)
    expect(readFileSync(file, 'utf8')).toBe(original)
  }, 60_000)

  it('where the file was removed outside, and nothing was done to it here', async () => {
    const { folder, file } = folderWith('ligny')
    const address = await serve(folder)
    // The page may ask for the file once more before it hears that it is gone.
    const page = await openEditor(address, { allow: /Failed to load resource/ })
    rmSync(file)
    await page.click('.notice button:has-text("Save it under another name")')
    await page.waitForSelector('.title small:has-text("no file yet")')
    await page.keyboard.press('Escape')
    const next = await reopen(page, address)
    // The folder is empty: its home offers the work.
    const unsaved = next.getByRole('region', { name: 'Unsaved work' })
    await unsaved.waitFor()
    expect(await unsaved.locator('h3').allInnerTexts()).toEqual(['Ligny'])
    await unsaved.getByRole('button', { name: 'Continue Ligny' }).click()
    await next.waitForSelector('.title small:has-text("no file yet")')
  }, 60_000)

  it('where it has no file, was gone on with, and the tab closes once more', async () => {
    const { folder } = folderWith('ligny')
    const address = await serve(folder)
    const page = await openEditor(address)
    await beginNewBattle(page)
    await paintCorner(page)
    const next = await reopen(page, address)
    await goOn(next)
    await next.waitForSelector('h1:has-text("New battle")')
    const last = await reopen(next, address)
    await last.waitForSelector('.notice')
    expect(await last.locator('.notice').allInnerTexts()).toEqual([expect.stringContaining('New battle (no file yet)')])
  }, 60_000)

  it('where it was gone on with, the browser had no room for it, and the tab crashed', async () => {
    const { folder } = folderWith('ligny')
    const address = await serve(folder)
    const page = await openEditor(address)
    await paintCorner(page)
    const next = await reopen(page, address)
    // What Chromium does when its disk is full, for texts of any size.
    await next.evaluate("IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }")
    await goOn(next)
    await next.waitForSelector('.notice:has-text("cannot keep unsaved work")')
    expect(await next.locator('text=Continue with it').count()).toBe(0)
    const protocol = await next.context().newCDPSession(next)
    const crashed = next.waitForEvent('crash')
    // Nobody is left to answer.
    protocol.send('Page.crash').catch(() => undefined)
    await crashed
    const last = await next.context().newPage()
    await last.goto(address)
    await goOn(last)
  }, 60_000)

  it('and offered by a page that was opened before the other had gone', async () => {
    const { folder } = folderWith('ligny')
    const address = await serve(folder)
    const page = await openEditor(address)
    await paintCorner(page)
    const next = await page.context().newPage()
    await next.goto(address)
    await next.waitForSelector('.board .canvas')
    expect(await next.locator('.notice').count()).toBe(0)
    await page.close({ runBeforeUnload: false })
    await goOn(next)
  }, 60_000)
})

describe('what is no work', () => {
  it('is not kept: a battle without a file that was only looked at, or where everything was taken back', async () => {
    const { folder } = folderWith('ligny')
    const address = await serve(folder)
    const page = await openEditor(address)
    await beginNewBattle(page)
    expect(await asksBeforeLeaving(page)).toBe(false)
    await paintCorner(page)
    expect(await asksBeforeLeaving(page)).toBe(true)
    await page.keyboard.press('Control+z')
    await page.waitForSelector('button[title="Nothing to undo"]')
    expect(await asksBeforeLeaving(page)).toBe(false)
    const next = await reopen(page, address)
    expect(await next.locator('.notice').count()).toBe(0)
  }, 60_000)
})
