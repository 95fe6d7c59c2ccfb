import type { GameRecord, GameResult } from './game-record.ts'
import type { Result } from './games.ts'
import type { StopRule } from './stopping.ts'

/** A game that could not be played: the seed tells how to meet the trouble again. */
export type FailedGame = { readonly number: number; readonly seed: number; readonly message: string }

/** What was played. Games stand in the order of their numbers, and there is no gap between them but for failed ones. */
export type Series<Kept extends GameResult = GameRecord> = {
  /** By encounter. */
  readonly records: readonly (readonly Kept[])[]
  readonly failed: readonly FailedGame[]
  /** Why it ended, or that it has not. */
  readonly end: 'complete' | 'narrow' | 'decided' | 'interrupted' | 'too many failed' | 'running'
}

/** So many games may fail before the series is given up: one may be chance, ten are not. */
export const MOST_FAILED = 10

/** Takes results as they come, and keeps them in the order of the games: whatever the threads, the books are the same. */
export class Ledger<Kept extends GameResult> {
  readonly #waiting = new Map<number, Result<Kept>>()
  readonly #records: Kept[][]
  readonly #failed: FailedGame[] = []
  readonly #games: number
  readonly #stop: StopRule<Kept> | undefined
  readonly #numbers: readonly number[] | undefined
  /** So many games are in the books. */
  settled = 0
  end: 'complete' | 'narrow' | 'decided' | 'too many failed' | undefined

  /** `numbers` are those of the games, ascending, where they are not simply the first ones. */
  constructor(encounters: number, games: number, stop: StopRule<Kept> | undefined, numbers?: readonly number[]) {
    this.#records = Array.from({ length: encounters }, () => [])
    this.#games = games
    this.#stop = stop
    this.#numbers = numbers
  }

  enter(results: readonly Result<Kept>[]): void {
    for (const result of results) this.#waiting.set(result.number, result)
    for (let result = this.#next(); result && !this.end; result = this.#next()) {
      this.#waiting.delete(result.number)
      this.settled++
      this.#keep(result)
      this.end = this.#isOver()
    }
  }

  /** What is in the books; where the series is not over, `otherwise` says why. */
  read(otherwise: 'running' | 'interrupted'): Series<Kept> {
    return { records: this.#records, failed: this.#failed, end: this.end ?? otherwise }
  }

  #next(): Result<Kept> | undefined {
    return this.#waiting.get(this.#numbers?.[this.settled] ?? this.settled + 1)
  }

  #keep(result: Result<Kept>): void {
    if ('failure' in result) {
      this.#failed.push({ number: result.number, seed: result.seed, message: result.failure })
    } else result.records.forEach((record, encounter) => this.#records[encounter]!.push(record))
  }

  #isOver(): typeof this.end {
    if (this.#failed.length >= MOST_FAILED) return 'too many failed'
    return this.#stop?.(this.#records, this.settled) ?? (this.settled === this.#games ? 'complete' : undefined)
  }
}
