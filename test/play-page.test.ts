import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { BROKEN, SOUND, TestIo } from '../cli/test-io.ts'
import { ADVICE, findBrowser } from '../scripts/browser.mjs'

/** Texts that would be something else in a page that trusts them. */
const HOSTILE = {
  title: '<script>window.owned = 1</script> "Battle" \u202Eelttab',
  briefing: '</script><script>window.owned = 2</script>\n\n<!-- <img src=x onerror="window.owned = 3">',
  summary: '<b>bold</b> & \u2028 more',
  unit: '"><svg onload=window.owned=4> \u202Eyrgna',
  place: "<style>*{display:none}</style>'",
}

/** A small battle: French guns face one brigade, and each side has its first hand given. */
function smallBattle(): string {
  const scenario = parse(SOUND)
  const hand = ['left', 'centre', 'right', 'coordinated-attack', 'infantry-manoeuvre', 'bombardment']
  return stringify({
    ...scenario,
    ...HOSTILE_TEXTS,
    id: 'hostile',
    turns: 1,
    cards: { french: { firstHand: hand }, allied: { firstHand: hand } },
    board: { ...scenario.board, names: { [HOSTILE.place]: ['L7'] } },
    units: {
      french: { 'medium-artillery': ['L3'], 'french-infantry': [{ at: 'D5', name: HOSTILE.unit }, 'S5'] },
      allied: { 'regular-infantry': [{ at: 'L5', name: HOSTILE.unit }, 'C11', 'T11'] },
    },
    reinforcements: undefined,
    victory: [{ side: 'french', level: 'decisive', check: 'end-of-turn', when: { controls: ['L9'] } }],
  })
}

const HOSTILE_TEXTS = { title: HOSTILE.title, briefing: HOSTILE.briefing, summary: HOSTILE.summary }

let browser: Browser | undefined
let folder: string
let waterloo: string
let hostile: string

beforeAll(async () => {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error(`This test plays in Chromium, and there is none. ${ADVICE}`)
  // Root has no sandbox, and the pages load nothing at all.
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  folder = mkdtempSync(join(tmpdir(), 'berthier-play-'))
  waterloo = await exported('waterloo', 'waterloo.html')
  writeFileSync(join(folder, 'hostile.yaml'), smallBattle())
  hostile = await exported(join(folder, 'hostile.yaml'), 'hostile.html')
}, 60_000)
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function exported(scenario: string, file: string): Promise<string> {
  const { main } = await import('../cli/main.ts')
  const path = join(folder, file)
  const said: string[] = []
  const writer = { write: (text: string) => void said.push(text), isTTY: false }
  const io = { cwd: folder, env: {}, stdout: writer, stderr: writer, stdin: () => Promise.resolve(Buffer.alloc(0)) }
  const code = await main(['export', scenario, '--to', 'html', '-o', path], {
    ...io,
    signal: AbortSignal.timeout(60_000),
  })
  expect(said.join('')).toMatch(/^Wrote .* \(\d+ kB\)\.\n$/)
  expect(code).toBe(0)
  return path
}

/** A page from disk. Whatever it complains of, or fetches from elsewhere, fails the test. */
async function open(file: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser!.newPage({ viewport: { width: 1280, height: 800 }, ...options })
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    if (!/^(file|blob|data):/.test(request.url())) problems.push(`fetches ${request.url()}`)
  })
  onTestFinished(async () => {
    await page.close()
    expect(problems).toEqual([])
  })
  await page.goto(pathToFileURL(file).href)
  await page.waitForSelector('form')
  return page
}

async function begin(page: Page, players: readonly [string, string], seed = 1815): Promise<void> {
  await page.selectOption('.player.side-0 select', players[0])
  await page.selectOption('.player.side-1 select', players[1])
  await page.fill('.seed input', String(seed))
  await page.click('text=Begin the battle')
}

const choice = (page: Page, text: string | RegExp) => page.locator('.choice', { hasText: text }).first()
const hex = (page: Page, label: string) =>
  page.locator(`.hits [aria-label^="${label}."], .hits [aria-label="${label}"], .hits [aria-label^="${label},"]`)
const title = (page: Page) => page.locator('.decision h2')

/** Both play a card, each behind the cover. */
async function playCards(page: Page, french: string, allied: string): Promise<void> {
  for (const card of [french, allied]) {
    await page.click('.cover button')
    await choice(page, card).click()
  }
}

describe('an exported battle', () => {
  test('is one small file that names its policy and its maker', () => {
    for (const file of [waterloo, hostile]) {
      expect(statSync(file).size).toBeLessThan(2_000_000)
      const text = readFileSync(file, 'utf8')
      expect(text).toContain("default-src 'none'")
      expect(text.slice(0, 200)).toContain('Made by Berthier')
      expect(text).not.toMatch(/(?:src|href)=["']https?:/)
    }
  })

  test('is played by pointing at the map: order, move, turn, undo', async () => {
    const page = await open(waterloo)
    await begin(page, ['human', 'random'])
    for (let card = 1; card <= 6; card++) {
      await expect.poll(() => page.locator('.decision .detail').textContent()).toContain(`Card ${card} of 6`)
      await page.locator('.choice').first().click()
    }
    await choice(page, 'Coordinated attack').or(choice(page, 'Left')).first().click()
    await page.selectOption('.replay select', 'at once')
    await expect.poll(() => title(page).textContent()).toBe('Give an order')
    const label = (await page.locator('.offered[aria-label*="Infantry"]').first().getAttribute('aria-label'))!
    const from = label.split(/[.,]/)[0]!
    await hex(page, from).click()
    // Where more than one die can order it, the map asks by which.
    const menu = page.locator('.hex-menu .choice').first()
    if ((await menu.count()) > 0) await menu.click()
    await expect.poll(() => title(page).textContent()).toContain(`in ${from}`)
    const to = (await page.locator('.choice.move').first().textContent())!.split(',')[0]!
    await hex(page, to).click()
    await expect.poll(() => page.locator('.log').textContent()).toContain(`${from} → ${to}`)
    await page.locator('.turn').first().click()
    await expect.poll(() => page.locator('.log').textContent()).toContain('turns')
    await page.keyboard.press('u')
    await expect.poll(() => page.locator('.log').textContent()).not.toContain('turns')
    expect(await page.locator('.log').textContent()).toContain(`${from} → ${to}`)
  })

  test('covers what one person chooses before the other one looks', async () => {
    const page = await open(hostile)
    await begin(page, ['human', 'human'])
    await expect.poll(() => page.locator('.cover h1').textContent()).toBe('Pass the device to French')
    expect(await page.locator('.map, .choice, .sides').count()).toBe(0)
    await page.click('.cover button')
    expect(await page.locator('.sides').textContent()).toContain('bombardment')
    await choice(page, 'Bombardment').click()
    await expect.poll(() => page.locator('.cover h1').textContent()).toBe('Pass the device to Allied')
    await page.click('.cover button')
    await choice(page, 'Centre').click()
    await expect.poll(() => title(page).textContent()).toBe('Give an order')
    expect(await page.locator('.sides').textContent()).not.toContain('Hand')
  })

  test('shows the odds before the guns fire', async () => {
    const page = await open(hostile)
    await begin(page, ['human', 'human'])
    await playCards(page, 'Bombardment', 'Centre')
    // 3.2: a bombardment orders artillery only.
    await hex(page, 'D5').click()
    await expect.poll(() => page.locator('.refusal').textContent()).toContain('3.2')
    await hex(page, 'L3').click()
    await page.locator('.choice.attack').first().waitFor()
    expect(await page.locator('.refusal').count()).toBe(0)
    await hex(page, 'L5').hover()
    const odds = page.locator('.odds-card')
    await odds.waitFor()
    // 1.1: medium guns have 9 at two hexes; 3.2: a bombardment doubles that.
    expect(await odds.locator('li').count()).toBeGreaterThan(2)
    expect(await page.locator('.offer.attack text').textContent()).toMatch(/^\d+ % effect$/)
    const shares = await odds.locator('b').allTextContents()
    expect(shares.reduce((sum, share) => sum + Number.parseInt(share, 10), 0)).toBeGreaterThan(95)
    await hex(page, 'L5').click()
    await expect.poll(() => page.locator('.log').textContent()).toContain('fires at')
  })

  test('is played by keys alone', async () => {
    const page = await open(waterloo)
    const focused = () => page.evaluate<string>('document.activeElement.textContent')
    for (let i = 0; i < 20 && (await focused()) !== 'Begin the battle'; i++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // The focus waits at the cover's button, and before the first choice of a decision.
    for (let i = 0; i < 40 && (await page.locator('h2:text-is("Give an order")').count()) === 0; i++) {
      await expect.poll(focused).toMatch(/show it$|^Choose your hand$|^Play a card$/)
      if (!(await focused()).endsWith('show it')) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    }
    await expect.poll(focused).toBe('Give an order')
    await page.keyboard.press('Tab')
    const where = / in (\w+)/.exec(await focused())![1]!
    await page.keyboard.press('Enter')
    await expect.poll(focused).toContain(`in ${where}`)
    // On the map, arrows go from hex to hex: the first one to what can be done there.
    for (let i = 0; i < 60 && (await page.locator('.map > svg:focus').count()) === 0; i++)
      await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.log').textContent()).toMatch(/moves|fires/)
  })

  test('is played to its end by two computers, saved, and opened again', async () => {
    const page = await open(waterloo)
    await begin(page, ['random', 'random'])
    await page.selectOption('.replay select', 'at once')
    await page.waitForSelector('.end')
    const outcome = (await page.locator('.end h2').textContent())!
    expect(outcome).toMatch(/victory|draw/)
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Save')])
    const file = join(folder, download.suggestedFilename())
    expect(download.suggestedFilename()).toBe('waterloo-1815.replay.json')
    await download.saveAs(file)

    const io = new TestIo()
    expect(await io.run('replay', file)).toBe(0)

    const other = await open(waterloo)
    await other.setInputFiles('input[type=file]', file)
    await expect.poll(() => other.locator('.end h2').textContent()).toBe(outcome)
    const all = (await other.locator('.replay output').textContent())!.split(' / ')[1]!
    await other.click('text=Watch it again from the start')
    expect(await other.locator('.replay output').textContent()).toBe(`0 / ${all}`)
    await other.click('[aria-label="One action forward"]')
    expect(await other.locator('.replay output').textContent()).toBe(`1 / ${all}`)
    await other.fill('.replay input', '40')
    expect(await other.locator('.past').textContent()).toContain('after action 40')
    await other.click('[aria-label="Last action"]')
    expect(await other.locator('.end h2').textContent()).toBe(outcome)
  })

  test('says what is wrong with a file that it cannot open', async () => {
    const page = await open(waterloo)
    const give = (content: string) =>
      page.setInputFiles('input[type=file]', {
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      })
    const problem = page.locator('.start .problem')
    await give('{"actions": 3')
    await expect.poll(() => problem.textContent()).toContain('x.json: This is no saved game.')
    await give(
      '{"berthier":1,"system":"vive-lempereur","rules":1,"scenario":{"id":"ligny","digest":{}},"seed":1,"actions":[]}',
    )
    await expect.poll(() => problem.textContent()).toContain('not of waterloo')
  })

  test('shows hostile texts as texts', async () => {
    const page = await open(hostile)
    expect(await page.locator('.start h1').textContent()).toBe(HOSTILE.title.replace('\u202E', '\uFFFD'))
    expect(await page.locator('.story').textContent()).toContain('</script><script>window.owned = 2</script>')
    await begin(page, ['human', 'human'])
    await playCards(page, 'Left', 'Left')
    await expect.poll(() => page.locator('.decision').textContent()).toContain('Give an order')
    await page.locator('[role=tab]', { hasText: 'Briefing' }).click()
    expect(await page.locator('[role=tabpanel]').textContent()).toContain('<img src=x onerror=')
    expect(await page.locator('.hits [aria-label*="onload=window.owned"]').count()).toBe(2)
    expect(await page.evaluate('window.owned')).toBeUndefined()
    expect(await page.title()).not.toContain('\u202E')
    expect(await page.content()).not.toMatch(/<img src=x|<svg onload/)
    const shown = (await page.evaluate('document.getElementById("app").innerText')) as string
    expect(shown).not.toContain('\u202E')
  })

  test('goes on where it was left', async () => {
    const page = await open(hostile)
    await begin(page, ['random', 'human'])
    await choice(page, 'Centre').click()
    await expect.poll(() => page.evaluate('Object.keys(localStorage).length')).toBe(1)
    const steps = (await page.locator('.replay output').textContent())!.split(' / ')[1]!
    await page.waitForTimeout(700)
    await page.reload()
    await page.click('text=Continue your last game')
    expect(Number((await page.locator('.replay output').textContent())!.split(' / ')[1])).toBeGreaterThanOrEqual(
      Number(steps),
    )
  })

  test('has the panel below the map on a phone, and asks before a finger fires', async () => {
    const page = await open(hostile, { viewport: { width: 390, height: 844 }, hasTouch: true })
    await begin(page, ['human', 'human'])
    await playCards(page, 'Bombardment', 'Centre')
    await page.evaluate('scrollTo(0, 0)')
    const [map, panel] = await Promise.all([page.locator('.field').boundingBox(), page.locator('.panel').boundingBox()])
    expect(panel!.y).toBeGreaterThanOrEqual(map!.y + map!.height - 1)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    await hex(page, 'L3').tap()
    await page.locator('.choice.attack').first().waitFor()
    await hex(page, 'L5').tap()
    await page.locator('.hex-menu .odds').waitFor()
    await page.locator('.hex-menu .choice').click()
    await expect.poll(() => page.locator('.log').textContent()).toContain('fires at')
  })
})

describe('berthier export', () => {
  test('leaves out what has errors, unless it is forced', async () => {
    const io = new TestIo({ 'broken.yaml': BROKEN })
    expect(await io.run('export', 'broken.yaml', '--to', 'html', '-o', 'broken.html')).toBe(1)
    expect(io.stderr.text).toContain('broken.yaml was not exported: 1 error')
    expect(await io.run('export', 'broken.yaml', '-o', 'broken.html', '--force')).toBe(0)
    const page = await browser!.newPage()
    onTestFinished(() => page.close())
    await page.goto(pathToFileURL(join(io.cwd, 'broken.html')).href)
    await expect.poll(() => page.locator('.problem').textContent()).toContain('it cannot be played')
    expect(await page.locator('svg.still').count()).toBe(1)
  })

  test("overwrites its own page, and nobody else's", async () => {
    const io = new TestIo({ 'mine.yaml': SOUND, 'mine.html': '<p>My own page.</p>' })
    expect(await io.run('export', 'mine.yaml', '-o', 'mine.html')).toBe(2)
    expect(io.stderr.text).toContain('mine.html exists and was not made by berthier')
    expect(io.read('mine.html')).toBe('<p>My own page.</p>')
    expect(await io.run('export', 'mine.yaml', '-o', 'other.html')).toBe(0)
    expect(await io.run('export', 'mine.yaml', '-o', 'other.html')).toBe(0)
  })

  test('--all makes a library with an index of plain HTML', async () => {
    const io = new TestIo({ 'battles/a.yaml': smallBattle(), 'battles/b.yaml': SOUND, 'battles/c.yaml': BROKEN })
    expect(await io.run('export', '--all', 'battles', '-o', 'site')).toBe(1)
    expect(io.stderr.text).toContain('battles/c.yaml was left out: 1 error')
    expect(io.stdout.text).toContain('Wrote 2 battles to site')
    const page = await browser!.newPage()
    onTestFinished(() => page.close())
    await page.goto(pathToFileURL(join(io.cwd, 'site/index.html')).href)
    expect(await page.locator('h2').allTextContents()).toEqual([
      HOSTILE.title.replace('\u202E', '\uFFFD'),
      'New battle',
    ])
    expect(await page.evaluate('[...document.images].every((image) => image.naturalWidth > 0)')).toBe(true)
    await page.locator('.play').first().click()
    await page.waitForSelector('form')
    expect(await page.evaluate('window.owned')).toBeUndefined()
    await page.click('[aria-label="All battles"]')
    await expect.poll(() => page.title()).toBe('Battles')
  })

  test('--all refuses two battles of one id, and a folder with foreign files in the way', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': SOUND, 'site/index.html': 'mine' })
    expect(await io.run('export', '--all', 'a.yaml', 'b.yaml', '-o', 'out')).toBe(2)
    expect(io.stderr.text).toContain('b.yaml and a.yaml both have the id new-battle')
    expect(await io.run('export', '--all', 'a.yaml', '-o', 'site')).toBe(2)
    expect(io.stderr.text).toContain('site/index.html exists and was not made by berthier')
    expect(() => io.read('site/new-battle.html')).toThrow('ENOENT')
  })
})
