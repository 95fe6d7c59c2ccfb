import { readFileSync } from 'node:fs'
import { basename, dirname, extname, resolve } from 'node:path'
import { parseText } from '../src/scenario/parse.ts'
import { didYouMean, suggest } from '../src/scenario/suggest.ts'
import { SYSTEMS } from '../src/systems/index.ts'
import { exists } from './files.ts'
import { installed } from './installation.ts'
import type { Io } from './io.ts'
import { UsageError } from './usage-error.ts'
import { filesBelow, SCENARIOS } from './walk.ts'

/** The files of the battles that ship, by their ids; where systems have battles of one id, all but the first by `system/id`. */
export function shippedBattles(): ReadonlyMap<string, string> {
  const battles = new Map<string, string>()
  for (const [name, file] of shippedFiles()) battles.set(battles.has(idOf(file)) ? name : idOf(file), file)
  return battles
}

/** The file that a word names: its path, or the id of a shipped battle, with or without its system. */
export function findBattle(name: string, io: Io): string {
  const shipped = shippedBattles()
  const own = resolve(io.cwd, name)
  const path = exists(own) ? own : (shipped.get(name) ?? shippedFiles().get(name))
  if (path !== undefined) return path
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
    if (!read.has(file)) read.set(file, parseText(readFileSync(file, 'utf8')).data)
    return read.get(file)
  }
}

/** All of them by `system/id`, in the order of the systems. */
function shippedFiles(): ReadonlyMap<string, string> {
  const { files } = filesBelow(SCENARIOS, installed('scenarios'))
  const systems = SYSTEMS.map(({ id }) => id)
  const rank = (file: string) => systems.indexOf(systemOf(file))
  const sorted = files.toSorted((a, b) => rank(a) - rank(b))
  return new Map(sorted.map((file) => [`${systemOf(file)}/${idOf(file)}`, file]))
}

const idOf = (file: string) => basename(file, extname(file))
const systemOf = (file: string) => basename(dirname(file))
