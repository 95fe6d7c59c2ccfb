import { basename, dirname, extname, resolve } from 'node:path'
import { didYouMean, suggest } from '../../src/scenario/suggest.ts'
import { SHIPPED } from '../../src/systems/lazily.ts'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { exists, STDIN } from './files.ts'
import { installed } from './installation.ts'
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

/** All of them by `system/id`, in the order of the systems. */
export function shippedFiles(): ReadonlyMap<string, string> {
  const { files } = filesBelow(BATTLES, installed('scenarios'))
  const systems = SHIPPED.map(({ id }) => id)
  const rank = (file: string) => systems.indexOf(systemOf(file))
  const sorted = files.toSorted((a, b) => rank(a) - rank(b))
  return new Map(sorted.map((file) => [`${systemOf(file)}/${idOf(file)}`, file]))
}

const idOf = (file: string) => basename(file, extname(file))
const systemOf = (file: string) => basename(dirname(file))
