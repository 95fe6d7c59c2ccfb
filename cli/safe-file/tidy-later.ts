/** How long it takes until what could not be tidied is tried again, in milliseconds. */
const PAUSE = 250

const pending = new Set<() => void>()
let timer: NodeJS.Timeout | undefined

/**
 * Tidies up after a write that failed. Where even that fails, as in a folder that was made read-only at this very moment, it is tried
 * again until it succeeds or the process ends; then the next start does it (`tidy.ts`).
 */
export function tidyUp(act: () => void): void {
  try {
    act()
  } catch {
    pending.add(act)
    timer ??= setInterval(retryTidying, PAUSE).unref()
  }
}

/** Tries again what could not be tidied. */
export function retryTidying(): void {
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
