import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { parse, stringify } from 'yaml'
import { SOUND } from '../../cli/test-io.ts'
import { HexGrid } from '../../src/board/hex-grid.ts'
import { sharedBrowser } from './browser.ts'
import { hasProgram } from './programs.ts'

// What tests of exported pages share: a browser, two pages, and how a person uses them.

/** Texts that would be something else in a page that trusts them. */
export const HOSTILE = {
  title: '<script>window.owned = 1</script> "Battle" \u202Eelttab',
  briefing: '</script><script>window.owned = 2</script>\n\n<!-- <img src=x onerror="window.owned = 3">',
  summary: '<b>bold</b> & \u2028 more',
  unit: '"><svg onload=window.owned=4> \u202Eyrgna',
  place: "<style>*{display:none}</style>'",
}

/** A small battle: French guns face one brigade, and each side has its first hand given. */
export function smallBattle(): string {
  const scenario = parse(SOUND)
  const hand = ['left', 'centre', 'right', 'coordinated-attack', 'infantry-manoeuvre', 'bombardment']
  return stringify({
    ...scenario,
    ...HOSTILE_TEXTS,
    id: 'hostile',
    turns: 1,
    cards: { french: { firstHand: hand }, allied: { firstHand: hand } },
    board: { ...scenario.board, names: { [HOSTILE.place]: ['L7'] } },
    units: {
      french: { 'medium-artillery': ['L3'], 'french-infantry': [{ at: 'D5', name: HOSTILE.unit }, 'S5'] },
      allied: { 'regular-infantry': [{ at: 'L5', name: HOSTILE.unit }, 'C11', 'T11'] },
    },
    reinforcements: undefined,
    victory: [{ side: 'french', level: 'decisive', check: 'end-of-turn', when: { controls: ['L9'] } }],
  })
}

const HOSTILE_TEXTS = { title: HOSTILE.title, briefing: HOSTILE.briefing, summary: HOSTILE.summary }

/** The folder of the pages, a browser, the page of Waterloo and that of the small battle; there once a test runs. */
export const pages = {} as { folder: string; browser: Browser; waterloo: string; hostile: string }

/** Has the pages made before the tests of a file, and taken away after them. */
export function preparePages(): void {
  if (!hasProgram('Chromium')) return
  beforeAll(async () => {
    pages.folder = mkdtempSync(join(tmpdir(), 'berthier-play-'))
    pages.browser = await sharedBrowser()
    pages.waterloo = await exported('waterloo', 'waterloo.html')
    writeFileSync(join(pages.folder, 'hostile.yaml'), smallBattle())
    pages.hostile = await exported(join(pages.folder, 'hostile.yaml'), 'hostile.html')
  }, 60_000)
  afterAll(async () => {
    if (pages.folder) rmSync(pages.folder, { recursive: true, force: true })
  })
}

/** A page from disk. Whatever it complains of, or fetches from elsewhere, fails the test. */
export async function open(file: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await pages.browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    if (!/^(file|blob|data):/.test(request.url())) problems.push(`fetches ${request.url()}`)
  })
  onTestFinished(async () => {
    await page.close()
    expect(problems).toEqual([])
  })
  await page.goto(pathToFileURL(file).href)
  await page.waitForSelector('form')
  return page
}

export async function begin(page: Page, players: readonly [string, string], seed = 1815): Promise<void> {
  await page.selectOption('.player.side-0 select', players[0])
  await page.selectOption('.player.side-1 select', players[1])
  await page.fill('.seed input', String(seed))
  await page.click('text=Begin the battle')
}

export const choice = (page: Page, text: string | RegExp) => page.locator('.choice', { hasText: text }).first()
/** Where a hex is on the page: the cursor goes there by keys, and an element of the page with it. */
export async function spot(page: Page, label: string): Promise<{ x: number; y: number }> {
  await page.locator('.map .canvas').focus()
  const hex = GRID.find(label)
  const right = Array.from({ length: GRID.column(hex) }, () => 'ArrowRight')
  const up = Array.from({ length: GRID.row(hex) }, () => 'ArrowUp')
  for (const key of ['Home', 'PageDown', ...right, ...up]) await page.keyboard.press(key)
  await expect.poll(() => page.locator('.map .place-mirror').textContent()).toMatch(new RegExp(`^${label}\\b`))
  const box = await page.locator('.map .place-mirror').boundingBox()
  return { x: box!.x, y: box!.y }
}

const GRID = HexGrid.of(0, 21, 13)

/** Clicks on a hex of the map. */
export async function clickHex(page: Page, label: string): Promise<void> {
  const { x, y } = await spot(page, label)
  await page.mouse.click(x, y)
}

export const title = (page: Page) => page.locator('.decision h2')

/** Both play a card, each behind the cover. */
export async function playCards(page: Page, french: string, allied: string): Promise<void> {
  for (const card of [french, allied]) {
    await page.click('.cover button')
    await choice(page, card).click()
  }
}

/** The page that a battle is exported to. */
export async function exported(scenario: string, file: string): Promise<string> {
  const { main } = await import('../../cli/main.ts')
  const path = join(pages.folder, file)
  const said: string[] = []
  const writer = { write: (text: string) => void said.push(text), isTTY: false }
  const io = {
    cwd: pages.folder,
    env: {},
    stdout: writer,
    stderr: writer,
    stdin: () => Promise.resolve(Buffer.alloc(0)),
  }
  const code = await main(['export', scenario, '--to', 'html', '-o', path], {
    ...io,
    signal: AbortSignal.timeout(60_000),
  })
  expect(said.join('')).toMatch(/^Wrote .* \(\d+ kB\)\.\n$/)
  expect(code).toBe(0)
  return path
}
