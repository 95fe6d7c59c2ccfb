import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CheckOrder } from './check-worker.ts'
import { installed } from './installation.ts'
import type { Io } from './io.ts'
import type { FileResult } from './results.ts'

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

/** Starts as many threads as are worth it for so many files, besides the one that asks. */
export async function startThreads(files: number, io: Io): Promise<readonly CheckThread[]> {
  const order: CheckOrder = { cwd: io.cwd, config: await io.config(), rulebooks: await io.rulebookFiles() }
  const threads = Math.min(availableParallelism() - 1, Math.floor(files / FILES_PER_THREAD))
  return Array.from({ length: threads }, () => new CheckThread(order, io.signal))
}

/**
 * A thread that checks files. It loads what it needs from the first moment on, though its files may not be known yet. If it dies, what it
 * had taken has no result: whoever asks for it checks those files, and learns why.
 */
export class CheckThread {
  readonly #worker: Worker
  readonly #signal: AbortSignal
  readonly #ended: Promise<void>
  #stock: Stock | undefined
  #batch: ReturnType<Stock['take']> = []
  #isReady = false

  /** `file` is for tests, who bring workers of their own. */
  constructor(order: CheckOrder, signal: AbortSignal, file = installed('dist/check-worker.js')) {
    this.#signal = signal
    this.#worker = new Worker(file, { workerData: order })
    this.#worker.on('message', (message: 'ready' | readonly FileResult[]) => this.#hear(message))
    this.#worker.on('error', () => undefined)
    this.#ended = new Promise((done) => this.#worker.on('exit', () => done()))
  }

  /** Has the thread take files from a stock until it is empty. */
  check(stock: Stock): Promise<void> {
    this.#stock = stock
    if (this.#isReady) this.#takeMore(stock)
    return this.#ended
  }

  /** Nothing is left to take: who is not even ready comes too late. */
  dismiss(): void {
    if (this.#batch.length === 0) this.end()
  }

  /** Ends the thread, whatever it does. */
  end(): void {
    void this.#worker.terminate()
  }

  #hear(message: 'ready' | readonly FileResult[]): void {
    if (message === 'ready') this.#isReady = true
    else for (const [i, { index }] of this.#batch.entries()) this.#stock!.give(index, message[i]!)
    if (this.#stock) this.#takeMore(this.#stock)
  }

  #takeMore(stock: Stock): void {
    this.#batch = this.#signal.aborted ? [] : stock.take(BATCH)
    if (this.#batch.length > 0) this.#worker.postMessage(this.#batch.map(({ path }) => path))
    else this.end()
  }
}
