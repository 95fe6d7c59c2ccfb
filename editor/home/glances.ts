import { createStore, get, set } from 'idb-keyval'
import type { Glance, GlanceRequest } from './glance.ts'

/** What a card wants to know of a battle. */
export type Wanted = {
  /** The same battle has the same key, whatever it says. */
  readonly key: string
  /** Changes whenever what a card shows may change. */
  readonly stamp: string
  /** Reads the battle when its turn has come. */
  readonly read: () => Promise<GlanceRequest>
}

type Job = Wanted & { readonly done: (glance: Glance) => void }
type Kept = { readonly stamp: string; readonly glance: Glance }

/** The largest battle is looked at in a fraction of this. */
const PATIENCE = 15_000

/**
 * Looks at battles in a worker, one after the other: those on the screen first. What was seen is kept in the browser, so that the next
 * start shows it at once.
 */
export class Glances {
  readonly #make: () => Worker
  readonly #kept = createStore('berthier-glances', 'glances')
  readonly #seen = new Map<string, Kept>()
  #waiting: Job[] = []
  #worker: Worker | undefined
  #isBusy = false

  constructor(make: () => Worker) {
    this.#make = make
  }

  /** What is known already. */
  at({ key, stamp }: Wanted): Glance | undefined {
    const kept = this.#seen.get(key)
    return kept?.stamp === stamp ? kept.glance : undefined
  }

  /** Looks at a battle when its turn comes; at one on the screen before all others. Gives the way to call it off. */
  want(wanted: Wanted, isSeen: boolean, done: (glance: Glance) => void): () => void {
    const job = { ...wanted, done }
    if (isSeen) this.#waiting.unshift(job)
    else this.#waiting.push(job)
    void this.#next()
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== job)
    }
  }

  /** Ends the worker: nobody looks any more. */
  close(): void {
    this.#waiting = []
    this.#worker?.terminate()
    this.#worker = undefined
  }

  async #next(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
      const { key, stamp, done } = job
      const glance = this.at(job) ?? (await this.#recall(job)) ?? (await this.#look(job))
      this.#seen.set(key, { stamp, glance })
      done(glance)
    }
    this.#isBusy = false
  }

  async #recall({ key, stamp }: Wanted): Promise<Glance | undefined> {
    // A browser that keeps nothing costs only the time to look again.
    const kept = await get<Kept>(key, this.#kept).catch(() => undefined)
    return kept?.stamp === stamp ? kept.glance : undefined
  }

  async #look({ key, stamp, read }: Wanted): Promise<Glance> {
    try {
      const glance = await this.#ask(await read())
      await set(key, { stamp, glance } satisfies Kept, this.#kept).catch(() => undefined)
      return glance
    } catch (error) {
      return { errors: 1, warnings: 0, problem: error instanceof Error ? error.message : String(error) }
    }
  }

  #ask(request: GlanceRequest): Promise<Glance> {
    const worker = (this.#worker ??= this.#make())
    const answered = new AbortController()
    return new Promise((answer) => {
      const finish = (glance: Glance) => {
        clearTimeout(timer)
        answered.abort()
        answer(glance)
      }
      const giveUp = (problem: string) => {
        worker.terminate()
        this.#worker = undefined
        finish({ errors: 1, warnings: 0, problem })
      }
      const timer = setTimeout(() => giveUp('It takes too long to check.'), PATIENCE)
      const { signal } = answered
      worker.addEventListener('message', ({ data }: MessageEvent<Glance>) => finish(data), { signal })
      worker.addEventListener(
        'error',
        ({ message }) => giveUp(`It cannot be checked: ${message || 'no reason given'}.`),
        { signal },
      )
      worker.postMessage(request)
    })
  }
}
