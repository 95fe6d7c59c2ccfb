import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { board, drag, goTo, makeFolder, openEditor, openPanel, prepareBrowser, serve, spot } from './edited-folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

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
  await page.keyboard.press('Control+s')
  await page.waitForSelector('.title small:has-text("· Saved")')
  return parse(readFileSync(file, 'utf8')) as Record<string, unknown>
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
    await board(page).focus()
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.notices .problem:has-text("not YAML")')
    await page.keyboard.press('Control+z')
    await page.waitForSelector('.text-panel .notice', { state: 'detached' })
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
    expect((await history(page))[0]).toMatch(/^Mend schema\/unknown-key/)
  }, 60_000)
})

describe('undo', () => {
  it('takes back everything, one gesture a step, and redo lasts until the next change', async () => {
    const { folder, file } = folderWith('waterloo')
    const before = readFileSync(file, 'utf8')
    const page = await openEditor(await serve(folder))
    await page.keyboard.press('b')
    await drag(page, [await at(page, 'B2'), await at(page, 'U2'), await at(page, 'U4'), await at(page, 'B4')])
    await openPanel(page, 'Victory')
    await page.locator('.panel select').nth(1).selectOption({ label: 'Decisive' })
    await openPanel(page, 'Reinforcements')
    await page.locator('.arrival').first().focus()
    await page.keyboard.press('ArrowLeft')
    await board(page).focus()
    await page.keyboard.press('Shift+M')
    await openPanel(page, 'History')
    expect(await history(page)).toEqual([
      'Mirror the battle',
      'Arrival in turn 3',
      'Change victory, 1, level',
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
    await first.locator('.one-of > select').first().selectOption('all')
    await first.locator('.add-menu > summary').click()
    await first.locator('.add-menu li button', { hasText: 'Units in' }).click()
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
