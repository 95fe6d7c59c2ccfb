import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { editing } from '../../cli/edit/test-server.ts'
import { TestIo } from '../../cli/test-io.ts'
import { HexGrid } from '../../src/board/hex-grid.ts'
import type { ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'
import { sharedBrowser } from './browser.ts'
import { hasProgram } from './programs.ts'
import { reusedPage, VIEWPORT } from './reused-page.ts'

// What tests of the editor share: a browser, a folder that berthier edit serves, and how a person works on the map.

let browser: Browser

/** Has a browser for the tests of a file. */
export function prepareBrowser(): void {
  if (!hasProgram('Chromium')) return
  beforeAll(async () => {
    browser = await sharedBrowser()
  }, 60_000)
}

/** An empty folder that is gone after the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'berthier-edit-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A folder with one shipped battle. */
export function folderWith(name: string): { readonly folder: string; readonly file: string } {
  const folder = makeFolder()
  const file = join(folder, `${name}.yaml`)
  copyFileSync(fileURLToPath(new URL(`../../scenarios/vive-lempereur/${name}.yaml`, import.meta.url)), file)
  return { folder, file }
}

/** What a file says. */
export const read = (file: string) => parse(readFileSync(file, 'utf8')) as ViveLempereurScenario

/** Saves what was changed, with the focus where it is, and gives what the file then says. */
export async function saved(page: Page, file: string): Promise<ViveLempereurScenario> {
  await page.waitForSelector('.title .dirty')
  await page.keyboard.press('Control+s')
  await page.waitForSelector('.title small:has-text("· Saved")')
  return read(file)
}

/** The port that the last test used: at the same address, a browser need not compile the editor again. */
let freePort: number | undefined

/** The address of berthier edit over a folder, for as long as the test runs. */
export async function serve(folder: string): Promise<string> {
  const wish = freePort === undefined ? [] : ['--port', String(freePort)]
  freePort = undefined
  const { address, port } = await editing(new TestIo(), folder, '--no-open', ...wish)
  onTestFinished(() => void (freePort = port))
  return address
}

type Options = Parameters<Browser['newContext']>[0] & {
  /** Complaints that the test provokes. */
  readonly allow?: RegExp
  /** As somebody sees it who has never been here. */
  readonly isFirstVisit?: boolean
}

/** The editor with a battle in it, in a browser without a past. */
export async function openEditor(
  address: string,
  options: Options & { /** Where there is not just one. */ readonly battle?: string } = {},
): Promise<Page> {
  const { battle, ...rest } = options
  const page = await openPage(address, rest)
  if (battle !== undefined) await page.getByRole('button', { name: `Edit ${battle}`, exact: true }).click()
  await page.waitForSelector('.board .canvas, .no-board')
  return page
}

/** The page of the editor, whatever it begins with. What it complains of fails the test, unless it is allowed. */
export async function openPage(address: string, options: Options = {}): Promise<Page> {
  const { allow, isFirstVisit = false, ...ofContext } = options
  const problems: string[] = []
  onTestFinished(() => expect(problems).toEqual([]))
  const isUsual = !isFirstVisit && Object.keys(ofContext).length === 0
  const page = isUsual ? await reusedPage(browser, skipTour) : await ownPage(ofContext, isFirstVisit)
  const note = (text: string) => {
    if (!allow?.test(text)) problems.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text())
  })
  page.on('pageerror', (error) => note(error.message))
  await page.goto(address)
  return page
}

/** A page in a browser of its own, which ends with the test. */
async function ownPage(options: Parameters<Browser['newContext']>[0], isFirstVisit: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', ...options })
  onTestFinished(() => context.close())
  if (!isFirstVisit) await skipTour(context)
  return context.newPage()
}

const skipTour = (context: BrowserContext) => context.addInitScript("localStorage.setItem('berthier:tour', 'done')")

export const board = (page: Page) => page.locator('.board .canvas')

/** The letters of maps come last: pictures that are compared wait for them. */
export async function untilLettered(page: Page): Promise<void> {
  const areThere = () => page.evaluate("document.fonts.size === 2 && document.fonts.status === 'loaded'")
  await expect.poll(areThere, { timeout: 20_000 }).toBe(true)
}

/** Where a hex is on the page, on a board that begins with column A. The cursor is moved to find out. */
export async function spot(
  page: Page,
  label: string,
  columns: number,
  rows: number,
): Promise<{ x: number; y: number }> {
  const grid = HexGrid.of(0, columns, rows)
  await board(page).focus()
  // Two hexes beside each other tell how the map lies; going further would move it.
  const top = await cursorAt(page, ['Home', 'PageUp'])
  const height = (await cursorAt(page, ['ArrowDown'])).y - top.y
  await page.keyboard.press('ArrowUp')
  const hex = grid.find(label)
  const [column, row] = [grid.column(hex), grid.row(hex)]
  return {
    x: top.x + (column * height * Math.sqrt(3)) / 2,
    y: top.y + (grid.rows - 1 - row) * height + ((column % 2) * height) / 2,
  }
}

/** Drags the mouse over hexes. */
export async function drag(page: Page, spots: readonly { readonly x: number; readonly y: number }[]): Promise<void> {
  const [first, ...rest] = spots
  await page.mouse.move(first!.x, first!.y)
  await page.mouse.down()
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 6 })
  await page.mouse.up()
}

/** Drags along hexsides such as `C3/C4`, from the middle of one to that of the next. */
export async function dragAlong(
  page: Page,
  sides: readonly string[],
  [columns, rows]: readonly [number, number],
  held?: string,
): Promise<void> {
  const middles = []
  for (const side of sides) {
    const [a = '', b = ''] = side.split('/')
    const [one, other] = [await spot(page, a, columns, rows), await spot(page, b, columns, rows)]
    middles.push({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  }
  if (held !== undefined) await page.keyboard.down(held)
  await drag(page, middles)
  if (held !== undefined) await page.keyboard.up(held)
}

async function cursorAt(page: Page, keys: readonly string[]): Promise<{ x: number; y: number }> {
  for (const key of keys) await page.keyboard.press(key)
  const box = await page.locator('.place-mirror').boundingBox()
  return { x: box!.x, y: box!.y }
}

/** Moves the cursor to a hex by the arrow keys. */
export async function goTo(page: Page, label: string): Promise<void> {
  await board(page).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('PageDown')
  const grid = HexGrid.of(0, 100, 100)
  const hex = grid.find(label)
  for (let i = 0; i < grid.column(hex); i++) await page.keyboard.press('ArrowRight')
  for (let i = 0; i < grid.row(hex); i++) await page.keyboard.press('ArrowUp')
}

/** Opens a panel of the column. */
export async function openPanel(page: Page, name: string): Promise<void> {
  const button = page.locator('.rail button', { hasText: name })
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
  // Its code comes when it is asked for.
  await page.locator('.empty', { hasText: 'Loading…' }).waitFor({ state: 'detached' })
}
