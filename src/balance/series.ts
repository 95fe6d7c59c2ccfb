import type { GameRecord, GameResult } from './game-record.ts'
import type { Result } from './games.ts'
import { Ledger, type Series } from './ledger.ts'
import { seedOfGame } from './seeds.ts'
import type { StopRule } from './stopping.ts'

/** What is to be played. */
export type SeriesOrder<Kept extends GameResult = GameRecord> = {
  /** In how many encounters each game is played. */
  readonly encounters: number
  readonly series: number
  readonly games: number
  /** The numbers of the games, ascending, where they are not simply the first ones. */
  readonly numbers?: readonly number[]
  /** How long a task takes, and how many games it has at most, where it is not as usual. */
  readonly task?: TaskSize
  /** Says when it may stop earlier. */
  readonly stop?: StopRule<Kept> | undefined
}

/** Plays games beside others: a thread of a process, or a worker of a page. */
export interface Thread<Kept extends GameResult = GameRecord> {
  /** Plays the games of these numbers; rejects where it dies of them. The next ones are then played by a fresh one. */
  play(numbers: readonly number[]): Promise<readonly Result<Kept>[]>
  /** How long the last games took, in milliseconds, where that is not how long one waited for them. */
  readonly took?: number | undefined
  close(): void
}

/** Who looks on while a series is played. */
export type SeriesWatch<Kept extends GameResult = GameRecord> = {
  readonly signal: AbortSignal
  /** Milliseconds from some beginning. */
  readonly now: () => number
  /** After each task: the games up to `settled` are in the books, which can be read. */
  readonly report: (settled: number, read: () => Series<Kept>) => void
  /** A thread has died and is replaced. */
  readonly died?: (why: string) => void
}

export type TaskSize = { readonly ms: number; readonly games: number }

/** A task takes about this long, so that progress is seen and messages do not cost much. */
const USUAL_TASK: TaskSize = { ms: 150, games: 64 }

/** Plays games on several threads, which it closes in the end. Whatever their number, the result is the same. */
export async function playSeries<Kept extends GameResult>(
  { encounters, series, games, numbers, stop, task: taskSize = USUAL_TASK }: SeriesOrder<Kept>,
  threads: readonly Thread<Kept>[],
  watch: SeriesWatch<Kept>,
): Promise<Series<Kept>> {
  const { signal, now, report } = watch
  const ledger = new Ledger(encounters, games, stop, numbers)
  const pace = new Pace(taskSize)
  const stopped = new Promise<void>((done) => {
    if (signal.aborted) done()
    else signal.addEventListener('abort', () => done(), { once: true })
  })
  let next = 1

  const work = async (thread: Thread<Kept>): Promise<void> => {
    while (!ledger.end && !signal.aborted && next <= games) {
      // The last games are shared out, so that nobody waits long for the others.
      const size = Math.min(pace.size(), Math.ceil((games - next + 1) / threads.length))
      const task = Array.from({ length: size }, (_, i) => numbers?.[next + i - 1] ?? next + i)
      next += size
      const start = now()
      for await (const results of playOrRetry(thread, task, series, watch)) {
        if (ledger.end || signal.aborted) return
        ledger.enter(results)
      }
      pace.learn(size, thread.took ?? now() - start)
      report(ledger.settled, () => ledger.read('running'))
    }
  }
  await Promise.race([Promise.all(threads.map(work)), stopped])
  const played = ledger.read('interrupted')
  for (const thread of threads) thread.close()
  return played
}

/** A thread that dies takes its games along: each is tried once more by itself, by a fresh one. One that is closed does not. */
export async function* playOrRetry<Kept extends GameResult>(
  thread: Thread<Kept>,
  numbers: readonly number[],
  series: number,
  { signal, died }: Pick<SeriesWatch<Kept>, 'signal' | 'died'>,
): AsyncGenerator<readonly Result<Kept>[]> {
  const results = await thread.play(numbers).catch((error: unknown) => {
    if (!signal.aborted) died?.(messageOf(error))
    return undefined
  })
  if (results) yield results
  else {
    for (const number of numbers) {
      if (signal.aborted) return
      yield await thread.play([number]).catch((error: unknown) => {
        died?.(messageOf(error))
        return [{ number, seed: seedOfGame(series, number), failure: `its worker crashed: ${messageOf(error)}` }]
      })
    }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Learns how many games make a task of a sensible length. */
class Pace {
  readonly #task: TaskSize
  #perGame: number | undefined

  constructor(task: TaskSize) {
    this.#task = task
  }

  size(): number {
    if (this.#perGame === undefined) return 1
    return Math.max(1, Math.min(this.#task.games, Math.round(this.#task.ms / this.#perGame)))
  }

  learn(games: number, duration: number): void {
    this.#perGame = duration / games
  }
}
