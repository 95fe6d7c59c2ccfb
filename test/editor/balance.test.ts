import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { TestIo } from '../../cli/test-io.ts'
import type { GameRecord } from '../../src/balance/game-record.ts'
import type { Statistics } from '../../src/balance/statistics.ts'
import { barriers } from '../support/accessibility.ts'
import { board, goTo, makeFolder, openEditor, openPanel, prepareBrowser, serve } from '../support/edited-folder.ts'
import { usually } from '../support/effort.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const LIGNY = join(root, 'scenarios/vive-lempereur/ligny.yaml')

/** What tests look at in a report. */
type Json = {
  readonly battle: {
    readonly statistics: Statistics & { readonly told: string }
    readonly records: readonly GameRecord[]
  }
  readonly end: string
  readonly failed: readonly unknown[]
}

prepareBrowser()

function folderWith(text: string): string {
  const folder = makeFolder()
  writeFileSync(join(folder, 'battle.yaml'), text)
  return folder
}

const ligny = () => folderWith(readFileSync(LIGNY, 'utf8'))

/** The editor with the balance panel open. */
async function openBalance(
  folder: string,
  options: Parameters<typeof openEditor>[1] = {},
  isStruck?: (loaded: number) => boolean,
): Promise<Page> {
  const address = await serve(folder)
  const page = await openEditor(isStruck ? await strike(address, isStruck) : address, options)
  await openPanel(page, 'Balance')
  await page.waitForSelector('.order')
  return page
}

/**
 * The same server behind an address of its own, but the workers that play games die at once: those that are struck, by
 * how many have been loaded.
 */
async function strike(address: string, isStruck: (loaded: number) => boolean): Promise<string> {
  const { port, hash, pathname } = new URL(address)
  let loaded = 0
  const between = createServer((asked, answer) => {
    if (/games\.worker/.test(asked.url!) && isStruck(++loaded)) {
      answer.setHeader('content-type', 'text/javascript').end('throw new Error("struck by a stray ball")')
      return
    }
    const { url: path, method, headers } = asked
    asked.pipe(
      request({ host: '127.0.0.1', port, path, method, headers }, (given) => {
        answer.writeHead(given.statusCode!, given.headers)
        given.pipe(answer)
      }),
    )
  })
  onTestFinished(() => {
    between.closeAllConnections()
    between.close()
  })
  await new Promise<void>((done) => between.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(between.address() as AddressInfo).port}${pathname}${hash}`
}

async function order(page: Page, games: number, seed: number, margin?: number): Promise<void> {
  for (const side of [0, 1]) await page.locator('.order select').nth(side).selectOption('random')
  await page.getByLabel(/^Games/).fill(String(games))
  await page.getByLabel('Seed').fill(String(seed))
  if (margin !== undefined) await page.getByLabel('Stop at').fill(String(margin))
}

const play = (page: Page) => page.click('.order button.primary:has-text("Play")')

const isOver = (page: Page) => page.waitForSelector('text=Save all records as JSON', { timeout: 60_000 })

/** What the panel has counted, with all records: what the command line writes, but for the name of the file. */
async function reportOf(page: Page): Promise<Json> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Save all records as JSON')])
  return withoutSource(readFileSync(await download.path(), 'utf8'))
}

/** What the command line writes of the same battle, players, seed and number of games. */
async function simulate(files: Readonly<Record<string, string>>, ...flags: string[]): Promise<Json> {
  const io = new TestIo(files)
  await io.run('simulate', 'battle.yaml', '--players', 'random', '--format', 'json', ...flags)
  return withoutSource(io.stdout.text)
}

function withoutSource(json: string): Json {
  return JSON.parse(json, (key, value: unknown) => (key === 'source' ? undefined : value)) as Json
}

describe('the balance panel', () => {
  it.each(usually([4], [2, 4]))(
    'tells what berthier simulate tells of the same games, on a machine with %i cores',
    async (cores) => {
      const page = await openBalance(ligny())
      await page.evaluate((value) => {
        const { navigator } = globalThis as unknown as { navigator: object }
        Object.defineProperty(navigator, 'hardwareConcurrency', { value })
      }, cores)
      await order(page, 14, 3)
      await play(page)
      await isOver(page)
      const report = await reportOf(page)
      expect(report).toEqual(
        await simulate({ 'battle.yaml': readFileSync(LIGNY, 'utf8') }, '--games', '14', '--seed', '3'),
      )
      expect(await page.locator('.results h3.verdict').innerText()).toBe(report.battle.statistics.told)
      for (const title of ['Outcomes', 'What decided', 'Length', 'Losses by type of unit', 'Where units are lost']) {
        expect(await page.locator('.report-section summary', { hasText: title }).count()).toBe(1)
      }
    },
    120_000,
  )

  it('stops once the interval is narrow enough, as --until does', async () => {
    const page = await openBalance(ligny())
    await order(page, 10_000, 1, 14)
    await play(page)
    await isOver(page)
    const report = await reportOf(page)
    expect(report.end).toBe('narrow')
    expect(report).toEqual(await simulate({ 'battle.yaml': readFileSync(LIGNY, 'utf8') }, '--until', '14'))
  }, 120_000)

  it('compares with the saved version on the same dice, as --compare does', async () => {
    const folder = ligny()
    const page = await openBalance(folder)
    const before = readFileSync(LIGNY, 'utf8')
    expect(await page.getByLabel('Compare with the saved version').isDisabled()).toBe(true)
    await goTo(page, 'B2')
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await page.getByLabel('Compare with the saved version').check()
    await order(page, 10, 1)
    await play(page)
    await isOver(page)
    const report = await reportOf(page)
    expect(await page.locator('.compared h3').innerText()).toMatch(/the saved version/i)
    await page.keyboard.press('Control+s')
    await page.waitForSelector('.title small:has-text("Saved")')
    const files = { 'battle.yaml': readFileSync(join(folder, 'battle.yaml'), 'utf8'), 'before.yaml': before }
    expect(files['battle.yaml']).not.toBe(before)
    expect(report).toEqual(await simulate(files, '--games', '10', '--compare', 'before.yaml'))
  }, 120_000)

  it('goes on while the battle is edited, shows what is known so far, and stops when it is told to', async () => {
    const page = await openBalance(ligny())
    await order(page, 100_000, 1)
    await play(page)
    await page.waitForSelector('.partial:has-text("so far")', { timeout: 60_000 })
    expect(await page.locator('.playing progress').getAttribute('max')).toBe('100000')
    await page.waitForSelector('.playing:has-text("left")', { timeout: 60_000 })
    await goTo(page, 'B2')
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.title small:has-text("Not saved")')
    await page.waitForSelector('text=The battle has changed since these games began')
    await page.click('.order button:has-text("Stop")')
    await page.waitForSelector('.partial:has-text("PARTIAL: interrupted after")')
    const { records } = (await reportOf(page)).battle
    expect(records.map(({ number }) => number)).toEqual(records.map((_, i) => i + 1))
    // What was changed is taken back: then the games belong to the battle again.
    await page.keyboard.press('Control+z')
    await page.waitForSelector('text=The battle has changed since these games began', { state: 'detached' })
    await page.keyboard.press('Control+Shift+z')
    await page.getByLabel(/^Games/).fill('3')
    await page.click('.warned button:has-text("Play again")')
    await page.waitForSelector('.results .about:has-text("3 games, random")', { timeout: 60_000 })
    expect(await page.locator('.warned').count()).toBe(0)
  }, 120_000)

  it('does not play a battle with errors, and says which', async () => {
    const page = await openBalance(folderWith(readFileSync(LIGNY, 'utf8').replace('title: ', 'titel: ')))
    await page.waitForSelector('.blocking-errors')
    expect(await page.locator('.blocking-errors').innerText()).toContain('titel')
    expect(await page.locator('.balance-panel > .order button.primary').isDisabled()).toBe(true)
    await page.locator('.blocking-errors button').first().click()
  }, 60_000)

  it('shows on the map where units fall; the legend tells the figure under the cursor', async () => {
    const page = await openBalance(ligny())
    await order(page, 10, 1)
    await play(page)
    await isOver(page)
    const { graves } = (await reportOf(page)).battle.statistics
    await page.click('.heat-choices button:has-text("Units are lost")')
    const { place: hex, gone } = graves[0]!
    await goTo(page, hex)
    const legend = page.locator('.heat-legend')
    expect(await legend.innerText()).toContain(`${hex}: ${(gone[0]! + gone[1]!) * 10}`)
    await page.click('.heat-choices [role=radio] >> nth=1')
    expect(await legend.locator('.heat-here').innerText()).toBe(`${hex}: ${gone[0] === 0 ? 'none' : gone[0]! * 10}`)
    const drawn = await board(page).screenshot()
    await page.click('.heat-legend button')
    expect(await legend.count()).toBe(0)
    expect(drawn.equals(await board(page).screenshot())).toBe(false)
  }, 120_000)
})

describe('a worker of the balance panel that dies', () => {
  it('is reported and replaced: its games are played after all', async () => {
    const page = await openBalance(ligny(), {}, (loaded) => loaded === 1)
    await order(page, 6, 1)
    await play(page)
    await isOver(page)
    expect(await page.locator('.warned').innerText()).toMatch(/A worker stopped and was started again.*stray ball/)
    expect(await reportOf(page)).toEqual(await simulate({ 'battle.yaml': readFileSync(LIGNY, 'utf8') }, '--games', '6'))
  }, 120_000)

  it('again and again: its games are named, the run is given up, and the page goes on', async () => {
    const page = await openBalance(ligny(), {}, () => true)
    await order(page, 50, 1)
    await play(page)
    await page.waitForSelector('.partial:has-text("stopped after")', { timeout: 60_000 })
    expect(await page.locator('.failed li').count()).toBe(10)
    expect(await page.locator('.failed li').first().innerText()).toMatch(
      /^Game 1 \(seed \d+\): its worker crashed:.*ball/,
    )
    await goTo(page, 'B2')
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.title small:has-text("Not saved")')
  }, 120_000)
})

describe('for everyone', () => {
  it('axe finds nothing wrong with a report', async () => {
    const page = await openBalance(ligny())
    await order(page, 6, 1)
    // By the keyboard alone.
    await page.getByLabel('Seed').press('Enter')
    await isOver(page)
    await page.click('.heat-choices button:has-text("Units stand")')
    const folded = page.locator('.report-section:not([open]) summary')
    while ((await folded.count()) > 0) await folded.first().click()
    expect(await barriers(page, ['.balance-panel', '.heat-legend'])).toEqual([])
    const tables = page.locator('.report-table table')
    expect(await tables.count()).toBeGreaterThan(6)
    expect(await tables.locator('caption').count()).toBe(await tables.count())
  }, 120_000)
})
