import type { Scenario } from '../scenario/types.gen.ts'

/** What a scenario says of itself, and to its readers only: a game plays alike whatever stands there. */
const IDENTITY = ['format', 'system', 'id'] as const
const FOR_READERS = ['title', 'date', 'authors', 'summary', 'briefing', 'sources', 'variants', 'chosen'] as const
const WITHOUT_EFFECT: ReadonlySet<string> = new Set([...IDENTITY, ...FOR_READERS])

/**
 * FNV-1a with 64 bits (Fowler, Noll, Vo), in two halves because a JavaScript number holds 53. It finds out changes; it
 * does not keep out somebody who makes two battles with the same digest on purpose.
 */
export class Digest {
  #high = 0xcbf29ce4
  #low = 0x84222325

  /** A text, as UTF-8. */
  text(text: string): this {
    for (const byte of new TextEncoder().encode(text)) this.#byte(byte)
    return this
  }

  /** Whole numbers of 32 bits, lowest byte first on every machine. */
  words(words: Int32Array): this {
    for (const word of words) {
      this.#byte(word & 0xff)
      this.#byte((word >>> 8) & 0xff)
      this.#byte((word >>> 16) & 0xff)
      this.#byte(word >>> 24)
    }
    return this
  }

  /** Sixteen hexadecimal digits. */
  toString(): string {
    return [this.#high, this.#low].map((half) => half.toString(16).padStart(8, '0')).join('')
  }

  #byte(byte: number): void {
    const low = (this.#low ^ byte) >>> 0
    // The prime is 2 ** 40 + 435, and both products stay below 2 ** 53.
    const product = low * 435
    this.#low = product >>> 0
    this.#high = (this.#high * 435 + Math.floor(product / 0x1_0000_0000) + ((low << 8) >>> 0)) >>> 0
  }
}

/** The digests of everything in a scenario that matters for play, by its top-level keys. */
export function digestScenario(scenario: Scenario): Record<string, string> {
  const parts = Object.entries(scenario).filter(([key, value]) => !WITHOUT_EFFECT.has(key) && value !== undefined)
  return Object.fromEntries(
    parts.map(([key, value]) => [key, new Digest().text(canonical(value)).toString()]).toSorted(byKey),
  )
}

const byKey = ([a]: readonly string[], [b]: readonly string[]) => (a! < b! ? -1 : 1)

/**
 * Data as JSON without blanks and without notes. Keys stay in the order of the file, because play depends on it: the
 * first of `sides` is side 0, and pieces have their numbers in the order in which they are listed.
 */
function canonical(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => (key === 'note' && typeof part === 'string' ? undefined : part))
}
