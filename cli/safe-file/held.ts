import { closeSync, fstatSync, readSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { retryTidying } from './tidy-later.ts'

/** How long a file that was replaced is kept in sight, in milliseconds, while a server goes on. */
const MOMENT = 1000

/** How long a command that ends waits for the same, at least. */
const LAST_MOMENT = 100

/** Whoever is still writing has stopped when the text stays the same for so long. */
const PAUSE = 50

type Held = { readonly look: () => Promise<void>; readonly since: number }

const held = new Set<Held>()

/**
 * Keeps hold of an open file that has lost its name to another, and closes it in the end: a program that has it open too may
 * write to it even now, and would never know that its text went nowhere. `rescue` gets such a text, and never throws.
 */
export function holdForAMoment(file: number, expected: Uint8Array, rescue: (text: Uint8Array) => Promise<void>): void {
  const one: Held = { look, since: performance.now() }
  held.add(one)
  const timer = globalThis.setTimeout(() => void look(), MOMENT).unref()

  async function look(): Promise<void> {
    if (!held.delete(one)) return
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

/** Looks for the last time, before a process ends, at all that it has replaced. */
export async function releaseHeld(): Promise<void> {
  retryTidying()
  if (held.size === 0) return
  const newest = Math.max(...Array.from(held, ({ since }) => since))
  await setTimeout(Math.max(0, newest + LAST_MOMENT - performance.now()))
  await Promise.all(Array.from(held, ({ look }) => look()))
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
