// Makes a fresh clone ready: packages, generated files, dist/. Does nothing, quickly and silently, where all is current.
// --packed: npm itself is installing or packing, so the packages are its business.
// --peers: the benches will run, and measure against packages that nothing else needs.
// --browser: tests will run, and some of them need Chromium, Tiled or Redis. With BERTHIER_NO_INSTALL=1 none is installed; with
// BERTHIER_ALL_TESTS=1 it is a failure if one is missing.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const packed = process.argv.includes('--packed')

if (!packed) installPackages('')
if (process.argv.includes('--peers')) installPackages('bench/peers/')

const sources = ['schema', 'src', 'cli', 'editor', 'scripts', 'package.json']
const canBuild = existsSync(`${root}node_modules/rolldown`)
if (canBuild && changedAt('dist/berthier.js') < Math.max(...sources.map(changedAt))) {
  announce('Building Berthier…')
  await import('./build.mjs')
}

if (process.argv.includes('--browser')) {
  const { provideBrowser } = await import('./browser.mjs')
  const { provideTiled } = await import('./tiled.mjs')
  const { provideRedis } = await import('./redis.mjs')
  for (const provide of [provideBrowser, provideTiled, provideRedis]) {
    try {
      provide()
    } catch (error) {
      console.error(error.message)
      // The tests that need none are worth running all the same, except where somebody relies on all.
      if (process.env.BERTHIER_ALL_TESTS) process.exit(1)
    }
  }
}

/** Installs the packages of a folder as its lock file has them, unless they are there. */
function installPackages(folder) {
  if (changedAt(`${folder}node_modules/.package-lock.json`) >= changedAt(`${folder}package-lock.json`)) return
  announce(`Installing the packages of ${folder || 'Berthier'}, once: this takes a minute or more…`)
  const flags = ['--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root + folder, stdio: 'inherit', shell: process.platform === 'win32' }
  const { status } = spawnSync('npm', ['ci', ...flags], options)
  if (status !== 0) process.exit(status ?? 1)
}

/** Whoever waits should know for what. What commands print themselves is not mixed with it. */
function announce(words) {
  process.stderr.write(`${words}\n`)
}

/** When a file, or the last one in a folder, was written; long ago if it is not there. */
function changedAt(path) {
  const stats = statSync(root + path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  // A folder's own time tells of files that were removed.
  return Math.max(stats.mtimeMs, ...readdirSync(root + path).map((name) => changedAt(`${path}/${name}`)))
}
