import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
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
  openPage,
  openPanel,
  prepareBrowser,
  serve,
  spot,
} from '../support/edited-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SIZE = [9, 7] as const

prepareBrowser()

const berthier = (...args: readonly string[]) =>
  execFileSync(process.execPath, [join(root, 'dist/berthier.js'), ...args], { encoding: 'utf8' })

/** Takes something from the palette. */
const take = (page: Page, name: string) =>
  page.locator('.swatch', { has: page.locator('strong', { hasText: new RegExp(`^${name}$`) }) }).click()

const saved = async (page: Page) => {
  await page.waitForSelector('.title small:has-text("Saved")')
}

type Battle = {
  readonly title: string
  readonly board: {
    readonly terrain: Readonly<Record<string, readonly string[]>>
    readonly roads: readonly unknown[]
    readonly names: object
  }
  readonly units: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>
}
const read = (file: string) => parse(readFileSync(file, 'utf8')) as Battle

describe('a small battle from nothing', () => {
  it('is painted with the mouse, saved, and found sound by the command line', async () => {
    const folder = makeFolder()
    const page = await openPage(await serve(folder))
    await page.click('.home button:has-text("New battle")')
    await page.getByLabel('Columns').fill('9')
    await page.getByLabel('Rows').fill('7')
    await page.click('dialog button:has-text("Begin")')
    await page.waitForSelector('h1:has-text("New battle")')
    const at = (label: string) => spot(page, label, ...SIZE)

    await openPanel(page, 'Palette')
    await take(page, 'Woods')
    await drag(page, [await at('C4'), await at('F4')])
    await take(page, 'Town')
    await drag(page, [await at('D3')])
    await take(page, 'Road')
    await drag(page, [await at('A2'), await at('I2')])
    await take(page, 'French Infantry')
    await drag(page, [await at('C1')])
    await page.click('button[role=radio]:has-text("Allied")')
    await take(page, 'Light Cavalry')
    await drag(page, [await at('F6')])
    await page.keyboard.press('n')
    await drag(page, [await at('D3')])
    await page.fill('.in-place input', 'Ligny')
    await page.keyboard.press('Enter')
    await openPanel(page, 'The battle')
    await page.fill('.panel label:has-text("Title") + input', 'A small affair')
    await page.keyboard.press('Enter')

    await page.keyboard.press('Control+s')
    await page.fill('dialog input', 'affair.yaml')
    await page.keyboard.press('Enter')
    await saved(page)
    const file = join(folder, 'affair.yaml')
    const battle = read(file)
    expect(battle.title).toBe('A small affair')
    expect(battle.board.terrain['woods']).toEqual(['C4-F4'])
    expect(battle.board.terrain['town']).toEqual(['D3'])
    expect(battle.board.roads).toHaveLength(1)
    expect(battle.board.names).toEqual({ Ligny: ['D3'] })
    expect(battle.units['french']?.['french-infantry']).toContain('C1')
    expect(battle.units['allied']?.['light-cavalry']).toContain('F6')
    expect(berthier('validate', file)).toContain('no problems')
    expect(berthier('fmt', '--check', file)).not.toContain('affair.yaml')
  }, 120_000)

  it('is painted with the keyboard alone', async () => {
    const folder = makeFolder()
    const page = await openPage(await serve(folder))
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await page.locator('.home button', { hasText: 'New battle' }).focus()
    await press('Enter')
    await page.getByLabel('Columns').focus()
    await press('Control+a')
    await page.keyboard.type('9')
    await press('Tab', 'Control+a')
    await page.keyboard.type('7')
    await press('Enter')
    await page.waitForSelector('h1:has-text("New battle")')

    await board(page).focus()
    await press('b')
    await goTo(page, 'C4')
    // Pressed down, three hexes on, and let go: one stroke, one step.
    await press('Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space')
    await press('u')
    await goTo(page, 'C1')
    await press('Enter')
    await press('x')
    await goTo(page, 'F6')
    await press('Enter')
    await press('r')
    await goTo(page, 'A2')
    await press('Space', 'ArrowRight', 'ArrowRight', 'Space')
    await press('v')
    await goTo(page, 'F6')
    // Taken up, one hex on, and put down.
    await press('Space', 'ArrowRight', 'Space')
    await press('n')
    await goTo(page, 'C4')
    await press('Enter')
    await page.keyboard.type('Bossu wood')
    await press('Enter')

    await openPanel(page, 'History')
    expect(await page.locator('.history li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Name C4 Bossu wood/),
      expect.stringMatching(/^Move .* to G6/),
      expect.stringMatching(/^Road from A2 to C2/),
      expect.stringMatching(/^Deploy .* in F6/),
      expect.stringMatching(/^Deploy .* in C1/),
      'Paint woods on 4 hexes',
      'As it was opened',
    ])
    await press('Control+s')
    await page.waitForSelector('dialog[open] input:focus')
    await page.keyboard.type('keys.yaml')
    await press('Enter')
    await saved(page)
    const battle = read(join(folder, 'keys.yaml'))
    expect(battle.board.terrain['woods']).toEqual(['C4-F4'])
    expect(battle.board.names).toEqual({ 'Bossu wood': ['C4'] })
    expect(berthier('validate', join(folder, 'keys.yaml'))).toContain('no problems')
  }, 120_000)
})

describe('an existing battle', () => {
  it('differs in the one line that was painted, and its comments stay', async () => {
    const folder = makeFolder()
    const [file, before] = [join(folder, 'quatre-bras.yaml'), join(root, 'scenarios/vive-lempereur/quatre-bras.yaml')]
    copyFileSync(before, file)
    const page = await openEditor(await serve(folder))
    await page.waitForSelector('h1:has-text("Quatre Bras")')
    await page.keyboard.press('b')
    await drag(page, [await spot(page, 'T10', 21, 13)])
    await page.keyboard.press('Control+s')
    await saved(page)
    const [old, now] = [before, file].map((path) => readFileSync(path, 'utf8').split('\n'))
    expect(now).toHaveLength(old!.length)
    expect(now!.filter((line, i) => line !== old![i])).toEqual(['    woods: [D7-D9, E6-F10, O3-P4, R7, R8, T10]'])
    expect(existsSync(file)).toBe(true)
  }, 60_000)
})
