import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { bigBattle } from '../big-battle.mjs'
import { median, root, run, time, waterloo } from '../processes.mjs'
import { atMost, printNote, report } from '../report.mjs'
import { benchHands, benchTyping, marshyBattle } from './hands.mjs'

const berthier = join(root, 'dist/berthier.js')
const [ROUNDS, BATTLES] = [5, 100]

/** The editor as it is served: what the first visit loads, and opening a huge battle. */
export async function benchPage(browser, folder) {
  const battles = join(folder, 'battles')
  mkdirSync(battles)
  copyFileSync(waterloo, join(battles, 'waterloo.yaml'))
  writeFileSync(join(battles, 'big.yaml'), bigBattle(200, 200, 2000))
  writeFileSync(join(battles, 'marshy.yaml'), marshyBattle())
  const server = spawn(process.execPath, [berthier, 'edit', battles, '--no-open'])
  try {
    const address = await addressOf(server)
    await benchFirstLoad(browser, address)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript("localStorage.setItem('berthier:tour', 'done')")
    await page.goto(`${address}&open=waterloo.yaml`)
    // Keys are heard once the editor is there.
    await page.waitForSelector('.board .canvas')
    await benchOpening(page, join(battles, 'big.yaml'))
    await page.close()
    await benchHands(browser, address)
    await benchTyping(browser, address, folder, waterloo)
  } finally {
    server.kill('SIGINT')
  }
  await benchHome(browser, join(folder, 'home'))
}

/** A folder with a hundred battles, in a browser that has never seen it: how soon the first pictures are there. */
async function benchHome(browser, folder) {
  mkdirSync(folder)
  const shipped = globSync('scenarios/*/*.yaml', { cwd: root }).map((path) => join(root, path))
  for (let i = 0; i < BATTLES; i++) copyFileSync(shipped[i % shipped.length], join(folder, `battle-${i}.yaml`))
  const server = spawn(process.execPath, [berthier, 'edit', folder, '--no-open'])
  try {
    const address = await addressOf(server)
    const times = []
    for (let i = 0; i < ROUNDS; i++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      const start = performance.now()
      await page.goto(address)
      await untilThere(page, '.thumbnail img')
      times.push(performance.now() - start)
      await context.close()
    }
    report(`home with ${BATTLES} battles, to its first picture, in ms: median`, median(times), atMost(1000))
  } finally {
    server.kill('SIGINT')
  }
}

/** All battles to their first picture, and a battle to its checks: each in a browser that has loaded nothing yet. */
async function benchFirstLoad(browser, address) {
  for (const { words, open, until } of [
    { words: 'all battles', open: '', until: '.thumbnail img' },
    { words: 'a battle, with its checks', open: '&open=waterloo.yaml', until: '.problem-count[aria-busy="false"]' },
  ]) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const loading = new Map()
    page.on('response', (response) => {
      // The page and its workers share files: the second to ask has them from the cache. Pictures are made by the page itself.
      if (/^http(?!.*\/api\/)/.test(response.url()))
        loading.set(
          response.url(),
          response.body().catch(() => ''),
        )
    })
    await page.goto(`${address}${open}`)
    await untilThere(page, until)
    const bodies = await Promise.all(loading.values())
    await context.close()
    const kilobytes = bodies.reduce((total, body) => total + gzipSync(body).length, 0) / 1000
    printNote(`${words}: ${bodies.length} files`)
    report(`first load of ${words}, compressed, in kB`, kilobytes, atMost(500))
  }
}

async function benchOpening(page, file) {
  const open = async (title) => {
    await page.keyboard.press('Control+o')
    const edit = page.getByRole('button', { name: `Edit ${title}`, exact: true }).first()
    await edit.waitFor()
    const start = performance.now()
    await edit.click()
    await untilThere(page, 'h1', title)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return performance.now() - start
  }
  const [opening, validating] = [[], []]
  for (let i = 0; i < ROUNDS; i++) {
    opening.push(await open('Big battle'))
    validating.push(time(() => run([berthier, 'validate', file])))
    await open('Waterloo')
  }
  report('opening 200 × 200 hexes with 2,000 units, to validate', median(opening) / median(validating), atMost(2))
}

/** Waits frame by frame: a selector of Playwright's is asked for twice in a second only, and what comes meanwhile would be counted. */
async function untilThere(page, selector, words = '') {
  const isThere = ([wanted, text]) => document.querySelector(wanted)?.textContent.includes(text) ?? false
  await page.waitForFunction(isThere, [selector, words], { polling: 'raf' })
}

/** The address that berthier edit prints. */
function addressOf(server) {
  return new Promise((done, fail) => {
    server.on('exit', () => fail(new Error('berthier edit ended')))
    server.stdout.on('data', (chunk) => {
      const address = /http:\S+/.exec(chunk)?.[0]
      if (address) done(address)
    })
  })
}
