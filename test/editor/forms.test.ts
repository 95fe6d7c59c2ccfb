import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  drag,
  folderWith,
  openEditor,
  openPanel,
  prepareBrowser,
  read,
  saved,
  serve,
  spot,
} from '../support/edited-folder.ts'

prepareBrowser()

const history = (page: Page) => page.locator('.history li').allInnerTexts()
/** The word that the file has for the first side. */
const shortName = (page: Page) => page.locator('.panel').getByLabel('Short name in the file').first()
/** The first entry of a panel, with its form. */
async function firstEntry(page: Page) {
  const entry = page.locator('.entry').first()
  const head = entry.locator('.disclosure').first()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  return entry
}
const field = (page: Page, label: string) => page.locator('.panel').getByLabel(label, { exact: true })

describe('what a form offers', () => {
  it('has the nations of both sides where a condition names one, whoever wins by it', async () => {
    const { folder } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Victory')
    const entry = await firstEntry(page)
    const nation = entry.locator('select:has(option:text-is("English"))').first()
    await nation.waitFor()
    expect(await nation.locator('option').allInnerTexts()).toEqual(['French', 'English', 'Prussian'])
  }, 60_000)
})

describe('what is typed into a form', () => {
  it('is saved with the last letter, while the cursor is still in the field, and is one step', async () => {
    const { folder, file } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'The battle')
    await field(page, 'Title').fill('')
    await page.keyboard.type('Mont Saint Jean')
    expect((await saved(page, file)).title).toBe('Mont Saint Jean')
    await page.keyboard.type('!')
    expect((await saved(page, file)).title).toBe('Mont Saint Jean!')
    await openPanel(page, 'History')
    expect(await history(page)).toEqual(['Change the title', 'As it was opened'])
  }, 60_000)

  it('survives a closed tab, with the cursor still in the field', async () => {
    const { folder } = folderWith('waterloo')
    const address = await serve(folder)
    const page = await openEditor(address)
    await openPanel(page, 'The battle')
    await field(page, 'Title').fill('Mont Saint Jean')
    await page.keyboard.type('!')
    const context = page.context()
    await page.close({ runBeforeUnload: false })
    const next = await context.newPage()
    await next.goto(address)
    await next.click('text=Continue with it')
    await next.waitForSelector('.title .dirty')
    await expect.poll(() => next.locator('h1').innerText(), { timeout: 10_000 }).toBe('Mont Saint Jean!')
  }, 60_000)

  it('can be a number that is cleared first; left empty, it is what it was', async () => {
    const { folder, file } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'The battle')
    const turns = field(page, 'Turns')
    await turns.click()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('15')
    expect((await saved(page, file)).turns).toBe(15)
    await turns.fill('')
    await field(page, 'Title').click()
    expect(await turns.inputValue()).toBe('15')
    await turns.click()
    await page.keyboard.press('ArrowUp')
    expect((await saved(page, file)).turns).toBe(16)
  }, 60_000)

  it('is taken back by Escape', async () => {
    const { folder, file } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'The battle')
    const title = field(page, 'Title')
    await title.click()
    await page.keyboard.type('The Battle of ')
    await page.keyboard.press('Escape')
    expect(await title.inputValue()).toBe('Waterloo')
    expect(await page.locator('.title .dirty').count()).toBe(0)
    expect(read(file).title).toBe('Waterloo')
  }, 60_000)

  it('can be hexes, with a word that is not finished yet', async () => {
    const { folder, file } = folderWith('quatre-bras')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Victory')
    const hexes = (await firstEntry(page)).locator('input.hexes').first()
    await hexes.fill('')
    await page.keyboard.type('d5, e')
    expect(await hexes.inputValue()).toBe('d5, e')
    await page.keyboard.type('6')
    expect((await saved(page, file)).victory[0]!.when.controls).toEqual(['D5', 'E6'])
    await hexes.blur()
    expect(await hexes.inputValue()).toBe('D5, E6')
  }, 60_000)

  it('can be the first name of a unit', async () => {
    const { folder, file } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await drag(page, [await spot(page, 'M2', 21, 13)])
    await openPanel(page, 'Inspect')
    await page.getByPlaceholder('Name, e.g. Foy').click()
    await page.keyboard.type('Cambronne')
    expect((await saved(page, file)).units?.['french']?.['old-guard']).toEqual([{ at: 'M2', name: 'Cambronne' }])
  }, 60_000)
})

describe('the name of a side', () => {
  it('is followed by its army and everything else', async () => {
    const { folder, file } = folderWith('waterloo')
    const before = read(file)
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Sides')
    await shortName(page).fill('')
    await page.keyboard.type('empire')
    const after = await saved(page, file)
    expect(Object.keys(after.sides)).toEqual(['empire', 'allied'])
    expect(after.units?.['empire']).toEqual(before.units?.['french'])
    expect(after.victory.map(({ side }) => side)).toEqual(
      before.victory.map(({ side }) => (side === 'french' ? 'empire' : side)),
    )
    await openPanel(page, 'History')
    expect(await history(page)).toEqual(['Rename the French side', 'As it was opened'])
  }, 60_000)

  it('that is taken is refused in the field, which has the old one again when it is left', async () => {
    const { folder, file } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Sides')
    await shortName(page).fill('allied')
    await page.waitForSelector('.field-problem:has-text("One called allied already exists.")')
    await page.locator('.panel h2').click()
    await shortName(page).blur()
    expect(await shortName(page).inputValue()).toBe('french')
    expect(Object.keys(read(file).sides)).toEqual(['french', 'allied'])
  }, 60_000)
})

describe('a condition', () => {
  it('keeps all its parts when it is denied', async () => {
    const { folder, file } = folderWith('waterloo')
    const { when } = read(file).victory[0]!
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Victory')
    await (await firstEntry(page)).locator('.condition-head > select').first().selectOption('not')
    expect((await saved(page, file)).victory[0]!.when).toEqual({ not: when })
  }, 60_000)

  it('asks for control of several turns, and of another side', async () => {
    const { folder, file } = folderWith('quatre-bras')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Victory')
    const entry = await firstEntry(page)
    await entry.getByRole('button', { name: '+ Turns in a row', exact: true }).click()
    const hexes = ['H11', 'I10', 'I11']
    expect((await saved(page, file)).victory[0]!.when).toEqual({ controls: { hexes, for: 3 } })
    expect(await entry.locator('.sentence').first().innerText()).toContain('at the end of 3 turns in a row')
    await entry.getByRole('button', { name: '+ Side', exact: true }).click()
    expect((await saved(page, file)).victory[0]!.when).toEqual({ controls: { hexes, for: 3, side: 'french' } })
  }, 60_000)

  it('asks for strength instead of units where it asks for either', async () => {
    const { folder, file } = folderWith('quatre-bras')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Victory')
    const entry = await firstEntry(page)
    await entry.locator('.condition-head > select').first().selectOption('unitsIn')
    const { side, hexes } = (await saved(page, file)).victory[0]!.when.unitsIn!
    await entry.locator('.rivals > select').last().selectOption('strength')
    expect((await saved(page, file)).victory[0]!.when).toEqual({ unitsIn: { side, hexes, strength: 40 } })
  }, 60_000)

  it('has room seven levels deep', async () => {
    const { folder } = folderWith('quatre-bras')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Victory')
    const entry = await firstEntry(page)
    for (let i = 0; i < 7; i++) {
      await entry
        .locator('.condition-head > select')
        .last()
        .selectOption(i % 2 ? 'not' : 'all')
    }
    expect(await entry.locator('.condition').count()).toBeGreaterThan(7)
    const body = page.locator('.panel-body')
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const innermost = entry.locator('.condition input.hexes').last()
    expect((await innermost.boundingBox())!.width).toBeGreaterThan(120)
  }, 60_000)
})
