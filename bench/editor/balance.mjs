import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '../../scripts/browser.mjs'
import { root, run, time, waterloo } from '../processes.mjs'
import { atLeast, atMost, printNote, report } from '../report.mjs'
import { drag, watchFrames } from './frames.mjs'

const berthier = join(root, 'dist/berthier.js')
const ROUNDS = 3

/** The balance panel in a real browser: games a second beside Node's, and the canvas while games are played. */
export async function benchBalance(folder, games) {
  const battles = join(folder, 'balance')
  mkdirSync(battles, { recursive: true })
  copyFileSync(waterloo, join(battles, 'waterloo.yaml'))
  const server = spawn(process.execPath, [berthier, 'edit', battles, '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(() => localStorage.setItem('berthier:tour', 'done'))
    await page.goto(await addressOf(server))
    await page.click('.rail button:has-text("Balance")')
    await benchGames(page, games)
    await benchCanvas(page)
  } finally {
    await browser.close()
    server.kill('SIGINT')
  }
}

/** The best of some rounds of each, taking turns: whatever else the machine does makes a run slower, never faster. */
async function benchGames(page, games) {
  const threads = Math.max(1, (await page.evaluate(() => navigator.hardwareConcurrency)) - 1)
  await page.getByLabel('Games').fill(String(games))
  const best = { page: Infinity, node: Infinity }
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await page.click('.order button.primary')
    await page.waitForSelector('.order button:has-text("Stop")')
    await page.waitForSelector('text=Save all records as JSON', { timeout: 600_000 })
    best.page = Math.min(best.page, performance.now() - start)
    const flags = ['--games', String(games), '--jobs', String(threads), '--format', 'json']
    best.node = Math.min(
      best.node,
      time(() => run([berthier, 'simulate', waterloo, ...flags])),
    )
  }
  const perSecond = (duration) => (games / (duration / 1000)).toFixed(1)
  printNote(
    `${games} games of Waterloo by heuristic on ${threads} thread${threads === 1 ? '' : 's'}: ${perSecond(best.page)} a second in Chromium, ${perSecond(best.node)} in Node`,
  )
  report('games a second in the balance panel, to Node on as many threads', best.node / best.page, atLeast(0.5))
}

/** Panning, while all workers play and the report is renewed; the best of some rounds, as above. */
async function benchCanvas(page) {
  await page.getByLabel('Games').fill('100000')
  await page.click('.order button.primary')
  await page.waitForSelector('.partial', { timeout: 60_000 })
  for (const words of ['with the report open', 'with a heat map over it']) {
    if (words.includes('heat map')) await page.click('.heat-choices button >> nth=1')
    await page.locator('.board .canvas').focus()
    await page.keyboard.down(' ')
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await watchFrames(page, () => drag(page, [400, 400])))
    await page.keyboard.up(' ')
    const seen = rounds.reduce((best, one) => (one.p95 < best.p95 ? one : best))
    report(`panning Waterloo while games are played, ${words}: 95th percentile, in ms`, seen.p95, atMost(33))
    printNote(
      `${seen.count} frames, median ${seen.median.toFixed(1)} ms, ${seen.longTasks} tasks over 50 ms, the longest ${seen.longest.toFixed(0)} ms`,
    )
  }
  await page.click('.order button:has-text("Stop")')
}

function addressOf(server) {
  return new Promise((done, fail) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const address = /http:\S+/.exec(said)?.[0]
      if (address !== undefined) done(address)
    })
    server.on('exit', () => fail(new Error(`berthier edit ended: ${said}`)))
  })
}
