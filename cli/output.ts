import { closeSync, openSync, readSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { exists, reason, writeAtomically } from './files.ts'
import type { Io } from './io.ts'
import { Refusal } from './refusal.ts'

/** What every file that we make says near its beginning: such a file may be made anew without asking. */
export const MADE_BY = 'Made by Berthier'

/** Where the mark of a file is looked for. */
const HEAD = 4096

/** Writes a file that we make, at once or not at all. One that somebody else made needs `force`. */
export async function writeOutput(
  path: string,
  content: string | Uint8Array,
  { force = false }: { readonly force?: boolean },
  io: Io,
): Promise<void> {
  refuseToOverwrite(path, { force }, io)
  try {
    await writeAtomically(resolve(io.cwd, path), content)
  } catch (error) {
    throw new Refusal(`cannot write ${path}: ${reason(error)}`)
  }
}

/** Refuses what `writeOutput` would: for those who write several files, and want all of them or none. */
export function refuseToOverwrite(path: string, { force = false }: { readonly force?: boolean }, io: Io): void {
  const file = resolve(io.cwd, path)
  if (!exists(dirname(file))) throw new Refusal(`cannot write ${path}: there is no folder ${dirname(path)}.`)
  if (!force && exists(file) && !isOurs(file)) {
    throw new Refusal(`${path} exists and was not made by berthier. --force overwrites it.`)
  }
}

function isOurs(file: string): boolean {
  const head = Buffer.alloc(HEAD)
  try {
    const handle = openSync(file, 'r')
    try {
      return head.subarray(0, readSync(handle, head, 0, HEAD, 0)).includes(MADE_BY)
    } finally {
      closeSync(handle)
    }
  } catch {
    // What cannot be read is not known to be ours.
    return false
  }
}
