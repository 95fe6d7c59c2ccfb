import { Queue, QueueEvents } from 'bullmq'
import { castOf, type GameResult } from '../../src/balance/game-record.ts'
import { loadSettings, type Result } from '../../src/balance/games.ts'
import type { SeriesPlan } from '../../src/balance/plan.ts'
import { type Io, printError } from '../io.ts'
import { PoolThread } from '../simulate/thread.ts'
import { isAnswer } from './check-queued.ts'
import { branch, connect, inTime, QUEUE } from './connection.ts'
import {
  digestOf,
  endsOf,
  KNOWN_GAMES,
  keyOfAnswer,
  keyOfOrder,
  makeOrder,
  ORDER_SECONDS,
  parseJson,
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
      read: (id) => redis.get(keyOfAnswer(id)),
      ended: makeEnded((id, done) => {
        const set = waiting.get(id) ?? new Set()
        waiting.set(id, set.add(done))
        return () => (set.delete(done), set.size === 0 && waiting.delete(id), undefined)
      }),
      audit: makeAudit(own, first, without, (id) => sendAway(redis, id), await answerChecker(plan, io), io),
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

type IsAnswer = (data: unknown, numbers: readonly number[]) => data is QueuedAnswer

/** Tells answers about the games of a plan from anything else. */
async function answerChecker(plan: SeriesPlan, io: Io): Promise<IsAnswer> {
  const settings = await loadSettings(plan, await io.rulebooks())
  const casts = settings.map(castOf)
  return (data, numbers): data is QueuedAnswer => isAnswer(data, numbers, plan, casts)
}

/** The name that a worker gives itself in an answer, if it is one. */
function workerOf(data: unknown): string {
  const { worker } = Object(data) as { readonly worker?: unknown }
  return typeof worker === 'string' && worker.length <= LONGEST_NAME ? worker : ''
}

/** Machines have names of up to 255 characters. */
const LONGEST_NAME = 300

/**
 * Looks at the form of all answers, and plays a game of some again here. A worker that deviates is told and sent away, and
 * none of its answers counts from then on.
 */
function makeAudit<Kept extends GameResult>(
  own: PoolThread<Kept>,
  first: readonly Result<Kept>[],
  without: readonly string[],
  dismiss: (worker: string) => Promise<unknown>,
  isSound: IsAnswer,
  io: Io,
): Coordination['audit'] {
  const answers = new Map<string, number>()
  const distrusted = new Set(without)
  // The first games have been played here already.
  const known = new Map(first.map((result) => [result.number, result]))
  let turn: Promise<unknown> = Promise.resolve()
  // The thread plays one after the other.
  const playAgain = async (number: number) => {
    const again = turn.then(() => own.play([number]))
    turn = again.catch(() => undefined)
    return (await again)[0]
  }
  return async (text, numbers) => {
    const answer = parseJson(text)
    const worker = workerOf(answer)
    if (distrusted.has(worker)) {
      await dismiss(worker)
      return undefined
    }
    if (!isSound(answer, numbers)) {
      distrusted.add(worker)
      await dismiss(worker)
      const who = worker === '' ? 'somebody without a name' : `worker ${worker}`
      printError(io, `${who} has answered with what cannot be the games of a job. It is left out.`)
      return undefined
    }
    const { results } = answer
    const number = (answers.get(worker) ?? 0) + 1
    answers.set(worker, number)
    if (!isAudited(number)) return answer
    // One game, another one each time.
    const chosen = results[number % results.length] as Result<Kept>
    const again = known.get(chosen.number) ?? (await playAgain(chosen.number))
    // The whole of it: a right end could have a wrong winner.
    if (JSON.stringify(again) === JSON.stringify(chosen)) return answer
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
    return undefined
  }
}
