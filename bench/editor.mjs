import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '../scripts/browser.mjs'
import { bigBattle } from './big-battle.mjs'
import { bundleHarness, makeBoardPage } from './editor/board-page.mjs'
import { drag, watchFrames } from './editor/frames.mjs'
import { benchPage } from './editor/page.mjs'
import { waterloo } from './processes.mjs'
import { atLeast, atMost, printNote, report } from './report.mjs'

/** A frame of 60 in a second, and what clocks differ by. */
const FRAME = 17.2

/** The editor's canvas in a real browser: painting, panning and carrying a unit by the mouse, frame by frame. */
export async function benchEditor(folder) {
  const pages = join(folder, 'board')
  await bundleHarness(pages)
  // Modules from disk are otherwise foreign to a page from disk.
  const browser = await launchBrowser('--allow-file-access-from-files')
  try {
    await benchPage(browser, folder)
    const small = makeBoardPage(pages, 'small', readFileSync(waterloo, 'utf8'))
    await benchBoard(browser, small, 'Waterloo', 1, (what, { perSecond }) =>
      report(`${what}: frames a second`, perSecond, atLeast(57)),
    )
    const big = makeBoardPage(pages, 'big', bigBattle(200, 200, 2000))
    for (const [words, by] of [
      ['200 × 200 hexes with 2,000 units, all in sight', 1],
      ['200 × 200 hexes with 2,000 units, near', 12],
    ]) {
      await benchBoard(browser, big, words, by, (what, { median, p95 }) => {
        report(`${what}: median frame, in ms`, median, atMost(FRAME))
        report(`${what}: 95th percentile, in ms`, p95, atMost(33))
      })
    }
  } finally {
    await browser.close()
  }
}

async function benchBoard(browser, address, words, by, judge) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  await page.waitForFunction(() => window.harness?.board)
  await page.evaluate((zoom) => window.harness.board.zoomBy(zoom), by)
  for (const [hand, doing] of Object.entries(HANDS)) {
    await page.evaluate((one) => window.harness.show({ hand: one }), hand)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    await page.evaluate(() => window.harness.board.settled())
    const from = hand === 'carry' ? await positionOfUnit(page) : [400, 300]
    const seen = await watchFrames(page, () => drag(page, from))
    judge(`${doing} on ${words}`, seen)
    printNote(`${seen.count} frames, ${seen.longTasks} tasks over 50 ms, the longest ${seen.longest.toFixed(0)} ms`)
  }
  await page.close()
}

const HANDS = {
  pan: 'panning',
  paint: 'painting',
  'paint-live': 'painting with an edit in each frame',
  carry: 'carrying a unit',
}

/** Where on the page a unit is. */
function positionOfUnit(page) {
  return page.evaluate(() => {
    const { board, portrait } = window.harness
    const places = portrait.pieces.map(({ place }) => board.positionOf(place))
    return places.find(([x, y]) => x > 100 && x < 1180 && y > 100 && y < 700)
  })
}
