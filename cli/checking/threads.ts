import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { installed } from '../files/installation.ts'
import type { Io } from '../io.ts'
import type { CheckOrder, WorkerMessage } from './check-worker.ts'
import type { FileResult } from './results.ts'
import type { Stock } from './stock.ts'

/** A thread takes a while to load the rulebooks: for fewer files than this it would come too late. */
const FILES_PER_THREAD = 300

/** Starts as many threads as are worth it for so many files, besides the one that asks. */
export async function startThreads(files: number, io: Io): Promise<readonly CheckThread[]> {
  const order: CheckOrder = { cwd: io.cwd, config: await io.config(), rulebooks: await io.rulebookFiles() }
  const threads = Math.min(availableParallelism() - 1, Math.floor(files / FILES_PER_THREAD))
  return Array.from({ length: threads }, () => new CheckThread(order))
}

/**
 * A thread that checks files. It loads what it needs from the first moment on, though its files may not be known yet. If it dies, what it
 * had taken has no result: whoever asks for it checks those files, and learns why.
 */
export class CheckThread {
  readonly #worker: Worker
  readonly #results: Promise<ReadonlyMap<number, FileResult>>
  #isReady = false

  /** `file` is for tests, who bring workers of their own. */
  constructor(order: CheckOrder, file = installed('dist/check-worker.js')) {
    this.#worker = new Worker(file, { workerData: order })
    this.#worker.on('error', () => undefined)
    this.#results = new Promise((done) => {
      this.#worker.on('message', (message: WorkerMessage) => {
        if (message === 'ready') this.#isReady = true
        else done(message)
      })
      this.#worker.on('exit', () => done(new Map()))
    })
  }

  /** Has the thread take files from a stock until it is empty. Gives its results by the places of the files. */
  check(stock: Stock): Promise<ReadonlyMap<number, FileResult>> {
    this.#worker.postMessage(stock.shared)
    return this.#results
  }

  /** Nothing is left to take: who is not even ready comes too late. */
  dismiss(): void {
    if (!this.#isReady) this.end()
  }

  /** Ends the thread, whatever it does. */
  end(): void {
    void this.#worker.terminate()
  }
}
