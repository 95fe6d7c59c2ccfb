import { lstatSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { retryCleanUp } from './clean-up.ts'
import { parseBeside } from './names.ts'
import { moveIn } from './place.ts'
import { recoverFolder } from './recovery.ts'

/** How often, and after how many milliseconds each time, a file that another berthier replaces is looked for. */
const [TRIES, PAUSE] = [500, 2]
/** So many tries lie between two looks at whether that berthier still lives. */
const TRIES_BETWEEN_LOOKS = 50
/** How often a file that is there may be missing again when it is read. */
const ABSENCES = 20

/**
 * Does something with a file. Where it is missing only because another berthier is just replacing it (`exchange.ts`), waits until it
 * is back, and does it then.
 */
export function onceReturned<T>(path: string, act: () => T): T {
  for (let absences = 0; ; absences++) {
    try {
      return act()
    } catch (error) {
      if (absences === ABSENCES || errorCode(error) !== 'ENOENT' || !awaitReturn(path)) throw error
    }
  }
}

/** The code of the file system's error that an error is, or that caused it. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = error as { readonly code?: string; readonly cause?: { readonly code?: string } }
  return code ?? cause?.code
}

/**
 * Waits for a file that is moved aside, which takes microseconds, unless the system lets whoever does it wait. What a killed one has
 * moved aside is brought back, and in the end what anybody has: one that lives finds it there, and refuses its own write. Says
 * whether the file is there.
 */
function awaitReturn(path: string): boolean {
  for (let tries = 0; namesAside(path).length > 0; tries++) {
    if (tries === TRIES) {
      bringBack(path)
      break
    }
    if (tries % TRIES_BETWEEN_LOOKS === 0) {
      retryCleanUp()
      recoverFolder(dirname(path))
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
  }
  return isThere(path)
}

/** The names under which a file that is not there stands beside its place. */
function namesAside(path: string): string[] {
  if (isThere(path)) return []
  try {
    return readdirSync(dirname(path)).filter((other) => {
      const beside = parseBeside(other)
      return beside?.purpose === 'old' && beside.name === basename(path)
    })
  } catch {
    // There is no such folder: whoever reads the file is told so.
    return []
  }
}

function bringBack(path: string): void {
  for (const name of namesAside(path)) {
    try {
      moveIn(join(dirname(path), name), path)
    } catch {
      // The folder is read-only, or another process has been quicker.
    }
  }
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    // No such path can be: whoever reads the file is told why.
    return false
  }
}
