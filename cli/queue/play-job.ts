import type { GameResult } from '../../src/balance/game-record.ts'
import type { Result } from '../../src/balance/games.ts'
import { playOrRetry } from '../../src/balance/series.ts'
import type { Io } from '../io.ts'
import { openRecorded } from '../simulate/battle.ts'
import { parsePlayer } from '../simulate/options.ts'
import { PoolThread } from '../simulate/thread.ts'
import { UsageError } from '../usage-error.ts'
import { isOrder } from './check-queued.ts'
import { digestOf, endsOf, parseJson, type QueuedOrder } from './order.ts'

/** Why a worker cannot play an order: it is no use to others either, or only this worker is of no use. */
export class WorkerRefusal extends Error {}

/** Plays games of orders, several at a time, each on a thread of its own that is kept for the next games of the order. */
export class OrderPlayer {
  readonly #threads = new Map<string, PoolThread<GameResult>[]>()
  readonly #checked = new Map<string, Promise<QueuedOrder>>()
  readonly #fetch: (digest: string) => Promise<string | null>
  readonly #io: Io
  readonly #worker: string | undefined

  /** `worker` is the file of the threads, for tests. */
  constructor(fetch: (digest: string) => Promise<string | null>, io: Io, worker?: string) {
    this.#fetch = fetch
    this.#io = io
    this.#worker = worker
  }

  async play(digest: string, numbers: readonly number[]): Promise<readonly Result<GameResult>[]> {
    const checked = this.#checked.get(digest) ?? this.#check(digest)
    this.#checked.set(digest, checked)
    const order = await checked.catch((error: unknown) => {
      this.#checked.delete(digest)
      throw error
    })
    return this.#onThread(digest, order, numbers)
  }

  close(): void {
    for (const threads of this.#threads.values()) for (const thread of threads) thread.close()
  }

  /** An order is data from elsewhere: it must be what its digest says, sound, and for rules and players that are installed here. */
  async #check(digest: string): Promise<QueuedOrder> {
    const text = await this.#fetch(digest)
    if (text === null) throw new Error('its order is no longer in the queue')
    if (digestOf(text) !== digest) throw new Error('its order is not what its digest says')
    const order = parseJson(text)
    if (!isOrder(order)) throw new Error('what is called its order is none')
    try {
      for (const [i, { scenario, players }] of order.plan.encounters.entries()) {
        for (const player of players) parsePlayer(player)
        const { game, system } = await openRecorded(scenario, 'the queue', this.#io)
        if (game.version === order.rules[i]) continue
        throw new WorkerRefusal(
          `the order is for rules ${order.rules[i]} of ${system.id} (Berthier ${order.berthier}), and this worker has ${game.version}`,
        )
      }
    } catch (error) {
      throw error instanceof UsageError ? new WorkerRefusal(error.message) : error
    }
    const played = await this.#onThread(
      digest,
      order,
      order.known.map((_, i) => i + 1),
    )
    if (JSON.stringify(endsOf(played)) === JSON.stringify(order.known)) return order
    throw new WorkerRefusal(
      'this worker does not come to the same end of the first games as whoever ordered them: it is another build, or the machine is broken',
    )
  }

  async #onThread(
    digest: string,
    { plan }: QueuedOrder,
    numbers: readonly number[],
  ): Promise<readonly Result<GameResult>[]> {
    const idle = this.#threads.get(digest) ?? []
    this.#threads.set(digest, idle)
    this.#closeOthers(digest)
    const thread =
      idle.pop() ?? new PoolThread<GameResult>({ ...plan, rulebooks: await this.#io.rulebookFiles() }, this.#worker)
    const results: Result<GameResult>[] = []
    const watch = { signal: new AbortController().signal }
    for await (const some of playOrRetry(thread, numbers, plan.series, watch)) results.push(...some)
    // The order may have been forgotten meanwhile.
    if (this.#threads.get(digest) === idle) idle.push(thread)
    else thread.close()
    return results
  }

  /** Threads of orders that are over would stay for ever. */
  #closeOthers(digest: string): void {
    for (const [other, threads] of this.#threads) {
      if (other === digest) continue
      for (const thread of threads) thread.close()
      threads.length = 0
      if (this.#threads.size <= MOST_ORDERS) continue
      this.#threads.delete(other)
      this.#checked.delete(other)
    }
  }
}

/** So many orders at a time are kept in mind, with their threads. */
const MOST_ORDERS = 16
