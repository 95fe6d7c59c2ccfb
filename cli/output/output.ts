import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { exists, MOST_WRITTEN, readFound, reason } from '../files/files.ts'
import { MADE_BY, type Origin, originOf, seal } from '../files/seal.ts'
import type { Io } from '../io.ts'
import type { Expected } from '../safe-file/index.ts'
import { UsageError, writeOrRefuse } from '../usage-error.ts'

/** When a file may be overwritten: with `force` even if somebody else made or edited it. */
export type Overwriting = { readonly force?: boolean | undefined }

/** A text for a file: it begins with who made it. */
export const markText = (text: string) => `${MADE_BY}.\n\n${text}`

/**
 * Writes a file that we make, at once or not at all. It gets a digest of itself, so that it may be made anew without asking as long as
 * nobody has edited it.
 */
export async function writeOutput(
  path: string,
  content: string | Uint8Array,
  overwriting: Overwriting,
  io: Io,
): Promise<void> {
  const expected = refuseToOverwrite(path, overwriting, io)
  await writeOrRefuse(path, seal(content), expected, io)
}

/**
 * Refuses what `writeOutput` would: for those who write several files and want all of them or none, or who work for long before
 * they write. What is there may be replaced as long as it is what was looked at.
 */
export function refuseToOverwrite(path: string, { force = false }: Overwriting, io: Io): Expected {
  const file = resolve(io.cwd, path)
  if (!exists(dirname(file))) throw new UsageError(`cannot write ${path}: there is no folder ${dirname(path)}.`)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats?.isDirectory()) throw new UsageError(`${path} is a folder. Name a file.`)
  // A pipe or a device holds nothing that could be lost, and reading it could take for ever.
  if (force || (stats && !stats.isFile())) return 'anything'
  if (!exists(file)) return 'nothing'
  let bytes: Buffer
  try {
    bytes = readFound(file, MOST_WRITTEN)
  } catch (error) {
    throw new UsageError(`${path} was not overwritten, because it cannot be read: ${reason(error)}.`)
  }
  // It has no place for a mark.
  if (/\.csv$/i.test(path))
    throw new UsageError(`${path} already exists and may have been edited. Use --force to overwrite it.`)
  const origin = originOf(bytes)
  if (origin !== 'ours') throw new UsageError(`${path} ${STRANGE[origin]} Use --force to overwrite it.`)
  return bytes
}

const STRANGE: Readonly<Record<Exclude<Origin, 'ours'>, string>> = {
  foreign: 'already exists and was not made by berthier.',
  edited: 'was edited after berthier made it, or comes from an earlier version.',
}
