import type { Validation } from '../../src/scenario/validate.ts'

/** What the checks tell of a text. */
export type Checked = Pick<Validation, 'diagnostics' | 'data'>

/** Checks texts, where it does not hold up the screen. Only the last text counts: for others it gives nothing. */
export interface Checker {
  check(text: string): Promise<Checked | undefined>
}

/** The largest battle is checked in a fraction of this. */
const PATIENCE = 20_000

/** Checks in a worker of its own, which is ended when a text takes it too long. One text at a time; those that come meanwhile wait, and the last of them is next. */
export class WorkerChecker implements Checker {
  readonly #make: () => Worker
  readonly #onTrouble: (message: string) => void
  readonly #patience: number
  #worker: Worker | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Job | undefined
  #waiting: Job | undefined

  constructor(make: () => Worker, onTrouble: (message: string) => void, patience = PATIENCE) {
    this.#make = make
    this.#onTrouble = onTrouble
    this.#patience = patience
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
    if (!this.#running) return
    ;(this.#worker ??= this.#start()).postMessage(this.#running.text)
    this.#timer = setTimeout(() => this.#giveUp(TOO_LONG), this.#patience)
  }

  #start(): Worker {
    const worker = this.#make()
    worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => this.#finish(data))
    worker.addEventListener('error', ({ message }) =>
      this.#giveUp(`The checks stopped working (${message || 'no reason given'}); they start again.`),
    )
    return worker
  }

  #giveUp(why: string): void {
    this.#onTrouble(why)
    this.#worker?.terminate()
    this.#worker = undefined
    this.#finish(undefined)
  }

  #finish(checked: Checked | undefined): void {
    clearTimeout(this.#timer)
    const job = this.#running
    this.#running = undefined
    job?.done(checked)
    this.#next()
  }
}

const TOO_LONG = 'The text takes too long to check: it was not checked. Make it simpler, or take the last edit back.'

type Job = { readonly text: string; readonly done: (checked: Checked | undefined) => void }
