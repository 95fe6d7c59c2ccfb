import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SOUND, TestIo } from '../../cli/test-io.ts'
import { barriers } from '../support/accessibility.ts'
import { makeFolder, openEditor, openPanel, prepareBrowser, serve } from '../support/edited-folder.ts'

prepareBrowser()

/** The first edit that the command line lists, as its figures and its words. */
async function adviseInTerminal(): Promise<string> {
  const io = new TestIo({ 'battle.yaml': SOUND })
  await io.run('advise', 'battle.yaml', '--want', 'french 1..99%', '--may', 'arrivals', '--players', 'random')
  return /^1\. (.*)$/m.exec(io.stdout.text)![1]!
}

it('makes a battle fair: lists what berthier advise lists, makes an edit as one step, and tells when the battle has changed', async () => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'battle.yaml'), SOUND)
  const page = await openEditor(await serve(folder))
  await openPanel(page, 'Balance')
  for (const side of [0, 1]) await page.locator('.order select').nth(side).selectOption('random')
  await page.click('.make-it-fair summary')
  await page.getByLabel('From %').fill('60')
  expect(await page.locator('.make-it-fair').innerText()).toContain('The lower end is above the upper one.')
  expect(await page.getByRole('button', { name: 'Find edits' }).isDisabled()).toBe(true)
  await page.getByLabel('From %').fill('1')
  await page.getByLabel('To %').fill('99')
  for (const part of ['Units', 'Turns', 'Victory', 'Terrain'])
    await page.locator('.make-it-fair').getByLabel(part, { exact: true }).uncheck()
  await page.click('text=Find edits')
  await page.waitForSelector('.advice li', { timeout: 60_000 })
  const first = page.locator('.advice li').first()
  const [words, figures] = await first.locator('p').allInnerTexts()
  expect(`${figures}: ${words}`).toBe(await adviseInTerminal())
  expect(await barriers(page, ['.make-it-fair'])).toEqual([])
  await first.getByRole('button', { name: 'Make this edit' }).click()
  await page.waitForSelector('.advice >> text=The battle has changed since')
  expect(await first.getByRole('button', { name: 'Make this edit' }).isDisabled()).toBe(true)
  await page.keyboard.press('Control+s')
  await expect.poll(() => readFileSync(join(folder, 'battle.yaml'), 'utf8')).not.toBe(SOUND)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+s')
  await expect.poll(() => readFileSync(join(folder, 'battle.yaml'), 'utf8')).toBe(SOUND)
}, 120_000)
