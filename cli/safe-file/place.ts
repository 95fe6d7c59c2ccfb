import { linkSync, lstatSync, renameSync, rmSync, unlinkSync } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { cleanUp } from './clean-up.ts'
import { WriteRefusal } from './write-refusal.ts'

/** Gives a file a name that nothing has. Where something has it, that stays, and the file keeps the name it had. */
export function moveIn(from: string, to: string): void {
  if (addName(from, to)) cleanUp(() => rmSync(from, { force: true }))
  else renameSync(from, to)
}

/** Gives a file its name back. What has come there meanwhile has replaced it, as it would have otherwise. */
export function putBack(aside: string, target: string): void {
  cleanUp(() => {
    if (!lstatSync(aside, { throwIfNoEntry: false })) return
    try {
      moveIn(aside, target)
    } catch (error) {
      if (!(error instanceof WriteRefusal)) throw error
      unlinkSync(aside)
    }
  })
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
  for (let made = folder; made.length >= first.length; made = dirname(made))
    await inFolder(dirname(made), () => undefined)
}

/**
 * Does something to the names in a folder, and brings them down to the disk. The folder is opened before: what could go wrong then
 * goes wrong before anything is done. Windows brings them down by itself, and a folder that may not be read cannot be opened.
 */
export async function inFolder(folder: string, act: () => void | Promise<void>): Promise<void> {
  let handle: FileHandle | undefined
  try {
    handle = await open(folder, 'r')
  } catch (error) {
    if (process.platform !== 'win32' && (error as NodeJS.ErrnoException).code !== 'EACCES') throw error
  }
  try {
    await act()
    await handle?.sync().catch(passOverNoSync)
  } finally {
    await handle?.close()
  }
}

/** Shared folders often cannot be brought down. What was done there is done, and was brought down itself. */
function passOverNoSync(error: NodeJS.ErrnoException): void {
  if (error.code === undefined || !NO_SYNC.has(error.code)) throw error
}

const NO_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])
