import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { NapoleonAtWaterlooScenario } from '../../src/systems/napoleon-at-waterloo/format/index.ts'
import type { ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'
import { makeFolder, openEditor, openPanel, prepareBrowser, serve } from '../support/edited-folder.ts'

const LIGNY = fileURLToPath(new URL('../../scenarios/vive-lempereur/ligny.yaml', import.meta.url))
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

/** Begins a table that the battle does not have yet. */
async function add(page: Page, table: string): Promise<void> {
  const menu = page.locator('.form .add-menu > summary', { hasText: /^\s*(?:More|Add)…$/ }).first()
  if (await menu.isVisible()) await menu.click()
  await page
    .locator('.form button', { hasText: new RegExp(`^(?:\\+ )?${table}`) })
    .first()
    .click()
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
    await add(page, 'Capability')
    await page.getByLabel('Cavalry, infantry', { exact: true }).fill('3')
    await add(page, 'Terrain effects')
    await page.getByLabel('Woods, move', { exact: true }).fill('')
    await page.getByLabel('Town, blocks fire', { exact: true }).check()
    await add(page, 'Gun range')
    await page.getByLabel('Gun range', { exact: true }).fill('3')
    const { tables } = await saved(page, file)
    expect(tables?.capability?.cavalry.infantry).toBe(3)
    expect(tables?.terrainEffects?.woods).not.toHaveProperty('move')
    expect(tables?.terrainEffects?.town?.blocksFire).toBe(true)
    expect(tables?.gunRange).toBe(3)
  })
})

describe('the tables of Vive l’Empereur', () => {
  it('are filled in as grids: modifiers, effects, dice and cards, terrain and unit types', async () => {
    const folder = makeFolder()
    const file = join(folder, 'ligny.yaml')
    copyFileSync(LIGNY, file)
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Tables')
    await add(page, 'Modifiers')
    await page.getByLabel('Cavalry, on square', { exact: true }).fill('-8')
    await page.getByLabel('Cavalry, on cavalry', { exact: true }).fill('1')
    await add(page, 'Combat effects')
    await page.getByLabel('1 at 3', { exact: true }).fill('3/1')
    await add(page, 'Dice')
    await page.getByLabel('Command, 5', { exact: true }).selectOption('flag')
    await add(page, 'Cards')
    await page.getByLabel('Bombardment, fire times', { exact: true }).fill('3')
    await page.getByText('The terrain table (8.0)').click()
    await page.getByLabel('Town, fire at', { exact: true }).fill('-4')
    await page.getByLabel('Orchard, stops', { exact: true }).check()
    await openPanel(page, 'Troops')
    await page.getByLabel('Heavy Artillery, fire 3', { exact: true }).fill('8')
    await page.getByLabel('Heavy Artillery, fire 6', { exact: true }).fill('1')
    await page.getByLabel('Old Guard, moves', { exact: true }).fill('3')
    await page.waitForSelector('.title .dirty')
    await page.keyboard.press('Control+s')
    await page.waitForSelector('.title small:has-text("· Saved")')
    const { tables, troops, ground } = parse(readFileSync(file, 'utf8')) as ViveLempereurScenario
    expect(troops).toEqual({ 'heavy-artillery': { fire: [18, 10, 8, 4, 2, 1] }, 'old-guard': { moves: 3 } })
    expect(ground).toEqual({ town: { firingAt: -4 }, orchard: { stops: true } })
    expect(tables?.modifiers?.cavalry).toMatchObject({ onSquare: -8, onCavalry: 1, onFlank: 8 })
    expect(tables?.combatEffects?.effects['1']).toEqual(['0/1', '1/1', '3/1'])
    expect(tables?.dice?.command?.[4]).toBe('flag')
    expect(tables?.cards?.bombardment).toMatchObject({ fireTimes: 3, moveTimes: 2 })
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
