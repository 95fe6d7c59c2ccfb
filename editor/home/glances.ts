import { createStore, get, keys, set } from 'idb-keyval'
import { reasonOf } from '../browser/worker-errors.ts'
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

/** The next battle: what is known of it, or what it says. */
type Prepared = { readonly job: Job; readonly found: { readonly glance: Glance } | { readonly request: GlanceRequest } }

/** The largest battle is looked at in a fraction of this. */
const PATIENCE = 15_000

/**
 * Looks at battles in a worker, one after the other: those on the screen first, and of those the ones that came last into sight. What was
 * seen is kept in the browser, so that the next start shows it at once.
 */
export class Glances {
  readonly #make: () => Worker
  readonly #kept = createStore('berthier-glances', 'glances')
  readonly #seen = new Map<string, Kept>()
  #waiting: Job[] = []
  /** What has come into sight together: in the order of the page. */
  #arriving: Job[] = []
  #worker: Worker | undefined
  #isBusy = false
  /** What was taken up last: nobody needs to ask for it again. */
  #inHand: Wanted | undefined
  #isClosed = false

  constructor(make: () => Worker) {
    this.#make = make
    void this.#foresee()
  }

  /** What is known already. */
  at({ key, stamp }: Wanted): Glance | undefined {
    const kept = this.#seen.get(key)
    return kept?.stamp === stamp ? kept.glance : undefined
  }

  /** Looks at a battle when its turn comes; at one on the screen before all others. Gives the way to call it off. */
  want(wanted: Wanted, isSeen: boolean, done: (glance: Glance) => void): () => void {
    const job = { ...wanted, done }
    if (isSeen) this.#arrive(job)
    else this.#waiting.push(job)
    void this.#next()
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== job)
    }
  }

  /** Ends the worker: nobody looks any more. */
  close(): void {
    this.#isClosed = true
    this.#waiting = []
    this.#worker?.terminate()
    this.#worker = undefined
  }

  /** A browser that has kept nothing yet will need the worker, which takes longer to start than all else. */
  async #foresee(): Promise<void> {
    const known = await keys(this.#kept).catch(() => [])
    if (known.length === 0 && !this.#isClosed) this.#worker ??= this.#make()
  }

  #arrive(job: Job): void {
    this.#arriving.push(job)
    if (this.#arriving.length > 1) return
    // Cards are told apart, but all of a screen in one go.
    setTimeout(() => {
      this.#waiting.unshift(...this.#arriving.splice(0).filter((one) => !isSame(one, this.#inHand)))
      void this.#next()
    })
  }

  async #next(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    // While the worker looks at one, the next is read.
    let next = this.#prepare()
    for (let prepared = await next; prepared; prepared = await next) {
      next = this.#prepare()
      const { job, found } = prepared
      const glance =
        // It may have been looked at since: a card is wanted once more when it comes into sight.
        this.at(job) ?? ('glance' in found ? found.glance : await this.#look(job, found.request))
      this.#seen.set(job.key, { stamp: job.stamp, glance })
      job.done(glance)
    }
    this.#isBusy = false
    if (this.#waiting.length > 0) void this.#next()
  }

  async #prepare(): Promise<Prepared | undefined> {
    const job = this.#waiting.shift()
    this.#inHand = job
    if (!job) return undefined
    const known = this.at(job) ?? (await this.#recall(job))
    if (known) return { job, found: { glance: known } }
    try {
      return { job, found: { request: await job.read() } }
    } catch (error) {
      return { job, found: { glance: uncheckedBy(error instanceof Error ? error.message : String(error)) } }
    }
  }

  async #recall({ key, stamp }: Wanted): Promise<Glance | undefined> {
    // A browser that keeps nothing costs only the time to look again.
    const kept = await get<Kept>(key, this.#kept).catch(() => undefined)
    return kept?.stamp === stamp ? kept.glance : undefined
  }

  async #look({ key, stamp }: Wanted, request: GlanceRequest): Promise<Glance> {
    const { glance, isSure } = await this.#ask(request)
    // Nobody waits until it is kept.
    if (isSure) set(key, { stamp, glance } satisfies Kept, this.#kept).catch(() => undefined)
    return glance
  }

  #ask(request: GlanceRequest): Promise<{ readonly glance: Glance; readonly isSure: boolean }> {
    const worker = (this.#worker ??= this.#make())
    const answered = new AbortController()
    return new Promise((answer) => {
      const finish = (glance: Glance, isSure: boolean) => {
        clearTimeout(timer)
        answered.abort()
        answer({ glance, isSure })
      }
      const giveUp = (problem: string) => {
        worker.terminate()
        this.#worker = undefined
        finish(uncheckedBy(problem), false)
      }
      const timer = setTimeout(() => giveUp('It takes too long to check.'), PATIENCE)
      const { signal } = answered
      worker.addEventListener('message', ({ data }: MessageEvent<Glance>) => finish(data, true), { signal })
      worker.addEventListener('error', (event) => giveUp(`It cannot be checked: ${reasonOf(event)}.`), { signal })
      worker.postMessage(request)
    })
  }
}

const isSame = (a: Wanted, b: Wanted | undefined) => a.key === b?.key && a.stamp === b.stamp

const uncheckedBy = (problem: string): Glance => ({ isUnchecked: true, errors: 0, warnings: 0, problem })
