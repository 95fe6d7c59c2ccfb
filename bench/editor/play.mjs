import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '../../scripts/browser.mjs'
import { waterloo } from '../processes.mjs'
import { atMost, printNote, report } from '../report.mjs'

const BERTHIER = fileURLToPath(new URL('../../dist/berthier.js', import.meta.url))

/** A frame of 60 in a second, and what clocks differ by. */
const FRAME = 17.2
const [STARTS, SELECTIONS, ORDERS] = [5, 30, 150]

/** Playing Waterloo in the editor, in a real browser: how soon it begins, shows what is legal, and a computer decides. */
export async function benchPlay(folder) {
  const battles = join(folder, 'play')
  mkdirSync(battles, { recursive: true })
  copyFileSync(waterloo, join(battles, 'waterloo.yaml'))
  const server = spawn(process.execPath, [BERTHIER, 'edit', battles, '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const browser = await launchBrowser()
  try {
    const address = await addressOf(server)
    await benchStart(browser, address)
    await benchSelecting(browser, address)
    await benchOrders(browser, address)
  } finally {
    await browser.close()
    server.kill('SIGINT')
  }
}

async function benchStart(browser, address) {
  const times = []
  for (let i = 0; i < STARTS; i++) {
    const page = await open(browser, address, ['human', 'heuristic'])
    times.push(
      await page.evaluate(
        () =>
          new Promise((done) => {
            const begin = performance.now()
            const observer = new MutationObserver(() => {
              if (!document.querySelector('.playtest .choice')) return
              observer.disconnect()
              requestAnimationFrame(() => done(performance.now() - begin))
            })
            observer.observe(document.body, { childList: true, subtree: true })
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }))
          }),
      ),
    )
    await page.context().close()
  }
  report('from Play to the first decision on Waterloo, in ms: median', at(times, 0.5), atMost(200))
  printNote(`${STARTS} starts, the slowest ${Math.max(...times).toFixed(0)} ms`)
}

/** Orders a unit and takes it back, again and again: the frame after the key shows where it can go and whom it can hit. */
async function benchSelecting(browser, address) {
  const page = await open(browser, address, ['human', 'human'])
  await page.keyboard.press('p')
  await page.waitForSelector('.playtest .choice')
  for (let i = 0; i < 14; i++) await page.keyboard.press('1')
  await page.waitForSelector('.decision h2:text-is("Give an order")')
  const frames = await page.evaluate(async (count) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    const seen = []
    for (let i = 0; i < count; i++) {
      for (let rest = 0; rest < 10; rest++) await frame()
      const before = await frame()
      press('1')
      const after = await frame()
      if (!document.querySelector('.choice.move')) throw new Error('nothing that the unit can do is shown')
      seen.push(after - before)
      press('u')
    }
    return seen
  }, SELECTIONS)
  report('from selecting a unit to the frame with its targets, in ms: median', at(frames, 0.5), atMost(FRAME))
  printNote(`${SELECTIONS} selections, 95th percentile ${at(frames, 0.95).toFixed(1)} ms`)
  await page.context().close()
}

async function benchOrders(browser, address) {
  const page = await open(browser, address, ['heuristic', 'heuristic'])
  await page.keyboard.press('p')
  await page.waitForSelector('.replay select')
  await page.selectOption('.replay select', 'fast')
  let answers = []
  while (answers.length < ORDERS) {
    await page.waitForTimeout(500)
    answers = await page.evaluate(() => window.answers)
  }
  report(
    'an action of the heuristic player, asked and answered, in ms: 95th percentile',
    at(answers, 0.95),
    atMost(100),
  )
  printNote(
    `${answers.length} actions, median ${at(answers, 0.5).toFixed(1)} ms, the slowest ${Math.max(...answers).toFixed(0)} ms`,
  )
  await page.context().close()
}

/** The editor, once everything that play needs has been fetched. Questions to workers are timed from outside. */
async function open(browser, address, players) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript((who) => {
    localStorage.setItem('berthier:tour', 'done')
    localStorage.setItem('berthier:seats:vive-lempereur:waterloo', JSON.stringify({ players: who, isAlone: true }))
    window.answers = []
    window.Worker = class extends Worker {
      #asked = new Map()
      constructor(...given) {
        super(...given)
        this.addEventListener('message', ({ data }) => {
          if (this.#asked.has(data?.id)) window.answers.push(performance.now() - this.#asked.get(data.id))
        })
      }
      postMessage(message, ...rest) {
        if (message?.isAtOnce === false) this.#asked.set(message.id, performance.now())
        super.postMessage(message, ...rest)
      }
    }
  }, players)
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForSelector('.problem-count:has-text("No problems")')
  await page.waitForTimeout(2500)
  return page
}

function addressOf(server) {
  return new Promise((done, fail) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const address = /http:\S+/.exec(said)?.[0]
      if (address) done(address)
    })
    server.on('exit', () => fail(new Error(`berthier edit ended: ${said}`)))
  })
}

function at(figures, share) {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
