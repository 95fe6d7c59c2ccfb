// The page is built so that every `import()` in it, ours and those of rulebooks, goes through `fetchLate` (vite.config.ts). Exported
// pages have all they need in them.

/** So Chromium, Firefox and Safari put it that a part of the page did not come. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed/i

/** What a worker fails with that lacks a part of the page. */
export const MISSING_PART = 'a part of the editor did not load'

/** How many parts are missing, how often somebody has tried since, and whoever waits for another try. */
let missing = 0
let retries = 0
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

/**
 * Fetches a part of the page. One that does not come, because the server is gone, is waited for: whoever asked goes on as soon as a
 * person has tried again with success, and loses nothing. A worker has nobody to ask, and fails.
 */
export async function fetchLate<Part>(load: () => Promise<Part>): Promise<Part> {
  let isMissing = false
  try {
    for (;;) {
      try {
        return await load()
      } catch (error) {
        if (!(error instanceof Error && NOT_LOADED.test(error.message))) throw error
        if (typeof document === 'undefined') throw new Error(MISSING_PART, { cause: error })
        if (!isMissing) missing++
        isMissing = true
        await new Promise<void>((goOn) => {
          waiting.add(goOn)
          announce()
        })
      }
    }
  } finally {
    if (isMissing && --missing === 0) retries = 0
    announce()
  }
}

/** What is missing, for the notice of it. */
export const lateParts = {
  /** How often what is missing was tried: 0 where nothing is. */
  tries: () => (missing === 0 ? 0 : 1 + retries),
  tryAgain: (): void => {
    retries++
    const all = [...waiting]
    waiting.clear()
    for (const goOn of all) goOn()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function announce(): void {
  for (const listener of listeners) listener()
}
