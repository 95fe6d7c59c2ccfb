import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { exists, reason, writeAtomically } from './files.ts'
import type { Io } from './io.ts'
import { Refusal } from './refusal.ts'

/** What every file that we make says near its beginning: such a file may be made anew without asking. */
export const MADE_BY = 'Made by Berthier'

/** Where the mark of a file is looked for. */
const HEAD = 4096

/** When a file may be overwritten. */
export type Overwriting = {
  /** Even if somebody else made it. */
  readonly force?: boolean
  /** By what a file of ours is known, where it cannot say who made it. */
  readonly mark?: string
}

/** A text for a file: it begins with who made it. */
export const markText = (text: string) => `${MADE_BY}.\n\n${text}`

/** Writes a file that we make, at once or not at all. One that somebody else made needs `force`. */
export async function writeOutput(
  path: string,
  content: string | Uint8Array,
  overwriting: Overwriting,
  io: Io,
): Promise<void> {
  refuseToOverwrite(path, overwriting, io)
  try {
    await writeAtomically(resolve(io.cwd, path), content)
  } catch (error) {
    throw new Refusal(`cannot write ${path}: ${reason(error)}`)
  }
}

/** Refuses what `writeOutput` would: for those who write several files, and want all of them or none. */
export function refuseToOverwrite(path: string, { force = false, mark = MADE_BY }: Overwriting, io: Io): void {
  const file = resolve(io.cwd, path)
  if (!exists(dirname(file))) throw new Refusal(`cannot write ${path}: there is no folder ${dirname(path)}.`)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats?.isDirectory()) throw new Refusal(`${path} is a folder; name a file.`)
  // A pipe or a device holds nothing that could be lost, and reading it could take for ever.
  if (stats && !stats.isFile()) return
  if (!force && exists(file) && !isOurs(file, mark)) {
    throw new Refusal(`${path} exists and was not made by berthier. --force overwrites it.`)
  }
}

function isOurs(file: string, mark: string): boolean {
  const head = Buffer.alloc(HEAD)
  try {
    const handle = openSync(file, 'r')
    try {
      return head.subarray(0, readSync(handle, head, 0, HEAD, 0)).includes(mark)
    } finally {
      closeSync(handle)
    }
  } catch {
    // What cannot be read is not known to be ours.
    return false
  }
}
