import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { parseText } from '../src/scenario/parse.ts'
import { installed } from './installation.ts'
import { filesBelow, SCENARIOS } from './walk.ts'

/** The files of the battles that ship, by their ids. */
export function shippedBattles(): ReadonlyMap<string, string> {
  const { files } = filesBelow(SCENARIOS, installed('scenarios'))
  return new Map(files.map((file) => [basename(file, extname(file)), file]))
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
