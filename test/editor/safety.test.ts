import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { barriers } from '../support/accessibility.ts'
import { board, makeFolder, openEditor, openPanel, prepareBrowser, serve } from '../support/edited-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

prepareBrowser()

function ligny(): { readonly folder: string; readonly file: string } {
  const folder = makeFolder()
  const file = join(folder, 'ligny.yaml')
  copyFileSync(join(root, 'scenarios/vive-lempereur/ligny.yaml'), file)
  return { folder, file }
}

/** One hex of woods in the south-west corner. */
async function paintCorner(page: Page): Promise<void> {
  await board(page).focus()
  for (const key of ['Home', 'PageDown', 'b', 'Enter']) await page.keyboard.press(key)
  await page.waitForSelector('.title .dirty')
}

async function openFile(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+o')
  await page
    .locator('.battle-card', { hasText: `${title.toLowerCase()}.yaml` })
    .getByRole('button', { name: /^(?:Edit|Continue)/ })
    .first()
    .click()
  await page.waitForSelector(`h1:has-text("${title}")`)
  // Its keys work once the board is there.
  await page.waitForSelector('.board .canvas')
}

const retitle = (file: string, title: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${title}`))

describe('unsaved work', () => {
  it('survives a closed tab, says so at the next start, and goes on where it was', async () => {
    const { folder, file } = ligny()
    const address = await serve(folder)
    const page = await openEditor(address)
    await paintCorner(page)
    const context = page.context()
    // The tab goes without being asked.
    await page.close({ runBeforeUnload: false })
    const next = await context.newPage()
    await next.goto(address)
    await next.waitForSelector('.notice:has-text("Unsaved work on ligny.yaml")')
    expect(await next.locator('.title .dirty').count()).toBe(0)
    await next.click('text=Continue with it')
    await next.waitForSelector('.title .dirty')
    await next.keyboard.press('Control+s')
    await next.waitForSelector('.title small:has-text("· Saved")')
    expect(readFileSync(file, 'utf8')).toMatch(/woods: \[A1/)
    await next.reload()
    await next.waitForSelector('.board .canvas')
    expect(await next.locator('.notice').count()).toBe(0)
  }, 60_000)

  it('is there again, with its history, after another file was opened', async () => {
    const { folder } = ligny()
    copyFileSync(join(root, 'scenarios/vive-lempereur/waterloo.yaml'), join(folder, 'waterloo.yaml'))
    const page = await openEditor(await serve(folder), { battle: 'Ligny' })
    await paintCorner(page)
    await openFile(page, 'Waterloo')
    expect(await page.locator('.title .dirty').count()).toBe(0)
    await openFile(page, 'Ligny')
    await expect.poll(() => page.locator('.title .dirty').count()).toBe(1)
    await openPanel(page, 'History')
    await expect.poll(() => page.locator('.history li').count()).toBe(2)
  }, 60_000)

  it('of several battles without a file is all kept', async () => {
    const address = await serve(ligny().folder)
    const page = await openEditor(address)
    for (let i = 0; i < 2; i++) {
      await page.click('.menu button:has-text("File")')
      await page.click('[role=menuitem]:has-text("New battle")')
      await page.click('dialog button:has-text("Begin")')
      await page.waitForSelector('h1:has-text("New battle")')
      await paintCorner(page)
    }
    const context = page.context()
    await page.close({ runBeforeUnload: false })
    const next = await context.newPage()
    await next.goto(address)
    await next.waitForSelector('.notice >> nth=1')
    expect(await next.locator('.notice').allInnerTexts()).toEqual([
      expect.stringContaining('New battle (no file yet)'),
      expect.stringContaining('New battle (no file yet)'),
    ])
  }, 60_000)

  it('done while a file is being saved is saved by the next save, not refused', async () => {
    const { folder, file } = ligny()
    const page = await openEditor(await serve(folder))
    await paintCorner(page)
    await page.route('**/api/file**', async (route) => {
      await new Promise((done) => setTimeout(done, 800))
      await route.continue()
    })
    await page.keyboard.press('Control+s')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await page.waitForSelector('.title small:has-text("· Saved")')
    expect(await page.locator('.notice').count()).toBe(0)
    expect(readFileSync(file, 'utf8')).toMatch(/woods: \[A1, A2\]/)
  }, 60_000)

  it('on another file stays on the table when the one before has been saved', async () => {
    const { folder } = ligny()
    copyFileSync(join(root, 'scenarios/vive-lempereur/waterloo.yaml'), join(folder, 'waterloo.yaml'))
    const page = await openEditor(await serve(folder), { battle: 'Ligny' })
    await paintCorner(page)
    await page.route('**/api/file**', async (route) => {
      if (route.request().method() === 'PUT') await new Promise((done) => setTimeout(done, 1500))
      await route.continue()
    })
    const put = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.keyboard.press('Control+s')
    await openFile(page, 'Waterloo')
    await put
    await paintCorner(page)
    expect(await page.locator('h1').innerText()).toBe('Waterloo')
  }, 60_000)

  it('stays in the browser when the server is gone, and the page says so', async () => {
    const { folder } = ligny()
    const page = await openEditor(await serve(folder), { allow: /ERR_|Failed to load resource/ })
    await paintCorner(page)
    await page.route('**/api/**', (route) => route.abort())
    await page.keyboard.press('Control+s')
    await page.waitForSelector('.notice.problem:has-text("does not answer")')
    expect(await page.locator('.title .dirty').count()).toBe(1)
  }, 60_000)

  it('is at home while the server is gone, beside the battles that were there; and all of them open when it answers again', async () => {
    const { folder } = ligny()
    copyFileSync(join(root, 'scenarios/vive-lempereur/waterloo.yaml'), join(folder, 'waterloo.yaml'))
    const page = await openEditor(await serve(folder), { battle: 'Ligny', allow: /ERR_|Failed to|did not load/ })
    await paintCorner(page)
    await page.context().route('**/*', (route) => route.abort())
    onTestFinished(() => page.context().unroute('**/*'))
    await page.getByRole('button', { name: 'Berthier' }).click()
    const waterloo = page.getByRole('article', { name: 'Waterloo', exact: true })
    await waterloo.waitFor()
    expect(await page.getByRole('region', { name: 'Unsaved work' }).locator('h3').allInnerTexts()).toEqual(['Ligny'])
    await waterloo.getByRole('button', { name: 'Edit Waterloo' }).click()
    await page.waitForSelector('.notice.problem:has-text("berthier edit does not answer")')
    expect(await page.locator('body').innerText()).not.toMatch(/Error in the editor|Uncaught|\d errors?\b/)
    await page.context().unroute('**/*')
    await waterloo.getByRole('button', { name: 'Edit Waterloo' }).click()
    await page.waitForSelector('h1:has-text("Waterloo")')
    await page.getByRole('button', { name: 'Berthier' }).click()
    await page.getByRole('button', { name: 'Continue Ligny' }).click()
    expect(await page.locator('.title .dirty').count()).toBe(1)
  }, 60_000)
})

describe('a file that somebody else changes', () => {
  it('is read again where nothing of one’s own would be lost', async () => {
    const { folder, file } = ligny()
    const page = await openEditor(await serve(folder))
    retitle(file, 'Ligny, the other way')
    await page.waitForSelector('h1:has-text("Ligny, the other way")')
    await page.waitForSelector('.notice:has-text("changed elsewhere")')
    await page.keyboard.press('Control+z')
    await page.waitForSelector('h1:has-text("Ligny") >> text=/^Ligny$/')
    expect(await page.locator('.title .dirty').count()).toBe(1)
  }, 60_000)

  it('is merged with one’s own work, which both survive', async () => {
    const { folder, file } = ligny()
    const page = await openEditor(await serve(folder))
    await paintCorner(page)
    retitle(file, 'Ligny, the other way')
    await page.click('.notice button:has-text("Merge")')
    await page.waitForSelector('.merge .agreed .come')
    expect(await page.locator('.merge .agreed .come').allInnerTexts()).toEqual([
      expect.stringContaining('title:'),
      expect.stringContaining('woods'),
    ])
    expect(await barriers(page, ['dialog'])).toEqual([])
    await page.click('dialog button:has-text("Merge")')
    await page.waitForSelector('h1:has-text("Ligny, the other way")')
    await page.keyboard.press('Control+s')
    await page.waitForSelector('.title small:has-text("· Saved")')
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('title: Ligny, the other way')
    expect(text).toMatch(/woods: \[A1/)
  }, 60_000)

  it('asks where both changed the same line', async () => {
    const { folder, file } = ligny()
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'The battle')
    await page.fill('.panel label:has-text("Title") + input', 'Mine')
    await page.keyboard.press('Enter')
    retitle(file, 'Theirs')
    await page.click('.notice button:has-text("Merge")')
    expect(await page.locator('.conflict').innerText()).toMatch(/title: Mine[^]*title: Theirs/)
    await page.click('.conflict label:has-text("In the file")')
    await page.click('dialog button:has-text("Merge")')
    await page.waitForSelector('h1:has-text("Theirs")')
  }, 60_000)

  it('is not overwritten by way of another name', async () => {
    const { folder, file } = ligny()
    const page = await openEditor(await serve(folder))
    await paintCorner(page)
    retitle(file, 'Theirs')
    await page.waitForSelector('.notice:has-text("Another program changed")')
    await page.click('.menu button:has-text("File")')
    await page.click('[role=menuitem]:has-text("Rename")')
    await page.fill('dialog input', 'other.yaml')
    await page.click('dialog button:has-text("Rename")')
    await page.waitForSelector('dialog .problem:has-text("Decide what to do about that first")')
    expect(readFileSync(file, 'utf8')).toContain('title: Theirs')
  }, 60_000)

  it('can be removed without one’s own work being lost', async () => {
    const { folder, file } = ligny()
    // The page may ask for the file once more before it hears that it is gone.
    const page = await openEditor(await serve(folder), { allow: /Failed to load resource/ })
    await paintCorner(page)
    rmSync(file)
    await page.click('.notice button:has-text("Save it again")')
    await page.waitForSelector('.title small:has-text("· Saved")')
    expect(readFileSync(join(folder, 'ligny.yaml'), 'utf8')).toMatch(/woods: \[A1/)
  }, 60_000)

  it.each([
    ['removed', (file: string) => rmSync(file), '.title small:has-text("· Removed")'],
    ['changed', (file: string) => retitle(file, 'Theirs'), '.notice:has-text("Another program changed")'],
  ])(
    'may be %s and put back, as git does between two branches: then it is saved as if nothing had been',
    async (_, disturb, sign) => {
      const { folder, file } = ligny()
      const before = readFileSync(file)
      const page = await openEditor(await serve(folder), { allow: /Failed to load resource/ })
      await paintCorner(page)
      disturb(file)
      await page.waitForSelector(sign)
      writeFileSync(file, before)
      await page.waitForSelector(sign, { state: 'detached' })
      await page.keyboard.press('Control+s')
      await page.waitForSelector('.title small:has-text("· Saved")')
      expect(readFileSync(file, 'utf8')).toMatch(/woods: \[A1/)
    },
    60_000,
  )
})

describe('a link', () => {
  it('carries a whole battle', async () => {
    const { folder } = ligny()
    const address = await serve(folder)
    const page = await openEditor(address, { permissions: ['clipboard-read', 'clipboard-write'] })
    await paintCorner(page)
    await page.click('.menu button:has-text("File")')
    await page.click('[role=menuitem]:has-text("Copy a link")')
    await page.waitForSelector('.notice:has-text("Copied a link")')
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string
    const other = await openEditor(link)
    await other.waitForSelector('h1:has-text("Ligny")')
    expect(await other.locator('.title small').innerText()).toMatch(/no file yet/)
    await openPanel(other, 'Text')
    await other.waitForSelector('.cm-line:has-text("woods: [A1]")')
  }, 60_000)

  it.each([
    ['a million dashes', '- '.repeat(1_000_000), 'nested too deeply'],
    ['a million values', `a: [${'1,'.repeat(900_000)}]`, 'more than 200,000 words and marks'],
  ])(
    'that holds %s is refused in words, and the page goes on',
    async (_, text, reason) => {
      const { folder } = ligny()
      const page = await openEditor(`${await serve(folder)}&s=${deflateSync(text).toString('base64url')}`)
      await page.waitForSelector(`.notice.problem:has-text("${reason}")`)
      await page.waitForSelector('h1')
      expect(await page.locator('h1').innerText()).toContain('Ligny')
    },
    60_000,
  )

  it('that holds a million slips opens as a text that is no battle yet', async () => {
    const { folder } = ligny()
    const page = await openEditor(
      `${await serve(folder)}&s=${deflateSync('[]'.repeat(1_000_000)).toString('base64url')}`,
    )
    await page.waitForSelector('h1:has-text("Untitled")')
    await openPanel(page, 'Problems')
    await page.waitForSelector('text=A comma is missing before this.')
    expect(await page.locator('.notice.problem').count()).toBe(0)
  }, 60_000)

  it('that is damaged is refused in words, and the files are there all the same', async () => {
    const { folder } = ligny()
    const address = await serve(folder)
    const page = await openEditor(`${address}&s=notabattle`)
    await page.waitForSelector('h1:has-text("Ligny")')
    expect(await page.locator('.notice.problem').innerText()).toMatch(/link/)
  }, 60_000)
})

describe('a connection that is lost for a moment', () => {
  /** The editor after a part of it did not come. */
  async function without(part: RegExp): Promise<Page> {
    const { folder } = ligny()
    const page = await openEditor(await serve(folder), { allow: /Failed to load|Failed to fetch/ })
    await page.context().route(part, (route) => route.abort())
    await page.reload()
    await page.waitForSelector('.board .canvas')
    await page.keyboard.press('p')
    await page.waitForSelector('.notice.problem')
    await page.context().unroute(part)
    return page
  }

  it('while the checks are fetched costs nothing: they start again, and the battle is played', async () => {
    const page = await without(/check\.worker-[^/]*\.js/)
    expect(await page.locator('.notice.problem').innerText()).toContain('The checks stopped')
    await page.waitForSelector('.bar >> text=New game…')
  }, 60_000)

  it('while the game is fetched is told as such, and trying again plays it', async () => {
    const page = await without(/playtest-[^/]*\.js/)
    expect(await page.locator('.notice.problem').innerText()).toContain('A part of the editor did not load')
    await page.click('.notice.problem >> text=Try again')
    await page.waitForSelector('.bar >> text=New game…')
  }, 60_000)
})
