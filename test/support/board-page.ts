import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { bundleHarness, makeBoardPage } from '../../bench/editor/board-page.mjs'
import { launchBrowser } from '../../scripts/browser.mjs'
import type { HexBoardPortrait, Portrait } from '../../src/engine/portrait.ts'
import { validate } from '../../src/scenario/validate.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { hasProgram } from './programs.ts'

export type Point = readonly [x: number, y: number]

type Told = { type: string; place?: number; passed: number[]; point: Point; shift: boolean; pointerType: string }

/** What the page of the harness has for scripts: see editor/canvas/harness. */
type Harness = {
  readonly events: Told[]
  readonly portrait: Portrait<HexBoardPortrait>
  readonly show: (change: Readonly<Record<string, unknown>>) => void
  readonly board: {
    zoomBy(by: number, client?: Point): void
    placeAt(client: Point): number | undefined
    positionOf(hex: number): Point
    view(): { camera: { x: number; y: number; k: number }; size: { width: number; height: number } }
    settled(): Promise<void>
    reveal(hex: number): void
    fit(): void
  }
}
declare global {
  // oxlint-disable-next-line no-var
  var harness: Harness
}

const text = readFileSync(new URL('../../scenarios/vive-lempereur/waterloo.yaml', import.meta.url), 'utf8')

/** Waterloo, as the page shows it. */
export const portrait = (await SYSTEMS[0]!.loadBoardView()).portrayScenario(
  validate(text, SYSTEMS).draft,
) as Portrait<HexBoardPortrait>
export const layout = layoutOf(portrait.board)
export const { grid } = layout

/** Opens a page with nothing but the canvas. Whatever it complains of fails the test. */
export type OpenBoard = (options?: Parameters<Browser['newPage']>[0]) => Promise<Page>

/** Has a browser for the tests of a file. */
export function useBoardPage(): OpenBoard {
  let browser: Browser | undefined
  let folder: string
  let address: string
  if (hasProgram('Chromium')) {
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'berthier-canvas-'))
      await bundleHarness(folder)
      address = makeBoardPage(folder, 'waterloo', text)
      // Modules from disk are otherwise foreign to a page from disk.
      browser = await launchBrowser('--allow-file-access-from-files')
    }, 120_000)
    afterAll(async () => {
      await browser?.close()
      rmSync(folder, { recursive: true, force: true })
    })
  }
  return async (options = {}) => {
    const page = await browser!.newPage({ viewport: { width: 1000, height: 700 }, ...options })
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(String(error)))
    onTestFinished(async () => {
      await page.close()
      expect(problems).toEqual([])
    })
    await page.goto(address)
    await page.waitForFunction(() => globalThis.harness?.board)
    await settle(page)
    return page
  }
}

/** Waits until everything is painted: two frames until what was told is known, and then the rest. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // @ts-expect-error: a page has frames.
    for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve))
    await globalThis.harness.board.settled()
  })
}

export async function look(page: Page): Promise<PNG> {
  await settle(page)
  return PNG.sync.read(await page.screenshot())
}

export const positionOf = (page: Page, label: string) =>
  page.evaluate((hex) => globalThis.harness.board.positionOf(hex), grid.find(label))

export const cameraOf = (page: Page) => page.evaluate(() => globalThis.harness.board.view().camera)

/** What the canvas has told since it was asked last. */
export const events = (page: Page) => page.evaluate(() => globalThis.harness.events.splice(0))
