import { trustScript } from '../browser/trusted-types.ts'
import { PageThinker } from '../play/thinking/page-thinker.ts'
import type { Thinker, ThinkerRequest } from '../play/thinking/thinker.ts'
import type { serve } from './thinker.ts'

/**
 * How many actions `search` may think through for a choice on the page's own thread, which must not stand still for longer than a person
 * notices: half of what it takes elsewhere.
 */
const PAGE_BUDGET = 300

/** Once a worker did not begin, none is tried again. */
let isRefused = false

/** A worker; or the page's own thread, where the browser allows no worker that the page carries, as some do for files. */
export class ExportedThinker extends EventTarget implements Thinker {
  /** What was asked while it is not known whether the worker begins. */
  #asked: ThinkerRequest[] | undefined = []
  #thinker: Thinker

  constructor() {
    super()
    this.#thinker = this.#begin()
  }

  postMessage(request: ThinkerRequest): void {
    this.#asked?.push(request)
    this.#thinker.postMessage(request)
  }

  terminate(): void {
    this.#thinker.terminate()
  }

  #begin(): Thinker {
    if (isRefused) return this.#onPage()
    try {
      const worker = beginWorker()
      worker.addEventListener('message', ({ data }) => {
        this.#asked = undefined
        this.dispatchEvent(new MessageEvent('message', { data }))
      })
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        if (this.#asked) this.#goOnOnPage(this.#asked)
        else this.dispatchEvent(new ErrorEvent('error', { message: event.message, cancelable: true }))
      })
      return worker
    } catch {
      return this.#onPage()
    }
  }

  #goOnOnPage(asked: readonly ThinkerRequest[]): void {
    this.#thinker.terminate()
    this.#thinker = this.#onPage()
    for (const request of asked) this.#thinker.postMessage(request)
  }

  #onPage(): Thinker {
    isRefused = true
    this.#asked = undefined
    const { berthierThinker } = globalThis as unknown as { readonly berthierThinker: { readonly serve: typeof serve } }
    const thinker = new PageThinker((tell) => berthierThinker.serve(tell, PAGE_BUDGET))
    thinker.addEventListener('message', (event) =>
      this.dispatchEvent(new MessageEvent('message', { data: (event as MessageEvent).data })),
    )
    return thinker
  }
}

/** A worker of texts that the page carries: the program, and the rulebook. */
function beginWorker(): Worker {
  const texts = ['berthier-rulebook', 'berthier-thinker'].map((id) => document.getElementById(id)!.textContent)
  const address = URL.createObjectURL(new Blob([texts.join('\n')], { type: 'text/javascript' }))
  trustScript(address)
  try {
    return new Worker(address)
  } finally {
    // The worker has begun to load it, and nobody else needs it; some browsers want it for a moment longer.
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
}
