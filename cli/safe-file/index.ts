import { randomBytes } from 'node:crypto'
import { accessSync, constants, lstatSync, readdirSync, realpathSync, renameSync, rmSync, type Stats } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { cleanUp } from './clean-up.ts'
import { writeDraft } from './draft.ts'
import { exchange, takeAway } from './exchange.ts'
import { nameBeside, parseBeside } from './names.ts'
import { addName, inFolder, moveIn, putBack } from './place.ts'
import { recoverFolder } from './recovery.ts'
import { WriteRefusal } from './write-refusal.ts'

/** What a file has to hold for us to write it: these bytes; nothing, because there is none; or whatever it is. */
export type Expected = Uint8Array | 'nothing' | 'anything'

/** Hears, in a sentence, what became of a text that another program wrote to a file which we had just replaced or removed. */
export type OnRescue = (sentence: string) => void

/**
 * Writes a file at once or not at all, and only if it holds what is expected: whatever anybody else writes meanwhile stays, and
 * the write is refused. Owner and mode stay, and a symbolic link goes on pointing to the file. A pipe or a device is
 * written to, and never replaced.
 */
export async function writeSafely(
  path: string,
  content: string | Uint8Array,
  expected: Expected,
  onRescue: OnRescue,
): Promise<void> {
  const target = lstatOf(path) ? realpathSync(path) : path
  const stats = lstatOf(target)
  if (stats && !stats.isFile() && !stats.isDirectory()) return writeFile(target, content)
  if (stats) refuseToReplace(target, stats, expected)
  else if (expected instanceof Uint8Array) throw new WriteRefusal('removed')
  recoverOnce(dirname(target), onRescue)
  const bytes = Buffer.from(content)
  await inFolder(dirname(target), async () => {
    const draft = await writeDraft(target, bytes, stats)
    try {
      if (!stats) moveIn(draft, target)
      else if (expected === 'anything') renameSync(draft, target)
      else exchange(draft, target, expected as Uint8Array, (text) => rescue(target, text, bytes, onRescue))
    } catch (error) {
      cleanUp(() => rmSync(draft, { force: true }))
      throw error
    }
  })
}

/** The message for a file that `recovery.ts` has restored. */
export const describeRestored = (path: string) => `restored ${path}: berthier was killed while it replaced the file.`

/** Removes a file that still holds what is expected; a symbolic link itself, not what it leads to. */
export async function removeSafely(path: string, expected: Uint8Array, onRescue: OnRescue): Promise<void> {
  refuseReadOnly(realpathSync(path))
  await inFolder(dirname(path), () => takeAway(path, expected, (text) => rescue(path, text, 'nothing', onRescue)))
}

/** Gives a file another name, which nothing may have yet. What comes under its old name meanwhile stays there. */
export async function moveSafely(from: string, to: string): Promise<void> {
  await inFolder(dirname(to), () => inFolder(dirname(from), () => rename(from, to)))
}

function rename(from: string, to: string): void {
  if (!addName(from, to)) {
    renameSync(from, to)
    return
  }
  try {
    dropName(from, to)
  } catch (error) {
    // It may only succeed later, and by then another file may have the name.
    cleanUp(() => {
      if (inodeOf(from) === inodeOf(to)) rmSync(to, { force: true })
    })
    throw error
  }
}

/** Takes the old name from a file that also has a new one, unless it has just become the name of another. */
function dropName(from: string, to: string): void {
  const aside = nameBeside(from, 'old')
  renameSync(from, aside)
  const moved = inodeOf(aside)
  if (moved !== undefined && moved !== inodeOf(to)) {
    putBack(aside, from)
    return
  }
  cleanUp(() => rmSync(aside, { force: true }))
  // Another berthier may have taken us for killed, and brought the name back.
  if (inodeOf(from) === inodeOf(to)) dropName(from, to)
}

function refuseToReplace(target: string, stats: Stats, expected: Expected): void {
  if (stats.isDirectory()) throw new WriteRefusal('folder')
  if (expected === 'nothing') throw new WriteRefusal('exists')
  refuseReadOnly(target)
  if (stats.nlink > 1 && stats.nlink > 1 + countOwnNames(target)) throw new WriteRefusal('hard-links')
}

/** A file is replaced by another, for which the folder's rights are enough: that it is read-only must be looked up. */
function refuseReadOnly(target: string): void {
  // Root may write everywhere, and yet somebody has marked this file.
  if ((lstatSync(target).mode & 0o222) === 0) throw new WriteRefusal('read-only')
  try {
    accessSync(target, constants.W_OK)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EACCES' ? new WriteRefusal('read-only') : error
  }
}

/** How many of a file's names are drafts: another berthier may just be giving it its name, or was killed when it did. */
function countOwnNames(target: string): number {
  const [folder, ino] = [dirname(target), inodeOf(target)]
  const ours = readdirSync(folder).filter((name) => parseBeside(name)?.name === basename(target))
  return ours.filter((name) => inodeOf(join(folder, name)) === ino).length
}

const recovered = new Set<string>()

/** Whoever was killed here before us has left something behind. */
function recoverOnce(folder: string, onRescue: OnRescue): void {
  if (recovered.has(folder)) return
  recovered.add(folder)
  for (const path of recoverFolder(folder)) onRescue(describeRestored(path))
}

/** Brings a text back that was written to a file after we had replaced or removed it: as if it had been written just after that. */
async function rescue(
  target: string,
  text: Uint8Array,
  ours: Uint8Array | 'nothing',
  onRescue: OnRescue,
): Promise<void> {
  const what = `another program wrote to ${target} while it was being ${ours === 'nothing' ? 'removed' : 'replaced'}`
  try {
    await writeSafely(target, text, ours, onRescue)
    onRescue(`${what}: the file now has its text.`)
  } catch {
    const extension = extname(target)
    const other = `${target.slice(0, target.length - extension.length)}.rescued-${randomBytes(3).toString('hex')}${extension}`
    try {
      await writeSafely(other, text, 'nothing', onRescue)
      onRescue(`${what}: its text is in ${other}.`)
    } catch (error) {
      onRescue(`${what}, and its text could not be kept: ${error instanceof Error ? error.message : String(error)}.`)
    }
  }
}

function lstatOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}

/** What is the same for all names of a file. Some disks have numbers that are larger than a number of JavaScript can be. */
function inodeOf(path: string): bigint | undefined {
  return lstatSync(path, { bigint: true, throwIfNoEntry: false })?.ino
}
