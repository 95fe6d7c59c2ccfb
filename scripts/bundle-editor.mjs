// Builds the editor: a page with hashed scripts beside it, the rarely needed ones loaded when they are.
import { writeFileSync } from 'node:fs'
import { build } from 'vite'
import { formatNotices } from './notices.mjs'
import { merged, packageAt, packagesOf } from './shipped-packages.mjs'

/** Writes dist/editor/, and returns the packages that are in it. The folder can be put on a web server, so it has their licences. */
export async function bundleEditor(root) {
  const { output } = await build({ configFile: `${root}editor/vite.config.ts`, logLevel: 'warn' })
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds)
  const packages = merged(packagesOf(modules, root), [packageAt('ajv', root)])
  writeFileSync(`${root}dist/editor/licences.txt`, `${formatNotices(packages, "Berthier's editor")}\n`)
  return packages
}
