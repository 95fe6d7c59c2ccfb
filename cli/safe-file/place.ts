import { linkSync, lstatSync, renameSync, unlinkSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { WriteRefusal } from './write-refusal.ts'

/** Gives a file a name that nothing has. Where something has it, that stays, and the file keeps the name it had. */
export function moveIn(from: string, to: string): void {
  if (addName(from, to)) unlinkSync(from)
  else renameSync(from, to)
}

/** Gives a file its name back. What has come there meanwhile has replaced it, as it would have otherwise. */
export function putBack(aside: string, target: string): void {
  try {
    moveIn(aside, target)
  } catch (error) {
    if (!(error instanceof WriteRefusal)) throw error
    unlinkSync(aside)
  }
}

/**
 * A second name for a file: unlike a rename, that never replaces anything. False where there is nothing in the way, but the disk
 * knows no second names, or not for this file.
 */
export function addName(from: string, to: string): boolean {
  try {
    // A symbolic link is moved itself: some systems would link what it leads to.
    if (!lstatSync(from).isSymbolicLink()) {
      linkSync(from, to)
      return true
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new WriteRefusal('exists')
    if (code === undefined || !NO_LINKS.has(code)) throw error
  }
  if (lstatSync(to, { throwIfNoEntry: false })) throw new WriteRefusal('exists')
  return false
}

/** Makes a folder, and those that it stands in, down to the disk. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** Brings the names in a folder down to the disk. Windows does that by itself, and cannot be asked to. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])
