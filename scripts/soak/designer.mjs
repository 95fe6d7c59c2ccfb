// A designer in a real browser: paints, saves, takes back, does again, plays; and goes on where he was when his server was killed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '../browser.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The battle that he works on, whatever rulebook it is of. */
const LIGNY = readdirSync(join(ROOT, 'scenarios'))
  .map((system) => join(ROOT, 'scenarios', system, 'ligny.yaml'))
  .find((file) => existsSync(file))

/** Hexes that are painted before all of it is taken back and done again. */
const STROKES = 60

/** Moves that are made on the page before it is left. */
const MOVES = 20

/** Faults last less than a second: who cannot save for so long, in milliseconds, never will. */
const PATIENCE = 60_000

/** Parts of the page and of its workers are loaded when they are wanted, and the server may just be dead: so browser and Vite put it. */
const UNLOADED = /^Failed to fetch dynamically imported module|^window is not defined$/

export class Designer {
  counts = { undos: 0, redos: 0, 'designer saves': 0, 'work resumed': 0, moves: 0, 'games played': 0 }
  #server
  #disk
  #problems
  #file
  #folder
  #browser
  #page
  /** Which start of the server the page belongs to. */
  #start = 0
  #turn = 0

  constructor(server, disk, problems) {
    this.#server = server
    this.#disk = disk
    this.#problems = problems
    this.#folder = join(disk.folder, 'designer')
    this.#file = join(this.#folder, 'ligny.yaml')
    mkdirSync(this.#folder)
    disk.own(this.#folder)
    this.#putDown()
  }

  async open() {
    this.#browser = await launchBrowser()
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addInitScript("if (location.protocol === 'http:') localStorage.setItem('berthier:tour', 'done')")
    this.#page = await context.newPage()
    this.#page.on('pageerror', ({ message }) => {
      if (!UNLOADED.test(message)) this.#problems.push(`the page: ${message}`)
    })
  }

  async close() {
    await this.#browser?.close()
  }

  /** Works until it is over, and leaves nothing unsaved. */
  async work(isOver) {
    while (!isOver() && this.#problems.length === 0) {
      try {
        if (this.#turn++ % 4 === 0) await this.#play()
        else await this.#paintAndTakeBack()
      } catch (error) {
        this.#problems.push(`the designer: ${error.message.split('\n')[0]}`)
      }
    }
  }

  async #paintAndTakeBack() {
    this.#putDown()
    await this.#load()
    const before = this.#text()
    await this.#page.locator('.board .canvas').focus()
    await this.#press('Home', 'PageDown', 'b')
    for (let i = 0; i < STROKES; i++) {
      const along = Math.floor(i / 13) % 2 === 0 ? 'ArrowUp' : 'ArrowDown'
      await this.#press('Enter', i % 13 === 12 ? 'ArrowRight' : along)
    }
    const hasHistory = await this.#save()
    const after = this.#text()
    if (after === before) this.#problems.push('the designer has lost what he painted')
    if (!hasHistory || !(await this.#repeat('undos', 'Control+z', before))) return
    if (!(await this.#repeat('redos', 'Control+Shift+z', after))) return
    await this.#repeat('undos', 'Control+z', before)
  }

  /** Takes everything back, or does it again; the file must then be what it was. False where the history is gone with the page. */
  async #repeat(deed, key, wanted) {
    for (let i = 0; i < STROKES + 2; i++) await this.#press(key)
    this.counts[deed] += STROKES
    const hasHistory = await this.#save()
    const text = this.#text()
    if (text !== wanted)
      this.#problems.push(`the designer has another text after his ${deed}: ${difference(text, wanted)}`)
    return hasHistory
  }

  /** The battle as it ships, from outside: nobody has it on the table. */
  #putDown() {
    copyFileSync(LIGNY, `${this.#file}~`)
    this.#disk.own(`${this.#file}~`)
    renameSync(`${this.#file}~`, this.#file)
  }

  /** Saves until that is acknowledged. False where the page had to be opened anew on the way: what it goes on with has no history. */
  async #save() {
    const page = this.#page
    let hasHistory = true
    // The page may be behind the keys.
    await page.waitForSelector('.title .dirty', { timeout: 10_000 })
    for (const start = performance.now(); (await page.locator('.title .dirty').count()) > 0; ) {
      if (performance.now() - start > PATIENCE) throw new Error(`cannot save: ${await this.#notices()}`)
      if (this.#start !== this.#server.starts) {
        hasHistory = false
        await this.#load(true)
      }
      await this.#press('Control+s')
      await page.waitForSelector('.title .dirty', { state: 'detached', timeout: 1500 }).catch(() => undefined)
    }
    this.counts['designer saves']++
    return hasHistory
  }

  /** Opens the page of the server that runs now; with `resume`, goes on with what was not saved. */
  async #load(resume = false) {
    const page = this.#page
    for (const start = performance.now(); ; await setTimeout(200)) {
      const { starts, address } = this.#server
      try {
        await page.goto('about:blank')
        await page.goto(`${address}&open=${encodeURIComponent('designer/ligny.yaml')}`, { timeout: 10_000 })
        await page.waitForSelector('h1:has-text("Ligny")', { timeout: 10_000 })
        await page.waitForSelector('.board .canvas', { timeout: 10_000 })
        this.#start = starts
        break
      } catch (error) {
        if (performance.now() - start > PATIENCE) throw error
      }
    }
    if (!resume) return
    // There is nothing to go on with where the last save had reached the disk, and only its answer was lost.
    const offer = page.locator('text=Go on with it')
    await offer.waitFor({ timeout: 5000 }).catch(() => undefined)
    if ((await offer.count()) === 0) return
    await offer.click()
    await page.waitForSelector('.title .dirty', { timeout: 10_000 })
    this.counts['work resumed']++
  }

  /** Some moves on the page, and a game of the battle as it is, recorded and played again. */
  async #play() {
    await this.#playOnThePage()
    const game = `${this.#file}.game.json`
    for (const args of [
      ['play', this.#file, '--players', 'random', '-o', game],
      ['replay', game, '--format', 'json'],
    ]) {
      const child = spawn(process.execPath, [join(ROOT, 'dist/berthier.js'), ...args], { stdio: 'ignore' })
      const [code] = await once(child, 'close')
      if (code !== 0) this.#problems.push(`berthier ${args[0]} ends with ${code}`)
    }
    rmSync(game, { force: true })
    this.counts['games played']++
  }

  /** Where the server dies meanwhile, parts of the page may not come, and there is no game on it. */
  async #playOnThePage() {
    const page = this.#page
    await this.#load()
    try {
      await this.#press('p')
      await page.click('.bar >> text=New game…', { timeout: 5000 })
      for (const side of [0, 1])
        await page.selectOption(`dialog .player.side-${side} select`, 'human', { timeout: 5000 })
      await page.click('dialog >> text=Begin the battle', { timeout: 5000 })
      for (let i = 0; i < MOVES; i++) await this.#press('1')
      this.counts.moves += MOVES
    } catch (error) {
      if (this.#start === this.#server.starts) throw error
    }
  }

  async #press(...keys) {
    for (const key of keys) await this.#page.keyboard.press(key)
  }

  async #notices() {
    return (await this.#page.locator('.notice').allInnerTexts()).join(' / ')
  }

  #text() {
    return readFileSync(this.#file, 'utf8')
  }
}

/** The first line that is different, and what it should be. */
function difference(text, wanted) {
  const [lines, others] = [text.split('\n'), wanted.split('\n')]
  const line = others.findIndex((other, i) => other !== lines[i])
  return `line ${line + 1} is ${JSON.stringify(lines[line])}, not ${JSON.stringify(others[line])}`
}
