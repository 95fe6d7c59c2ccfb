import type { GameRecord, GameResult } from '../../src/balance/game-record.ts'
import type { Result, SeriesData } from '../../src/balance/games.ts'
import type { Thread } from '../../src/balance/series.ts'

/** A worker that plays games. One that dies is thrown away, and the next games are played by a fresh one. */
export class GameThread<Kept extends GameResult = GameRecord> implements Thread<Kept> {
  readonly #data: SeriesData
  #worker: Worker | undefined
  #waiting: { done(results: readonly Result<Kept>[]): void; fail(error: Error): void } | undefined

  constructor(data: SeriesData) {
    this.#data = data
  }

  play(numbers: readonly number[]): Promise<readonly Result<Kept>[]> {
    const worker = (this.#worker ??= this.#begin())
    return new Promise((done, fail) => {
      this.#waiting = { done, fail }
      worker.postMessage(numbers)
    })
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./games.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Result<Kept>[]>) => this.#waiting?.done(data))
    worker.addEventListener('messageerror', () => this.#die('what it sent could not be read'))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.#die(event.message || 'its program could not be loaded')
    })
    worker.postMessage(this.#data)
    return worker
  }

  #die(why: string): void {
    this.close()
    this.#waiting?.fail(new Error(why))
  }
}
