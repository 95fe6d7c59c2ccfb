import type { Validation } from '../../src/scenario/validate.ts'

/** What the checks tell of a text. */
export type Checked = Pick<Validation, 'diagnostics' | 'data'>

/** Checks texts, where it does not hold up the screen. Only the last text counts: for others it gives nothing. */
export interface Checker {
  check(text: string): Promise<Checked | undefined>
}

/** Checks in a worker of its own. One text at a time; those that come meanwhile wait, and the last of them is next. */
export class WorkerChecker implements Checker {
  readonly #make: () => Worker
  readonly #onTrouble: (message: string) => void
  #worker: Worker | undefined
  #running: Job | undefined
  #waiting: Job | undefined

  constructor(make: () => Worker, onTrouble: (message: string) => void) {
    this.#make = make
    this.#onTrouble = onTrouble
  }

  check(text: string): Promise<Checked | undefined> {
    return new Promise((done) => {
      this.#waiting?.done(undefined)
      this.#waiting = { text, done }
      if (!this.#running) this.#next()
    })
  }

  #next(): void {
    this.#running = this.#waiting
    this.#waiting = undefined
    if (this.#running) (this.#worker ??= this.#start()).postMessage(this.#running.text)
  }

  #start(): Worker {
    const worker = this.#make()
    worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => this.#finish(data))
    worker.addEventListener('error', (event) => {
      this.#onTrouble(`The checks stopped working (${event.message || 'no reason given'}); they start again.`)
      worker.terminate()
      this.#worker = undefined
      this.#finish(undefined)
    })
    return worker
  }

  #finish(checked: Checked | undefined): void {
    const job = this.#running
    this.#running = undefined
    job?.done(checked)
    this.#next()
  }
}

type Job = { readonly text: string; readonly done: (checked: Checked | undefined) => void }
