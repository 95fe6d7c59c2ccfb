import { lstatSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { moveSafely } from '../safe-file/index.ts'
import { makeFolder } from '../safe-file/place.ts'
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
    await makeFolder(dirname(place))
    await moveSafely(named, place)
  } catch (error) {
    throw problemWith(to, error)
  }
}

/** On disks that do not tell capitals from small letters, the new name is there already: it is the file itself. */
function differsInCaseOnly(root: string, from: string, to: string): boolean {
  if (from === to || from.toLowerCase() !== to.toLowerCase()) return false
  const [a, b] = [from, to].map((path) => lstatSync(join(root, ...path.split('/')), { throwIfNoEntry: false }))
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev
}
