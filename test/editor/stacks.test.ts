import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { makeDice, roll } from '../../src/engine/dice.ts'
import type { NapoleonAtWaterlooScenario } from '../../src/systems/napoleon-at-waterloo/format/index.ts'
import { makeFolder, openEditor, prepareBrowser, serve } from '../support/edited-folder.ts'

// A board with numbers and stacks: units are picked out of stacks by mouse, finger and keyboard, in the editor and in play.

const PREPARED = fileURLToPath(new URL('../napoleon-at-waterloo/prepared.yaml', import.meta.url))
const ADVANCED = fileURLToPath(new URL('../../scenarios/napoleon-at-waterloo/advanced.yaml', import.meta.url))

prepareBrowser()

async function edit(battle: string, options = {}): Promise<{ page: Page; file: string }> {
  const folder = makeFolder()
  const file = join(folder, 'battle.yaml')
  copyFileSync(battle, file)
  return { page: await openEditor(await serve(folder), options), file }
}

/** The map that is worked on: a game lies over the editor. */
const map = (page: Page) => page.locator('.canvas').last()

/** Where a hex is on the page, by its number: columns and rows are counted from the north-west. */
async function spot(page: Page, label: string): Promise<{ x: number; y: number }> {
  const corner = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    return (await page.locator('.place-mirror').last().boundingBox())!
  }
  await map(page).focus()
  const first = await corner('Home', 'PageUp')
  const height = (await corner('ArrowDown')).y - first.y
  const [column, row] = [Number(label.slice(0, 2)) - 1, Number(label.slice(2)) - 1]
  return {
    x: first.x + (column * height * Math.sqrt(3)) / 2,
    y: first.y + row * height - ((column % 2) * height) / 2,
  }
}

async function click(page: Page, label: string): Promise<void> {
  const { x, y } = await spot(page, label)
  await page.mouse.click(x, y)
}

/** Moves the cursor to a hex by the keys of the map. */
async function goTo(page: Page, label: string): Promise<void> {
  await map(page).focus()
  for (const key of ['Home', 'PageUp']) await page.keyboard.press(key)
  for (let i = 1; i < Number(label.slice(0, 2)); i++) await page.keyboard.press('ArrowRight')
  for (let i = 1; i < Number(label.slice(2)); i++) await page.keyboard.press('ArrowDown')
}

const fan = (page: Page) => page.locator('.fan button')
const counter = (page: Page, name: string) => fan(page).filter({ hasText: name })

/** Pictures are taken where somebody wants to look at them. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}

/** Units by their hexes, as the file has them. */
async function infantryIn(page: Page, file: string): Promise<unknown> {
  await page.keyboard.press('Control+s')
  await page.waitForSelector('.title small:has-text("· Saved")')
  return (parse(readFileSync(file, 'utf8')) as NapoleonAtWaterlooScenario).units?.['french']?.infantry
}

describe('a stack in the editor', () => {
  it('is fanned out by a click, and whoever is picked moves and goes alone', async () => {
    const { page, file } = await edit(PREPARED)
    await click(page, '0811')
    await expect
      .poll(() => fan(page).locator('span').allInnerTexts())
      .toEqual(['Infantry 3-4 (Foy)', 'Infantry 4-4 (Bachelu)', 'Infantry 5-4 (Jérôme)'])
    await shoot(page, 'editor-fan')
    await counter(page, 'Bachelu').click()
    expect(await fan(page).count()).toBe(0)
    expect(await page.locator('.status').innerText()).toContain('Infantry 4-4 (Bachelu) picked')
    await shoot(page, 'editor-picked')
    const [from, to] = [await spot(page, '0811'), await spot(page, '0611')]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
    await page.waitForSelector('.title .dirty')
    expect(await infantryIn(page, file)).toMatchObject({
      '3-4': [{ at: '0811', name: 'Foy' }],
      '4-4': [{ at: '0611', name: 'Bachelu' }],
      '5-4': [{ at: '0811', name: 'Jérôme' }],
    })
    await click(page, '0811')
    await counter(page, 'Foy').click()
    await page.keyboard.press('Delete')
    await page.waitForSelector('.title .dirty')
    const infantry = await infantryIn(page, file)
    expect(infantry).not.toHaveProperty('3-4')
    expect(infantry).toMatchObject({ '5-4': [{ at: '0811', name: 'Jérôme' }] })
  })

  it('is fanned out by Enter, gone through by arrow keys, and folded by Escape', async () => {
    const { page } = await edit(PREPARED)
    await goTo(page, '0811')
    await page.keyboard.press('Enter')
    const focused = () => page.locator('.fan button:focus span').innerText()
    await expect.poll(focused).toBe('Infantry 3-4 (Foy)')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe('Infantry 5-4 (Jérôme)')
    await page.keyboard.press('Escape')
    expect(await fan(page).count()).toBe(0)
    expect(await page.locator('.board .canvas:focus').count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    expect(await page.locator('.status').innerText()).toContain('Infantry 5-4 (Jérôme) picked')
    // Escape lets go of it.
    await page.keyboard.press('Escape')
    expect(await page.locator('.status').innerText()).not.toContain('picked')
  })

  it('is fanned out by a tap, and folded by one elsewhere', async () => {
    const { page } = await edit(PREPARED, { hasTouch: true, viewport: { width: 1000, height: 700 } })
    const { x, y } = await spot(page, '0811')
    await page.touchscreen.tap(x, y)
    await expect.poll(() => fan(page).count()).toBe(3)
    const away = await spot(page, '0203')
    await page.touchscreen.tap(away.x, away.y)
    await expect.poll(() => fan(page).count()).toBe(0)
  })
})

/** A seed whose first rolls of a die are these. */
function seedFor(...wanted: readonly number[]): number {
  for (let seed = 1; ; seed++) {
    const dice = makeDice(seed)
    if (wanted.every((face) => roll(dice, 6) === face)) return seed
  }
}

async function begin(page: Page, players: readonly [string, string], seed: number): Promise<void> {
  await page.keyboard.press('p')
  await page.click('.bar >> text=New game…')
  await page.selectOption('dialog .player.side-0 select', players[0])
  await page.selectOption('dialog .player.side-1 select', players[1])
  await page.fill('dialog .seed input', String(seed))
  await page.click('dialog >> text=Begin the battle')
  await page.selectOption('.replay select', 'at once')
}

const decision = (page: Page) => page.locator('.decision h2')
const log = (page: Page) => page.locator('.log').innerText()
const pointed = (page: Page) => page.locator('.pointed').innerText()

describe('a prepared position in play', () => {
  it('shows a stack of three, a bombardment, an exchange and a displacement', async () => {
    const { page } = await edit(PREPARED)
    // Dr by the guns, EX at 3-1, Dr at 2-1.
    await begin(page, ['human', 'heuristic'], seedFor(6, 1, 3))

    // One after the other goes from stack to stack.
    for (const name of ['Jérôme', 'Bachelu']) {
      await click(page, '0811')
      await shoot(page, `play-fan-${name}`)
      await counter(page, name).click()
      await expect.poll(() => decision(page).innerText()).toContain(name)
      await click(page, '0810')
    }
    await click(page, '0811')
    await click(page, '0810')
    expect(await pointed(page)).toMatch(/^0810.*Foy.*Bachelu.*Jérôme/)
    // Who has moved can be looked at, but not be picked.
    await click(page, '0810')
    expect(await page.locator('.fan button:disabled').count()).toBe(3)
    await shoot(page, 'stack-of-three')
    await page.keyboard.press('Escape')
    expect(await fan(page).count()).toBe(0)
    expect(await page.locator('.turns [aria-current]').innerText()).toMatch(/^1\s+13:00/)

    await page.keyboard.press('e')
    await click(page, '0408')
    expect(await page.locator('.place-menu').innerText()).toContain('4 against 2: 2-1')
    await shoot(page, 'bombardment')
    await page.locator('.place-menu .choice').click()
    await page.keyboard.press('e')
    expect(await log(page)).toContain('4-3 artillery bombards 0408, 4 against 2: 2-1, die 6 − 2')
    await click(page, '0407')
    expect(await log(page)).toContain('2-4 infantry retreats 0408 → 0407')

    // An attacker is picked out of his stack, and others join him.
    await click(page, '0810')
    await counter(page, 'Foy').click()
    await page.locator('.place-menu .choice').click()
    for (const name of ['Bachelu', 'Jérôme']) {
      await click(page, '0810')
      await counter(page, name).click()
    }
    await page.keyboard.press('e')
    await expect.poll(() => decision(page).innerText()).toBe('An exchange')
    await click(page, '0810')
    await shoot(page, 'exchange')
    await counter(page, 'Jérôme').click()
    expect(await log(page)).toContain('12 against 4: 3-1, die 1, exchange')
    expect(await log(page)).toContain('Jérôme (5-4 infantry) in 0810 is destroyed in the exchange')
    await page.keyboard.press('e')

    await click(page, '1509')
    await page.locator('.place-menu .choice').click()
    await page.keyboard.press('e')
    await expect.poll(() => decision(page).innerText()).toBe('The hex is full')
    await click(page, '1508')
    await shoot(page, 'displacement')
    await fan(page).nth(1).click()
    await page.locator('.place-menu .choice', { hasText: '1507' }).click()
    expect(await log(page)).toContain('4-4 infantry retreats 1509 → 1508')
    expect(await log(page)).toContain('1-4 infantry is displaced 1508 → 1507')
    await shoot(page, 'displaced')
  }, 60_000)
})

describe('a whole battle with stacks', () => {
  it('is played by two computers to its end, and the turn record goes along', async () => {
    const { page } = await edit(ADVANCED)
    await begin(page, ['heuristic', 'heuristic'], 3)
    await page.waitForSelector('.outcome', { timeout: 60_000 })
    expect(await page.locator('.outcome').innerText()).toMatch(/victory|draw/)
    const last = await page.locator('.turns [aria-current]').innerText()
    await page.fill('.replay input', '0')
    await expect.poll(() => page.locator('.turns [aria-current]').innerText()).not.toBe(last)
    await shoot(page, 'whole-battle')
  }, 90_000)
})
