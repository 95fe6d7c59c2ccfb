import { basename, dirname, extname, relative, resolve, sep } from 'node:path'
import { formatText } from '../../src/scenario/format/quotes.ts'
import { decode } from '../../src/scenario/reading/decode.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import type { Rulebook } from '../../src/scenario/rulebook.ts'
import { didYouMean, suggest } from '../../src/scenario/suggest.ts'
import { capitalise, slug } from '../../src/scenario/wording.ts'
import { exists } from '../files/files.ts'
import { installed } from '../files/installation.ts'
import { findBattle } from '../files/shipped.ts'
import { isYaml } from '../files/walk.ts'
import { EXIT, type Io } from '../io.ts'
import { visible } from '../output/terminal.ts'
import { sourceOf } from '../rulebooks/index.ts'
import { readOrRefuse, UsageError, writeOrRefuse } from '../usage-error.ts'

/** The flags of `berthier new`. */
export type NewOptions = {
  readonly system?: string
  readonly title?: string
  readonly from?: string
  readonly force?: boolean
}

/** `berthier new`: writes a battle to start from. */
export async function runNew(file: string, options: NewOptions, io: Io): Promise<number> {
  const target = resolve(io.cwd, file)
  if (!isYaml(file)) throw new UsageError(`a battle is a YAML file. Name it ${withoutExtension(file)}.yaml.`)
  if (exists(target) && !options.force) throw new UsageError(`${file} already exists. Use --force to overwrite it.`)
  const rulebooks = await io.rulebooks()
  const source = options.from === undefined ? templateOf(options.system, rulebooks) : await readSource(options.from, io)
  const text = withIdentity(source, idFrom(file), options.title ?? titleFrom(file))
  const isShipped = rulebooks.some((book) => book.id === systemOf(text) && sourceOf(book) === undefined)
  await writeOrRefuse(file, withModeline(text, target, isShipped), options.force ? 'anything' : 'nothing', io)
  const shown = visible(file)
  const argument = /^[\w./-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`
  io.stdout.write(`Wrote ${shown}. Edit it, then run: berthier validate ${argument}\n`)
  return EXIT.clean
}

/** The text of a new battle for a file, as an editor asks for it. It names a schema only where one is beside the file: editors know ours. */
export function newBattle(file: string, system: string, rulebooks: readonly Rulebook[]): string {
  const text = withIdentity(templateOf(system, rulebooks), idFrom(file), titleFrom(file))
  return withModeline(text, file, false)
}

function templateOf(system: string | undefined, rulebooks: readonly Rulebook[]): string {
  const rulebook = system === undefined ? rulebooks[0] : rulebooks.find(({ id }) => id === system)
  if (rulebook) return rulebook.template
  const ids = rulebooks.map(({ id }) => id)
  const hint = didYouMean(suggest(system ?? '', ids)) ?? `Rulebooks: ${ids.join(', ')}.`
  throw new UsageError(`unknown rulebook ${system}. ${hint}`)
}

/** The text of a file, or of the shipped battle with that id. */
async function readSource(from: string, io: Io): Promise<string> {
  const text = decode(await readOrRefuse(findBattle(from, io), io))
  if (typeof text !== 'string') throw new UsageError(`cannot copy ${from}: ${text.finding.message}`)
  return text
}

/** Puts another id and title in the text; everything else stays as it is, comments too. */
function withIdentity(text: string, id: string, title: string): string {
  const parsed = parseText(text)
  const edits = Object.entries({ id, title }).map(([key, value]) => {
    const old = (parsed.data as Readonly<Record<string, unknown>> | null | undefined)?.[key]
    const range = typeof old === 'object' || old === undefined ? undefined : parsed.locate([key])
    if (!range) throw new UsageError(`cannot copy a scenario without a readable ${key}.`)
    return { start: range[0], end: range[1], value: formatText(value) }
  })
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, value }) => result.slice(0, start) + value + result.slice(end), text)
}

const systemOf = (text: string) => (parseText(text).data as { readonly system?: unknown } | null | undefined)?.system

/**
 * The line by which YAML editors find the schema: beside the file if it is there, or else in this installation. Of rulebooks that do
 * not ship the installation knows nothing.
 */
function withModeline(text: string, target: string, isShipped: boolean): string {
  const folder = dirname(target)
  const beside = resolve(folder, 'scenario.schema.json')
  const schema = exists(beside) ? beside : isShipped ? installed('schema/scenario.schema.json') : undefined
  const body = text.replace(/^\ufeff?(?:# *yaml-language-server:[^\n]*\n)?/, '')
  if (schema === undefined) return body
  const path = relative(folder, schema).split(sep).join('/')
  const line = `# yaml-language-server: $schema=${path.startsWith('.') ? path : `./${path}`}`
  return `${line}\n${body}`
}

function idFrom(file: string): string {
  return slug(withoutExtension(basename(file))) || 'new-battle'
}

/** The name of the file with a capital to each word; file systems may have taken its accents apart. */
export function titleFrom(file: string): string {
  const words = withoutExtension(basename(file))
    .normalize('NFC')
    .split(/[-_\s]+/)
  return words.map(capitalise).join(' ').trim()
}

function withoutExtension(path: string): string {
  return path.slice(0, path.length - extname(path).length)
}
