// Takes the README's pictures of the editor in a real Chromium. Fonts differ from machine to machine, so nothing compares them.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser, provideBrowser } from './browser.mjs'

/** The battle of the pictures. */
const BATTLE = 'waterloo'

/** Writes home.webp, editor.webp and play.webp into a folder: a fifth of a PNG, and the package stays small. */
export async function takeScreenshots(root, folder) {
  const place = mkdtempSync(join(tmpdir(), 'berthier-screenshots-'))
  const battles = join(place, 'scenarios')
  cpSync(join(root, 'scenarios'), battles, { recursive: true })
  const server = spawn(process.execPath, [join(root, 'dist/berthier.js'), 'edit', battles, '--no-open'])
  provideBrowser()
  const browser = await launchBrowser()
  try {
    const charge = chargeIn(root, place)
    const { system, id } = JSON.parse(readFileSync(charge, 'utf8')).battle
    const page = await browser.newPage({ viewport: { width: 1360, height: 850 }, colorScheme: 'light' })
    await page.addInitScript(`
      localStorage.setItem('berthier:tour', 'done')
      localStorage.setItem('berthier:seats:${system}:${id}', '{"players":["human","human"],"isAlone":true}')
    `)
    await page.goto(await addressOf(server))
    await page.waitForSelector('.battle-card')
    await page.locator('.no-picture').first().waitFor({ state: 'detached' })
    await takePicture(page, join(folder, 'home.webp'))
    await page.getByRole('button', { name: 'Edit Waterloo', exact: true }).click()
    await page.waitForSelector('.problem-count[aria-busy="false"]')
    // The letters of maps come last.
    await page.waitForFunction(() => document.fonts.size === 2 && document.fonts.status === 'loaded')
    await page.click('.rail button:has-text("Victory")')
    await page.locator('.panel .disclosure').first().click()
    await page.keyboard.press('b')
    await page.mouse.move(100, 660)
    await page.mouse.down()
    await page.mouse.move(290, 715, { steps: 40 })
    await takePicture(page, join(folder, 'editor.webp'))
    await page.mouse.up()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('p')
    await page.waitForSelector('.playtest .choice')
    await page.setInputFiles('.playtest input[type=file]', charge)
    await page.waitForSelector('.choice.attack')
    await page.locator('.choice.attack').first().hover()
    await page.waitForSelector('.odds')
    await takePicture(page, join(folder, 'play.webp'))
  } finally {
    await browser.close()
    server.kill('SIGINT')
    rmSync(place, { recursive: true, force: true })
  }
}

/** Playwright itself knows PNG and JPEG only. */
async function takePicture(page, file) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  writeFileSync(file, Buffer.from(data, 'base64'))
}

/** The first of so many games that has a charge late enough is shown. */
const MOST_GAMES = 20

/** A game of two computers up to the moment before a charge: the enemy has just failed to react. */
function chargeIn(root, folder) {
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const file = join(folder, `game-${seed}.json`)
    const options = ['--players', 'heuristic', '--seed', `${seed}`, '-o', file]
    const made = spawnSync(process.execPath, [join(root, 'dist/berthier.js'), 'play', BATTLE, ...options], {
      encoding: 'utf8',
    })
    if (made.status !== 0) throw new Error(`no game to show:\n${made.stderr}`)
    const { outcome: _, position: __, ...game } = JSON.parse(readFileSync(file, 'utf8'))
    const { actions } = game
    const charge = actions.findIndex(
      (action, i) => i > 400 && action.startsWith('fire') && actions[i - 1].startsWith('react'),
    )
    if (charge < 0) continue
    writeFileSync(file, JSON.stringify({ ...game, actions: actions.slice(0, charge) }))
    return file
  }
  throw new Error(`no charge to show in ${MOST_GAMES} games`)
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
