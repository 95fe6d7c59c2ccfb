import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  board,
  drag,
  goTo,
  makeFolder,
  openEditor,
  openPanel,
  prepareBrowser,
  serve,
  spot,
} from '../support/edited-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

prepareBrowser()

/** A folder with one shipped battle. */
function folderWith(name: string): { readonly folder: string; readonly file: string } {
  const folder = makeFolder()
  const file = join(folder, `${name}.yaml`)
  copyFileSync(join(root, `scenarios/vive-lempereur/${name}.yaml`), file)
  return { folder, file }
}

const at = (page: Page, label: string) => spot(page, label, 21, 13)
const history = (page: Page) => page.locator('.history li').allInnerTexts()
const isDirty = (page: Page) => page.locator('.title .dirty').count()

/** Saves, and gives what the file then says. */
async function saved(page: Page, file: string): Promise<Record<string, unknown>> {
  await page.waitForSelector('.title .dirty')
  await page.keyboard.press('Control+s')
  await page.waitForSelector('.title small:has-text("· Saved")')
  return parse(readFileSync(file, 'utf8')) as Record<string, unknown>
}

describe('undo', () => {
  it('takes back everything, one gesture a step, and redo lasts until the next change', async () => {
    const { folder, file } = folderWith('waterloo')
    const before = readFileSync(file, 'utf8')
    const page = await openEditor(await serve(folder))
    await page.keyboard.press('b')
    await drag(page, [await at(page, 'B2'), await at(page, 'U2'), await at(page, 'U4'), await at(page, 'B4')])
    await openPanel(page, 'Victory')
    await page.locator('.panel .disclosure').first().click()
    await page.locator('.panel').getByLabel('Level', { exact: true }).selectOption({ label: 'Decisive' })
    await openPanel(page, 'Reinforcements')
    await page.locator('.arrival').first().focus()
    await page.keyboard.press('ArrowLeft')
    await board(page).focus()
    await page.keyboard.press('Shift+M')
    await openPanel(page, 'History')
    expect(await history(page)).toEqual([
      'Mirror the battle',
      'Move the arrival to turn 3',
      expect.stringMatching(/^Change the level of the French \w+ victory$/),
      expect.stringMatching(/^Paint woods on \d+ hexes$/),
      'As it was opened',
    ])
    await board(page).focus()
    for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z')
    expect(await isDirty(page)).toBe(0)
    await page.keyboard.press('Control+Shift+z')
    expect(await isDirty(page)).toBe(1)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Enter')
    expect(await page.locator('button[title="Nothing to redo"]').count()).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe(before)
  }, 60_000)
})

describe('parts of a map', () => {
  it('are selected, copied, pasted, moved and mirrored', async () => {
    const { folder, file } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    // Beginning beside the units: Hougoumont with its wood and its orchard.
    await drag(page, [await at(page, 'C5'), await at(page, 'F8')])
    expect(await page.locator('.status .count').innerText()).toBe('16 hexes selected')
    await page.keyboard.press('Control+c')
    await goTo(page, 'S11')
    await page.keyboard.press('Control+v')
    await openPanel(page, 'History')
    expect((await history(page))[0]).toMatch(/^Paste /)
    const pasted = (await saved(page, file)) as { board: { terrain: Record<string, string[]> } }
    expect(pasted.board.terrain['fortified']).toHaveLength(2)

    await board(page).focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('v')
    await drag(page, [await at(page, 'M2'), await at(page, 'M3'), await at(page, 'O2')])
    const moved = (await saved(page, file)) as { units: { french: Record<string, unknown[]> } }
    expect(moved.units.french['old-guard']).toEqual(['O2'])
  }, 60_000)
})

describe('the victory builder', () => {
  it('nests conditions, takes hexes from the map, and says them in plain English', async () => {
    const { folder, file } = folderWith('quatre-bras')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Victory')
    const first = page.locator('.entry').first()
    expect(await first.locator('.sentence').first().innerText()).toContain('Quatre Bras')
    await first.locator('.disclosure').click()
    await first.locator('.condition-head > select').first().selectOption('all')
    await first.locator('.add-menu > summary', { hasText: 'Add a condition' }).click()
    await first.locator('.add-menu[open] li button', { hasText: 'Has units in places' }).click()
    await first.locator('button[title="Pick on the map"]').last().click()
    await drag(page, [await at(page, 'D2')])
    await page.keyboard.press('Escape')
    expect(await page.locator('.picking').count()).toBe(0)
    await first.locator('button[title="Pick on the map"]').last().click()
    await drag(page, [await at(page, 'D3')])
    await page.click('.picking button:has-text("Done")')
    const battle = (await saved(page, file)) as { victory: { when: { all: Record<string, unknown>[] } }[] }
    const [controls, unitsIn] = battle.victory[0]!.when.all
    expect(controls).toEqual({ controls: ['H11', 'I10', 'I11'] })
    expect((unitsIn!['unitsIn'] as { hexes: string[] }).hexes).toContain('D3')
    expect(await first.locator('.sentence').first().innerText()).toMatch(/and/)
  }, 60_000)
})
