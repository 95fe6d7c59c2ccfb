// Looks at the built site in Chromium: every page loads without an error and asks nobody but this machine, every link within the site
// leads somewhere, and axe finds nothing serious on one page of each kind, light and dark.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from '../browser.mjs'

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Prints what is wrong with a site, and exits with 1 if anything is. */
export async function checkSite(folder, base) {
  const problems = checkLinks(folder, base)
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
    const file = fileOf(folder, base, path)
    if (file === undefined) response.writeHead(404).end()
    else
      response
        .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
        .end(readFileSync(file))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${server.address().port}`
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    for (const theme of ['light', 'dark']) {
      const context = await browser.newContext({ colorScheme: theme })
      const page = await context.newPage()
      let place = ''
      page.on('pageerror', (error) => problems.push(`${place} (${theme}): ${error.message}`))
      page.on('request', (request) => {
        if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url()))
          problems.push(`${place} asks ${request.url()}`)
      })
      for (const path of samples(folder)) {
        place = path
        await page.goto(`${address}${base}${path}`)
        await page.waitForLoadState('networkidle')
        await page.evaluate(axe)
        const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }))
        for (const { id, impact, nodes } of violations) {
          if (impact === 'serious' || impact === 'critical')
            problems.push(`${path} (${theme}): axe ${id} at ${nodes[0].target.join(' ')}`)
        }
      }
      await context.close()
    }
  } finally {
    await browser.close()
    server.close()
  }
  for (const problem of problems) console.error(`site: ${problem}`)
  if (problems.length > 0) process.exit(1)
  console.log(`site: ${htmlOf(folder).length} pages, every link leads somewhere, axe finds nothing serious.`)
}

/** The file that the site serves for a path. */
function fileOf(folder, base, path) {
  if (!path.startsWith(base)) return undefined
  const file = join(folder, path.slice(base.length))
  if (!file.startsWith(folder) || !existsSync(file)) return undefined
  return statSync(file).isDirectory() ? fileOf(folder, base, `${path.replace(/\/$/, '')}/index.html`) : file
}

/** The pages that the generator made; battles and the editor have tests of their own. */
function htmlOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && !/^(battles|editor)\//.test(path))
}

/** The first two pages of each kind, and those at the top. */
function samples(folder) {
  const seen = new Map()
  return htmlOf(folder).filter((path) => {
    const kind = path.includes('/') ? path.split('/')[0] : path
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    return seen.get(kind) <= 2 && path !== '404.html'
  })
}

/** Links within the site whose page, file or heading does not exist. */
function checkLinks(folder, base) {
  const problems = []
  const texts = new Map()
  const textOf = (file) => texts.get(file) ?? texts.set(file, readFileSync(file, 'utf8')).get(file)
  for (const path of htmlOf(folder)) {
    const from = new URL(`http://site${base}${path}`)
    for (const [, target] of textOf(join(folder, path)).matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const to = new URL(target.replaceAll('&amp;', '&'), from)
      if (to.host !== 'site') continue
      const file = fileOf(folder, base, decodeURIComponent(to.pathname))
      const anchor = decodeURIComponent(to.hash.slice(1))
      if (file === undefined) problems.push(`${path}: ${target} leads nowhere`)
      else if (anchor && file.endsWith('.html') && !textOf(file).includes(`id="${anchor}"`))
        problems.push(`${path}: ${target} has no such heading`)
    }
  }
  return problems
}
