import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { readHeader } from '../src/scenario/reading/read-header.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The port of the `berthier edit` whose files the page of `npm run editor` shows. */
const API_PORT = process.env['BERTHIER_PORT'] ?? '4810'

export default defineConfig({
  root: here,
  // A folder that is put anywhere on a web server works there.
  base: './',
  plugins: [
    workersShareChunks(),
    missedPartsWait(),
    stylesWithoutElements(),
    headers(),
    wholeBattles(),
    withoutExplanations(),
    react(),
    fetchedTogether(),
    servedByVite(),
  ],
  // The build of yaml for Node is CommonJS: it cannot be shaken.
  resolve: { alias: { yaml: `${here}../node_modules/yaml/browser/index.js` } },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/editor',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the page allows no fonts or scripts in its own text.
    assetsInlineLimit: 0,
    // What preloads modules looks for a document, and workers have none.
    modulePreload: false,
    // A style sheet apart could fail to load, and would not be tried again with its part.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // Rulebooks and their tables are large, and loaded once.
    chunkSizeWarningLimit: 1500,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: `http://127.0.0.1:${API_PORT}`, changeOrigin: false } },
  },
})

/** `battle.yaml?header` is what a list of battles needs of it, and no more. */
function headers(): Plugin {
  return {
    name: 'headers',
    load(id) {
      if (!id.endsWith('.yaml?header')) return undefined
      const file = id.replace('?header', '')
      this.addWatchFile(file)
      const header = readHeader(readFileSync(file, 'utf8'))
      if (header.title === undefined) throw new Error(`${file} has no title`)
      return `export default ${JSON.stringify(header)}`
    },
  }
}

/** `battle.yaml?whole` is a battle in one piece, as it is opened where the files that it uses are not. */
function wholeBattles(): Plugin {
  return {
    name: 'whole-battles',
    async load(id) {
      if (!id.endsWith('.yaml?whole')) return undefined
      const file = id.replace('?whole', '')
      this.addWatchFile(file)
      const text = readFileSync(file, 'utf8')
      return `export default ${JSON.stringify(/^uses:/m.test(text) ? await inlined(file) : text)}`
    },
  }
}

/** By the command line, which is built before: it knows the rulebooks. */
async function inlined(file: string): Promise<string> {
  const command = [`${here}../dist/berthier.js`, 'convert', file, '-', '--to', 'yaml', '--inline']
  const { stdout } = await promisify(execFile)(process.execPath, command)
  return stdout
}

/** What `berthier explain` prints of a code: the editor shows problems with their own words. */
function withoutExplanations(): Plugin {
  const property = /^ {4}(?:why|fix):\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm
  return {
    name: 'without-explanations',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/scenario\/codes\/(?!index)\w+\.ts$/.test(id)) return undefined
      const changed = code.replace(property, '')
      if (/\b(why|fix):/.test(changed)) throw new Error(`${id} explains a code in a way that this does not find`)
      return { code: changed, map: null }
    },
  }
}

/** A page learns what its script imports when the script is there: here it is told before, and fetches all at once. */
function fetchedTogether(): Plugin {
  return {
    name: 'fetched-together',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk }) {
        const needed = new Set(chunk?.imports)
        for (const name of needed) {
          const part = bundle[name]
          if (part?.type === 'chunk') for (const one of part.imports) needed.add(one)
        }
        return [...needed].map(
          (name): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${name}` },
            injectTo: 'head',
          }),
        )
      },
    },
  }
}

/** Vite's own page reloads itself by scripts that the policy forbids, and has a server behind it. */
function servedByVite(): Plugin {
  return {
    name: 'served-by-vite',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace('name="berthier-store" content="browser"', 'name="berthier-store" content="server"'),
  }
}

/**
 * Vite bundles each worker apart, with everything that it needs once more. Here a worker is a chunk of the same build, so
 * that the page and its workers load the parser, the schema and the rules once.
 */
function workersShareChunks(): Plugin {
  const worker = /new URL\('(\.\/[\w./-]+\.worker\.ts)', import\.meta\.url\)/g
  return {
    name: 'workers-share-chunks',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('.worker.ts')) return undefined
      const changed = code.replace(worker, (_, path: string) => {
        const chunk = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) })
        return `import.meta.ROLLUP_FILE_URL_${chunk}`
      })
      return changed === code ? undefined : { code: changed, map: null }
    },
  }
}

/**
 * Vite sends every `import()` through a function that preloads what it needs. Here nothing is preloaded, and that function waits for
 * parts that do not come.
 */
function missedPartsWait(): Plugin {
  const helper = '\0vite/preload-helper.js'
  return {
    name: 'missed-parts-wait',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === helper
        ? `export { fetchLate as __vitePreload } from ${JSON.stringify(`${here}browser/late-parts.ts`)}`
        : undefined,
  }
}

/**
 * CodeMirror writes its styles into an element of the page, which the policy forbids. Only in shadow trees does it hand them to the
 * browser as a style sheet, which no policy has to allow: here it does so everywhere.
 */
function stylesWithoutElements(): Plugin {
  const condition = '!root.head && root.adoptedStyleSheets'
  return {
    name: 'styles-without-elements',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]style-mod[\\/]/.test(id)) return undefined
      if (!code.includes(condition)) throw new Error('style-mod has changed: see whether it still needs this')
      return { code: code.replace(condition, 'root.adoptedStyleSheets'), map: null }
    },
  }
}
