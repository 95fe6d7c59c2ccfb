import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Scenario } from '../src/scenario/types.gen.ts'
import { board, drag, makeFolder, openEditor, openPanel, prepareBrowser, serve, spot } from './edited-folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

prepareBrowser()

/** A folder with one shipped battle. */
function folderWith(name: string): { readonly folder: string; readonly file: string } {
  const folder = makeFolder()
  const file = join(folder, `${name}.yaml`)
  copyFileSync(join(root, `scenarios/vive-lempereur/${name}.yaml`), file)
  return { folder, file }
}

const history = (page: Page) => page.locator('.history li').allInnerTexts()
const field = (page: Page, label: string) => page.locator('.panel').getByLabel(label, { exact: true })
const read = (file: string) => parse(readFileSync(file, 'utf8')) as Scenario

/** Saves with the focus where it is, and gives what the file then says. */
async function saved(page: Page, file: string): Promise<Scenario> {
  await page.waitForSelector('.title .dirty')
  await page.keyboard.press('Control+s')
  await page.waitForSelector('.title small:has-text("· Saved")')
  return read(file)
}

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
    expect(await history(page)).toEqual(['Change title', 'As it was opened'])
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
    await next.click('text=Go on with it')
    await next.waitForSelector('h1:has-text("Mont Saint Jean!")')
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
    const hexes = page.locator('.entry input.hexes').first()
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
    await field(page, 'Name of french').fill('')
    await page.keyboard.type('empire')
    const after = await saved(page, file)
    expect(Object.keys(after.sides)).toEqual(['empire', 'allied'])
    expect(after.units?.['empire']).toEqual(before.units?.['french'])
    expect(after.victory.map(({ side }) => side)).toEqual(
      before.victory.map(({ side }) => (side === 'french' ? 'empire' : side)),
    )
    await openPanel(page, 'History')
    expect(await history(page)).toEqual(['Rename one of sides', 'As it was opened'])
  }, 60_000)

  it('that is taken is refused in the field, which has the old one again when it is left', async () => {
    const { folder, file } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Sides')
    await field(page, 'Name of french').fill('allied')
    await page.waitForSelector('.field-problem:has-text("There is one called allied already.")')
    await page.locator('.panel h2').click()
    await field(page, 'Name of french').blur()
    expect(await field(page, 'Name of french').inputValue()).toBe('french')
    expect(Object.keys(read(file).sides)).toEqual(['french', 'allied'])
  }, 60_000)
})

describe('a condition', () => {
  it('keeps all its parts when it is denied', async () => {
    const { folder, file } = folderWith('waterloo')
    const { when } = read(file).victory[0]!
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Victory')
    await page.locator('.entry .one-of > select').first().selectOption('not')
    expect((await saved(page, file)).victory[0]!.when).toEqual({ not: when })
  }, 60_000)

  it('has room seven levels deep', async () => {
    const { folder } = folderWith('quatre-bras')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Victory')
    for (let i = 0; i < 7; i++) {
      await page
        .locator('.entry')
        .first()
        .locator('.one-of > select')
        .last()
        .selectOption(i % 2 ? 'not' : 'all')
    }
    expect(await page.locator('.entry').first().locator('.one-of').count()).toBeGreaterThan(7)
    const body = page.locator('.panel-body')
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const innermost = page.locator('.entry').first().locator('.one-of input.hexes').last()
    expect((await innermost.boundingBox())!.width).toBeGreaterThan(120)
  }, 60_000)
})

describe('the board', () => {
  it('grows and shrinks at its edges with everything on it', async () => {
    const { folder, file } = folderWith('ligny')
    const before = read(file)
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Map')
    await page.getByLabel('West: columns more or less').fill('1')
    await page.waitForSelector('.field-problem:has-text("pairs")')
    await page.getByLabel('West: columns more or less').fill('2')
    await page.getByLabel('North: rows more or less').fill('3')
    await page.click('button:has-text("Resize to 23 × 16")')
    expect((await saved(page, file)).board).toMatchObject({ columns: 'A-X', rows: 16 })
    await page.getByLabel('West: columns more or less').fill('-2')
    await page.getByLabel('North: rows more or less').fill('-3')
    await page.click('button:has-text("Resize to 21 × 13")')
    expect(await saved(page, file)).toEqual(before)
  }, 60_000)

  it('has names that are made, renamed and removed beside it, and areas that lead to their forms', async () => {
    const { folder, file } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Areas')
    await page.click('button[aria-label="Rename Hougoumont"]')
    await page.getByLabel('Name of Hougoumont', { exact: true }).fill('Goumont')
    expect((await saved(page, file)).board.names?.['Goumont']).toEqual(['D8'])
    await page.click('button[aria-label="Remove the name Goumont"]')
    expect((await saved(page, file)).board.names).not.toHaveProperty('Goumont')
    await page.click('button:has-text("Name what is selected…")')
    await page.fill('dialog input', 'Corner')
    await page.click('dialog button.primary')
    expect((await saved(page, file)).board.names).toHaveProperty('Corner')
    await page.click('button:has-text("under Victory")')
    expect(await page.locator('.panel h2').innerText()).toBe('Victory')
  }, 60_000)
})

describe('dialogs', () => {
  it('refuse a name on the map that is taken, where it is asked for', async () => {
    const { folder } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await board(page).focus()
    await page.keyboard.press('n')
    await drag(page, [await spot(page, 'D8', 21, 13)])
    await page.fill('dialog input', 'La Haye Sainte')
    await page.waitForSelector('dialog .field-problem:has-text("There is a place called La Haye Sainte already.")')
    expect(await page.locator('dialog button.primary').isDisabled()).toBe(true)
  }, 60_000)

  it('propose the present name of a file that is renamed', async () => {
    const { folder } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await page.click('.menu > button:has-text("File")')
    await page.click('[role="menuitem"]:has-text("Rename")')
    expect(await page.locator('dialog input').inputValue()).toBe('waterloo.yaml')
    expect(await page.locator('dialog button.primary').isDisabled()).toBe(true)
  }, 60_000)

  it('say which boards there are, and make no other', async () => {
    const { folder } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await page.click('.menu > button:has-text("File")')
    await page.click('[role="menuitem"]:has-text("New battle")')
    await page.waitForSelector('dialog .size p:has-text("3 to 200 columns, 3 to 200 rows")')
    await page.getByLabel('Rows').fill('2')
    expect(await page.locator('dialog .size button').isDisabled()).toBe(true)
  }, 60_000)
})

describe('the sheet of shortcuts', () => {
  it('keeps every key in its column, and names the way out of the text', async () => {
    const { folder } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await board(page).focus()
    await page.keyboard.press('?')
    await page.waitForSelector('.sheet:has-text("Escape, then Tab")')
    const beyond = await page.locator('.sheet section').evaluateAll((sections) =>
      sections.flatMap((section) => {
        const { right } = section.getBoundingClientRect()
        const keys = [...section.querySelectorAll('dt')].filter((key) => key.getBoundingClientRect().right > right + 1)
        return keys.map((key) => key.textContent)
      }),
    )
    expect(beyond).toEqual([])
  }, 60_000)
})

describe('finding in the text', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has fields and buttons like all others, ${colorScheme}`, async () => {
      const { folder } = folderWith('waterloo')
      const page = await openEditor(await serve(folder), { colorScheme })
      await openPanel(page, 'Text')
      await page.click('.cm-content')
      await page.keyboard.press('Control+f')
      await page.waitForSelector('.cm-search .cm-button')
      const looks = (await page.evaluate(`
        [...document.querySelectorAll('.top > button:not(.primary), .cm-search .cm-button')].map((button) => {
          const { backgroundColor, backgroundImage, borderRadius } = getComputedStyle(button)
          return [backgroundColor, backgroundImage, borderRadius].join(' ')
        })`)) as string[]
      expect(looks.length).toBeGreaterThan(6)
      expect(new Set(looks).size).toBe(1)
    }, 60_000)
  }
})

describe('on a small screen', () => {
  it('no panel covers the map at first, and whatever is touched is large enough', async () => {
    const { folder } = folderWith('waterloo')
    const page = await openEditor(await serve(folder), {
      viewport: { width: 768, height: 1024 },
      hasTouch: true,
      isMobile: true,
    })
    expect(await page.locator('.panel').count()).toBe(0)
    for (const name of ['Palette', 'Victory', 'Areas', 'Map', 'Reinforcements']) {
      await openPanel(page, name)
      const touched = page.locator('.panel, .options').locator('button, select, summary')
      const small = await touched.evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect()
            return width > 0 && (height < 40 || width < 40)
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      )
      expect({ name, small }).toEqual({ name, small: [] })
      await page.locator('.rail button', { hasText: name }).click()
    }
  }, 60_000)

  it('and on any, the hint of a tool is told in full', async () => {
    const { folder } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 })
      for (const key of ['v', 'b', 'z', 'u']) {
        await board(page).focus()
        await page.keyboard.press(key)
        const hint = page.locator('.options .hint')
        const cut = await hint.evaluate((element) => [
          element.scrollHeight - element.clientHeight,
          element.scrollWidth - element.clientWidth,
        ])
        expect({ width, key, cut: cut.every((by) => by <= 1) }).toEqual({ width, key, cut: true })
      }
    }
  }, 60_000)
})

describe('the turn track', () => {
  it('keeps the focus on an arrival that a key moves', async () => {
    const { folder, file } = folderWith('quatre-bras')
    const page = await openEditor(await serve(folder))
    await openPanel(page, 'Reinforcements')
    await page.locator('.arrival').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('.arrival:focus').count()).toBe(1)
    expect((await saved(page, file)).reinforcements?.[0]).toMatchObject({ turn: 6 })
  }, 60_000)
})
