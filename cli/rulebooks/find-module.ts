import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { MAX_BYTES } from '../../src/scenario/reading/decode.ts'
import { readFound } from '../files/files.ts'
import { isStrangers } from '../files/owners.ts'
import { UsageError } from '../usage-error.ts'

/** The file of a rulebook: a path relative to a folder, or a package that is installed there or above. */
export function findModule(source: string, folder: string): string {
  if (/^\.{0,2}[\\/]|^[a-z]:[\\/]/i.test(source)) {
    const file = resolve(folder, source)
    if (isFile(file)) return file
    throw new UsageError(`no rulebook is at ${file}. Build it first, or correct its path.`)
  }
  const name = /^(@[^/\\]+\/)?[^/\\]+$/.exec(source)?.[0]
  if (name === undefined)
    throw new UsageError(`${source} is neither a path nor a package. Begin a path with ./, such as ./${source}.`)
  for (let at = folder; ; at = dirname(at)) {
    const found = join(at, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return refuseStrangers(entryOf(found, name), folder)
    if (at === dirname(at)) break
  }
  throw new UsageError(`the rulebook ${name} is not installed. Run: npm install ${name}`)
}

/** Whoever may write above a folder, as anybody may in /tmp, could answer for a package that is not installed. */
function refuseStrangers(file: string, folder: string): string {
  if (!isStrangers(file, folder)) return file
  throw new UsageError(
    `${file} belongs to another user than the folder that names it, and would run with your rights. If you trust it, name it by its path.`,
  )
}

/** The module that a package is imported by. */
function entryOf(folder: string, name: string): string {
  const { exports, main } = readManifest(join(folder, 'package.json'))
  const entry = moduleOf(exports) ?? (typeof main === 'string' ? main : undefined)
  const file = entry === undefined ? undefined : resolve(folder, entry)
  if (file !== undefined && isFile(file)) return file
  throw new UsageError(`the package ${name} has no module to import: its package.json needs exports.`)
}

/** A pipe is none: nothing could end the waiting for it. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function readManifest(file: string): { readonly exports?: unknown; readonly main?: unknown } {
  try {
    return Object(JSON.parse(readFound(file, MAX_BYTES).toString('utf8'))) as object
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** What `exports` says of the package itself, under the conditions of a module. */
function moduleOf(exports: unknown): string | undefined {
  let given = exports
  while (typeof given === 'object' && given !== null) {
    const conditions = given as Readonly<Record<string, unknown>>
    given = conditions['.'] ?? conditions['import'] ?? conditions['default']
  }
  return typeof given === 'string' ? given : undefined
}
