import { formatPace } from '../../src/balance/report-text.ts'
import { count } from '../../src/scenario/wording.ts'
import type { Io } from '../io.ts'

const CELLS = 24
const ERASE = '\r\u001b[K'

/** A bar that tells a person at a terminal how far the games are, and how long it will take. Elsewhere it prints nothing. */
export class ProgressBar {
  readonly #total: number
  readonly #io: Io
  readonly #now: () => number
  readonly #start: number
  /** Games may be long: the bar shows that time goes on. */
  readonly #clock: NodeJS.Timeout | undefined
  #done = 0
  #shownAt: number
  #visible = false

  constructor(total: number, io: Io, now: () => number = () => performance.now()) {
    this.#total = total
    this.#io = io
    this.#now = now
    this.#start = now()
    this.#shownAt = this.#start
    this.#clock = io.stderr.isTTY ? setInterval(() => this.show(this.#done), 1000).unref() : undefined
  }

  show(done: number): void {
    this.#done = done
    const now = this.#now()
    if (!this.#io.stderr.isTTY || now - this.#shownAt < 100) return
    this.#shownAt = now
    this.#visible = true
    const seconds = (now - this.#start) / 1000
    const filled = Math.floor((CELLS * done) / this.#total)
    const bar = '█'.repeat(filled) + '░'.repeat(CELLS - filled)
    const pace = done === 0 ? '' : `, ${formatPace(done, this.#total, seconds)}`
    const line = `${bar} ${done}/${count(this.#total, 'game')}${pace}`
    this.#io.stderr.write(`${ERASE}${line.slice(0, (this.#io.stderr.columns ?? 80) - 1)}`)
  }

  /** Leaves the terminal as it was. */
  erase(): void {
    clearInterval(this.#clock)
    if (this.#visible) this.#io.stderr.write(ERASE)
    this.#visible = false
  }
}
