import type { Result, SeriesData } from '../../src/balance/games.ts'
import type { Thread } from '../../src/balance/series.ts'

/** A worker that plays games. One that dies is thrown away, and the next games are played by a fresh one. */
export class GameThread implements Thread {
  readonly #data: SeriesData
  #worker: Worker | undefined

  constructor(data: SeriesData) {
    this.#data = data
  }

  play(numbers: readonly number[]): Promise<readonly Result[]> {
    const worker = (this.#worker ??= this.#begin())
    return new Promise((done, fail) => {
      worker.onmessage = ({ data }: MessageEvent<readonly Result[]>) => done(data)
      const die = (why: string) => {
        this.close()
        fail(new Error(why))
      }
      worker.onerror = (event) => {
        event.preventDefault()
        die(event.message || 'its program could not be loaded')
      }
      worker.onmessageerror = () => die('what it sent could not be read')
      worker.postMessage(numbers)
    })
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./games.worker.ts', import.meta.url), { type: 'module' })
    worker.postMessage(this.#data)
    return worker
  }
}
