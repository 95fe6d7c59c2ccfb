import type { Queue } from 'bullmq'
import type { GameResult } from '../../src/balance/game-record.ts'
import type { Result } from '../../src/balance/games.ts'
import type { Thread } from '../../src/balance/series.ts'
import { ANSWER_SECONDS, idOfJob, type QueuedAnswer, type QueuedJob } from './order.ts'

/** How often it is looked whether a job is done, where nobody says so, and whether it is still there. */
const LOOK_MS = 2000

/** What all jobs of a coordinator share. */
export type Coordination = {
  readonly queue: Queue<QueuedJob, void>
  /** The digest of the order. */
  readonly order: string
  /** Brings the order to the queue's memory, from which a server that starts anew may have lost it. */
  readonly publish: () => Promise<void>
  /** What came of a job that is completed, as text; nothing where a server that started anew has lost it. */
  readonly read: (id: string) => Promise<string | null>
  /** Resolves when a job is over, or when it is time to look again. */
  readonly ended: (id: string, signal: AbortSignal) => Promise<void>
  /** Sees who has played what, and whether the worker is to be trusted: nothing where it is not. */
  readonly audit: (text: string, numbers: readonly number[]) => Promise<QueuedAnswer | undefined>
}

/** A place in the queue: one job at a time that some worker somewhere plays. */
export class QueueThread<Kept extends GameResult> implements Thread<Kept> {
  readonly #shared: Coordination
  readonly #closing = new AbortController()
  #job: string | undefined
  /** How long the last games took those who played them. */
  took: number | undefined

  constructor(shared: Coordination) {
    this.#shared = shared
  }

  async play(numbers: readonly number[]): Promise<readonly Result<Kept>[]> {
    const { queue, order, publish, read, ended, audit } = this.#shared
    const work = { order, from: numbers[0]!, to: numbers.at(-1)! }
    const id = idOfJob(work)
    this.#job = id
    for (;;) {
      this.#closing.signal.throwIfAborted()
      const job = await queue.getJob(id)
      const state = job ? await job.getState() : 'unknown'
      if (job && state === 'completed') {
        const text = await read(id)
        const answer = text === null ? undefined : await audit(text, numbers)
        if (answer) {
          this.took = answer.took
          this.#job = undefined
          return answer.results as readonly Result<Kept>[]
        }
        await job.remove().catch(() => undefined)
        continue
      }
      if (job && state === 'failed') {
        await job.remove().catch(() => undefined)
        throw new Error(job.failedReason)
      }
      // A job that is gone was removed by another coordinator, or lost by a server that started anew.
      if (!job || state === 'unknown') {
        await publish()
        await queue.add('games', work, { jobId: id, ...KEEPING })
      }
      await ended(id, this.#closing.signal)
    }
  }

  close(): void {
    this.#closing.abort(new Error('closed'))
  }

  /** Takes the job that nobody has begun out of the queue. */
  async leave(): Promise<void> {
    if (this.#job === undefined) return
    const job = await this.#shared.queue.getJob(this.#job)
    // A job that is being played is locked; it ends by itself.
    await job?.remove().catch(() => undefined)
  }
}

/** Jobs stay for as long as their answers; failed jobs are asked for once. */
const KEEPING = {
  removeOnComplete: { age: ANSWER_SECONDS, count: 5000 },
  removeOnFail: { age: ANSWER_SECONDS },
} as const

/** Waits for the news that a job is over, but no longer than it takes to look for oneself. */
export function makeEnded(listen: (id: string, done: () => void) => () => void): Coordination['ended'] {
  return (id, signal) =>
    new Promise<void>((done) => {
      const end = () => {
        clearTimeout(clock)
        forget()
        signal.removeEventListener('abort', end)
        done()
      }
      const clock = setTimeout(end, LOOK_MS)
      const forget = listen(id, end)
      signal.addEventListener('abort', end)
    })
}
