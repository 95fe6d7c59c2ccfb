import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { barriers } from '../support/accessibility.ts'
import { sharedBrowser } from '../support/browser.ts'
import { makeFolder, openEditor, prepareBrowser, serve } from '../support/edited-folder.ts'

const berthier = fileURLToPath(new URL('../../dist/berthier.js', import.meta.url))

prepareBrowser()

/** Keeps the analysis that a worker of the page sends. */
const LISTENING = `window.Worker = class extends Worker {
  constructor(address) {
    super(address)
    this.addEventListener('message', ({ data }) => (window.analysis = data.analysis ?? window.analysis))
  }
}`

test('a game that is over is analysed: chances, turning points that lead to their moments, and a story to save', async () => {
  const folder = makeFolder()
  execFileSync(process.execPath, [berthier, 'new', join(folder, 'mine.yaml'), '--system', 'napoleon-at-waterloo'])
  const page = await openEditor(await serve(folder))
  await page.keyboard.press('p')
  await page.click('.bar >> text=New game…')
  for (const side of [0, 1]) await page.selectOption(`dialog .player.side-${side} select`, 'heuristic')
  await page.fill('dialog .seed input', '7')
  await page.click('dialog >> text=Begin the battle')
  await page.selectOption('.replay select', 'at once')
  await page.waitForSelector('.outcome')
  await page.click('.outcome >> text=Analyse the game')
  await page.waitForSelector('.analysis .chances')
  expect(await page.locator('.analysis').innerText()).toMatch(/Luck\s+Decisions/)
  expect(await barriers(page, ['.reference'])).toEqual([])

  await page.locator('.turning-points button').first().click()
  await expect.poll(() => page.locator('.past').innerText()).toContain('You are looking back')
  await page.click('text=Back to the last action')
  await page.locator('.chances').click({ position: { x: 40, y: 40 } })
  await expect.poll(() => page.locator('.past').innerText()).toContain('You are looking back')
  expect(await page.locator('.analysis').count()).toBe(1)

  const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Save as Markdown')])
  expect(download.suggestedFilename()).toMatch(/-7\.md$/)
}, 90_000)

test.each(['vive-lempereur', 'napoleon-at-waterloo', 'et-sans-resultat'])(
  'a game of %s has the same figures and the same story in the worker of a page and in Node',
  async (system) => {
    const folder = makeFolder()
    const run = (...words: string[]) => execFileSync(process.execPath, [berthier, ...words], { cwd: folder })
    run('new', 'mine.yaml', '--system', system)
    run('play', 'mine.yaml', '--players', 'heuristic', '--seed', '7', '-o', 'game.json')
    run('export', 'mine.yaml', '--to', 'html', '-o', 'mine.html')
    const inNode = JSON.parse(String(run('analyse', 'game.json', '--format', 'json')))

    const context = await (await sharedBrowser()).newContext()
    onTestFinished(() => context.close())
    await context.addInitScript({ content: LISTENING })
    const page = await context.newPage()
    await page.goto(pathToFileURL(join(folder, 'mine.html')).href)
    await page.setInputFiles('input[type=file]', join(folder, 'game.json'))
    await page.click('.outcome >> text=Analyse the game')
    await page.waitForSelector('.analysis .chances')
    const { chances, turns, luck, skill, turningPoints, account } = inNode
    expect(chances.length).toBeGreaterThan(10)
    expect(await page.evaluate('window.analysis')).toMatchObject({
      chances,
      turns,
      luck,
      skill,
      turningPoints,
      account,
    })
  },
  120_000,
)
