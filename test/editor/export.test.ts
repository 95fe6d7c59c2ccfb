import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriers } from '../support/accessibility.ts'
import { folderWith, makeFolder, openEditor, prepareBrowser, serve } from '../support/edited-folder.ts'

prepareBrowser()

/** What comes out of a format: the file's name, and how it begins. */
async function exported(page: Page, format: string): Promise<{ readonly name: string; readonly content: Buffer }> {
  await page.getByRole('radio', { name: format }).check()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await downloading
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
}

const beginning = ({ content }: { readonly content: Buffer }, length: number) => content.toString('latin1', 0, length)

it('File › Export makes every format of the command line, with a preview, and says what it lacks', async () => {
  const { folder, file } = folderWith('ligny')
  const page = await openEditor(await serve(folder), {
    permissions: ['clipboard-read', 'clipboard-write'],
    allow: /ERR_FAILED/,
  })
  await page.click('.menu button:has-text("File")')
  await page.click('[role=menuitem]:has-text("Export…")')
  await page.waitForSelector('img.export-preview')
  expect(await barriers(page, ['dialog'])).toEqual([])

  const html = await exported(page, 'Playable page')
  expect(html.name).toBe('ligny.html')
  expect(beginning(html, 15)).toBe('<!doctype html>')
  const pdf = await exported(page, 'Print and play')
  expect([pdf.name, beginning(pdf, 5)]).toEqual(['ligny.pdf', '%PDF-'])
  const png = await exported(page, 'Picture (PNG)')
  expect([png.name, beginning(png, 4)]).toEqual(['ligny.png', '\x89PNG'])
  const svg = await exported(page, 'Drawing (SVG)')
  expect([svg.name, beginning(svg, 4)]).toEqual(['ligny.svg', '<svg'])
  const sheet = await exported(page, 'Set-up sheet')
  expect([sheet.name, beginning(sheet, 7)]).toEqual(['ligny.md', '# Ligny'])
  expect(await page.locator('pre.export-preview').innerText()).toContain('# Ligny')
  const vassal = await exported(page, 'VASSAL module')
  expect([vassal.name, beginning(vassal, 2)]).toEqual(['ligny.vmod', 'PK'])
  const tiled = await exported(page, 'Tiled map')
  expect([tiled.name, beginning(tiled, 2)]).toEqual(['ligny.zip', 'PK'])
  const data = await exported(page, 'Data (JSON)')
  expect(JSON.parse(data.content.toString())).toMatchObject({ scenario: { title: 'Ligny' } })
  await page.getByRole('radio', { name: 'Link' }).check()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page.waitForSelector('dialog:has-text("Copied a link with the whole battle.")')

  // An export that fails says why, and the next one works.
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('radio', { name: 'Print and play' }).check()
  await page.getByRole('button', { name: 'Download' }).click()
  await page.waitForSelector('dialog [role=status]:has-text("berthier edit does not answer")')
  await page.unroute('**/api/**')
  expect((await exported(page, 'Print and play')).name).toBe('ligny.pdf')
  await page.keyboard.press('Escape')

  // A battle with errors says so before anything is made, and a sheet of it cannot be.
  writeFileSync(file, readFileSync(file, 'utf8').replace('turns: 6', 'turns: many'))
  await page.waitForSelector('.problem-count:has-text("1 error")')
  await page.getByRole('button', { name: 'Share' }).click()
  expect(await page.locator('.export-errors').innerText()).toBe(
    'The battle has 1 error: only its sound parts are exported, and it cannot be played.',
  )
  await page.getByRole('radio', { name: 'Set-up sheet' }).check()
  await page.getByRole('button', { name: 'Download' }).click()
  await page.waitForSelector('dialog [role=status]:has-text("The battle has errors: a sheet needs a sound battle.")')
}, 120_000)

it('exports the variant that is chosen, and calls the file after it', async () => {
  const folder = makeFolder()
  const wavre = fileURLToPath(new URL('../../scenarios/napoleon-at-waterloo/wavre.yaml', import.meta.url))
  copyFileSync(wavre, join(folder, 'wavre.yaml'))
  const page = await openEditor(await serve(folder))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByLabel('Variant').selectOption({ label: 'Borcke stays' })
  const variant = await exported(page, 'Data (JSON)')
  expect(variant.name).toBe('wavre-borcke-stays.json')
  expect(variant.content.toString()).toContain('Borcke')
  expect((await exported(page, 'Drawing (SVG)')).name).toBe('wavre-borcke-stays.svg')
  await page.getByLabel('Variant').selectOption({ label: 'Base battle' })
  expect((await exported(page, 'Data (JSON)')).name).toBe('wavre.json')
}, 60_000)

it('exports a library of the battles that are chosen, with what is on the screen, and names what it left out', async () => {
  const { folder, file } = folderWith('ligny')
  const battle = readFileSync(file, 'utf8')
  writeFileSync(join(folder, 'broken.yaml'), battle.replace('turns: 6', 'turns: many'))
  writeFileSync(
    join(folder, 'other.yaml'),
    battle.replace(/^id: .*$/m, 'id: other').replace(/^title: .*$/m, 'title: Other'),
  )
  writeFileSync(
    join(folder, 'third.yaml'),
    battle.replace(/^id: .*$/m, 'id: third').replace(/^title: .*$/m, 'title: Third'),
  )
  const page = await openEditor(await serve(folder), { battle: 'Other', allow: /status of 422/ })
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('radio', { name: 'Library' }).check()
  await page.getByRole('checkbox', { name: 'Third' }).uncheck()
  expect(await barriers(page, ['dialog'])).toEqual([])
  const { name, content } = await exported(page, 'Library')
  expect(name).toMatch(/\.zip$/)
  const files = Object.keys(unzipSync(content)).map((path) => path.split('/')[1])
  expect(new Set(files)).toEqual(new Set(['index.html', 'ligny.html', 'ligny.svg', 'other.html', 'other.svg']))
  await page.waitForSelector('dialog [role=status]:has-text("Left out 1 battle with errors: broken.yaml.")')
  // Two battles of one id are told apart by nobody: it says so, and the dialog goes on.
  writeFileSync(join(folder, 'third.yaml'), battle)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('button', { name: 'Download' }).click()
  await page.waitForSelector('dialog [role=status]:has-text("both have the id ligny. Rename one of them.")')
}, 120_000)
