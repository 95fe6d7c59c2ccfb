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

/** Hexes that are painted: columns in which nobody stands who needs a building, so that the battle can be played afterwards. */
const STROKES = 26

/** How often all of it is taken back and done again before it is saved, and afterwards with a save each time. */
const [SWINGS, SAVES] = [20, 4]

const KEYS = {
  undos: { held: ['Control'], key: 'z' },
  redos: { held: ['Control', 'Shift'], key: 'Z' },
}

/** Moves that are made on the page before it is left. */
const MOVES = 20

/** Faults last less than a second: what has not happened after so long, in milliseconds, never will, even on a busy machine. */
const PATIENCE = 60_000

/** How long it takes at most until a game begins, in milliseconds. */
const BEGINNING = 20_000

/** The page waits for its parts; a worker that cannot load one while the server is dead fails, and is started again. */
const UNLOADED = /^a part of the editor did not load$/

export class Designer {
  counts = {
    undos: 0,
    redos: 0,
    'designer saves': 0,
    'work resumed': 0,
    moves: 0,
    'games begun again': 0,
    'games played': 0,
  }
  #server
  #disk
  #problems
  #file
  #folder
  #browser
  #page
  /** Which start of the server the page belongs to. */
  #start = 0
  /** What the file holds, as far as the designer was told. */
  #acknowledged = ''
  /** What the file holds when everything is painted. */
  #painted
  #turn = 0

  constructor(server, disk, problems) {
    this.#server = server
    this.#disk = disk
    this.#problems = problems
    this.#folder = join(disk.folder, 'designer')
    this.#file = join(this.#folder, 'ligny.yaml')
    mkdirSync(this.#folder)
    disk.own(this.#folder)
  }

  async open() {
    await this.#putDown()
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
        else await this.#paintAndTakeBack(isOver)
      } catch (error) {
        this.#problems.push(`the designer: ${error.message.split('\n')[0]} The page shows: ${await this.#shown()}`)
      }
    }
  }

  async #paintAndTakeBack(isOver) {
    await this.#putDown()
    await this.#load()
    const before = this.#text()
    await this.#page.locator('.board .canvas').focus()
    await this.#press('Home', 'PageDown', 'b')
    for (let i = 0; i < STROKES; i++) {
      const along = Math.floor(i / 13) % 2 === 0 ? 'ArrowUp' : 'ArrowDown'
      await this.#press('Enter', i % 13 === 12 ? 'ArrowRight' : along)
    }
    for (let i = 0; i < SWINGS && !isOver(); i++) {
      await this.#goThroughHistory('undos')
      await this.#goThroughHistory('redos')
    }
    await this.#goThroughHistory('undos')
    await this.#waitUntil('saved', 'everything was taken back')
    await this.#goThroughHistory('redos')
    // He paints the same each time; at first it is only known that it is something else than before.
    let hasHistory = await this.#saveAs(this.#painted)
    this.#painted = this.#text()
    if (this.#painted === before) throw new Error('what was painted is lost.')
    for (let i = 0; i < SAVES && hasHistory && !isOver(); i++) {
      await this.#goThroughHistory('undos')
      if (!(await this.#saveAs(before))) return
      await this.#goThroughHistory('redos')
      hasHistory = await this.#saveAs(this.#painted)
    }
  }

  /** Takes everything back, or does it again; some more keys do no harm. */
  async #goThroughHistory(deed) {
    const { keyboard } = this.#page
    const { held, key } = KEYS[deed]
    for (const one of held) await keyboard.down(one)
    for (let i = 0; i < STROKES + 2; i++) await keyboard.press(key)
    for (const one of held) await keyboard.up(one)
    this.counts[deed] += STROKES
  }

  /** Saves a text that must be what it was before. False where the history is gone with the page. */
  async #saveAs(wanted) {
    const hasHistory = await this.#save()
    const text = this.#text()
    if (wanted !== undefined && text !== wanted)
      throw new Error(`another text after going through the history: ${difference(text, wanted)}.`)
    return hasHistory
  }

  /** The battle as it ships, from outside: nobody has it on the table. The disk may just be full. */
  async #putDown() {
    await until(() => {
      copyFileSync(LIGNY, `${this.#file}~`)
      return true
    }, isNoRoom)
    this.#disk.own(`${this.#file}~`)
    renameSync(`${this.#file}~`, this.#file)
    this.#acknowledged = this.#text()
  }

  /** Saves until that is acknowledged. False where the page had to be opened anew on the way: what it goes on with has no history. */
  async #save() {
    const page = this.#page
    let hasHistory = true
    // The page may be behind the keys.
    await this.#waitUntil('unsaved', 'something was done')
    for (let start = performance.now(); (await page.locator('.title .dirty').count()) > 0; ) {
      if (performance.now() - start > PATIENCE) throw new Error(`cannot save: ${await this.#notices()}`)
      if (this.#start !== this.#server.starts) {
        hasHistory = false
        await this.#load()
        await this.#resume()
        // The next server has not refused anything yet.
        start = performance.now()
      }
      await this.#press('Control+s')
      await page.waitForSelector('.title .dirty', { state: 'detached', timeout: 1500 }).catch(() => undefined)
    }
    this.counts['designer saves']++
    this.#acknowledged = this.#text()
    return hasHistory
  }

  /** Opens the page of the server that runs now. One that dies meanwhile, or whose line is cut, has refused nothing: the next may take as long. */
  async #load() {
    const page = this.#page
    for (let start = performance.now(); ; await setTimeout(200)) {
      const { starts, disturbances, address } = this.#server
      try {
        await page.goto('about:blank')
        await page.goto(`${address}&open=${encodeURIComponent('designer/ligny.yaml')}`, { timeout: 10_000 })
        await page.waitForSelector('h1:has-text("Ligny")', { timeout: 10_000 })
        await page.waitForSelector('.board .canvas', { timeout: 10_000 })
        this.#start = starts
        return
      } catch (error) {
        if (starts !== this.#server.starts || disturbances !== this.#server.disturbances) start = performance.now()
        else if (performance.now() - start > PATIENCE) throw error
      }
    }
  }

  /** Goes on with what was not saved. The last save may have reached the disk, and only its answer was lost: then there may be nothing. */
  async #resume() {
    const page = this.#page
    const offer = page.locator('text=Continue with it')
    const isSaved = this.#text() !== this.#acknowledged
    try {
      await offer.waitFor({ timeout: isSaved ? 2000 : PATIENCE })
    } catch {
      if (isSaved) return
      throw new Error(`unsaved work is not offered: ${await this.#notices()}`)
    }
    await offer.click({ timeout: PATIENCE })
    this.counts['work resumed']++
    if (!isSaved) await this.#waitUntil('unsaved', 'work was resumed')
    else await offer.waitFor({ state: 'detached', timeout: PATIENCE })
  }

  /** Some moves on the page, and a game of the battle as it is, recorded and played again. */
  async #play() {
    await this.#playOnThePage()
    const game = `${this.#file}.game.json`
    await this.#runBerthier('play', this.#file, '--players', 'random', '-o', game)
    await this.#runBerthier('replay', game, '--format', 'json')
    rmSync(game, { force: true })
    this.counts['games played']++
  }

  async #playOnThePage() {
    for (;;) {
      const { disturbances } = this.#server
      await this.#load()
      try {
        await this.#beginGame()
        break
      } catch (error) {
        // Parts of the page may not come where the server dies or the line is cut: he opens it again.
        if (disturbances === this.#server.disturbances) throw error
        this.counts['games begun again']++
      }
    }
    for (let i = 0; i < MOVES; i++) await this.#press('1')
    this.counts.moves += MOVES
  }

  async #beginGame() {
    const page = this.#page
    await this.#press('p')
    await page.click('.bar >> text=New game…', { timeout: BEGINNING })
    for (const side of [0, 1])
      await page.selectOption(`dialog .player.side-${side} select`, 'human', { timeout: BEGINNING })
    await page.click('dialog >> text=Begin the battle', { timeout: BEGINNING })
  }

  /** Runs a command, again where the disk was just full. */
  async #runBerthier(...args) {
    await until(async () => {
      const child = spawn(process.execPath, [join(ROOT, 'dist/berthier.js'), ...args], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let complaint = ''
      child.stderr.on('data', (chunk) => {
        complaint += chunk
      })
      const [code] = await once(child, 'close')
      if (code !== 0 && !/no space left/.test(complaint))
        this.#problems.push(`berthier ${args[0]} ends with ${code}: ${complaint.trim()}`)
      return code === 0 || this.#problems.length > 0
    })
  }

  /** Waits for what the title says of the file. */
  async #waitUntil(state, when) {
    try {
      await this.#page.waitForSelector('.title .dirty', {
        state: state === 'saved' ? 'detached' : 'visible',
        timeout: PATIENCE,
      })
    } catch {
      throw new Error(`the page is not ${state} after ${when}: ${await this.#describeWork()}.`)
    }
  }

  /** What the page thinks of the file, and where keys go, on a line. */
  async #describeWork() {
    const page = this.#page
    const title = await page.locator('.title small').innerText()
    const [undo, redo] = await Promise.all(
      ['Undo', 'Redo'].map((name) => page.locator(`header button:has-text("${name}")`).getAttribute('title')),
    )
    const focus = await page.evaluate('document.activeElement?.outerHTML.slice(0, 80)')
    const file = { [this.#acknowledged]: 'acknowledged', [this.#painted]: 'painted' }[this.#text()] ?? 'something else'
    return `${title}; ${undo}; ${redo}; the focus is on ${focus}; the file holds what was ${file}; ${await this.#notices()}`
  }

  async #press(...keys) {
    for (const key of keys) await this.#page.keyboard.press(key)
  }

  async #notices() {
    return (await this.#page.locator('.notice').allInnerTexts()).join(' / ')
  }

  /** What a person would see, on a line. */
  async #shown() {
    const text = await this.#page.locator('body').innerText()
    return JSON.stringify(text.replace(/\s+/g, ' ').slice(0, 400))
  }

  #text() {
    return readFileSync(this.#file, 'utf8')
  }
}

const isNoRoom = (error) => error.code === 'ENOSPC'

/** Does something again and again until it gives true; errors that are `usual` are tried again too. */
async function until(act, isUsual = () => false) {
  for (const start = performance.now(); ; await setTimeout(50)) {
    try {
      if (await act()) return
    } catch (error) {
      if (!isUsual(error)) throw error
    }
    if (performance.now() - start > PATIENCE) throw new Error('the disk stays full')
  }
}

/** The first line that is different, and what it should be. */
function difference(text, wanted) {
  const [lines, others] = [text.split('\n'), wanted.split('\n')]
  const line = others.findIndex((other, i) => other !== lines[i])
  return `line ${line + 1} is ${JSON.stringify(lines[line])}, not ${JSON.stringify(others[line])}`
}
