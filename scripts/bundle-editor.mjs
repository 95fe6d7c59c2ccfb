// Builds the editor: a page with hashed scripts beside it, the rarely needed ones loaded when they are.
import { readdirSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { formatNotices } from './notices.mjs'
import { together } from './quick-start.mjs'
import { mapFont, merged, packageAt, packagesOf } from './shipped-packages.mjs'

/** Writes dist/editor/, and returns the packages that are in it. The folder can be put on a web server, so it has their licences. */
export async function bundleEditor(root) {
  const { plugin, codeSplitting } = together(groupsOf(root), /\/src\/(board|scenario|engine)\//)
  const { output } = await build({
    configFile: `${root}editor/vite.config.ts`,
    logLevel: 'warn',
    plugins: [plugin],
    build: { rolldownOptions: { output: { codeSplitting } } },
  })
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds)
  const packages = merged(packagesOf(modules, root), [packageAt('ajv', root), mapFont(root)])
  writeFileSync(`${root}dist/editor/licences.txt`, `${formatNotices(packages, "Berthier's editor")}\n`)
  return packages
}

/**
 * What every battle is read and checked with, and what any is edited with: in many small files they would be larger and slower to
 * load. Of rulebooks only what they share.
 */
function groupsOf(root) {
  const systems = readdirSync(`${root}src/systems`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const checks = systems.flatMap(({ name }) =>
    ['format', 'checks'].map((room) => `src/systems/${name}/${room}/index.ts`),
  )
  const groups = {
    checks: ['editor/document/check.worker.ts', ...checks],
    editing: ['editor/shell/editor.tsx', 'editor/document/scenario-document.ts'],
  }
  const whole = ([name, modules]) => [name, modules.map((module) => root + module)]
  return Object.fromEntries(Object.entries(groups).map(whole))
}
