import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { barriers } from '../support/accessibility.ts'
import { makeFolder, openEditor, prepareBrowser, serve } from '../support/edited-folder.ts'

const berthier = fileURLToPath(new URL('../../dist/berthier.js', import.meta.url))

prepareBrowser()

test('a game that is over is analysed: chances, turning points that lead to their moments, and a story to save', async () => {
  const folder = makeFolder()
  execFileSync(process.execPath, [berthier, 'new', join(folder, 'mine.yaml'), '--system', 'napoleon-at-waterloo'])
  const page = await openEditor(await serve(folder))
  await page.keyboard.press('p')
  await page.click('.bar >> text=New game…')
  for (const side of [0, 1]) await page.selectOption(`dialog .player.side-${side} select`, 'heuristic')
  await page.fill('dialog .seed input', '7')
  await page.click('dialog >> text=Begin the battle')
  await page.selectOption('.replay select', 'at once')
  await page.waitForSelector('.outcome')
  await page.click('.outcome >> text=Analyse the game')
  await page.waitForSelector('.analysis .chances')
  expect(await page.locator('.analysis').innerText()).toMatch(/Luck\s+Decisions/)
  expect(await barriers(page, ['.reference'])).toEqual([])

  await page.locator('.turning-points button').first().click()
  await expect.poll(() => page.locator('.past').innerText()).toContain('You are looking back')
  await page.click('text=Back to the last action')
  await page.locator('.chances').click({ position: { x: 40, y: 40 } })
  await expect.poll(() => page.locator('.past').innerText()).toContain('You are looking back')
  expect(await page.locator('.analysis').count()).toBe(1)

  const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Save as Markdown')])
  expect(download.suggestedFilename()).toMatch(/-7\.md$/)
}, 90_000)
