import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { EtSansResultatScenario } from '../../src/systems/et-sans-resultat/format/index.ts'
import { barriers } from '../support/accessibility.ts'
import { board, drag, openEditor, openPanel, prepareBrowser, serve } from '../support/edited-folder.ts'
import { folderWithTable, type Inches, measureTable } from '../support/edited-table.ts'

prepareBrowser()

const history = (page: Page) => page.locator('.history li').allInnerTexts()
const corpsIn = (battle: EtSansResultatScenario) => battle.armies['french']!.forces['ii-corps']!.formations

/** A finger that presses on something and moves to something else. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded()
  const [start, end] = await Promise.all([from, to].map(async (line) => (await line.boundingBox())!))
  const session = await page.context().newCDPSession(page)
  const at = (part: number) => ({
    x: start!.x + start!.width / 2 + (end!.x - start!.x) * part,
    y: start!.y + start!.height / 2 + (end!.y - start!.y) * part,
  })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
  for (const part of [0.2, 0.6, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** The battle on a table, and a hand over it. */
async function open(options: { readonly hasTouch?: boolean } = {}) {
  const { folder, file } = folderWithTable()
  const before = readFileSync(file, 'utf8')
  const page = await openEditor(await serve(folder), options)
  const spot = await measureTable(page)
  const click = async (place: Inches) => {
    const { x, y } = spot(place)
    await page.mouse.click(x, y)
  }
  const pull = (...places: readonly Inches[]) => drag(page, places.map(spot))
  /** Saves, and gives what the file then says. */
  const saved = async () => {
    await page.waitForSelector('.title .dirty')
    await page.keyboard.press('Control+s')
    await page.waitForSelector('.title small:has-text("· Saved")')
    return parse(readFileSync(file, 'utf8')) as EtSansResultatScenario
  }
  return { page, file, before, spot, click, pull, saved }
}

describe('a battle on a table', () => {
  it('is drawn, moved, turned and regrouped, one gesture a step, and undo takes it all back', async () => {
    const { page, file, before, click, pull, saved } = await open()
    await page.keyboard.press('a')
    for (const corner of [[36, 30], [40, 31], [41, 34], [37, 34]] as const) await click(corner) // biome-ignore format: corners
    await page.keyboard.press('Enter')
    await page.keyboard.press('v')
    await pull([41, 34], [43, 33])
    await page.keyboard.press('l')
    for (const bend of [[36, 5], [40, 7], [45, 4]] as const) await click(bend) // biome-ignore format: bends
    await click([45, 4])
    await page.keyboard.press('v')
    await page.keyboard.press('Escape')
    // A click in the line of the 5th Division, G for the whole of it.
    await click([22.4, 12.6])
    await page.keyboard.press('g')
    await pull([22.4, 12.6], [23.4, 14.6])
    await page.keyboard.press(']')
    await page.keyboard.press(']')
    await openPanel(page, 'Forces')
    await page.getByLabel('Fold 5th Division', { exact: true }).click()
    await page.getByLabel('Unfold 9th Division', { exact: true }).click()
    const unit = page.locator('.leaf', { hasText: 'I/92e Ligne' }).first()
    await unit.dragTo(page.locator('.branch', { hasText: 'Bachelu' }))
    await openPanel(page, 'History')
    expect(await history(page)).toEqual([
      'Put a unit under 5th Division',
      'Turn 12 units',
      'Move 12 units',
      'Draw road with 3 corners',
      'Move a corner of Woods',
      'Draw woods with 4 corners',
      'As it was opened',
    ])
    const battle = await saved()
    const { woods, road } = battle.board.features!
    expect(woods!.area).toEqual([[36, 30], [40, 31], [43, 33], [37, 34]]) // biome-ignore format: an outline
    expect(road).toMatchObject({ kind: 'road', line: [[36, 5], [40, 7], [45, 4]] }) // biome-ignore format: a line
    expect(corpsIn(battle)['bachelu']!.facing).toBe('NE')
    expect(corpsIn(battle)['bachelu']!.units).toHaveProperty('92-1')
    expect(corpsIn(battle)['foy']!.units).not.toHaveProperty('92-1')
    await board(page).focus()
    for (let i = 0; i < 6; i++) await page.keyboard.press('Control+z')
    await saved()
    expect(readFileSync(file, 'utf8')).toBe(before)
  }, 90_000)

  it('is drawn up without a mouse', async () => {
    const { page, saved } = await open()
    await board(page).focus()
    // The cursor is at 18, 18 now: a pond of three corners, an inch from key to key.
    await page.keyboard.press('a')
    await page.locator('select[aria-label="What to draw"]').selectOption('pond')
    await board(page).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key)
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    // It is selected: the arrow keys move it by tenths.
    await page.keyboard.press('v')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowRight')
    expect((await saved()).board.features!['pond']!.area).toEqual([[19, 18.1], [21.1, 18.1], [21.1, 19.1]]) // biome-ignore format: an outline
    await page.locator('.options button', { hasText: 'Curve' }).click()
    expect((await saved()).board.features!['pond']!.area!.length).toBeGreaterThan(3)
    // Ctrl counts while the arrow keys drag: four tenths are half an inch then.
    await board(page).focus()
    await page.keyboard.press('m')
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight')
    expect(await page.locator('.status .here').innerText()).toMatch(/^Measure 0\.3″/)
    await page.keyboard.press('Control+Shift+ArrowRight')
    expect(await page.locator('.status .here').innerText()).toMatch(/^Measure 0\.5″/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('v')
    // In the tree a unit is chosen and put under another command by the menu.
    await openPanel(page, 'Forces')
    await page.locator('.branch', { hasText: 'Piré' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.locator('.status .count').innerText()).toBe('1er Chasseurs à cheval selected')
    await page.keyboard.press('m')
    await page.locator('[role=menuitem]', { hasText: '9th Division' }).focus()
    await page.keyboard.press('Enter')
    expect(corpsIn(await saved())['foy']!.units).toHaveProperty('1ch')
    // Back on the table the drawing goes under what it covers, and half inches are for whoever holds Ctrl.
    await board(page).focus()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await openPanel(page, 'Areas')
    await page.locator('.swatch.area', { hasText: 'Pond' }).last().click()
    await board(page).focus()
    await page.keyboard.press('Control+Shift+ArrowDown')
    expect(Object.keys((await saved()).board.features!)[0]).toBe('pond')
  }, 90_000)

  it('is copied, cut and mirrored by keys, and regrouped by a finger', async () => {
    const { page, file, before, spot, click, saved } = await open({ hasTouch: true })
    await click([22.4, 12.6])
    await page.keyboard.press('g')
    await page.keyboard.press('Control+c')
    const { x, y } = spot([38, 30])
    await page.mouse.move(x, y)
    await page.keyboard.press('Control+v')
    expect(await page.locator('.status .count').innerText()).toBe('12 selected')
    await page.keyboard.press('Control+d')
    const { bachelu, 'bachelu-2': pasted, 'bachelu-3': duplicated } = corpsIn(await saved())
    for (const copy of [pasted, duplicated]) expect(Object.keys(copy!.units)).toHaveLength(12)
    expect(pasted).toMatchObject({ name: '5th Division (copy)', commander: bachelu!.commander })
    await page.keyboard.press('Control+x')
    expect(corpsIn(await saved())).not.toHaveProperty('bachelu-3')
    // Nothing is selected: the whole battle is meant.
    await page.keyboard.press('Shift+Q')
    const { board: turned, sides } = await saved()
    expect([turned.width, turned.height, sides['french']!.edge]).toEqual([36, 48, 'west'])
    for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z')
    await openPanel(page, 'Forces')
    await page.getByLabel('Unfold 5th Division', { exact: true }).tap()
    const unit = (name: RegExp) => page.locator('.leaf', { hasText: name })
    const foy = page.locator('.branch', { hasText: 'Foy' })
    await dragByFinger(page, unit(/^I\/108e/).locator('.grip'), foy)
    expect(corpsIn(await saved())['foy']!.units).toHaveProperty('108-1')
    // A finger beside the grip scrolls, and takes nobody along.
    await dragByFinger(page, unit(/^II\/108e/).locator('small'), foy)
    await openPanel(page, 'History')
    expect((await history(page)).filter((step) => step.startsWith('Put'))).toEqual(['Put a unit under 9th Division'])
    await page.keyboard.press('Control+z')
    await saved()
    expect(readFileSync(file, 'utf8')).toBe(before)
  }, 90_000)

  it('shows reaches and distances, and selects in the tree what is selected on the table', async () => {
    const { page, spot, click, pull, saved } = await open()
    await page.keyboard.press('i')
    await click([19.6, 24.6])
    await page.waitForSelector('.scouted')
    expect(await page.locator('.scouted').innerText()).toMatch(/Stevenart's battery[\s\S]*Guns, 6″/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('v')
    // Two clicks are for the whole formation.
    const { x, y } = spot([22.4, 12.6])
    await page.mouse.dblclick(x, y)
    expect(await page.locator('.status .count').innerText()).toBe('12 selected')
    await page.keyboard.press('n')
    await click([32, 26])
    await page.getByRole('textbox', { name: 'Name on the map' }).fill('Wood of Censes')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.status .count:has-text("Wood of Censes selected")')
    await page.keyboard.press('m')
    await pull([30, 5], [33, 9])
    await page.keyboard.press('v')
    await click([20.6, 26.2])
    await openPanel(page, 'Forces')
    expect(await page.locator('.leaf[aria-pressed="true"]').allInnerTexts()).toEqual([
      expect.stringContaining('7th Line'),
    ])
    await openPanel(page, 'Inspect')
    await page.locator('.panel .facings button', { hasText: /^WSW$/ }).click()
    await openPanel(page, 'Areas')
    await page.locator('.swatch.area', { hasText: 'Namur road at Thyle' }).click()
    await openPanel(page, 'Inspect')
    await page.getByLabel('Name of thyle').fill('thyle-road')
    await page.getByLabel('Area', { exact: true }).fill('34, 18; 38, 18; 38, 22; 34, 22')
    const { areas } = (await saved()).board
    expect(areas!['thyle-road']).toMatchObject({ area: [[34, 18], [38, 18], [38, 22], [34, 22]] }) // biome-ignore format: an outline
    await openPanel(page, 'History')
    expect((await history(page)).slice(0, 3)).toEqual([
      'Change the area of the area “Namur road at Thyle”',
      'Change an id',
      'Turn 7th Line to WSW',
    ])
  }, 90_000)

  it('has a commander’s place picked from his form, which asks for his name first and tells his traits in words', async () => {
    const { page, click, saved } = await open()
    await openPanel(page, 'Armies')
    const form = page.getByRole('group', { name: 'Commander' }).first()
    const labels = await form.locator('label').allInnerTexts()
    expect(labels.indexOf('Name')).toBeLessThan(labels.indexOf('Short name'))
    expect(labels).toContain('Charmed life (CD)')
    await form.getByRole('button', { name: 'Pick Place on the map' }).click()
    await page.waitForSelector('.picking:has-text("Click a point on the table")')
    expect(await barriers(page)).toEqual([])
    await click([30, 20])
    await page.waitForSelector('.picking', { state: 'detached' })
    expect((await saved()).armies['french']!.commander!.at).toEqual([30, 20])
  }, 60_000)

  it('begins as a blank table of so many inches', async () => {
    const { page } = await open()
    await page.locator('.menu summary, .menu button', { hasText: 'File' }).first().click()
    await page.locator('[role=menuitem]', { hasText: 'New battle' }).click()
    await page.locator('dialog select').selectOption('et-sans-resultat')
    await page.getByLabel('Inches wide').fill('30')
    await page.getByLabel('Inches deep').fill('24')
    await page.locator('dialog button', { hasText: 'Begin' }).click()
    await page.waitForSelector('h1:has-text("New battle")')
    await openPanel(page, 'Map')
    expect(await page.locator('.board-size .about').innerText()).toContain('30 by 24 inches')
    await page.getByLabel('East: inches more or less').fill('6')
    await page.locator('.board-size button').click()
    expect(await page.locator('.board-size .about').innerText()).toContain('36 by 24 inches')
  }, 90_000)
})
