import { Redis } from 'ioredis'
import { type Io, printError } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { withoutPassword } from './address.ts'

/** The queue of all games, whoever wants them played. */
export const QUEUE = 'berthier-games'

/** How long a server may take to answer for the first time. */
const PATIENCE_MS = 5000

/**
 * Connects to a Redis or Valkey server, and makes sure that it answers. A connection that is lost later is made again, and whoever
 * waits for an answer goes on waiting.
 */
export async function connect(address: string, io: Io): Promise<Redis> {
  const shown = withoutPassword(address)
  const redis = new Redis(address, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    connectTimeout: PATIENCE_MS,
    retryStrategy: (times) => Math.min(100 * times, 2000),
  })
  let isConnected = false
  let trouble: Error | undefined
  redis.on('error', (error: Error) => {
    trouble = error
    if (isConnected) printError(io, `the queue at ${shown} does not answer (${error.message}). Waiting for it.`)
    isConnected = false
  })
  redis.on('ready', () => {
    isConnected = true
  })
  const late = AbortSignal.timeout(PATIENCE_MS)
  try {
    await Promise.race([
      redis.connect().then(() => redis.ping()),
      new Promise((_, fail) => {
        late.addEventListener('abort', () => fail(trouble ?? new Error('no answer in 5 seconds')))
      }),
    ])
  } catch (error) {
    redis.disconnect()
    const why = trouble?.message || (error instanceof Error ? error.message : String(error))
    throw new UsageError(
      `cannot use the queue at ${shown}: ${why}. Check the address, such as redis://HOST:6379, the password in BERTHIER_QUEUE_PASSWORD, and that the server runs.`,
    )
  }
  return redis
}

/** Another connection to the same server, for those who wait at it. The first one tells of trouble for both. */
export function branch(redis: Redis): Redis {
  const other = redis.duplicate()
  other.on('error', () => undefined)
  return other
}

/** Waits for what is to be tidied up, but not for a server that is gone. */
export async function inTime(work: Promise<unknown>): Promise<void> {
  await Promise.race([work.catch(() => undefined), new Promise((done) => void setTimeout(done, 3000).unref())])
}
