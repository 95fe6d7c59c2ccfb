import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { board, makeFolder, openEditor, prepareBrowser, saved, serve } from '../support/edited-folder.ts'

prepareBrowser()

const WAVRE = readFileSync('scenarios/napoleon-at-waterloo/wavre.yaml', 'utf8')

test('a variant is chosen in the bar and painted on; the base keeps every line, and one step takes it back', async () => {
  const folder = makeFolder()
  const file = join(folder, 'wavre.yaml')
  writeFileSync(file, WAVRE)
  const page = await openEditor(await serve(folder))
  await page.getByRole('button', { name: 'Base battle', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Limale is blocked' }).click()
  await page.getByRole('button', { name: '2 differences' }).click()
  const list = page.getByRole('region', { name: 'What differs from the base' })
  await expect.poll(() => list.getByRole('listitem').allTextContents()).toContain('barricade added at 1012/1112')

  await board(page).focus()
  await page.keyboard.press('b')
  const { x, y, width, height } = (await board(page).boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.getByRole('button', { name: '3 differences' }).waitFor()
  await saved(page, file)
  const [base, variants] = readFileSync(file, 'utf8').split('\nvariants:')
  const [baseBefore, before] = WAVRE.split('\nvariants:')
  expect(base).toBe(baseBefore)
  expect(variants).not.toBe(before)

  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: '2 differences' }).waitFor()
  await saved(page, file)
  expect(readFileSync(file, 'utf8')).toBe(WAVRE)

  await page.getByRole('button', { name: 'Edit the base' }).click()
  await page.getByRole('button', { name: 'Base battle', exact: true }).waitFor()
})
