import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  drag,
  dragAlong,
  folderWith,
  openEditor,
  openPanel,
  prepareBrowser,
  saved,
  serve,
  spot,
} from '../support/edited-folder.ts'

prepareBrowser()

// Waterloo is a board of 21 columns and 13 rows.
const SIZE = [21, 13] as const

async function edit(battle: string): Promise<{ readonly page: Page; readonly file: string }> {
  const { folder, file } = folderWith(battle)
  return { page: await openEditor(await serve(folder)), file }
}

/** Chooses from the menu of what more could be said, the last in a card unless another is given. */
async function sayMore(page: Page, card: ReturnType<Page['locator']>, name: string) {
  await card.locator('summary', { hasText: 'More' }).last().click()
  await card.locator('.add-menu[open] button', { has: page.locator(`strong:text-is("${name}")`) }).click()
}

describe('whoever adds something goes on there', () => {
  it('types over the example that a new text begins with', async () => {
    const { page, file } = await edit('waterloo')
    await openPanel(page, 'The battle')
    await page.getByRole('button', { name: 'Add an author' }).click()
    await page.keyboard.type('M. Ney')
    await openPanel(page, 'Weather and events')
    await page.getByRole('button', { name: 'Add weather' }).click()
    await sayMore(page, page.locator('.entry').first(), 'Name')
    await page.keyboard.type('Morning mist')
    const battle = await saved(page, file)
    expect(battle.authors).toEqual(['M. Ney'])
    expect(battle.weather).toMatchObject([{ name: 'Morning mist' }])
  }, 60_000)

  it('and a text that is emptied is said no more', async () => {
    const { page, file } = await edit('waterloo')
    await openPanel(page, 'Weather and events')
    await page.getByRole('button', { name: 'Add an event' }).click()
    await page.locator('.entry').first().getByLabel('Message', { exact: true }).fill('')
    await page.keyboard.press('Tab')
    expect(Object.keys((await saved(page, file)).events![0]!)).not.toContain('message')
  }, 60_000)

  it('is in the first field of a new entry, without losing the name that it was given', async () => {
    const { page, file } = await edit('waterloo')
    await openPanel(page, 'Sides')
    await page.getByRole('button', { name: 'Add a nation', exact: true }).last().click()
    await page.keyboard.type('Saxons')
    await page.keyboard.press('Enter')
    await page.keyboard.type('!')
    expect((await saved(page, file)).nations).toMatchObject({ saxons: { name: 'Saxons!' } })
  }, 60_000)
})

describe('hexes that nobody has chosen', () => {
  it('are left out where they need not be given: fog lies everywhere', async () => {
    const { page, file } = await edit('waterloo')
    await openPanel(page, 'Weather and events')
    await page.getByRole('button', { name: 'Add weather' }).click()
    expect(Object.keys((await saved(page, file)).weather![0]!)).not.toContain('hexes')
  }, 60_000)

  it('are not picked with those that are: the only hex selected was looked at', async () => {
    const { page, file } = await edit('waterloo')
    await drag(page, [await spot(page, 'C3', ...SIZE)])
    await openPanel(page, 'Weather and events')
    await page.getByRole('button', { name: 'Add weather' }).click()
    await page.locator('.entry').first().getByRole('button', { name: 'Pick Hexes on the map' }).click()
    await drag(page, [await spot(page, 'E5', ...SIZE), await spot(page, 'E8', ...SIZE)])
    await expect.poll(() => page.locator('.picking .hint').innerText()).toBe('E5-E8')
    await page.getByRole('button', { name: 'Done' }).click()
    expect((await saved(page, file)).weather).toMatchObject([{ hexes: ['E5-E8'] }])
  }, 60_000)

  it('sides of hexes are picked along them, and begin with one that the board has', async () => {
    const { page, file } = await edit('waterloo')
    await openPanel(page, 'Weather and events')
    await page.getByRole('button', { name: 'Add an event' }).click()
    const card = page.locator('.entry').first()
    await sayMore(page, card, 'Hexsides that change')
    const typed = card.locator('input.hexes')
    expect(await typed.inputValue()).toMatch(/^[A-Z]\d+\/[A-Z]\d+$/)
    await card.getByRole('button', { name: 'Pick Sides on the map' }).click()
    await dragAlong(page, ['C3/C4', 'C4/D4'], SIZE)
    await expect.poll(() => page.locator('.picking .hint').innerText()).toBe('C3/C4, C4/D4')
    await page.getByRole('button', { name: 'Done' }).click()
    expect(await typed.inputValue()).toBe('C3/C4 C4/D4')
    expect((await saved(page, file)).events).toMatchObject([{ hexsides: [{ sides: ['C3/C4', 'C4/D4'] }] }])
    await typed.fill('d5/d6, e6/e7')
    expect((await saved(page, file)).events).toMatchObject([{ hexsides: [{ sides: ['D5/D6', 'E6/E7'] }] }])
  }, 60_000)

  it('a click beside the board lets go of what is selected', async () => {
    const { page } = await edit('waterloo')
    await drag(page, [await spot(page, 'C3', ...SIZE)])
    const status = page.locator('.status')
    await status.filter({ hasText: '1 hex selected' }).waitFor()
    const { x, y } = (await page.locator('.board .canvas').boundingBox())!
    await page.mouse.click(x + 8, y + 8)
    await expect.poll(() => status.innerText()).not.toContain('selected')
  }, 60_000)
})

describe('a side of several nations', () => {
  it('has units of each stamped, in the colours of their nation', async () => {
    const { page, file } = await edit('waterloo')
    await page.locator('.board .canvas').focus()
    await page.keyboard.press('u')
    const options = page.getByRole('group', { name: 'Tool options' })
    await options.getByLabel('Side', { exact: true }).selectOption('Allied')
    await options.getByLabel('Unit', { exact: true }).selectOption('Elite Infantry')
    await options.getByLabel('Nation', { exact: true }).selectOption('Prussian')
    await drag(page, [await spot(page, 'A12', ...SIZE)])
    expect((await saved(page, file)).units!['allied']!['elite-infantry']).toContainEqual({
      at: 'A12',
      nation: 'prussian',
    })
    await options.getByLabel('Unit', { exact: true }).selectOption('English Infantry')
    await expect.poll(() => options.getByLabel('Nation', { exact: true }).count()).toBe(0)
  }, 60_000)
})

describe('a unit that is only a hex so far', () => {
  it('can be given a nation of its side without a name', async () => {
    const { page, file } = await edit('waterloo')
    await drag(page, [await spot(page, 'M11', ...SIZE)])
    await openPanel(page, 'Inspect')
    const card = page.locator('.panel .entry').first()
    await sayMore(page, card, 'Nation')
    const choice = card.locator('select').last()
    expect(await choice.locator('option').allInnerTexts()).toEqual(['English', 'Prussian'])
    await choice.selectOption('Prussian')
    const { allied } = (await saved(page, file)).units!
    expect(allied!['elite-infantry']).toContainEqual({ at: 'M11', nation: 'prussian' })
  }, 60_000)
})
