// Builds the documentation site into site/dist/: the docs with search, the rulebooks with their clauses and cases, the shipped battles
// to play, and the editor itself. A folder of plain files for any web server; nothing in it asks the network for anything.
// --base /berthier/ for a site that is not at the root of its address; --check then looks at every page in Chromium.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makePages } from './site/pages.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const tools = join(root, 'site')
const staging = join(tools, 'build')
const vitepress = join(tools, 'node_modules/vitepress/bin/vitepress.js')
const { values: options } = parseArgs({
  options: { base: { type: 'string', default: '/' }, check: { type: 'boolean', default: false } },
})

if (!/^\/(.*\/)?$/.test(options.base))
  fail(`--base begins and ends with a slash, such as /berthier/, not ${options.base}.`)
if (!existsSync(join(root, 'dist/berthier.js'))) fail('the command is not built: run npm run build first.')
if (!existsSync(vitepress)) fail('the tools of the site are not installed: run npm ci --prefix site first.')

rmSync(staging, { recursive: true, force: true })
const write = (path, text) => {
  mkdirSync(dirname(join(staging, path)), { recursive: true })
  writeFileSync(join(staging, path), text)
}
const { pages, files, sideBars } = makePages({
  list: (folder, ending) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith(ending))
      .sort(),
  read: (file) => readFileSync(join(root, file), 'utf8'),
})
for (const [path, text] of pages) write(path, text)
write('index.md', readFileSync(join(tools, 'index.md'), 'utf8'))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
write('.vitepress/site.json', JSON.stringify({ base: options.base, sideBars, version }))
for (const file of ['config.mjs', 'slug.mjs', 'theme']) {
  cpSync(join(tools, file), join(staging, '.vitepress', file), { recursive: true })
}

// What the site offers beside its pages.
for (const file of files) cpSync(join(root, file), join(staging, 'public/files', file.slice('docs/'.length)))
cpSync(join(tools, 'logo.svg'), join(staging, 'public/logo.svg'))
cpSync(join(root, 'docs/pictures'), join(staging, 'public/pictures'), { recursive: true })
cpSync(join(root, 'schema'), join(staging, 'public/schema'), { recursive: true })
cpSync(join(root, 'dist/editor'), join(staging, 'public/editor'), { recursive: true })
execFileSync(
  process.execPath,
  [join(root, 'dist/berthier.js'), 'export', '--all', '-o', join(staging, 'public/battles')],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
)
linkHome(join(staging, 'public/battles/index.html'))

execFileSync(process.execPath, [vitepress, 'build', staging, '--outDir', join(tools, 'dist')], {
  cwd: tools,
  stdio: 'inherit',
})
if (options.check) await (await import('./site/check.mjs')).checkSite(join(tools, 'dist'), options.base)

/** The library of battles is a page like any that berthier exports; here it also leads back to the site. */
function linkHome(file) {
  const page = readFileSync(file, 'utf8')
  const linked = page.replace('<header>', '<header><p><a href="../index.html">← Berthier</a></p>')
  if (linked === page) fail(`${file} has no header for the link to the site.`)
  writeFileSync(file, linked)
}

function fail(why) {
  console.error(`site: ${why}`)
  process.exit(1)
}
