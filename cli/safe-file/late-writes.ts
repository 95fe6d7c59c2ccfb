import { closeSync, fstatSync, readSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { retryCleanUp } from './clean-up.ts'

/** How long a file that was replaced is watched while a server runs, in milliseconds. */
const MOMENT = 1000

/** How long a command that ends watches it, at least. */
const LAST_MOMENT = 100

/** Whoever is still writing has stopped when the text stays the same for so long. */
const PAUSE = 50

type WatchedFile = { readonly rescueLateText: () => Promise<void>; readonly since: number }

const watched = new Set<WatchedFile>()

/**
 * Watches an open file that has lost its name to another, and closes it in the end: a program that has it open too may
 * write to it even now, and would never know that its text went nowhere. `rescue` gets such a text, and never throws.
 */
export function watchForLateWrites(
  file: number,
  expected: Uint8Array,
  rescue: (text: Uint8Array) => Promise<void>,
): void {
  const one: WatchedFile = { rescueLateText, since: performance.now() }
  watched.add(one)
  const timer = globalThis.setTimeout(() => void rescueLateText(), MOMENT).unref()

  async function rescueLateText(): Promise<void> {
    if (!watched.delete(one)) return
    clearTimeout(timer)
    let text: Uint8Array
    try {
      text = await readSettled(file, expected)
    } finally {
      closeSync(file)
    }
    if (!isSame(text, expected)) await rescue(text)
  }
}

/** Before a process ends, checks all that it has replaced for the last time. */
export async function finishWatching(): Promise<void> {
  retryCleanUp()
  if (watched.size === 0) return
  const newest = Math.max(...Array.from(watched, ({ since }) => since))
  await setTimeout(Math.max(0, newest + LAST_MOMENT - performance.now()))
  await Promise.all(Array.from(watched, ({ rescueLateText }) => rescueLateText()))
}

/** All that an open file holds, wherever reading stands. */
export function readWhole(file: number): Uint8Array {
  const text = Buffer.alloc(fstatSync(file).size)
  let size = 0
  for (let more = -1; more !== 0 && size < text.length; size += more) {
    more = readSync(file, text, size, text.length - size, size)
  }
  return text.subarray(0, size)
}

export const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0

async function readSettled(file: number, expected: Uint8Array): Promise<Uint8Array> {
  let text = readWhole(file)
  if (isSame(text, expected)) return text
  for (;;) {
    await setTimeout(PAUSE)
    const again = readWhole(file)
    if (isSame(text, again)) return text
    text = again
  }
}
