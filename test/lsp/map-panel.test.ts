import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandFor, type Order } from '../../vscode/src/commands.ts'
import { mapPage } from '../../vscode/src/map-page.ts'
import { sharedBrowser } from '../support/browser.ts'
import type { LanguageClient, LspDiagnostic } from '../support/lsp-client.ts'
import { hasProgram } from '../support/programs.ts'
import { Session, shipped } from './session.ts'

const STANDARD = shipped('napoleon-at-waterloo/standard.yaml')
const SCRIPT = readFileSync(new URL('../../vscode/media/map.js', import.meta.url), 'utf8')

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
    const page = await (await sharedBrowser()).newPage({ viewport: { width: 700, height: 800 } })
    try {
      await page.route('http://map.test/**', (route) =>
        route.request().url().endsWith('map.js')
          ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
          : route.fulfill({ contentType: 'text/html', body: mapPage('http://map.test/map.js', 'http://map.test') }),
      )
      await page.addInitScript(() => {
        const posted: unknown[] = []
        Object.assign(globalThis, {
          posted,
          acquireVsCodeApi: () => ({ postMessage: (one: unknown) => posted.push(one) }),
        })
      })
      await page.goto('http://map.test/')
      const send = (data: object) =>
        page.evaluate(`dispatchEvent(new MessageEvent('message', { data: ${JSON.stringify(data)} }))`)
      await send({ svg, outline })
      const box = (await page.locator('.cursor').boundingBox())!
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      const posted = await page.evaluate(() => (globalThis as unknown as { posted: unknown[] }).posted)
      expect(posted[0]).toEqual({ ready: true })
      const { point } = posted.at(-1) as { point: [number, number] }
      const clicked = await ask<{ label: string; range: LspDiagnostic['range'] }>(session, 'click', { point })
      expect(clicked.label).toBe('1410')
      const { line, character } = clicked.range.start
      expect(STANDARD.split('\n')[line]!.slice(character)).toMatch(/^"?1410/)
      await send({ svg: '<p>no', outline: '' })
      expect(await page.locator('#note').textContent()).toContain('There is no map')
    } finally {
      await page.close()
    }
  })
})

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
