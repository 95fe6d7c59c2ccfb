import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  board,
  goTo,
  makeFolder,
  openEditor,
  openPanel,
  prepareBrowser,
  serve,
  untilLettered,
} from '../support/edited-folder.ts'
import { usually } from '../support/effort.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** One whose ground the players lay out first, and those as they were. */
const BATTLES = usually(['hypothetical'], ['waterloo', 'quatre-bras', 'ligny', 'hypothetical'])

prepareBrowser()

const berthier = (...args: readonly string[]) =>
  execFileSync(process.execPath, [join(root, 'dist/berthier.js'), ...args], { encoding: 'utf8' })

/** The editor over a folder with one shipped battle. */
async function edit(id: string): Promise<{ page: Page; folder: string }> {
  const folder = makeFolder()
  copyFileSync(join(root, `scenarios/vive-lempereur/${id}.yaml`), join(folder, `${id}.yaml`))
  return { page: await openEditor(await serve(folder)), folder }
}

/** The board once it has come to rest: two pictures of it are the same. */
async function stillPicture(page: Page): Promise<Buffer> {
  let picture = await board(page).screenshot()
  await expect
    .poll(
      async () => {
        const previous = picture
        picture = await board(page).screenshot()
        return picture.equals(previous)
      },
      { interval: 300 },
    )
    .toBe(true)
  return picture
}

/** Begins a game as the dialog asks for it. */
async function begin(page: Page, players: readonly [string, string], seed: number): Promise<void> {
  await page.keyboard.press('p')
  await page.click('.bar >> text=New game…')
  await page.selectOption('dialog .player.side-0 select', players[0])
  await page.selectOption('dialog .player.side-1 select', players[1])
  await page.fill('dialog .seed input', String(seed))
  await page.click('dialog >> text=Begin the battle')
  await page.selectOption('.replay select', 'at once')
  await page.locator('.decision h2').focus()
}

const actions = async (page: Page) => Number((await page.locator('.replay output').textContent())!.split(' / ')[1])

/** Opens a saved game from the menu. */
const openSaved = (page: Page, file: string) => page.setInputFiles('.playtest input[type=file]', file)

async function saveGame(page: Page, folder: string): Promise<string> {
  await page.click('.bar .menu > button')
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Save the game')])
  const file = join(folder, download.suggestedFilename())
  await download.saveAs(file)
  return file
}

/** Plays by keys until a moment comes: a first choice, then what ends the decision. */
async function playUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 500 && !(await isThere()); i++) {
    for (const key of ['1', 'e', 'e', 'e']) await page.keyboard.press(key)
  }
  expect(await isThere()).toBe(true)
}

describe('a battle is played where it is painted', () => {
  it.each(BATTLES)(
    '%s: to its end by keys against a computer; saved and opened again it ends the same',
    async (id) => {
      const { page, folder } = await edit(id)
      await begin(page, ['human', 'heuristic'], 7)
      await playUntil(page, async () => (await page.locator('.outcome').count()) > 0)
      const end = await page.locator('.outcome').innerText()
      expect(end).toMatch(/victory|draw/)
      const all = await actions(page)
      const file = await saveGame(page, folder)
      expect(berthier('replay', file)).toContain('action')

      await page.reload()
      await board(page).focus()
      await page.keyboard.press('p')
      await page.waitForSelector('.playtest .table')
      await openSaved(page, file)
      await expect.poll(() => page.locator('.outcome').innerText()).toBe(end)
      expect(await actions(page)).toBe(all)
      await page.fill('.replay input', '10')
      expect(await page.locator('.past').innerText()).toContain(`after action 10 of ${all}`)
    },
    90_000,
  )
})

/** Back to editing; a unit that has its order takes a second Escape. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  if ((await page.locator('.playtest').count()) > 0) await page.keyboard.press('Escape')
  await page.waitForSelector('.playtest', { state: 'detached' })
}

/** The lines of the log that say that a unit was ordered. */
const orders = (page: Page) => page.locator('.record', { hasText: 'is ordered' }).count()

/** Paints the hex under the cursor with a terrain of the palette. */
async function paint(page: Page, terrain: string, label: string): Promise<void> {
  await openPanel(page, 'Palette')
  await page.locator('.swatch', { has: page.locator('strong', { hasText: new RegExp(`^${terrain}$`) }) }).click()
  await goTo(page, label)
  await page.keyboard.press('Enter')
}

describe('a hex is changed after ten orders', () => {
  it('and the game goes on from where it was, on the changed map', async () => {
    const { page } = await edit('waterloo')
    await begin(page, ['human', 'heuristic'], 3)
    await playUntil(page, async () => (await orders(page)) >= 10)
    const [all, told] = [await actions(page), await page.locator('.record').allInnerTexts()]
    await leave(page)
    await paint(page, 'Woods', 'A13')
    await page.keyboard.press('p')
    const notice = /^Replayed all (\d+) actions on the battle as it is now/
    await expect.poll(() => page.locator('.playtest .notice').innerText()).toMatch(notice)
    // The computer may have gone on after they were counted.
    expect(Number(notice.exec(await page.locator('.playtest .notice').innerText())![1])).toBeGreaterThanOrEqual(all)
    expect((await page.locator('.record').allInnerTexts()).slice(0, told.length)).toEqual(told)
    await page.locator('.decision h2').focus()
    await playUntil(page, async () => (await actions(page)) > all + 10)
  })

  it('and where that makes an order impossible, the game stops there, says why, and goes on', async () => {
    const { page } = await edit('waterloo')
    await begin(page, ['human', 'heuristic'], 3)
    await playUntil(page, async () => (await orders(page)) >= 10)
    const all = await actions(page)
    // Where somebody has gone, nobody can go any more.
    const log = (await page.locator('.log').innerText()).matchAll(/moves (\w+) → (\w+)\b/g)
    const gone = [...log].map(([, , to]) => to!)
    await leave(page)
    await paint(page, 'Rough terrain', gone.find((to) => !MANNED.includes(to))!)
    await page.keyboard.press('p')
    const notice = page.locator('.playtest .notice')
    await expect.poll(() => notice.innerText()).toMatch(/^Replayed \d+ of \d+ actions .* is no longer possible: .*8\.8/)
    const played = Number(/\d+/.exec(await notice.innerText())![0])
    expect(played).toBeLessThan(all)
    expect(await actions(page)).toBeGreaterThanOrEqual(played)
    await page.locator('.decision h2').focus()
    await playUntil(page, async () => (await actions(page)) > played + 5)
  })

  it('and leaving brings everything back: what was selected, how the map lay, which panel was open', async () => {
    const { page } = await edit('waterloo')
    await openPanel(page, 'Forces')
    await goTo(page, 'D5')
    await page.keyboard.press('v')
    await page.keyboard.press('Enter')
    for (let i = 0; i < 4; i++) await page.keyboard.press('+')
    await untilLettered(page)
    const before = await stillPicture(page)
    const panel = await page.locator('.panel h2').textContent()
    await page.keyboard.press('p')
    await page.waitForSelector('.playtest .choice')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.playtest', { state: 'detached' })
    expect(await page.locator('.panel h2').textContent()).toBe(panel)
    // The map is sharpened some frames after it comes back.
    await expect.poll(async () => (await board(page).screenshot()).equals(before)).toBe(true)
    expect(await page.evaluate('document.activeElement.classList.contains("canvas")')).toBe(true)
  })
})

/** Where units stand at the start: rough ground there would be an error of the battle itself. */
const MANNED = (
  'M2 L1 N1 D5 E4 F5 G4 K4 K5 L4 L5 N5 O6 Q7 R7 G2 G3 O4 P3 H3 B5 F3 S7 K2 P6 C4 I4 Q5 R6 ' +
  'E9 H10 M11 C10 D7 I10 O11 G10 B10 K10 N10 I11 L11 H12 D10 Q12 R12 K11 C9 F10 N11 P11 B12 H11 P12 D8 M9'
).split(' ')
