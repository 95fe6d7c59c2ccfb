import {
  type BigIntStats,
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs'
import { cleanUp } from './clean-up.ts'
import { isSame, readWhole, watchForLateWrites } from './late-writes.ts'
import { nameBeside } from './names.ts'
import { moveIn, putBack } from './place.ts'
import { WriteRefusal } from './write-refusal.ts'

/**
 * Puts a draft in the place of a file that holds what is expected. Linux has a call that exchanges two files, and Node does not
 * have it. A rename over the file would drop, unseen, what another program renamed there an instant before. So the file is
 * moved aside, looked at where nobody can replace it, and the draft gets the name only if nothing has come there. For some
 * microseconds there is no file; should we be killed just then, the next start restores it (`recovery.ts`).
 */
export function exchange(
  draft: string,
  target: string,
  expected: Uint8Array,
  rescue: (text: Uint8Array) => Promise<void>,
): void {
  const { aside, file } = setAside(target, expected)
  try {
    moveIn(draft, target)
  } catch (error) {
    closeSync(file)
    putBack(aside, target)
    throw error instanceof WriteRefusal ? new WriteRefusal('changed') : error
  }
  watchForLateWrites(file, expected, rescue)
  cleanUp(() => rmSync(aside, { force: true }))
}

/** Removes a file that holds what is expected. */
export function takeAway(target: string, expected: Uint8Array, rescue: (text: Uint8Array) => Promise<void>): void {
  const { aside, file } = setAside(target, expected)
  try {
    // Not later: whoever is told that it is gone does not want to see it again, as he would if we were killed before.
    unlinkSync(aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      closeSync(file)
      putBack(aside, target)
      throw error
    }
  }
  const { ino, nlink } = fstatSync(file, { bigint: true })
  // What has another name, or stands behind a symbolic link, is still there.
  if (nlink > 0n) closeSync(file)
  else watchForLateWrites(file, expected, rescue)
  // Another berthier may have taken us for killed, and brought the file back.
  if (lstatSync(target, { bigint: true, throwIfNoEntry: false })?.ino === ino) takeAway(target, expected, rescue)
}

/** Moves a file aside, and holds it open, if it is what is expected; otherwise it stays or comes back. */
function setAside(target: string, expected: Uint8Array): { readonly aside: string; readonly file: number } {
  const aside = nameBeside(target, 'old')
  const { file, stats } = openExpected(target, expected)
  try {
    renameSync(target, aside)
  } catch (error) {
    closeSync(file)
    throw refusalOf(error)
  }
  const now = statSync(aside, { bigint: true })
  if (now.ino === stats.ino && now.size === stats.size && now.mtimeNs === stats.mtimeNs) return { aside, file }
  closeSync(file)
  // Its date may be new and its text the same; and some disks give a file another number when it is moved.
  try {
    return { aside, file: openExpected(aside, expected).file }
  } catch (error) {
    putBack(aside, target)
    throw error
  }
}

function openExpected(path: string, expected: Uint8Array): { readonly file: number; readonly stats: BigIntStats } {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    throw refusalOf(error)
  }
  try {
    // Before it is read: what is written after that shows in the date, or is found when the file is looked at again.
    const stats = fstatSync(file, { bigint: true })
    if (!isSame(readWhole(file), expected)) throw new WriteRefusal('changed')
    return { file, stats }
  } catch (error) {
    closeSync(file)
    throw error
  }
}

function refusalOf(error: unknown): unknown {
  return (error as NodeJS.ErrnoException).code === 'ENOENT' ? new WriteRefusal('removed') : error
}
