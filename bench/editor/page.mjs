import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bigBattle } from '../big-battle.mjs'
import { bundle, median, root, run, time, waterloo } from '../processes.mjs'
import { atMost, report, tell } from '../report.mjs'

const berthier = join(root, 'dist/berthier.js')
const ROUNDS = 5

/** The editor as it is served: what the first visit loads, opening a huge battle, and how soon an edit is checked. */
export async function benchPage(browser, folder) {
  const battles = join(folder, 'battles')
  mkdirSync(battles)
  copyFileSync(waterloo, join(battles, 'waterloo.yaml'))
  writeFileSync(join(battles, 'big.yaml'), bigBattle(200, 200, 2000))
  const server = spawn(process.execPath, [berthier, 'edit', battles, '--no-open'])
  try {
    const address = await addressOf(server)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript("localStorage.setItem('berthier:tour', 'done')")
    await benchFirstLoad(page, address)
    await benchOpening(page, join(battles, 'big.yaml'))
    await benchChecking(page, folder)
    await page.close()
  } finally {
    server.kill('SIGINT')
  }
}

async function benchFirstLoad(page, address) {
  const loading = []
  const onResponse = (response) => {
    if (!response.url().includes('/api/')) loading.push(response.body())
  }
  page.on('response', onResponse)
  await page.goto(`${address}&open=waterloo.yaml`)
  await page.waitForSelector('.problem-count[aria-busy="false"]')
  page.off('response', onResponse)
  const bodies = await Promise.all(loading)
  const kilobytes = bodies.reduce((total, body) => total + gzipSync(body).length, 0) / 1000
  tell(`the first visit loads ${bodies.length} files, the checks included`)
  report('first load of the page, compressed, in kB', kilobytes, atMost(500))
}

async function benchOpening(page, file) {
  const open = async (title) => {
    await page.keyboard.press('Control+o')
    const start = performance.now()
    await page.locator('.file', { hasText: title }).first().click()
    await page.waitForSelector(`h1:has-text("${title}")`)
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

/** From a letter that is typed to its diagnostics, as the yaml-language-server does it in the same run. */
async function benchChecking(page, folder) {
  const script = await bundle('editor/language-server.ts', folder)
  const theirs = Number(run([script, waterloo, String(ROUNDS)], { NODE_PATH: join(root, 'node_modules') }))
  await page.click('.rail button:has-text("Text")')
  await page.click('.cm-line:has-text("title:")')
  await page.keyboard.press('End')
  const ours = []
  for (let i = 0; i < ROUNDS; i++) {
    const checked = page.evaluate(
      () =>
        new Promise((done) => {
          let [start, wasBusy] = [0, false]
          const content = document.querySelector('.cm-content')
          content.addEventListener('keydown', () => (start = performance.now()), { once: true, capture: true })
          const count = document.querySelector('.problem-count')
          const seen = new MutationObserver(() => {
            const isBusy = count.getAttribute('aria-busy') === 'true'
            if (wasBusy && !isBusy) {
              seen.disconnect()
              done(performance.now() - start)
            }
            wasBusy ||= isBusy
          })
          seen.observe(count, { attributes: true })
        }),
    )
    await page.keyboard.type('x')
    ours.push(await checked)
  }
  tell(
    `an edit is checked after ${median(ours).toFixed(0)} ms; by the yaml-language-server after ${theirs.toFixed(0)} ms`,
  )
  report('from an edit to its diagnostics, to the yaml-language-server', median(ours) / theirs, atMost(0.25))
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
