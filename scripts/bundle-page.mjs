// Bundles the page that is exported: one script and one style sheet, which go into the HTML as they are.
import { readFileSync, writeFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { rolldown } from 'rolldown'
import { formatNotices } from './notices.mjs'
import { packagesOf } from './shipped-packages.mjs'

/** Writes play.js and play.css into a folder, and returns the packages that are in them. */
export async function bundlePage(root, folder) {
  const bundle = await rolldown({
    input: `${root}editor/export-page/main.tsx`,
    platform: 'browser',
    resolve: {
      alias: {
        yaml: `${root}node_modules/yaml/browser/index.js`,
        // The canvas draws by itself: of Konva it needs stages and layers, and none of its shapes and filters.
        'react-konva': `${root}node_modules/react-konva/es/ReactKonvaCore.js`,
      },
    },
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
  await bundle.close()
  const packages = packagesOf(output[0].moduleIds, root)
  // Whoever has an exported page has the licences of what it is made of.
  const notices = formatNotices(packages, 'This page was made by Berthier. It').replaceAll('*/', '* /')
  // What would end the script element, or begin a comment in it, stands in strings and comments only: there an escape says the same.
  const code = `/*!\n${notices}\n*/\n${output[0].code}`.replaceAll(/<(?=\/?script|!--)/gi, '\\x3c')
  compileFunction(code)
  writeFileSync(`${folder}/play.js`, code)
  const files = ['export-page/page.css', 'fan/fan.css', 'play/play.css']
  const styles = files.map((file) => readFileSync(`${root}editor/${file}`, 'utf8'))
  writeFileSync(`${folder}/play.css`, styles.join(''))
  return packages
}
