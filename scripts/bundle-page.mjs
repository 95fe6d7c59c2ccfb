// Bundles the page that is exported: scripts and a style sheet, which go into the HTML as they are. A page has the script of its own
// rulebook and no other.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { rolldown } from 'rolldown'
import { formatNotices } from './notices.mjs'
import { mapFont, merged, packagesOf } from './shipped-packages.mjs'

/** Writes play.js, thinker.js (what plays for computers and analyses, also in a worker), play.css and a script for each shipped rulebook into a folder, and returns the packages that are in them. */
export async function bundlePage(root, folder) {
  const rulebooks = readdirSync(`${root}src/systems`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const scripts = await Promise.all([
    bundleScript(root, 'editor/export-page/main.tsx', {}),
    bundleScript(root, 'editor/export-page/thinker.ts', { name: 'berthierThinker' }),
    ...rulebooks.map(({ name }) =>
      bundleScript(root, `src/systems/${name}/index.ts`, { name: 'berthierRulebook', exports: 'default' }),
    ),
  ])
  const packages = merged(...scripts.map((script) => script.packages), [mapFont(root)])
  // Whoever has an exported page has the licences of what it is made of.
  const notices = formatNotices(packages, 'This page was made by Berthier. It').replaceAll('*/', '* /')
  const [play, thinker, ...others] = scripts.map(({ code }) => code)
  writeFileSync(`${folder}/play.js`, `/*!\n${notices}\n*/\n${play}`)
  writeFileSync(`${folder}/thinker.js`, thinker)
  for (const [i, { name }] of rulebooks.entries()) writeFileSync(`${folder}/rulebook-${name}.js`, others[i])
  const files = ['export-page/page.css', 'fan/fan.css', 'play/play.css', 'play/drama/drama.css']
  const styles = files.map((file) => withoutAir(readFileSync(`${root}editor/${file}`, 'utf8')))
  writeFileSync(`${folder}/play.css`, [...styles, ...fontFaces(root)].join(''))
  return packages
}

/** Styles without what is there for those who read them: comments, and air around signs. Strings stay as they are. */
const withoutAir = (css) =>
  css.replaceAll(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\/\*[\s\S]*?\*\/|\s*(;\s*}|[{};,])\s*|(:)\s+|\s+/g,
    (_, string, sign, colon) => string ?? (sign?.endsWith('}') ? '}' : sign) ?? colon ?? ' ',
  )

/** The letters of maps, in the page itself. */
function fontFaces(root) {
  const faces = { Roman: 'font-style: normal; font-weight: 600', Italic: 'font-style: italic; font-weight: 500' }
  return Object.entries(faces).map(([name, style]) => {
    const data = readFileSync(`${root}scripts/fonts/EBGaramond-${name}.woff2`, 'base64')
    return `@font-face { font-family: 'EB Garamond'; ${style}; src: url(data:font/woff2;base64,${data}) format('woff2'); }\n`
  })
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

/** Nor, then, for the words about what schemas find wrong. */
function withoutSchemaErrors() {
  return {
    name: 'without-schema-errors',
    load: {
      filter: { id: /\/src\/scenario\/schema\/errors\.ts$/ },
      handler: () => 'export const checkAgainst = () => []\nexport const checkKeys = checkAgainst',
    },
  }
}

/** Nor for the rooms of a rulebook in which battles are edited, compared, printed and tried by cases. */
function withoutRooms() {
  return {
    name: 'without-rooms',
    load: {
      filter: { id: /\/src\/systems\/[^/]+\/(cases|edit|text\/diff|view\/print)\/(.*\/)?index\.ts$/ },
      handler: () => 'export {}',
    },
  }
}

/** Nor for what explains problems that were solved before it was made. */
function withoutExplanations() {
  const text = /\b(title|why|fix):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\$]|\\.)*`),/g
  return {
    name: 'without-explanations',
    transform: {
      filter: { id: /\/src\/(scenario\/codes\/\w+|systems\/[^/]+\/format\/codes)\.ts$/ },
      // A rulebook is refused whose own codes say nothing.
      handler: (code, id) => ({ code: code.replaceAll(text, id.includes('/systems/') ? "$1: '-'," : ''), map: null }),
    },
  }
}

/** Nor for what guesses which slip of a hand has made a mistake: saved games, which it reads, are not written by hand. */
function withoutSlips() {
  const guesses = ['slipOfKind', 'slipOfNesting', 'slipOfForm', 'slipOfPoint'].map(
    (name) => `export const ${name} = () => undefined`,
  )
  const hexes = `export const readBoardWords = () => undefined
    export const wrongHex = (text, path) => ({ code: 'hex/malformed', path, message: text + ' is no hex.' })
    export const wrongHexside = (text, path) => ({ code: 'hexside/malformed', path, message: text + ' is no hexside.' })`
  return {
    name: 'without-slips',
    load: {
      filter: { id: /\/src\/scenario\/schema\/(value|hex)-slips\.ts$/ },
      handler: (id) => (id.endsWith('hex-slips.ts') ? hexes : guesses.join('\n')),
    },
  }
}

/** The only texts that a page reads are saved games, which are JSON: it has no use for YAML. */
function withoutYaml(root) {
  return {
    name: 'without-yaml',
    resolveId: {
      filter: { id: /\/parse\.ts$/ },
      handler: () => `${root}editor/export-page/parse-json.ts`,
    },
  }
}

/** A plain script of a module and all that it needs. */
async function bundleScript(root, input, options) {
  const bundle = await rolldown({
    input: root + input,
    platform: 'browser',
    plugins: [
      withoutSchemas(),
      withoutSchemaErrors(),
      withoutRooms(),
      withoutExplanations(),
      withoutSlips(),
      withoutYaml(root),
    ],
    resolve: { alias: { yaml: `${root}node_modules/yaml/browser/index.js` } },
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  })
  // Marks of what is pure are for bundlers, and nobody bundles the page again.
  const comments = { annotation: false }
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false, comments, ...options })
  await bundle.close()
  // What would end the script element, or begin a comment in it, stands in strings and comments only: there an escape says the same.
  const code = output[0].code.replaceAll(/<(?=\/?script|!--)/gi, '\\x3c')
  compileFunction(code)
  return { code, packages: packagesOf(output[0].moduleIds, root) }
}
