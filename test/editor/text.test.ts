import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { board, goTo, makeFolder, openEditor, openPanel, prepareBrowser, serve } from '../support/edited-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

prepareBrowser()

/** A folder with one shipped battle. */
function folderWith(name: string): { readonly folder: string; readonly file: string } {
  const folder = makeFolder()
  const file = join(folder, `${name}.yaml`)
  copyFileSync(join(root, `scenarios/vive-lempereur/${name}.yaml`), file)
  return { folder, file }
}

const history = (page: Page) => page.locator('.history li').allInnerTexts()
const isDirty = (page: Page) => page.locator('.title .dirty').count()

async function saved(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await page.waitForSelector('.title small:has-text("· Saved")')
}

describe('the text', () => {
  it('repaints the map when it is typed in, and is edited by painting', async () => {
    const { folder, file } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Text')
    await page.click('.cm-line:has-text("title: Waterloo")')
    await page.keyboard.press('End')
    await page.keyboard.type(' 1815')
    await page.waitForSelector('h1:has-text("Waterloo 1815")')
    await page.keyboard.press('b')
    expect(await page.locator('.cm-line', { hasText: 'title:' }).innerText()).toBe('title: Waterloo 1815b')
    await page.keyboard.press('Backspace')
    await board(page).focus()
    await page.keyboard.press('b')
    await goTo(page, 'A1')
    await page.keyboard.press('Enter')
    await openPanel(page, 'Text')
    await page.keyboard.press('Control+s')
    await page.waitForSelector('.title small:has-text("· Saved")')
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('title: Waterloo 1815\n')
    expect(text).toMatch(/woods: \[A1, /)
  }, 60_000)

  it('completes keys and words by the schema, and marks problems in their lines', async () => {
    const { folder } = folderWith('quatre-bras')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Text')
    await page.click('.cm-line:has-text("turns: 6")')
    await page.keyboard.press('End')
    await page.keyboard.type('\nini')
    await page.waitForSelector('.cm-tooltip-autocomplete:has-text("initiative")')
    // CodeMirror takes an Enter that comes at once for one that was meant for the line.
    await page.waitForTimeout(200)
    await page.keyboard.press('Enter')
    await page.keyboard.type('nobody')
    await page.waitForSelector('.cm-lintRange-error')
    await openPanel(page, 'Problems')
    const problem = page.locator('.problems .error', { hasText: 'nobody' })
    await problem.waitFor()
    await problem.locator('button').first().click()
    // The problem has no hex: its line is shown and selected.
    await page.waitForSelector('.cm-content:focus')
    expect(await page.evaluate('getSelection().toString()')).toBe('nobody')
  }, 60_000)

  it('leaves the last good map with a notice while it is not YAML', async () => {
    const { folder } = folderWith('ligny')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Text')
    await page.click('.cm-content')
    await page.keyboard.press('Control+End')
    await page.keyboard.type('\nbroken: [')
    await page.keyboard.press('Delete')
    await page.waitForSelector('.text-panel .notice')
    expect(await board(page).count()).toBe(1)
    // Over the map as well, whichever panel is open.
    await openPanel(page, 'Palette')
    await page.waitForSelector('.stage .broken:has-text("not valid YAML")')
    await page.click('.broken button')
    await page.waitForSelector('.cm-content')
    await board(page).focus()
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.notices .problem:has-text("not valid YAML")')
    await page.keyboard.press('Control+z')
    await page.waitForSelector('.text-panel .notice', { state: 'detached' })
    // The line end was a step of its own.
    await page.keyboard.press('Control+z')
    expect(await page.locator('.broken').count()).toBe(0)
    expect(await isDirty(page)).toBe(0)
  }, 60_000)

  it('of a file that does not validate is opened: what can be drawn is drawn, the rest is in the list', async () => {
    const { folder, file } = folderWith('ligny')
    writeFileSync(file, readFileSync(file, 'utf8').replace('orchard:', 'orchrad:').replace('turns: 6', 'turns: many'))
    const page = await openEditor(await serve(folder))
    expect(await board(page).count()).toBe(1)
    await openPanel(page, 'Problems')
    await page.waitForSelector('.problems .error >> nth=1')
    const before = await page.locator('.problems .error').count()
    await page.locator('.fix').first().click()
    await page.waitForFunction(`document.querySelectorAll('.problems .error').length < ${before}`)
    await openPanel(page, 'History')
    expect((await history(page))[0]).toMatch(/^Fix ground\/unknown/)
  }, 60_000)

  it('keeps the line ends of its file, whatever is typed, and marks problems where they are', async () => {
    const { folder, file } = folderWith('ligny')
    // Windows' line ends, but for one line.
    const before = readFileSync(file, 'utf8').replaceAll('\n', '\r\n').replace('turns: 6\r\n', 'turns: 6\n')
    writeFileSync(file, before)
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Text')
    await page.click('.cm-line:has-text("title: Ligny")')
    await page.keyboard.press('End')
    await page.keyboard.type(' 1815')
    await page.keyboard.press('Enter')
    await page.keyboard.type('initiative: nobody')
    await page.locator('.cm-lintRange-error', { hasText: /^nobody$/ }).waitFor()
    await board(page).focus()
    await page.keyboard.press('b')
    await goTo(page, 'A1')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+z')
    await saved(page)
    const typed = 'title: Ligny 1815\r\ninitiative: nobody\r\n'
    expect(readFileSync(file, 'utf8')).toBe(before.replace('title: Ligny\r\n', typed))
  }, 60_000)

  it('shows the line of a problem once: with its hexes when the text is next opened, or at once by its number', async () => {
    const { folder, file } = folderWith('ligny')
    writeFileSync(file, readFileSync(file, 'utf8').replace('orchard: [', 'orchard: [A1, A1, '))
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Problems')
    const finding = page.locator('.problems li', { hasText: 'A1' }).first()
    await finding.locator('.finding').click()
    expect(await page.locator('.status .count').innerText()).toBe('1 hex selected')
    const selected = () => page.evaluate('document.querySelector(".cm-activeLine")?.textContent ?? ""')
    await openPanel(page, 'Text')
    await page.waitForSelector('.cm-activeLine:has-text("orchard: [")')
    expect(await page.locator('.cm-content:focus').count()).toBe(0)
    // Once only.
    await openPanel(page, 'History')
    await openPanel(page, 'Text')
    await page.waitForSelector('.cm-line')
    expect(await selected()).not.toContain('orchard: [')
    await openPanel(page, 'Problems')
    await finding.locator('.line').click()
    await page.waitForSelector('.cm-content:focus')
    expect(await selected()).toContain('orchard: [')
  }, 60_000)

  it('is taken back line by line', async () => {
    const { folder } = folderWith('ligny')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Text')
    await page.click('.cm-line:has-text("title: Ligny")')
    await page.keyboard.press('End')
    await page.keyboard.type(' 1815')
    await page.keyboard.press('Enter')
    await page.keyboard.type('# a thought')
    await page.keyboard.press('Control+z')
    expect(await page.locator('.cm-line', { hasText: 'title:' }).innerText()).toBe('title: Ligny 1815')
    expect(await page.locator('.cm-line', { hasText: '# a thought' }).count()).toBe(0)
  }, 60_000)

  it('does not mind a mapping that is just being opened', async () => {
    const { folder } = folderWith('ligny')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Text')
    await page.click('.cm-content')
    await page.keyboard.press('Control+End')
    await page.keyboard.type('\nx: { a:')
    await page.waitForSelector('.text-panel')
    expect(await page.locator('.cm-line', { hasText: 'x: { a:' }).count()).toBe(1)
  }, 60_000)
})
