import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Bundles the page of the canvas's harness into a folder. */
export async function bundleHarness(folder) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // The build of yaml for Node is CommonJS: it cannot be shaken.
    resolve: { alias: { yaml: join(root, 'node_modules/yaml/browser/index.js') } },
    // As it is shipped, also where a test runs this.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      reportCompressedSize: false,
      lib: { entry: join(root, 'editor/canvas/harness/main.tsx'), formats: ['es'], fileName: 'harness' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
}

/** A page in a folder with the harness that shows a battle; its address. */
export function makeBoardPage(folder, name, scenario) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.html`)
  const data = JSON.stringify(scenario).replaceAll('<', '\\u003c')
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>${name}</title>
<style>html, body { margin: 0 } .board { width: 100vw; height: 100vh }</style>
<div id="app"></div>
<script type="application/json" id="scenario">${data}</script>
<script type="module" src="./harness.js"></script>`,
  )
  return pathToFileURL(file).href
}
