import { readFileSync } from 'node:fs'
import { basename, dirname, extname, resolve, sep } from 'node:path'
import { parseText } from '../src/scenario/parse.ts'
import { didYouMean, suggest } from '../src/scenario/suggest.ts'
import { type OpenUsedFile, resolveReference } from '../src/scenario/uses/uses-context.ts'
import { validate } from '../src/scenario/validate.ts'
import { SYSTEMS } from '../src/systems/index.ts'
import { exists, STDIN } from './files.ts'
import { installed } from './installation.ts'
import type { Io } from './io.ts'
import { UsageError } from './usage-error.ts'
import { openFile } from './used-files.ts'
import { BATTLES, filesBelow } from './walk.ts'

/** The files of the battles that ship, by their ids; by `system/id` where several systems have a battle of that id. */
export function shippedBattles(): ReadonlyMap<string, string> {
  const files = [...shippedFiles()]
  const isUnique = (id: string) => files.filter(([, file]) => idOf(file) === id).length === 1
  return new Map(files.map(([name, file]) => [isUnique(idOf(file)) ? idOf(file) : name, file]))
}

/** The file that a word names: its path, `-` for standard input, or the id of a shipped battle, with its system where several have it. */
export function findBattle(name: string, io: Io): string {
  if (name === '-') return STDIN
  const own = resolve(io.cwd, name)
  if (exists(own)) return own
  const files = shippedFiles()
  const path = files.get(name)
  if (path !== undefined) return path
  const namesakes = [...files.keys()].filter((key) => key.endsWith(`/${name}`))
  if (namesakes.length === 1) return files.get(namesakes[0]!)!
  if (namesakes.length > 1)
    throw new UsageError(`${name} is the id of ${namesakes.length} battles. Write ${namesakes.join(' or ')}.`)
  const shipped = shippedBattles()
  const ids = [...shipped.keys()].sort()
  const hint = `${didYouMean(suggest(name, ids)) ?? ''} Shipped: ${ids.join(', ')}.`
  throw new UsageError(`${name} is neither a file nor a shipped battle. ${hint.trim()}`)
}

/** The file of a system's shipped battle. */
export const shippedBattle = (system: string, id: string): string | undefined => shippedFiles().get(`${system}/${id}`)

/** Finds the data of a system's shipped battle by its id, each read once. */
export function shippedScenarios(): (system: string) => (id: string) => unknown {
  let files: ReadonlyMap<string, string> | undefined
  const read = new Map<string, unknown>()
  return (system) => (id) => {
    files ??= shippedFiles()
    const file = files.get(`${system}/${id}`)
    if (file === undefined) return undefined
    if (!read.has(file)) read.set(file, readWhole(file))
    return read.get(file)
  }
}

/** The data of a battle, with what it uses. */
function readWhole(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  const parsed = parseText(text)
  if ((parsed.data as { readonly uses?: unknown }).uses === undefined) return parsed.data
  const open: OpenUsedFile = (reference, from) => {
    const path = resolveReference(reference, from)
    return openFile(path, path)
  }
  return validate(text, SYSTEMS, parsed, { path: file.split(sep).join('/'), open }).scenario
}

/** All of them by `system/id`, in the order of the systems. */
function shippedFiles(): ReadonlyMap<string, string> {
  const { files } = filesBelow(BATTLES, installed('scenarios'))
  const systems = SYSTEMS.map(({ id }) => id)
  const rank = (file: string) => systems.indexOf(systemOf(file))
  const sorted = files.toSorted((a, b) => rank(a) - rank(b))
  return new Map(sorted.map((file) => [`${systemOf(file)}/${idOf(file)}`, file]))
}

const idOf = (file: string) => basename(file, extname(file))
const systemOf = (file: string) => basename(dirname(file))
