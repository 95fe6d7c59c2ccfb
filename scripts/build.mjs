// Bundles the command line into dist/: a small entry, and a chunk for each command that is loaded when it runs. Then the pages
// that it exports and serves.
import { chmodSync, copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { bundleEditor } from './bundle-editor.mjs'
import { bundleLibrary } from './bundle-library.mjs'
import { bundlePage } from './bundle-page.mjs'
import { formatNotices } from './notices.mjs'
import { parsedData, together } from './quick-start.mjs'
import { makeSbom } from './sbom.mjs'
import { mapFont, merged, packageAt, packagesOf } from './shipped-packages.mjs'
import './generate.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

const rulebooks = readdirSync(`${root}src/systems`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const { plugin, codeSplitting } = together({
  // Not with start.ts, which waits for the command to end: what a command loads would wait for it in turn.
  start: [`${root}cli/main.ts`],
  // A check is what is run most often, and what other commands begin with.
  check: ['commands/validate', 'rulebooks/index', 'rulebooks/config', 'formats/pretty'].map(
    (module) => `${root}cli/${module}.ts`,
  ),
  // A check loads the rulebook that its battle names, and what several of them share.
  rulebooks: { sharedBy: rulebooks.map((id) => `${root}src/systems/${id}/index.ts`) },
  ...Object.fromEntries(rulebooks.map((id) => [id, [`${root}src/systems/${id}/index.ts`]])),
  // What draws battles is two dozen modules, and a file for each would take longer to find than to run.
  preview: [`${root}cli/commands/preview.ts`],
})
const bundle = await rolldown({
  input: {
    berthier: `${root}cli/berthier.ts`,
    // What the threads of berthier validate run.
    'check-worker': `${root}cli/checking/check-worker.ts`,
    // What the threads of berthier simulate run; the pool looks for its own part of it beside itself, in entry/.
    'simulate-worker': `${root}cli/simulate/worker.ts`,
    'entry/worker': `${root}node_modules/tinypool/dist/entry/worker.js`,
  },
  platform: 'node',
  // The build of yaml for Node is CommonJS: it cannot be shaken, and requires `process` when it runs.
  resolve: { alias: { yaml: `${root}node_modules/yaml/browser/index.js` } },
  transform: { target: 'node20' },
  plugins: [parsedData(), plugin],
  // A check needs more of a rulebook than what it loads at once by its own account.
  checks: { ineffectiveDynamicImport: false },
})
const { output } = await bundle.write({
  dir: `${root}dist`,
  cleanDir: true,
  format: 'esm',
  minify: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  codeSplitting,
})
await bundle.close()
chmodSync(`${root}dist/berthier.js`, 0o755)

// What pictures need at run time: the renderer and the font, so that they look alike on every machine.
mkdirSync(`${root}dist/assets`, { recursive: true })
for (const [name, file] of Object.entries({
  'resvg.wasm': '@resvg/resvg-wasm/index_bg.wasm',
  'DejaVuSans.ttf': 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'DejaVuSans-Bold.ttf': 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  'DejaVu-LICENSE.txt': 'dejavu-fonts-ttf/LICENSE',
})) {
  copyFileSync(`${root}node_modules/${file}`, `${root}dist/assets/${name}`)
}
// The letters of maps: scripts/fonts/README.md says how they were made.
for (const name of ['Roman.ttf', 'Italic.ttf']) {
  copyFileSync(`${root}scripts/fonts/EBGaramond-${name}`, `${root}dist/assets/EBGaramond-${name}`)
}
copyFileSync(`${root}scripts/fonts/LICENSE.txt`, `${root}dist/assets/EBGaramond-LICENSE.txt`)

try {
  const packages = merged(
    packagesOf(
      output.flatMap(({ moduleIds = [] }) => moduleIds),
      root,
    ),
    // The copied files, and the validators, which ajv has written.
    ['@resvg/resvg-wasm', 'dejavu-fonts-ttf', 'ajv'].map((name) => packageAt(name, root)),
    [mapFont(root)],
    // What an exported battle is played with.
    await bundlePage(root, `${root}dist/assets`),
    // What berthier edit serves.
    await bundleEditor(root),
    // What others import.
    await bundleLibrary(root),
  )
  writeFileSync(`${root}dist/THIRD-PARTY-NOTICES.txt`, `${formatNotices(packages, 'Berthier')}\n`)
  writeFileSync(`${root}dist/sbom.cdx.json`, makeSbom(packages, root))
} catch (error) {
  // The set-up takes this file for a sign that the build is whole.
  rmSync(`${root}dist/berthier.js`)
  throw error
}
