import { describe, expect, it } from 'vitest'
import {
  board,
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
    await page.click('button:has-text("Name the selection…")')
    await page.fill('.in-place input', 'Corner')
    await page.keyboard.press('Enter')
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
    await page.fill('.in-place input', 'La Haye Sainte')
    await page.waitForSelector('.in-place .field-problem:has-text("A place called La Haye Sainte already exists.")')
    await page.keyboard.press('Enter')
    expect(await page.locator('.in-place').count()).toBe(1)
  }, 60_000)

  it('propose the present name of a file that is renamed', async () => {
    const { folder } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await page.click('.menu > button:has-text("File")')
    await page.click('[role="menuitem"]:has-text("Rename")')
    expect(await page.locator('dialog input').inputValue()).toBe('waterloo.yaml')
    expect(await page.locator('dialog button.primary').isDisabled()).toBe(true)
  }, 60_000)

  it('say which boards there are, and make no other; a new battle is named by its title', async () => {
    const { folder } = folderWith('waterloo')
    const page = await openEditor(await serve(folder))
    await page.click('.menu > button:has-text("File")')
    await page.click('[role="menuitem"]:has-text("New battle")')
    await page.waitForSelector('dialog .size p:has-text("3 to 200 columns, 3 to 200 rows")')
    await page.getByLabel('Rows').fill('2')
    expect(await page.locator('dialog .size button').isDisabled()).toBe(true)

    // Its title proposes the short name, and that the name of the file.
    await page.getByLabel('Rows').fill('9')
    await page.click('dialog .size button')
    await page.waitForSelector('h1:has-text("New battle")')
    await openPanel(page, 'The battle')
    await page.locator('.panel').getByLabel('Title', { exact: true }).fill('Mont-Saint-Jean à midi')
    expect(await page.locator('.panel').getByLabel('Short name', { exact: true }).inputValue()).toBe(
      'mont-saint-jean-a-midi',
    )
    await page.keyboard.press('Control+s')
    await page.waitForSelector('dialog input')
    expect(await page.locator('dialog input').inputValue()).toBe('mont-saint-jean-a-midi.yaml')
    await page.click('dialog button.primary')
    await page.waitForSelector('.title small:has-text("· Saved")')
    // A file that others may know by its name keeps it.
    await page.locator('.panel').getByLabel('Title', { exact: true }).fill('Mont-Saint-Jean')
    expect(await page.locator('.panel').getByLabel('Short name', { exact: true }).inputValue()).toBe(
      'mont-saint-jean-a-midi',
    )
    await page.click('.panel button:has-text("Use “mont-saint-jean”")')
    expect(await page.locator('.panel').getByLabel('Short name', { exact: true }).inputValue()).toBe('mont-saint-jean')

    // All battles are one list, and Escape leads back.
    await page.keyboard.press('Control+o')
    await page.waitForSelector('.battle-card:has-text("waterloo.yaml")')
    await page.keyboard.press('Escape')
    await page.waitForSelector('h1:has-text("Mont-Saint-Jean")')
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
        [...document.querySelectorAll('.top > button:not(.primary, .wordmark), .cm-search .cm-button')].map((button) => {
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
