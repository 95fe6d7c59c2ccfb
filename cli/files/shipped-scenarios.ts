import { readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { type OpenUsedFile, resolveReference } from '../../src/scenario/uses/uses-context.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { openFile } from '../checking/used-files.ts'
import { shippedFiles } from './shipped.ts'

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
