import { lstatSync } from 'node:fs'
import { link, mkdir, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newPlace, placeOf } from './paths.ts'
import { problemWith } from './problem.ts'

/** Gives a file another name. Where the disk can, a file that has come under that name at this very moment is not overwritten. */
export async function moveWithoutOverwriting(root: string, from: string, to: string): Promise<void> {
  const { named } = placeOf(root, from)
  try {
    if (differsInCaseOnly(root, from, to)) {
      await rename(named, join(root, ...to.split('/')))
      return
    }
    const place = newPlace(root, to)
    await mkdir(dirname(place), { recursive: true })
    // A link is moved itself, not what it leads to.
    if (lstatSync(named).isSymbolicLink() || !(await linked(named, place))) await rename(named, place)
    else await unlink(named)
  } catch (error) {
    throw problemWith(to, error)
  }
}

/** A second name for a file, which fails where there is something; false where the disk knows no such names. */
async function linked(named: string, place: string): Promise<boolean> {
  try {
    await link(named, place)
    return true
  } catch (error) {
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return false
    throw error
  }
}

/** On disks that do not tell capitals from small letters, the new name is there already: it is the file itself. */
function differsInCaseOnly(root: string, from: string, to: string): boolean {
  if (from === to || from.toLowerCase() !== to.toLowerCase()) return false
  const [a, b] = [from, to].map((path) => lstatSync(join(root, ...path.split('/')), { throwIfNoEntry: false }))
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev
}
