import { MAX_PIECES } from '../reading/limits.ts'
import type { Places } from './places.ts'

/** Thrown wherever a text is not plain enough; never seen outside this folder. */
export const UNSURE = new Error('This text needs a careful reader.')

/** Signs by their codes. */
export const SIGN = {
  newline: 0x0a,
  space: 0x20,
  doubleQuote: 0x22,
  hash: 0x23,
  quote: 0x27,
  comma: 0x2c,
  dash: 0x2d,
  colon: 0x3a,
  greater: 0x3e,
  openList: 0x5b,
  closeList: 0x5d,
  bar: 0x7c,
  openMap: 0x7b,
  closeMap: 0x7d,
} as const

/** Deeper than any battle, and less than the careful reader allows. */
const DEEPEST = 30

/** A place in a text whose lines all end in a line feed. */
export class Cursor {
  readonly text: string
  at = 0
  /** How far the line of `at` is indented, where `at` is its first sign; -1 behind the last line. */
  column = 0
  /** Where the value that was read last begins and ends, and the key before it. A block ends where its last value does. */
  start = 0
  end = 0
  keyStart = 0
  keyEnd = 0
  /** Where everything stands, for whoever wants to know. */
  readonly places: Places | undefined
  /** At least as many as the words and marks that the careful reader counts. */
  #pieces = 0

  constructor(text: string, places?: Places) {
    this.text = text
    this.places = places
    this.#nextLine()
  }

  get code(): number {
    return this.text.charCodeAt(this.at)
  }

  get isDone(): boolean {
    return this.column === -1
  }

  /** Counts a value or a key with the marks around it, and makes sure that it is not too deep. */
  count(depth: number): void {
    this.#countPieces(6)
    if (depth > DEEPEST) throw UNSURE
  }

  /** A value that began at `start` ends here. */
  endValue(start: number): void {
    this.start = start
    this.end = this.at
  }

  /** What was read last was a key. */
  endKey(): void {
    this.keyStart = this.start
    this.keyEnd = this.end
  }

  skipSpaces(): void {
    while (this.text.charCodeAt(this.at) === SIGN.space) this.at++
  }

  /** Whether nothing but a comment is left of the line. */
  isAtEnd(): boolean {
    const { code } = this
    return code === SIGN.newline || (code === SIGN.hash && this.text.charCodeAt(this.at - 1) === SIGN.space)
  }

  /** Goes on to the first sign of the next line that has more than a comment. */
  endLine(): void {
    this.skipSpaces()
    if (!this.isAtEnd()) throw UNSURE
    this.skipLine()
    this.#nextLine()
  }

  /** Goes on within brackets, over line ends and comments; every line must be indented more than the block that they stand in. */
  skipGap(outside: number): void {
    this.skipSpaces()
    if (!this.isAtEnd()) return
    this.endLine()
    if (this.column <= outside) throw UNSURE
  }

  skipLine(): void {
    this.at = this.text.indexOf('\n', this.at) + 1
  }

  #nextLine(): void {
    const { text } = this
    for (;;) {
      this.#countPieces(4)
      const start = this.at
      this.skipSpaces()
      if (this.at >= text.length) {
        this.column = -1
        return
      }
      const { code } = this
      if (code !== SIGN.newline && code !== SIGN.hash) {
        this.column = this.at - start
        return
      }
      this.skipLine()
    }
  }

  #countPieces(more: number): void {
    this.#pieces += more
    if (this.#pieces > MAX_PIECES) throw UNSURE
  }
}

/** What ends a word in brackets. */
export function isBracketOrComma(code: number): boolean {
  return (
    code === SIGN.comma ||
    code === SIGN.openList ||
    code === SIGN.closeList ||
    code === SIGN.openMap ||
    code === SIGN.closeMap
  )
}

export function isSpaceOrEnd(code: number): boolean {
  return code === SIGN.space || code === SIGN.newline
}
