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
  #shownAt: number
  #visible = false

  constructor(total: number, io: Io, now: () => number = () => performance.now()) {
    this.#total = total
    this.#io = io
    this.#now = now
    this.#start = now()
    this.#shownAt = this.#start
  }

  show(done: number): void {
    const now = this.#now()
    if (!this.#io.stderr.isTTY || done === 0 || now - this.#shownAt < 100) return
    this.#shownAt = now
    this.#visible = true
    const seconds = (now - this.#start) / 1000
    const left = (seconds / done) * (this.#total - done)
    const filled = Math.floor((CELLS * done) / this.#total)
    const bar = '█'.repeat(filled) + '░'.repeat(CELLS - filled)
    const pace = `${(done / seconds).toFixed(done / seconds < 10 ? 1 : 0)} games/s`
    const line = `${bar} ${done}/${count(this.#total, 'game')}, ${pace}, ${tellDuration(left)} left`
    this.#io.stderr.write(`${ERASE}${line.slice(0, (this.#io.stderr.columns ?? 80) - 1)}`)
  }

  /** Leaves the terminal as it was. */
  erase(): void {
    if (this.#visible) this.#io.stderr.write(ERASE)
    this.#visible = false
  }
}

/** `about 40 s`, `about 12 min`. */
function tellDuration(seconds: number): string {
  if (seconds < 1) return 'less than 1 s'
  if (seconds < 90) return `about ${Math.round(seconds)} s`
  return seconds < 5400 ? `about ${Math.round(seconds / 60)} min` : `about ${(seconds / 3600).toFixed(1)} h`
}
