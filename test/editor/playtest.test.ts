import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { barriers } from '../support/accessibility.ts'
import { goTo, makeFolder, openEditor, openPanel, prepareBrowser, serve } from '../support/edited-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

prepareBrowser()

type Options = Parameters<typeof openEditor>[1]

async function edit(options: Options = {}): Promise<{ page: Page; folder: string; address: string }> {
  const folder = makeFolder()
  copyFileSync(join(root, 'scenarios/vive-lempereur/waterloo.yaml'), join(folder, 'waterloo.yaml'))
  const address = await serve(folder)
  return { page: await openEditor(address, options), folder, address }
}

/** Begins a game as the dialog asks for it. */
async function begin(page: Page, players: readonly [string, string], isAlone = true): Promise<void> {
  await page.keyboard.press('p')
  await page.click('.bar >> text=New game…')
  await page.selectOption('dialog .player.side-0 select', players[0])
  await page.selectOption('dialog .player.side-1 select', players[1])
  if (players.every((id) => id === 'human')) await page.locator('dialog .alone input').setChecked(isAlone)
  await page.fill('dialog .seed input', '1815')
  await page.click('dialog >> text=Begin the battle')
}

/** One person plays both sides up to the first order. */
async function beginOrders(page: Page): Promise<void> {
  await begin(page, ['human', 'human'])
  for (let i = 0; i < 20 && (await title(page)) !== 'Give an order'; i++) await page.keyboard.press('1')
  expect(await title(page)).toBe('Give an order')
}

const title = (page: Page) => page.locator('.decision h2').textContent()
const counter = (page: Page) => page.locator('.replay output').textContent()
const notice = (page: Page) => page.locator('.playtest .notice')

async function choose(page: Page, item: string): Promise<void> {
  await page.click('.bar .menu > button')
  await page.click(`[role=menuitem] >> text=${item}`)
}

async function save(page: Page, folder: string, item: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, item)])
  const file = join(folder, download.suggestedFilename())
  await download.saveAs(file)
  return file
}

describe('a game in the editor', () => {
  it('hides what one person chooses from the other, and nothing from one who plays both', async () => {
    const { page } = await edit()
    await begin(page, ['human', 'human'], false)
    await expect.poll(() => page.locator('.cover h1').textContent()).toBe('Pass the device to the French side')
    expect(await page.locator('.map, .choice, .sides, .log').count()).toBe(0)
    await page.keyboard.press('Enter')
    for (let i = 0; i < 6; i++) await page.keyboard.press('1')
    await expect.poll(() => page.locator('.cover h1').textContent()).toBe('Pass the device to the Allied side')
    await beginAgainAlone(page)
    await expect.poll(() => title(page)).toBe('Choose your hand')
    expect(await page.locator('.cover').count()).toBe(0)
  })

  it('takes back to any moment, keeps the other course, and goes back to it', async () => {
    const { page } = await edit()
    await beginOrders(page)
    expect(await page.locator('.seed-note').textContent()).not.toContain('test game')
    const at = await counter(page)
    await page.keyboard.press('1')
    await page.keyboard.press('1')
    const gone = await counter(page)
    const log = await page.locator('.log').innerText()
    await page.keyboard.press('u')
    await page.keyboard.press('u')
    expect(await counter(page)).toBe(at)
    expect(await page.locator('.seed-note').textContent()).toContain('test game')
    await page.keyboard.press('e')
    expect(await page.locator('.log').innerText()).toContain('passes')
    await page.click('.moment .menu >> text=Taken back: 1')
    await page.click('.moment [role=menuitem]')
    expect(await counter(page)).toBe(gone)
    expect(await page.locator('.log').innerText()).toBe(log)
  })

  it('points out the hexes of a line of the log, and shows its moment', async () => {
    const { page } = await edit()
    await beginOrders(page)
    await page.keyboard.press('1')
    const before = await page.locator('.map canvas').last().screenshot()
    await page.locator('.record', { hasText: 'is ordered' }).hover()
    await expect.poll(async () => (await page.locator('.map canvas').last().screenshot()).equals(before)).toBe(false)
    expect(await page.locator('.record', { hasText: 'is ordered' }).locator('.rule').textContent()).toContain('5.1')
    await page.locator('.record').first().click()
    expect(await page.locator('.past').innerText()).toContain('You are looking back')
  })

  it('asks what a unit sees and controls, by a key, and tells it', async () => {
    const { page } = await edit()
    await beginOrders(page)
    await page.locator('.map .canvas').focus()
    await page.keyboard.press('n')
    expect(await page.locator('.map .place-mirror').textContent()).toMatch(/Order by/)
    await page.keyboard.press('i')
    expect(await page.locator('.scouting-card').innerText()).toMatch(
      /In sight \(7\.4\).*Zone of control \(6\.2\).*Front/s,
    )
    await page.keyboard.press('Escape')
    expect(await page.locator('.scouting-card').count()).toBe(0)
    expect(await page.locator('.playtest').count()).toBe(1)
  })

  it('travels in a link with its battle; a damaged link is refused', async () => {
    const { page, address } = await edit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await beginOrders(page)
    await page.keyboard.press('1')
    await choose(page, 'Copy a link')
    await expect.poll(() => notice(page).innerText()).toContain('Copied a link')
    const link = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(link).toMatch(/#r=[\w-]+$/)
    const token = new URL(address).hash
    const code = link.slice(link.indexOf('#') + 1)
    const other = await openEditor(`${address}&${code}`)
    expect(token).not.toBe('')
    await expect.poll(() => counter(other)).toBe(await counter(page))
    expect(await other.locator('.log').innerText()).toBe(await page.locator('.log').innerText())
    // Whoever was given the link has no token of the server that may run at the same address.
    const stranger = await openEditor(link)
    await expect.poll(() => counter(stranger)).toBe(await counter(page))
    const damaged = await openEditor(`${address}&${code.slice(0, -40)}`)
    await expect.poll(() => damaged.locator('.notices').innerText()).toContain('This link is damaged')
  })

  it('that does not fit the battle says so, and opens its own, or goes as far as it can', async () => {
    const { page, folder } = await edit()
    await beginOrders(page)
    await page.keyboard.press('1')
    const steps = await counter(page)
    const file = await save(page, folder, 'Save the game')
    // A unit has its order: it is not left by mistake.
    await page.keyboard.press('Escape')
    expect(await page.locator('.refusal').innerText()).toContain('Escape again leaves the game')
    await page.keyboard.press('Escape')
    await openPanel(page, 'Palette')
    await page.locator('.swatch', { has: page.locator('strong', { hasText: /^Woods$/ }) }).click()
    await goTo(page, 'A13')
    await page.keyboard.press('Enter')
    await begin(page, ['human', 'human'])
    await page.setInputFiles('.playtest input[type=file]', file)
    await expect.poll(() => notice(page).innerText()).toContain('This game does not fit the battle that is open.')
    await page.click('text=Play it here as far as it goes')
    expect(await counter(page)).toBe(steps)
    await page.setInputFiles('.playtest input[type=file]', file)
    await page.click('text=Open its own battle')
    await expect.poll(() => notice(page).count()).toBe(0)
    await expect.poll(() => counter(page)).toBe(steps)
    await page.keyboard.press('Escape')
    expect(await page.locator('.title small').innerText()).toContain('no file yet')
  })

  it('makes a case of its last order, which berthier cases plays', async () => {
    const { page, folder } = await edit()
    await beginOrders(page)
    await choose(page, 'Save a case')
    await expect.poll(() => notice(page).innerText()).toContain('A case begins with an order')
    for (const key of ['1', '1', '1', 'e']) await page.keyboard.press(key)
    const file = await save(page, folder, 'Save a case')
    const said = execFileSync(process.execPath, [join(root, 'dist/berthier.js'), 'cases', file], { encoding: 'utf8' })
    expect(said).toMatch(/1 case/)
    expect(readFileSync(file, 'utf8')).toContain('expect:')
  })

  it('becomes a battle of its own, to be edited, and says what a scenario cannot say', async () => {
    const { page } = await edit()
    await beginOrders(page)
    for (const key of ['1', '1', '1', 'e']) await page.keyboard.press(key)
    await choose(page, 'Edit this position')
    await expect.poll(() => page.locator('.top h1').textContent()).toBe('Waterloo, turn 1')
    expect(await page.locator('.playtest').count()).toBe(0)
    expect(await page.locator('.notices').innerText()).toContain('Not included: Hands')
    await page.waitForSelector('.problem-count:has-text("No problems")')
  })

  it('is not begun while the battle has errors, and each of them leads to its place', async () => {
    const { page } = await edit()
    await openPanel(page, 'Palette')
    await page
      .locator('.swatch', { has: page.locator('strong', { hasText: /^River$/ }) })
      .first()
      .click()
    await goTo(page, 'D5')
    await page.keyboard.press('Enter')
    await page.keyboard.press('p')
    await page.waitForSelector('dialog:has-text("This battle cannot be played yet")')
    expect(await page.locator('.blocking-problems').innerText()).toContain('D5')
    expect(await barriers(page)).toEqual([])
    await page.locator('.blocking-problems button').first().click()
    expect(await page.locator('dialog').count()).toBe(0)
    expect(await page.locator('.panel h2').textContent()).toBe('Problems')
  })

  it('tells of a computer that fails, and goes on with another', async () => {
    const { page } = await edit({ allow: /worker|ERR_FAILED/i })
    await page.route('**/thinking.worker*', (route) => route.abort())
    await begin(page, ['random', 'random'])
    await expect.poll(() => page.locator('.past').innerText()).toContain('The computer stopped')
    await page.unroute('**/thinking.worker*')
    await page.click('text=Try again')
    await expect.poll(async () => Number((await counter(page))!.split(' / ')[1])).toBeGreaterThan(5)
  })

  it('goes on with a computer after something was taken back', async () => {
    const { page } = await edit()
    await begin(page, ['human', 'heuristic'])
    await page.selectOption('.replay select', 'at once')
    await page.locator('.decision h2').focus()
    const number = async () => Number((await counter(page))!.split(' / ')[1])
    const playOn = async (to: number) => {
      for (let i = 0; i < 100 && (await number()) < to; i++) await page.keyboard.press('1')
      expect(await number()).toBeGreaterThanOrEqual(to)
    }
    await playOn(30)
    for (let i = 0; i < 3; i++) await page.keyboard.press('u')
    expect(await number()).toBeLessThan(30)
    await playOn(40)
    expect(await page.locator('.past').count()).toBe(0)
  })

  it('axe finds nothing serious in it', async () => {
    const { page } = await edit()
    await begin(page, ['human', 'human'], false)
    await page.waitForSelector('.cover')
    expect(await barriers(page)).toEqual([])
    await beginAgainAlone(page)
    for (let i = 0; i < 20 && (await title(page)) !== 'Give an order'; i++) await page.keyboard.press('1')
    expect.soft(await barriers(page), 'orders').toEqual([])
    await page.locator('.map .canvas').focus()
    await page.keyboard.press('n')
    await page.keyboard.press('i')
    await page.waitForSelector('.scouting-card')
    expect.soft(await barriers(page), 'a unit').toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('1')
    await page.keyboard.press('u')
    await page.keyboard.press(',')
    await page.waitForSelector('.past')
    expect.soft(await barriers(page), 'looking back').toEqual([])
    await page.click('.bar >> text=New game…')
    expect.soft(await barriers(page), 'setting up').toEqual([])
  })
})

async function beginAgainAlone(page: Page): Promise<void> {
  await page.click('.bar >> text=New game…')
  await page.locator('dialog .alone input').setChecked(true)
  await page.click('dialog >> text=Begin the battle')
}
