import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bigBattle } from '../big-battle.mjs'
import { bundle, median, root, run } from '../processes.mjs'
import { atMost, printNote, report } from '../report.mjs'
import { hover, watchFrames } from './frames.mjs'

/** A frame of 60 in a second, and what clocks differ by. */
const FRAME = 17.2
const [FILLS, KEYS] = [9, 40]
/** Terrain that is nowhere else on the board, so that a fill stays where it is. */
const FILLED = ['orchard', 'rough', 'marsh']

/** 200 × 200 hexes with 2,000 units, on which 5,000 hexes side by side are a marsh: the first 25 columns. */
export function marshyBattle() {
  return bigBattle(200, 200, 2000)
    .replaceAll(/(woods|hill|field): \[(.*)\]/g, (_, kind, list) => {
      const rest = list.split(', ').filter((hex) => !/^[A-Z]\d/.test(hex))
      return `${kind}: [${rest.join(', ')}]`
    })
    .replace('title: Big battle', 'title: Marshy battle')
    .replace('  terrain:\n', '  terrain:\n    marsh: [A1-Z200]\n')
}

/** The hand on a huge board, in the editor as it is served: ghosts and minimap, and a fill of 5,000 hexes. */
export async function benchHands(browser, address) {
  const page = await openedOn(browser, `${address}&open=marshy.yaml`)
  await page.waitForSelector('.problem-count[aria-busy="false"]', { timeout: 120_000 })
  const canvas = page.locator('.board .canvas')
  const box = await canvas.boundingBox()
  const middle = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(...middle)
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -400)
  await page.waitForSelector('.minimap')
  await page.waitForTimeout(1500)
  for (const { words, keys } of [
    { words: 'a brush of 19 hexes', keys: 'b]]' },
    { words: 'a counter in the stamp', keys: 'u' },
  ]) {
    for (const key of keys) await page.keyboard.press(key)
    await page.waitForTimeout(500)
    const seen = await watchFrames(page, () => hover(page, middle, box))
    report(`${words} over 200 × 200 hexes, minimap on: median frame, in ms`, seen.median, atMost(FRAME))
    report(`${words} over 200 × 200 hexes, minimap on: 95th percentile, in ms`, seen.p95, atMost(33))
  }
  await page.keyboard.press('0')
  await benchFill(page, box)
  await page.close()
}

/** A page of its own: another address after the # would not be another page. */
async function openedOn(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript("localStorage.setItem('berthier:tour', 'done')")
  await page.goto(address)
  return page
}

/** From letting go to the frame that shows it. */
async function benchFill(page, box) {
  await page.keyboard.press('g')
  const times = []
  for (let i = 0; i < FILLS; i++) {
    await page.locator('.options select').selectOption(FILLED[i % FILLED.length])
    // Within the first columns of a board that is seen as a whole: it is 0.866 times as wide as high.
    const [x, y] = [box.x + box.width / 2 - (box.height * 0.866) / 2 + 24, box.y + box.height / 2]
    await page.evaluate(() => {
      window.painted = new Promise((done) => {
        const onUp = () => {
          const start = performance.now()
          requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)))
        }
        addEventListener('pointerup', onUp, { once: true, capture: true })
      })
    })
    await page.mouse.click(x, y)
    times.push(await page.evaluate(() => window.painted))
    await page.waitForSelector('.problem-count[aria-busy="false"]', { timeout: 120_000 })
  }
  const said = await page.locator('.title .dirty').count()
  if (said === 0) throw new Error('nothing was filled')
  report('a fill of 5,000 hexes on 200 × 200, to its frame, in ms: median', median(times), atMost(200))
  printNote(`${FILLS} fills, the slowest ${Math.max(...times).toFixed(0)} ms`)
}

/** From a keystroke in the text to its marks, against yaml-language-server's diagnostics of the same keystroke. */
export async function benchTyping(browser, address, folder, battle) {
  const page = await openedOn(browser, `${address}&open=waterloo.yaml`)
  await page.waitForSelector('.problem-count[aria-busy="false"]')
  await page.locator('.rail button', { hasText: 'Text' }).click()
  await page.waitForSelector('.cm-content')
  const line = readFileSync(battle, 'utf8')
    .split('\n')
    .findIndex((one) => one.startsWith('turns:'))
  await page.locator('.cm-line').nth(line).click()
  await page.keyboard.press('Home')
  const times = []
  for (let i = 0; i < KEYS; i++) {
    const isWrong = i % 2 === 0
    await page.evaluate((wanted) => {
      window.marked = new Promise((done) => {
        const onKey = () => {
          const start = performance.now()
          const look = () => {
            const isMarked = document.querySelectorAll('.cm-lintRange-error').length > 0
            if (isMarked === wanted) done(performance.now() - start)
            else setTimeout(look, 1)
          }
          look()
        }
        addEventListener('keydown', onKey, { once: true, capture: true })
      })
    }, isWrong)
    // One letter more before the key, and it is another; without it, it is right again.
    await page.keyboard.press(isWrong ? 'x' : 'Backspace')
    times.push(await page.evaluate(() => window.marked))
  }
  await page.close()
  const lsp = await bundle('lsp.ts', folder)
  const yamlServer = join(root, 'node_modules/yaml-language-server/bin/yaml-language-server')
  const {
    yaml: { time: yaml },
  } = JSON.parse(run([lsp, join(root, 'dist/berthier.js'), yamlServer, battle, '1']))
  report("a keystroke in the text to its marks, to yaml-language-server's", median(times) / yaml, atMost(0.25))
  printNote(`${median(times).toFixed(1)} ms in the page, ${yaml.toFixed(1)} ms in yaml-language-server`)
}
