import type { Io } from '../io.ts'
import { visible } from './terminal.ts'

/** A line that tells a person at a terminal how far the work is. Elsewhere it prints nothing. */
export class Progress {
  readonly #total: number
  readonly #io: Io
  readonly #verb: string
  #shownAt = performance.now()
  #visible = false

  constructor(total: number, io: Io, verb = 'checking') {
    this.#total = total
    this.#io = io
    this.#verb = verb
  }

  /** Names what is worked on, such as a file, and its number. A short run shows nothing at all: a line that flashes by only irritates. */
  show(number: number, what: string): void {
    if (!this.#io.stderr.isTTY || performance.now() - this.#shownAt < 100) return
    this.#shownAt = performance.now()
    this.#visible = true
    const room = (this.#io.stderr.columns ?? 80) - 1
    this.#io.stderr.write(`${ERASE}${visible(`${this.#verb} ${number}/${this.#total} ${what}`).slice(0, room)}`)
  }

  /** Leaves the terminal as it was. */
  erase(): void {
    if (this.#visible) this.#io.stderr.write(ERASE)
    this.#visible = false
  }
}

const ERASE = '\r\u001b[K'
