import type { GameRecord } from '../../src/balance/game-record.ts'
import { seedOfGame } from '../../src/balance/seeds.ts'
import { BATCH, isNarrow } from '../../src/balance/stopping.ts'
import { installed } from '../installation.ts'
import { Thread } from './thread.ts'
import type { Result, WorkerData } from './worker.ts'

/** What is to be played. */
export type SeriesOrder = WorkerData & {
  readonly games: number
  /** Stops earlier, once the interval is as narrow as this to either side. */
  readonly margin?: number
  readonly jobs: number
  /** The file of the workers; tests bring their own. */
  readonly worker?: string
}

/** A game that could not be played: the seed tells how to meet the trouble again. */
type FailedGame = { readonly number: number; readonly seed: number; readonly message: string }

/** What was played. Games stand in the order of their numbers, and there is no gap between them but for failed ones. */
export type Series = {
  /** By battle. */
  readonly records: readonly (readonly GameRecord[])[]
  readonly failed: readonly FailedGame[]
  /** Why it ended. */
  readonly end: 'complete' | 'narrow' | 'interrupted' | 'too many failed'
}

/** So many games may fail before the series is given up: one may be chance, ten are not. */
const MOST_FAILED = 10
/** A task takes about this long, so that progress is seen and messages do not cost much. */
const TASK_MS = 150
const LARGEST_TASK = 64

/** The file of the workers, as the build makes it. */
const workerFile = () => installed('dist/simulate-worker.js')

/** Plays games on several threads. Whatever their number, the result is the same. */
export async function playSeries(
  order: SeriesOrder,
  signal: AbortSignal,
  report: (settled: number) => void,
): Promise<Series> {
  const { games, margin, jobs, worker = workerFile(), ...data } = order
  const threads = Array.from({ length: jobs }, () => new Thread(worker, data))
  const ledger = new Ledger(data.scenarios.length, games, margin)
  const pace = new Pace()
  const stopped = new Promise<void>((done) => {
    if (signal.aborted) done()
    else signal.addEventListener('abort', () => done(), { once: true })
  })
  let next = 1

  const work = async (thread: Thread): Promise<void> => {
    while (!ledger.end && !signal.aborted && next <= games) {
      const size = Math.min(pace.size(), games - next + 1)
      const numbers = Array.from({ length: size }, (_, i) => next + i)
      next += size
      const start = performance.now()
      for await (const results of playOrRetry(thread, numbers, data.series)) {
        if (ledger.end || signal.aborted) return
        ledger.enter(results)
      }
      pace.learn(size, performance.now() - start)
      report(ledger.settled)
    }
  }
  await Promise.race([Promise.all(threads.map(work)), stopped])
  const series = ledger.close()
  for (const thread of threads) thread.close()
  return series
}

/** A worker that dies takes its games along: each is tried once more by itself, in a fresh worker. */
async function* playOrRetry(
  thread: Thread,
  numbers: readonly number[],
  series: number,
): AsyncGenerator<readonly Result[]> {
  const results = await thread.play(numbers).catch(() => undefined)
  if (results) yield results
  else {
    for (const number of numbers) {
      yield await thread.play([number]).catch((error: unknown) => {
        const failure = `its worker died: ${error instanceof Error ? error.message : String(error)}`
        return [{ number, seed: seedOfGame(series, number), failure }]
      })
    }
  }
}

/** Takes results as they come, and keeps them in the order of the games. */
class Ledger {
  readonly #waiting = new Map<number, Result>()
  readonly #records: GameRecord[][]
  readonly #failed: FailedGame[] = []
  readonly #games: number
  readonly #margin: number | undefined
  /** The games up to this one are in the books. */
  settled = 0
  end: Exclude<Series['end'], 'interrupted'> | undefined

  constructor(battles: number, games: number, margin: number | undefined) {
    this.#records = Array.from({ length: battles }, () => [])
    this.#games = games
    this.#margin = margin
  }

  enter(results: readonly Result[]): void {
    for (const result of results) this.#waiting.set(result.number, result)
    for (let result = this.#next(); result && !this.end; result = this.#next()) {
      this.#waiting.delete(result.number)
      this.settled = result.number
      this.#keep(result)
      this.end = this.#isOver()
    }
  }

  close(): Series {
    return { records: this.#records, failed: this.#failed, end: this.end ?? 'interrupted' }
  }

  #next(): Result | undefined {
    return this.#waiting.get(this.settled + 1)
  }

  #keep(result: Result): void {
    if ('failure' in result) {
      this.#failed.push({ number: result.number, seed: result.seed, message: result.failure })
    } else result.records.forEach((record, battle) => this.#records[battle]!.push(record))
  }

  #isOver(): typeof this.end {
    if (this.#failed.length >= MOST_FAILED) return 'too many failed'
    const isBatch = this.settled % BATCH === 0
    if (this.#margin !== undefined && isBatch && isNarrow(this.#margin, this.#records[0]!, this.#records[1])) {
      return 'narrow'
    }
    return this.settled === this.#games ? 'complete' : undefined
  }
}

/** Learns how many games make a task of a sensible length. */
class Pace {
  #perGame: number | undefined

  size(): number {
    if (this.#perGame === undefined) return 1
    return Math.max(1, Math.min(LARGEST_TASK, Math.round(TASK_MS / this.#perGame)))
  }

  learn(games: number, duration: number): void {
    this.#perGame = duration / games
  }
}
