import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { editing } from '../../cli/edit/test-server.ts'
import { TestIo } from '../../cli/test-io.ts'
import { newContext, prepareFilePages, run } from '../support/file-pages.ts'

prepareFilePages()

const root = fileURLToPath(new URL('../..', import.meta.url))
const WATERLOO = { 'waterloo.yaml': readFileSync(`${root}scenarios/vive-lempereur/waterloo.yaml`) }

/** A page, and what it complains of or fetches from elsewhere: its policy is one of those who complain. */
async function watched(origin: string): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const page = await (await newContext()).newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${origin}/`) || /^(?:blob|data):/.test(request.url())
    if (!isOwn) problems.push(`fetches ${request.url()}`)
  })
  return { page, problems }
}

/** The built editor as plain files, deep in a web server that knows nothing of it. */
async function staticServer(): Promise<string> {
  const types: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.woff2': 'font/woff2',
  }
  const server = createServer(({ url = '' }, response) => {
    const file = `${root}dist/editor${url.replace('/some/where', '').replace(/\/$/, '/index.html')}`
    const type = types[extname(file)]
    if (!url.startsWith('/some/where/') || !existsSync(file)) response.writeHead(404).end()
    else response.writeHead(200, type ? { 'Content-Type': type } : {}).end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

describe('the page of the editor', () => {
  test('loads from its server, with no complaint, and hides its token', async () => {
    const server = await editing(new TestIo(WATERLOO))
    const { page, problems } = await watched(`http://127.0.0.1:${server.port}`)
    await page.goto(server.address)
    await page.waitForSelector('text=Waterloo')
    expect(page.url()).not.toContain(server.token)
    await page.reload()
    await page.waitForSelector('text=Waterloo')
    expect(problems).toEqual([])
  })

  test('loads as plain files from any place of a web server, without asking for a server of its own', async () => {
    const origin = await staticServer()
    const { page, problems } = await watched(origin)
    await page.goto(`${origin}/some/where/`)
    await page.getByRole('button', { name: 'Edit Waterloo', exact: true }).click()
    await page.waitForSelector('h1:has-text("Waterloo")')
    expect(problems).toEqual([])
  })

  test('runs and styles nothing that is made of text', async () => {
    const server = await editing(new TestIo(WATERLOO))
    const page = await (await newContext()).newPage()
    await page.goto(server.address)
    await page.waitForSelector('text=Waterloo')
    const refused = await run(
      page,
      `const attempt = (act) => {
        try {
          act()
          return 'allowed'
        } catch (error) {
          return error.name
        }
      }
      const style = document.head.appendChild(document.createElement('style'))
      style.textContent = 'body { display: none }'
      return {
        markup: attempt(() => { document.body.innerHTML += '<img src="x" onerror="alert(1)">' }),
        policy: attempt(() => trustedTypes.createPolicy('mine', {})),
        worker: attempt(() => new Worker('/api/file?path=waterloo.yaml')),
        elsewhere: attempt(() => new Worker('https://evil.example/assets/check.worker-1.js')),
        styles: style.sheet?.cssRules.length ?? 0,
      }`,
    )
    expect(refused).toEqual({
      markup: 'TypeError',
      policy: 'TypeError',
      worker: 'TypeError',
      elsewhere: 'TypeError',
      styles: 0,
    })
  })

  test('without the token says where to find it, and takes it in the same tab', async () => {
    const server = await editing(new TestIo(WATERLOO))
    const page = await (await newContext()).newPage()
    await page.goto(`http://127.0.0.1:${server.port}/`)
    expect(await page.textContent('[role=alert]')).toBe(
      'This address has no token. Open the one that berthier edit printed.',
    )
    await page.goto(server.address)
    await page.waitForSelector('text=Waterloo')
  })
})
