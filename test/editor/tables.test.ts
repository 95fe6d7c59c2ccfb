import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { NapoleonAtWaterlooScenario } from '../../src/systems/napoleon-at-waterloo/format/index.ts'
import { makeFolder, openEditor, openPanel, prepareBrowser, serve } from '../support/edited-folder.ts'

const ADVANCED = fileURLToPath(new URL('../../scenarios/napoleon-at-waterloo/advanced.yaml', import.meta.url))

prepareBrowser()

async function edit(): Promise<{ page: Page; file: string }> {
  const folder = makeFolder()
  const file = join(folder, 'advanced.yaml')
  copyFileSync(ADVANCED, file)
  return { page: await openEditor(await serve(folder)), file }
}

async function saved(page: Page, file: string): Promise<NapoleonAtWaterlooScenario> {
  await page.waitForSelector('.title .dirty')
  await page.keyboard.press('Control+s')
  await page.waitForSelector('.title small:has-text("· Saved")')
  return parse(readFileSync(file, 'utf8')) as NapoleonAtWaterlooScenario
}

describe('the tables of a rulebook', () => {
  it('are typed in as they are printed: cells, heads, rows and columns', async () => {
    const { page, file } = await edit()
    const before = (parse(readFileSync(file, 'utf8')) as NapoleonAtWaterlooScenario).tables!.combatResults!
    await openPanel(page, 'Tables')
    await page.getByLabel('1 at 3-1', { exact: true }).selectOption('Dr')
    await page.getByLabel('Add a column').click()
    await page.getByLabel('Odds, column 10').fill('7-1')
    await page.getByLabel('Remove the column 1-4').click()
    const column = before.odds.indexOf('3-1')
    const { odds, results } = (await saved(page, file)).tables!.combatResults!
    expect(odds).toEqual([...before.odds.slice(1), '7-1'])
    for (const [die, row] of Object.entries(before.results)) {
      const changed = row.with(column, die === '1' ? 'Dr' : row[column]!)
      expect(results[die]).toEqual([...changed.slice(1), row.at(-1)])
    }
  })

  it('are begun from what is usual, and a cell that is cleared says nothing', async () => {
    const { page, file } = await edit()
    await openPanel(page, 'Tables')
    await page.click('.missing >> text=Capability')
    await page.getByLabel('Cavalry, infantry', { exact: true }).fill('3')
    await page.click('.missing >> text=Terrain effects')
    await page.getByLabel('Woods, move', { exact: true }).fill('')
    await page.getByLabel('Town, blocks fire', { exact: true }).check()
    await page.click('.missing >> text=Gun range')
    await page.getByLabel('Gun range', { exact: true }).fill('3')
    const { tables } = await saved(page, file)
    expect(tables?.capability?.cavalry.infantry).toBe(3)
    expect(tables?.terrainEffects?.woods).not.toHaveProperty('move')
    expect(tables?.terrainEffects?.town?.blocksFire).toBe(true)
    expect(tables?.gunRange).toBe(3)
  })
})

describe('a unit with numbers that no list has', () => {
  it('is found by them in the palette, and deployed', async () => {
    const { page, file } = await edit()
    await openPanel(page, 'Palette')
    await page.fill('.palette input', '17-4')
    await page.locator('.swatch', { hasText: 'Infantry 17-4' }).click()
    await page.locator('.board .canvas').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    const { units } = await saved(page, file)
    expect(units?.['french']?.infantry?.['17-4']).toHaveLength(1)
  })
})
