import { lstatSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseBeside } from './names.ts'
import { tidyFolder } from './tidy.ts'

/** How often, and after how many milliseconds each time, a file that another berthier replaces is looked for. */
const [TRIES, PAUSE] = [500, 2]
/** So many tries lie between two looks at whether that berthier still lives. */
const TRIES_BETWEEN_LOOKS = 50

/**
 * Waits for a file that is not there only because another berthier is just replacing it (`exchange.ts`). That takes microseconds,
 * unless the system lets that one wait. What a killed one has moved aside is brought back.
 */
export function awaitReturn(path: string): void {
  for (let tries = 0; tries < TRIES && isSetAside(path); tries++) {
    // Whoever replaces it may be killed while we wait.
    if (tries % TRIES_BETWEEN_LOOKS === 0) tidyFolder(dirname(path))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
  }
}

function isSetAside(path: string): boolean {
  const name = basename(path)
  try {
    if (lstatSync(path, { throwIfNoEntry: false })) return false
    return readdirSync(dirname(path)).some((other) => {
      const beside = parseBeside(other)
      return beside?.purpose === 'old' && beside.name === name
    })
  } catch {
    // There is no such folder, or no such path at all: whoever reads it is told why.
    return false
  }
}
