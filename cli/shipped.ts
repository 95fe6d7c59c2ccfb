import { readFileSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import { parseText } from '../src/scenario/parse.ts'
import { didYouMean, suggest } from '../src/scenario/suggest.ts'
import { exists } from './files.ts'
import { installed } from './installation.ts'
import type { Io } from './io.ts'
import { Refusal } from './refusal.ts'
import { filesBelow, SCENARIOS } from './walk.ts'

/** The files of the battles that ship, by their ids. */
export function shippedBattles(): ReadonlyMap<string, string> {
  const { files } = filesBelow(SCENARIOS, installed('scenarios'))
  return new Map(files.map((file) => [basename(file, extname(file)), file]))
}

/** The file that a word names: its path, or the id of a shipped battle. */
export function findBattle(name: string, io: Io): string {
  const shipped = shippedBattles()
  const own = resolve(io.cwd, name)
  const path = exists(own) ? own : shipped.get(name)
  if (path !== undefined) return path
  const ids = [...shipped.keys()].sort()
  const hint = `${didYouMean(suggest(name, ids)) ?? ''} Shipped: ${ids.join(', ')}.`
  throw new Refusal(`${name} is neither a file nor a shipped battle. ${hint.trim()}`)
}

/** Finds the data of a shipped battle by its id, each read once. */
export function shippedScenarios(): (id: string) => unknown {
  let files: ReadonlyMap<string, string> | undefined
  const read = new Map<string, unknown>()
  return (id) => {
    files ??= shippedBattles()
    const file = files.get(id)
    if (file === undefined) return undefined
    if (!read.has(id)) read.set(id, parseText(readFileSync(file, 'utf8')).data)
    return read.get(id)
  }
}
