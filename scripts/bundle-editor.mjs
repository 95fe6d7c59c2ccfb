// Builds the editor: a page with hashed scripts beside it, the rarely needed ones loaded when they are.
import { build } from 'vite'

/** Writes dist/editor/. */
export async function bundleEditor(root) {
  await build({ configFile: `${root}editor/vite.config.ts`, logLevel: 'warn' })
}
