import { realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { exists } from '../files/files.ts'
import { isSkipped, isYaml } from '../files/walk.ts'
import { problemWith, RequestError } from './problem.ts'

/** Where a file is that is there: under its name, and where links lead to. */
export type FilePlace = { readonly named: string; readonly real: string }

/** The place of a file of the folder. `root` is a real path. */
export function placeOf(root: string, path: string): FilePlace {
  const steps = stepsOf(path)
  if (process.platform === 'win32') refuseUnportable(path, steps)
  const named = join(root, ...steps)
  let real: string
  try {
    real = realpathSync(named)
    if (!statSync(real).isFile()) throw new RequestError(400, `${path} is not a file.`)
  } catch (error) {
    throw problemWith(path, error)
  }
  if (!isWithin(root, real)) throw new RequestError(403, `${path} is a link that leads out of the folder.`)
  // A link inside the folder must not lead to what the folder does not show.
  stepsOf(relative(root, real).split(sep).join('/'))
  return { named, real }
}

/** The place for a new file: nothing is there, and the folder that it will stand in, or the last one that is there, is inside. */
export function newPlace(root: string, path: string): string {
  const steps = stepsOf(path)
  refuseUnportable(path, steps)
  const place = join(root, ...steps)
  if (exists(place)) throw new RequestError(409, `${path} already exists. Choose another name.`)
  let folder = dirname(place)
  try {
    while (!exists(folder)) folder = dirname(folder)
    folder = realpathSync(folder)
  } catch (error) {
    throw problemWith(path, error)
  }
  if (folder !== root && !isWithin(root, folder)) throw new RequestError(403, `${path} is outside the folder.`)
  if (folder !== root) relative(root, folder).split(sep).forEach(refuseSkipped)
  return place
}

/** Whether a path that a search of the folder found can be opened: not a link that leads out. */
export function isOpen(root: string, place: string): boolean {
  try {
    placeOf(root, relative(root, place).split(sep).join('/'))
    return true
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}

/** The steps of a path from the page: relative, forward, and to a YAML file that a search would look at. */
function stepsOf(path: string): string[] {
  const steps = path.split('/')
  const isPlain = path.length <= MAX_LENGTH && !UNSAFE.test(path)
  if (!isPlain || steps.some((step) => step === '' || step === '.' || step === '..' || DEVICE.test(step))) {
    throw new RequestError(400, 'This is not the path of a file in the folder.')
  }
  steps.forEach(refuseSkipped)
  if (!isYaml(path)) throw new RequestError(400, `A battle is a YAML file: its name must end in .yaml.`)
  return steps
}

function refuseSkipped(step: string): void {
  if (isSkipped(step)) throw new RequestError(400, `Hidden files and node_modules cannot be battles: ${step}.`)
}

/** What some system could not store, or would store under another name. Who clones the folder may have that system. */
function refuseUnportable(path: string, steps: readonly string[]): void {
  const bad = steps.find((step) => UNPORTABLE.test(step) || Buffer.byteLength(step) > 200)
  if (bad === undefined) return
  throw new RequestError(400, `Not every system can store the name ${path}. Use letters, digits and hyphens.`)
}

function isWithin(root: string, real: string): boolean {
  const way = relative(root, real)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && real === join(root, way)
}

/** Signs that some system forbids or drops, and such as turn the direction of writing: a name that reads as another. */
const UNPORTABLE = /[<>:"|?*\p{Bidi_Control}]|[. ]$|^ /u

const MAX_LENGTH = 1000

/** Controls, among them NUL and line ends, and what separates folders on Windows. */
const UNSAFE = /[\p{Cc}\p{Cs}\\]/u

/** Names that mean a device on Windows, whatever their extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i
