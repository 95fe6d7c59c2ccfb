import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CheckOrder } from './check-worker.ts'
import { installed } from './installation.ts'
import type { Io } from './io.ts'
import type { FileResult } from './results.ts'
import { rulebookFiles } from './simulate/thread.ts'

/** A thread takes a while to load the rulebooks: for fewer files than this it would come too late. */
const FILES_PER_THREAD = 300

/** So many files a thread checks before it asks for more. */
const BATCH = 20

/** Files that several threads check, each once: the places of those that nobody has taken yet. */
export type Stock = {
  /** Takes the next ones. */
  take(most: number): readonly { readonly index: number; readonly path: string }[]
  give(index: number, result: FileResult): void
}

/** How many threads are worth it besides the one that asks. */
export const threadsFor = (files: number): number =>
  Math.min(availableParallelism() - 1, Math.floor(files / FILES_PER_THREAD))

/**
 * Has threads take files from a stock until it is empty. One that dies leaves what it had taken without a result: whoever asks for it
 * checks those files, and learns why.
 */
export async function checkInThreads(stock: Stock, threads: number, io: Io, file = workerFile()): Promise<void> {
  const order: CheckOrder = { cwd: io.cwd, config: await io.config(), rulebooks: await rulebookFiles(io) }
  await Promise.all(Array.from({ length: threads }, () => checkInThread(stock, order, io.signal, file)))
}

const workerFile = () => installed('dist/check-worker.js')

function checkInThread(stock: Stock, order: CheckOrder, signal: AbortSignal, file: string): Promise<void> {
  const worker = new Worker(file, { workerData: order })
  let batch: ReturnType<Stock['take']> = []
  const more = () => {
    batch = signal.aborted ? [] : stock.take(BATCH)
    if (batch.length > 0) worker.postMessage(batch.map(({ path }) => path))
    else void worker.terminate()
  }
  return new Promise((done) => {
    worker.on('message', (results: 'ready' | readonly FileResult[]) => {
      if (results !== 'ready') for (const [i, { index }] of batch.entries()) stock.give(index, results[i]!)
      more()
    })
    worker.on('error', () => undefined)
    worker.on('exit', () => done())
  })
}
