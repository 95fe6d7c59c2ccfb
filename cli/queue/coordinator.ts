import { Queue, QueueEvents } from 'bullmq'
import type { GameResult } from '../../src/balance/game-record.ts'
import type { Result } from '../../src/balance/games.ts'
import type { SeriesPlan } from '../../src/balance/plan.ts'
import { type Io, printError } from '../io.ts'
import { PoolThread } from '../simulate/thread.ts'
import { branch, connect, inTime, QUEUE } from './connection.ts'
import {
  digestOf,
  endsOf,
  KNOWN_GAMES,
  keyOfAnswer,
  keyOfOrder,
  makeOrder,
  ORDER_SECONDS,
  type QueuedAnswer,
  type QueuedJob,
} from './order.ts'
import { countSeats, sendAway } from './presence.ts'
import { type Coordination, makeEnded, QueueThread } from './queue-thread.ts'

/** So many jobs are in the queue for each thread of a worker, so that none of them waits. */
const AHEAD = 2
const [FEWEST_JOBS, MOST_JOBS] = [8, 4096] as const

/** Whether the answer of a worker is looked into: the first, second, fourth, eighth …, and one of every so many. */
const isAudited = (number: number) => (number & (number - 1)) === 0 || number % 25 === 0

/** Hands games to the workers of a queue. */
export class Coordinator<Kept extends GameResult> {
  readonly threads: readonly QueueThread<Kept>[]
  readonly #close: () => Promise<void>

  private constructor(threads: readonly QueueThread<Kept>[], close: () => Promise<void>) {
    this.threads = threads
    this.#close = close
  }

  /** Plays the first games here, so that workers can show that they come to the same, and opens the queue. */
  static async open<Kept extends GameResult>(
    plan: SeriesPlan,
    rules: readonly number[],
    {
      address,
      without,
      worker,
    }: { readonly address: string; readonly without: readonly string[]; readonly worker?: string | undefined },
    io: Io,
  ): Promise<Coordinator<Kept>> {
    const redis = await connect(address, io)
    const own = new PoolThread<Kept>({ ...plan, rulebooks: await io.rulebookFiles() }, worker)
    const first = await own.play(Array.from({ length: Math.min(KNOWN_GAMES, plan.games) }, (_, i) => i + 1))
    const order = makeOrder(plan, rules, endsOf(first))
    const digest = digestOf(order)
    const queue = new Queue<QueuedJob, void>(QUEUE, { connection: redis })
    const listening = branch(redis)
    const events = new QueueEvents(QUEUE, { connection: listening })
    // The connection itself has told of it.
    queue.on('error', () => undefined)
    events.on('error', () => undefined)
    const waiting = new Map<string, Set<() => void>>()
    const wake = ({ jobId }: { readonly jobId: string }) => waiting.get(jobId)?.forEach((done) => done())
    events.on('completed', wake)
    events.on('failed', wake)
    const shared: Coordination = {
      queue,
      order: digest,
      publish: async () => void (await redis.set(keyOfOrder(digest), JSON.stringify(order), 'EX', ORDER_SECONDS)),
      read: async (id) => {
        const text = await redis.get(keyOfAnswer(id))
        return text === null ? undefined : (JSON.parse(text) as QueuedAnswer)
      },
      ended: makeEnded((id, done) => {
        const set = waiting.get(id) ?? new Set()
        waiting.set(id, set.add(done))
        return () => (set.delete(done), set.size === 0 && waiting.delete(id), undefined)
      }),
      audit: makeAudit(own, without, (id) => sendAway(redis, id), io),
    }
    await shared.publish()
    const seats = await countSeats(redis)
    if (seats === 0)
      printError(io, 'no worker has joined the queue yet. Start one with: berthier worker --queue ADDRESS')
    const number = Math.max(FEWEST_JOBS, Math.min(MOST_JOBS, AHEAD * seats, plan.games))
    const threads = Array.from({ length: number }, () => new QueueThread<Kept>(shared))
    return new Coordinator(threads, async () => {
      await inTime(Promise.all(threads.map((thread) => thread.leave())))
      own.close()
      await inTime(Promise.allSettled([events.close(), queue.close()]))
      for (const connection of [listening, redis]) connection.disconnect()
    })
  }

  /** Takes what nobody has begun out of the queue, and leaves it. */
  close(): Promise<void> {
    return this.#close()
  }
}

/**
 * Plays a game of some of a worker's answers again here. A worker that deviates is told and sent away, and
 * none of its answers counts from then on.
 */
function makeAudit<Kept extends GameResult>(
  own: PoolThread<Kept>,
  without: readonly string[],
  dismiss: (worker: string) => Promise<unknown>,
  io: Io,
): Coordination['audit'] {
  const answers = new Map<string, number>()
  const distrusted = new Set(without)
  let turn: Promise<unknown> = Promise.resolve()
  return async ({ worker, results }) => {
    if (distrusted.has(worker)) {
      await dismiss(worker)
      return false
    }
    const number = (answers.get(worker) ?? 0) + 1
    answers.set(worker, number)
    if (!isAudited(number)) return true
    // One game, another one each time; the thread plays one after the other.
    const chosen = results[number % results.length] as Result<Kept>
    const again = turn.then(() => own.play([chosen.number]))
    turn = again.catch(() => undefined)
    if (JSON.stringify(endsOf(await again)) === JSON.stringify(endsOf([chosen]))) return true
    distrusted.add(worker)
    await dismiss(worker)
    const counted =
      number === 1
        ? ''
        : ` ${number - 1} of its answers count already: to be safe, play again with --without ${worker}.`
    printError(
      io,
      `worker ${worker} deviates: its game ${chosen.number} ends otherwise than here. It is left out.${counted}`,
    )
    return false
  }
}
