import { Tinypool } from 'tinypool'
import type { GameRecord, GameResult } from '../../src/balance/game-record.ts'
import type { Result, SeriesData } from '../../src/balance/games.ts'
import type { Thread } from '../../src/balance/series.ts'
import { installed } from '../files/installation.ts'

/** What a thread is given: the games, and the files of the rulebooks besides the shipped ones. */
export type ThreadData = SeriesData & { readonly rulebooks: readonly string[] }

/** The file of the workers, as the build makes it. */
const workerFile = () => installed('dist/simulate-worker.js')

/**
 * A thread that plays games. The pool would wait for ever for a worker that ends without an error or does not even start:
 * so each thread has a pool of its own, which is thrown away with whoever died in it.
 */
export class PoolThread<Kept extends GameResult = GameRecord> implements Thread<Kept> {
  readonly #file: string
  readonly #data: ThreadData
  #open: { readonly pool: Tinypool; readonly death: Promise<never> } | undefined

  /** `file` is for tests, who bring workers of their own. */
  constructor(data: ThreadData, file = workerFile()) {
    this.#file = file
    this.#data = data
  }

  /** Plays the games of these numbers; after a failure the next ones are played by a fresh worker. */
  async play(numbers: readonly number[]): Promise<readonly Result<Kept>[]> {
    const { pool, death } = (this.#open ??= this.#begin())
    try {
      return await Promise.race([pool.run(numbers) as Promise<Result<Kept>[]>, death])
    } catch (error) {
      this.close()
      throw error
    }
  }

  close(): void {
    void this.#open?.pool.destroy().catch(() => undefined)
    this.#open = undefined
  }

  #begin() {
    const pool = new Tinypool({ filename: this.#file, minThreads: 1, maxThreads: 1, workerData: this.#data })
    // Whoever waits for a task hears of its worker's death; nobody waits for an idle one.
    pool.on('error', () => undefined)
    const death = new Promise<never>((_, fail) => {
      pool.threads[0]!.once('exit', (code: number) => fail(new Error(`it ended with code ${code}`)))
    })
    death.catch(() => undefined)
    return { pool, death }
  }
}
