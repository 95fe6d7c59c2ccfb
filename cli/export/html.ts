import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { System } from '../../src/engine/system.ts'
import type { ExportedBattle, Maker } from '../../src/export/battle.ts'
import { formatPageData, PAGE_DATA_ID, pageData } from '../../src/export/page-data.ts'
import { installed } from '../files/installation.ts'
import { sourceOf } from '../rulebooks/index.ts'
import { UsageError } from '../usage-error.ts'
import type { Exporter } from './index.ts'

/** What every network and every phone still takes. */
const LARGEST = 2_000_000

/** A page that plays the battle: one file that needs no other, and no network. */
export const exportHtml: Exporter = async (battle, name, maker) => [{ name, content: await makePage(battle, maker) }]

/** The page of a battle; `home` is where a link leads back to. */
export async function makePage(battle: ExportedBattle, { mark, version }: Maker, home?: string): Promise<string> {
  const rulebook = await rulebookScript(battle.system)
  const [thinker, script, style] = [read('thinker.js'), read('play.js'), read('play.css')]
  const { title } = battle.portrait
  // Only these run, whatever the battle's texts say.
  const policy = [
    "default-src 'none'",
    `script-src ${[rulebook, thinker, script].map((one) => `'${hashOf(one)}'`).join(' ')}`,
    `style-src '${hashOf(style)}'`,
    'img-src data:',
    'font-src data:',
    // The worker that plays for computers and analyses games runs what the page carries.
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
  const page = [
    '<!doctype html>',
    `<!-- ${mark} ${version} -->`,
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    // A web server would be asked for one otherwise.
    '<link rel="icon" href="data:,">',
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<div id="app"></div>',
    `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(formatPageData(pageData(battle, home)))}</script>`,
    `<script id="berthier-rulebook">${rulebook}</script>`,
    `<script id="berthier-thinker">${thinker}</script>`,
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
  if (Buffer.byteLength(page) > LARGEST) throw new UsageError(`${title} does not fit in a page of 2 MB.`)
  return page
}

/** Text is never markup, and marks that turn the direction of writing do not reach beyond it. */
export function escapeHtml(text: string): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
  return escaped.replaceAll(/\p{Bidi_Control}/gu, '\uFFFD')
}

/** JSON that no script element ends in, and that is JavaScript too. */
function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/** The script of the battle's rulebook: a shipped one is built with the page, another is made of its module. */
async function rulebookScript(rulebook: System): Promise<string> {
  const source = sourceOf(rulebook)
  if (source === undefined) return read(`rulebook-${rulebook.id}.js`)
  const { moduleAsScript } = await import('../rulebooks/page-module.ts')
  const script = await moduleAsScript(readFileSync(source, 'utf8'), source)
  // What would end the element, or begin a comment in it, stands in strings: there an escape says the same.
  return script.replaceAll(/<(?=\/?script|!--)/gi, '\\x3c')
}

const read = (name: string) => readFileSync(installed(`dist/assets/${name}`), 'utf8')

/** How a policy names what may run or style. */
export const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
