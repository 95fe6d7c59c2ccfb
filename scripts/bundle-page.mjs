// Bundles the page that is exported: scripts and a style sheet, which go into the HTML as they are. A page has the script of its own
// rulebook and no other.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { rolldown } from 'rolldown'
import { formatNotices } from './notices.mjs'
import { merged, packagesOf } from './shipped-packages.mjs'

/** Writes play.js, play.css and a script for each shipped rulebook into a folder, and returns the packages that are in them. */
export async function bundlePage(root, folder) {
  const rulebooks = readdirSync(`${root}src/systems`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const scripts = await Promise.all([
    bundleScript(root, 'editor/export-page/main.tsx', {}),
    ...rulebooks.map(({ name }) =>
      bundleScript(root, `src/systems/${name}/index.ts`, { name: 'berthierRulebook', exports: 'default' }),
    ),
  ])
  const packages = merged(...scripts.map((script) => script.packages))
  // Whoever has an exported page has the licences of what it is made of.
  const notices = formatNotices(packages, 'This page was made by Berthier. It').replaceAll('*/', '* /')
  const [play, ...others] = scripts.map(({ code }) => code)
  writeFileSync(`${folder}/play.js`, `/*!\n${notices}\n*/\n${play}`)
  for (const [i, { name }] of rulebooks.entries()) writeFileSync(`${folder}/rulebook-${name}.js`, others[i])
  const files = ['export-page/page.css', 'fan/fan.css', 'play/play.css']
  const styles = files.map((file) => readFileSync(`${root}editor/${file}`, 'utf8'))
  writeFileSync(`${folder}/play.css`, styles.join(''))
  return packages
}

/** A page plays what has been checked: it has no use for schemas and validators, which are half of a rulebook. */
function withoutSchemas() {
  return {
    name: 'without-schemas',
    load: {
      filter: { id: /\/(schema\.gen\.json|validators\.gen\.js)$/ },
      handler: (id) =>
        id.endsWith('.json') ? { code: 'export default {}', moduleType: 'js' } : 'export const validators = {}',
    },
  }
}

/** A plain script of a module and all that it needs. */
async function bundleScript(root, input, options) {
  const bundle = await rolldown({
    input: root + input,
    platform: 'browser',
    plugins: [withoutSchemas()],
    resolve: {
      alias: {
        yaml: `${root}node_modules/yaml/browser/index.js`,
        // The canvas draws by itself: of Konva it needs stages and layers, and none of its shapes and filters.
        'react-konva': `${root}node_modules/react-konva/es/ReactKonvaCore.js`,
      },
    },
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false, ...options })
  await bundle.close()
  // What would end the script element, or begin a comment in it, stands in strings and comments only: there an escape says the same.
  const code = output[0].code.replaceAll(/<(?=\/?script|!--)/gi, '\\x3c')
  compileFunction(code)
  return { code, packages: packagesOf(output[0].moduleIds, root) }
}
