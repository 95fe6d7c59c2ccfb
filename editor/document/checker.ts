import type { Validation } from '../../src/scenario/validation.ts'
import { reasonOf } from '../browser/worker-errors.ts'
import type { UsedTexts } from './used-texts.ts'

/** What the checks tell of a text. */
export type Checked = Pick<Validation, 'diagnostics' | 'data'>

/** Checks texts, where it does not hold up the screen. Only the last text counts: for others it gives nothing. */
export interface Checker {
  check(text: string, used?: UsedTexts): Promise<Checked | undefined>
}

/** What a worker is asked to check. */
export type CheckRequest = { readonly text: string; readonly used?: UsedTexts | undefined }

/** The largest battle is checked in a fraction of this. */
const PATIENCE = 20_000
/** How often a text is tried again whose worker failed, perhaps because it could not be loaded, and after how many milliseconds. */
const [RESTARTS, PAUSE] = [3, 1000]

/**
 * Checks in a worker of its own, which is ended when a text takes it too long, and started again when it fails. One text at a time;
 * those that come meanwhile wait, and the last of them is next.
 */
export class WorkerChecker implements Checker {
  readonly #make: () => Worker
  readonly #onTrouble: (message: string) => void
  readonly #patience: number
  readonly #pause: number
  #worker: Worker | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Job | undefined
  #waiting: Job | undefined
  #restarts = 0

  constructor(make: () => Worker, onTrouble: (message: string) => void, patience = PATIENCE, pause = PAUSE) {
    this.#make = make
    this.#onTrouble = onTrouble
    this.#patience = patience
    this.#pause = pause
  }

  check(text: string, used?: UsedTexts): Promise<Checked | undefined> {
    return new Promise((done) => {
      this.#waiting?.done(undefined)
      this.#waiting = { request: { text, used }, done }
      if (!this.#running) this.#next()
    })
  }

  #next(): void {
    this.#running = this.#waiting
    this.#waiting = undefined
    this.#restarts = RESTARTS
    this.#run()
  }

  #run(): void {
    if (!this.#running) return
    ;(this.#worker ??= this.#start()).postMessage(this.#running.request)
    this.#timer = setTimeout(() => {
      this.#end()
      this.#onTrouble(TOO_LONG)
      this.#finish(undefined)
    }, this.#patience)
  }

  #start(): Worker {
    const worker = this.#make()
    worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => this.#finish(data))
    worker.addEventListener('error', (event) => this.#restart(reasonOf(event)))
    return worker
  }

  /** A worker that cannot be loaded now, because the connection was just cut, may be a moment later. */
  #restart(why: string): void {
    this.#end()
    this.#onTrouble(`The checks stopped (${why}) and are starting again.`)
    if (this.#restarts-- === 0 || this.#waiting) this.#finish(undefined)
    else this.#timer = setTimeout(() => this.#run(), this.#pause)
  }

  #end(): void {
    clearTimeout(this.#timer)
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #finish(checked: Checked | undefined): void {
    clearTimeout(this.#timer)
    const job = this.#running
    this.#running = undefined
    job?.done(checked)
    this.#next()
  }
}

const TOO_LONG = 'The text takes too long to check. Simplify it, or undo the last edit.'

type Job = { readonly request: CheckRequest; readonly done: (checked: Checked | undefined) => void }
