import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Redis } from 'ioredis'

/** A worker is there as long as it says so. */
const [SECONDS, EVERY_MS] = [15, 5000] as const
const keyOf = (worker: string) => `berthier:worker:${worker}`

/** Workers that are not to be trusted, for a day. */
const SENT_AWAY = 'berthier:sent-away'
const DAY = 24 * 3600

/** What a worker is called: its machine, its process, and something that no other has. */
export const makeWorkerId = () => `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`

/** Announces again and again that a worker is there, and how many games it plays at a time, until it is told to stop. */
export function announce(redis: Redis, worker: string, jobs: number): () => Promise<void> {
  const renew = () => void redis.set(keyOf(worker), jobs, 'EX', SECONDS).catch(() => undefined)
  renew()
  const clock = setInterval(renew, EVERY_MS).unref()
  return async () => {
    clearInterval(clock)
    await redis.del(keyOf(worker))
  }
}

/** How many games all workers together play at a time. */
export async function countSeats(redis: Redis): Promise<number> {
  let [cursor, seats] = ['0', 0]
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', keyOf('*'), 'COUNT', 1000)
    cursor = next
    const jobs = keys.length === 0 ? [] : await redis.mget(keys)
    for (const one of jobs) seats += /^\d{1,4}$/.test(one ?? '') ? Number(one) : 0
  } while (cursor !== '0')
  return seats
}

export async function sendAway(redis: Redis, worker: string): Promise<void> {
  await redis.multi().sadd(SENT_AWAY, worker).expire(SENT_AWAY, DAY).exec()
}

export const isSentAway = async (redis: Redis, worker: string) => (await redis.sismember(SENT_AWAY, worker)) === 1
