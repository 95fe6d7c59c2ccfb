/** How long until a failed clean-up is tried again, in milliseconds. */
const PAUSE = 250

const pending = new Set<() => void>()
let timer: NodeJS.Timeout | undefined

/**
 * Cleans up after a failed write. If even that fails, as in a folder that was made read-only at this very moment, it is tried
 * again until it succeeds or the process ends; then the next start does it (`recovery.ts`).
 */
export function cleanUp(act: () => void): void {
  try {
    act()
  } catch {
    pending.add(act)
    timer ??= setInterval(retryCleanUp, PAUSE).unref()
  }
}

/** Retries clean-ups that failed. */
export function retryCleanUp(): void {
  for (const act of pending) {
    try {
      act()
      pending.delete(act)
    } catch {
      // It stays for the next time.
    }
  }
  if (pending.size > 0) return
  clearInterval(timer)
  timer = undefined
}
