import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { commandFor, type Order } from '../../vscode/src/commands.ts'
import { mapPage } from '../../vscode/src/map-page.ts'
import { sharedBrowser } from '../support/browser.ts'
import type { LanguageClient, LspDiagnostic } from '../support/lsp-client.ts'
import { hasProgram } from '../support/programs.ts'
import { Session, shipped } from './session.ts'

const STANDARD = shipped('napoleon-at-waterloo/standard.yaml')
const TABLE = shipped('et-sans-resultat/quatre-bras.yaml')

hasProgram('Chromium')

let client: LanguageClient
beforeAll(async () => {
  client = await Session.start('scenarios')
})
afterAll(() => client.stop())

const ask = <Answer>(session: Session, method: string, more: object) =>
  client.request(`berthier/${method}`, { textDocument: { uri: session.uri }, ...more }) as Promise<Answer>

describe('the map beside the text', () => {
  test('is drawn by the server, follows the text, and is not there without a board', async () => {
    const session = await Session.open(client, 'standard.yaml', STANDARD)
    const { svg } = await ask<{ svg: string }>(session, 'map', { theme: 'dark' })
    expect(svg).toMatch(/^<svg .*<\/svg>\n$/s)
    expect(svg).toContain('Hougoumont')
    await session.replace('Hougoumont: [', 'Goumont: [')
    expect((await ask<{ svg: string }>(session, 'map', {})).svg).toContain('>Goumont<')
    await session.replace('columns: 01-27', 'columns: many')
    expect(await ask(session, 'map', {})).toBe(null)
  })

  test('shows the hex of the cursor in Chromium, and a click on it leads back to its line', async () => {
    const session = await Session.open(client, 'clicked.yaml', STANDARD)
    const { svg } = await ask<{ svg: string }>(session, 'map', { theme: 'light' })
    const { outline } = await ask<{ outline: string }>(session, 'cursor', { position: session.place('"1410"') })
    expect(outline).not.toBe('')
    const { page, send, posted } = await openPanel()
    await send({ svg, outline })
    const box = (await page.locator('.cursor').boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    expect((await posted())[0]).toEqual({ ready: true })
    const { point } = (await posted()).at(-1) as { point: [number, number] }
    const clicked = await ask<{ label: string; range: LspDiagnostic['range'] }>(session, 'click', { point })
    expect(clicked.label).toBe('1410')
    const { line, character } = clicked.range.start
    expect(STANDARD.split('\n')[line]!.slice(character)).toMatch(/^"?1410/)
  })

  test('leads on a table to the unit next to a click, and marks the point of the cursor', async () => {
    const session = await Session.open(client, 'table.yaml', TABLE)
    const unit = 'name: I/2e Léger, type: light, rating: 3, men: 586, at: [21.2, 10.3]'
    const position = session.place(unit, unit.length - 2)
    const { outline } = await ask<{ outline: string }>(session, 'cursor', { position })
    const numbers = (outline.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    const mean = (rest: number) => {
      const some = numbers.filter((_, i) => i % 2 === rest)
      return some.reduce((sum, one) => sum + one, 0) / some.length
    }
    // A little beside the middle of the unit.
    const clicked = await ask<{ range: LspDiagnostic['range'] }>(session, 'click', {
      point: [mean(0) + 8, mean(1) - 8],
    })
    expect(clicked.range.start.line).toBe(position.line)
    const ground = await ask<{ range?: LspDiagnostic['range'] }>(session, 'click', { point: [100, 100] })
    expect(ground.range).toBe(undefined)
  })

  test('is lettered with our own letters, and stays under a note while the text is half-typed', async () => {
    const session = await Session.open(client, 'half-typed.yaml', STANDARD)
    const { svg } = await ask<{ svg: string }>(session, 'map', { theme: 'light' })
    const { page, send } = await openPanel()
    expect(await page.locator('#note').textContent()).toContain('Drawing')
    await send({ svg })
    expect(await page.locator('#note').isVisible()).toBe(false)
    const lettered = await page.evaluate(
      'document.fonts.ready.then((fonts) => [...fonts].map((one) => [one.family, one.status]))',
    )
    expect(lettered).toContainEqual(['EB Garamond', 'loaded'])
    await send({ note: 'This is the map before it.' })
    expect(await page.locator('#note').isVisible()).toBe(true)
    expect(await page.locator('#map svg').isVisible()).toBe(true)
    // What is no picture is never put into the page.
    await send({ svg: '<p>no', note: 'There is no map.' })
    expect(await page.locator('#map').innerHTML()).toBe('')
    expect(await page.locator('#note').textContent()).toBe('There is no map.')
  })

  test('grows under the pointer with the wheel and by keys, and scrolls to the hex of the cursor', async () => {
    const session = await Session.open(client, 'zoomed.yaml', STANDARD)
    const { svg } = await ask<{ svg: string }>(session, 'map', { theme: 'light' })
    const { outline } = await ask<{ outline: string }>(session, 'cursor', { position: session.place('"1410"') })
    // So low that the map scrolls from the beginning.
    const { page, send } = await openPanel(250)
    await send({ svg, outline })
    const boxOf = async (what: string) => (await page.locator(what).boundingBox())!
    const [small, hex] = [await boxOf('#map svg'), await boxOf('.cursor')]
    const middle = { x: hex.x + hex.width / 2, y: hex.y + hex.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.keyboard.down('Control')
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await boxOf('#map svg')).width / small.width).toBeCloseTo(1.25 ** 4, 1)
    const grown = await boxOf('.cursor')
    expect(Math.abs(grown.x + grown.width / 2 - middle.x)).toBeLessThan(3)
    expect(Math.abs(grown.y + grown.height / 2 - middle.y)).toBeLessThan(3)
    // Scrolled away, the cursor's hex comes back as soon as it is marked again.
    await page.evaluate("document.getElementById('map').scrollTo(1e6, 1e6)")
    await send({ outline })
    const { x, y } = await boxOf('.cursor')
    expect(x).toBeGreaterThan(-2)
    expect(y).toBeGreaterThan(-2)
    await page.locator('#map').press('0')
    await expect.poll(async () => (await boxOf('#map svg')).width).toBe(small.width)
  })
})

/** The page of the panel in Chromium, with what an editor gives it. */
async function openPanel(height = 800) {
  const page = await (await sharedBrowser()).newPage({ viewport: { width: 700, height } })
  onTestFinished(() => page.close())
  await page.route('http://map.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    if (name === '')
      return route.fulfill({ contentType: 'text/html', body: mapPage('http://map.test', 'http://map.test') })
    const folder = name.endsWith('.woff2') ? 'scripts/fonts' : 'vscode/media'
    return route.fulfill({ path: fileURLToPath(new URL(`../../${folder}/${name}`, import.meta.url)) })
  })
  await page.addInitScript(() => {
    const posted: unknown[] = []
    Object.assign(globalThis, { posted, acquireVsCodeApi: () => ({ postMessage: (one: unknown) => posted.push(one) }) })
  })
  await page.goto('http://map.test/')
  return {
    page,
    send: (data: object) =>
      page.evaluate(`dispatchEvent(new MessageEvent('message', { data: ${JSON.stringify(data)} }))`),
    posted: () => page.evaluate(() => (globalThis as unknown as { posted: unknown[] }).posted),
  }
}

test('commands run the copy of the extension, or the berthier that the settings name', () => {
  const copy = { module: '/x/berthier.js', node: '/usr/bin/code' }
  expect(commandFor({ task: 'play', file: '/a/b.yaml' }, '', copy)).toEqual({
    program: '/usr/bin/code',
    args: ['/x/berthier.js', 'play', '/a/b.yaml'],
    env: { ELECTRON_RUN_AS_NODE: '1' },
  })
  const words = (order: Order) => commandFor(order, 'berthier', copy).args
  expect(words({ task: 'export', file: '/a/b.yaml' })).toEqual(['export', '/a/b.yaml', '-o', '/a/b.html'])
  expect(words({ task: 'prove', file: '/a/b.yaml', claim: 'french 40..60%' })).toEqual([
    'prove',
    '/a/b.yaml',
    '--claim',
    'french 40..60%',
    '-o',
    '/a/b.certificate.json',
  ])
})
