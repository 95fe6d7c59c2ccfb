import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { SYSTEMS } from '../../src/systems/index.ts'
import { sharedBrowser } from '../support/browser.ts'
import { hasProgram } from '../support/programs.ts'

const folder = fileURLToPath(new URL('../../dist/library/', import.meta.url))

/** The library as plain files on a web server, and a page that has nothing. */
async function serve(): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const file = folder + url.slice(1)
    if (url === '/') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>empty</title>')
    else if (!url.endsWith('.js') || !existsSync(file)) response.writeHead(404).end()
    else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/`
}

test.runIf(hasProgram('Chromium'))(
  'a browser imports the library: it checks a battle, plays it and draws it',
  async () => {
    const page = await (await sharedBrowser()).newPage()
    onTestFinished(() => page.close())
    await page.goto(await serve())
    const [{ id }] = SYSTEMS as [(typeof SYSTEMS)[number]]
    // As text: what the compiler makes of an import is not for a page.
    const seen = await page.evaluate(`(async () => {
    const [{ validate }, { playGame }, { drawSvg, portray }, { default: rulebook }] = await Promise.all(
      ['/index.js', '/engine.js', '/scene.js', '/rulebooks/${id}.js'].map((path) => import(path)),
    )
    const { scenario, draft } = validate(rulebook.template, [rulebook])
    const { actions } = await playGame(rulebook, scenario)
    return { actions, svg: drawSvg(await portray(rulebook, draft)).slice(0, 4) }
  })()`)
    expect(seen).toEqual({ actions: expect.any(Number) as number, svg: '<svg' })
  },
)
