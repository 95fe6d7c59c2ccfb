import { availableParallelism } from 'node:os'
import { DelayedError, Worker } from 'bullmq'
import { count } from '../../src/scenario/wording.ts'
import { EXIT, type Io, printError } from '../io.ts'
import { parseQueueAddress } from '../queue/address.ts'
import { isJob } from '../queue/check-queued.ts'
import { branch, connect, inTime, QUEUE } from '../queue/connection.ts'
import { ANSWER_SECONDS, idOfJob, keyOfAnswer, keyOfOrder, type QueuedAnswer, type QueuedJob } from '../queue/order.ts'
import { OrderPlayer, WorkerRefusal } from '../queue/play-job.ts'
import { announce, isSentAway, makeWorkerId } from '../queue/presence.ts'

/** The flags of `berthier worker`. */
export type WorkerOptions = { readonly queue: string; readonly jobs?: number }

/** A job whose worker has not been heard of for so long is given to another. */
const [LOCK_MS, LOOK_MS] = [10_000, 3000] as const

/** `berthier worker`: plays games for whoever asks for them in a queue, until Ctrl-C. `worker` is for tests. */
export async function runWorker(
  { queue, jobs = availableParallelism() }: WorkerOptions,
  io: Io,
  file?: string,
): Promise<number> {
  const redis = await connect(parseQueueAddress(queue, io), io)
  const id = makeWorkerId()
  const player = new OrderPlayer((digest) => redis.get(keyOfOrder(digest)), io, file)
  const leaving = new AbortController()
  let refusal: string | undefined
  const leave = (why: string) => {
    refusal ??= why
    leaving.abort()
  }
  const blocking = branch(redis)
  const worker = new Worker<QueuedJob, void>(
    QUEUE,
    async (job, token) => {
      if (!isJob(job.data)) throw new Error('the job is none of berthier')
      const { order, from, to } = job.data
      const giveBack = async () => {
        await job.moveToDelayed(Date.now() + 200, token)
        throw new DelayedError()
      }
      if (leaving.signal.aborted) return giveBack()
      if (await isSentAway(redis, id)) {
        leave('a coordinator found that its games deviate')
        return giveBack()
      }
      const start = performance.now()
      try {
        const results = await player.play(
          order,
          Array.from({ length: to - from + 1 }, (_, i) => from + i),
        )
        const answer: QueuedAnswer = { worker: id, took: performance.now() - start, results }
        await redis.set(keyOfAnswer(idOfJob(job.data)), JSON.stringify(answer), 'EX', ANSWER_SECONDS)
      } catch (error) {
        if (!(error instanceof WorkerRefusal)) throw error
        leave(error.message)
        return giveBack()
      }
    },
    {
      connection: blocking,
      concurrency: jobs,
      lockDuration: LOCK_MS,
      stalledInterval: LOOK_MS,
      maxStalledCount: 100,
    },
  )
  worker.on('error', () => undefined)
  const goAway = announce(redis, id, jobs)
  io.stderr.write(`Worker ${id} plays ${count(jobs, 'game')} at a time. Ctrl-C ends it.\n`)
  await new Promise<void>((done) => {
    for (const signal of [io.signal, leaving.signal]) {
      if (signal.aborted) done()
      signal.addEventListener('abort', () => done(), { once: true })
    }
  })
  // What is being played goes back to the queue as soon as its lock is over; nobody waits for it here.
  if (io.signal.aborted) io.takeTime?.()
  await inTime(worker.close())
  player.close()
  await inTime(goAway())
  for (const connection of [blocking, redis]) connection.disconnect()
  if (refusal === undefined) return EXIT.clean
  printError(io, `worker ${id} left the queue: ${refusal}.`)
  return EXIT.problems
}
