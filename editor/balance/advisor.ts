import { createStore, type StoreApi } from 'zustand/vanilla'
import { ADVISED_PARTS, type AdvisedPart } from '../../src/balance/advice/candidates.ts'
import { memoize } from '../../src/board/memoize.ts'
import type { AdviceOrder, AdviceUpdate } from './messages.ts'

/** What the person wants; kept while the panel is closed. */
export type AdviceSettings = {
  /** Whose share is spoken of, by the place of the side. */
  readonly side: number
  /** In percent. */
  readonly low: number
  readonly high: number
  readonly may: readonly AdvisedPart[]
}

export type AdvisorState = {
  readonly settings: AdviceSettings
  /** What was asked last. */
  readonly order: AdviceOrder | undefined
  readonly isLooking: boolean
  readonly round: Extract<AdviceUpdate, { kind: 'round' }> | undefined
  readonly advised: Extract<AdviceUpdate, { kind: 'advised' }> | undefined
  /** Why there is no answer. */
  readonly trouble: string | undefined
}

const NONE = { round: undefined, advised: undefined, trouble: undefined } as const

/** Looks for small edits that make the open battle fair, in a worker, while it is worked on. */
export class Advisor {
  readonly store: StoreApi<AdvisorState> = createStore<AdvisorState>(() => ({
    settings: { side: 0, low: 45, high: 55, may: ADVISED_PARTS },
    order: undefined,
    isLooking: false,
    ...NONE,
  }))
  #worker: Worker | undefined

  /** Begins to look; a search that is going on is given up. */
  ask(order: AdviceOrder): void {
    this.stop()
    this.store.setState({ ...NONE, order, isLooking: true })
    const worker = new Worker(new URL('./advice.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<AdviceUpdate>) => this.#receive(data))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.#end({ trouble: `The games stopped (${event.message || 'their program could not be loaded'}). Ask again.` })
    })
    this.#worker = worker
    worker.postMessage(order)
  }

  /** Ends all workers. */
  stop(): void {
    this.#end({})
  }

  change(settings: Partial<AdviceSettings>): void {
    this.store.setState((state) => ({ settings: { ...state.settings, ...settings } }))
  }

  #receive(update: AdviceUpdate): void {
    if (update.kind === 'round') this.store.setState({ round: update })
    else if (update.kind === 'advised') this.#end({ advised: update })
    else this.#end({ trouble: update.why })
  }

  #end(result: Partial<AdvisorState>): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.store.setState({ isLooking: false, round: undefined, ...result })
  }
}

/** The one advisor of a document. */
export const advisorOf = memoize((_document: object) => new Advisor())
