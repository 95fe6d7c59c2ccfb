import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { beforeAll, onTestFinished } from 'vitest'
import type { Editing } from '../../cli/edit/test-server.ts'
import { sharedBrowser } from './browser.ts'
import { hasProgram } from './programs.ts'

// Pages for tests of what the editor does with files.

const root = fileURLToPath(new URL('../..', import.meta.url))
let browser: Browser | undefined
let code: string | undefined

/** Has a browser for the tests of a file. */
export function prepareFilePages(): void {
  if (!hasProgram('Chromium')) return
  beforeAll(async () => {
    browser = await sharedBrowser()
    code ??= await bundle()
  }, 60_000)
}

/** What works on files in the browser, as a script that defines `files`. */
async function bundle(): Promise<string> {
  const names = ['browser-store', 'disk-store', 'drafts', 'link', 'server-store']
  const entry = names.map((name) => `export * from '${root}editor/files/${name}.ts'`).join('\n')
  const store = `export { createStore, entries } from 'idb-keyval'`
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    resolve: { alias: { yaml: `${root}node_modules/yaml/browser/index.js` } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? `${entry}\n${store}` : null),
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife', name: 'files' })
  await build.close()
  return output[0].code
}

/** A million characters that a browser cannot make smaller before it looks whether there is room for them. */
export const longText = () => randomBytes(500_000).toString('hex')

/** A browser of its own, without a past, for a test. */
export async function newContext(): Promise<BrowserContext> {
  const context = await browser!.newContext()
  onTestFinished(() => context.close())
  return context
}

/** A page at the server's address in which the editor does not run, with `files` to work with. */
export async function bare(server: Editing, context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${server.port}/nothing`)
  await page.evaluate(`${code}; globalThis.files = files; globalThis.told = []; 0`)
  return page
}

/** Runs statements in the page. Their variables come as arguments. */
export function run<Result = void>(
  page: Page,
  body: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Result> {
  const given = Object.entries(variables).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
  return page.evaluate<Result>(`(async () => { ${given.join('')} ${body} })()`)
}
