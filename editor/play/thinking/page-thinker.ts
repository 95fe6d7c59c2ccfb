import type { Server, Thinker, ThinkerRequest } from './thinker.ts'

/** Thinks on the page's own thread: for tests, and where a browser allows no workers. */
export class PageThinker extends EventTarget implements Thinker {
  readonly #server: Server
  #isOver = false

  constructor(makeServer: (post: (answer: unknown) => void) => Server) {
    super()
    this.#server = makeServer((data) => {
      if (!this.#isOver) this.dispatchEvent(new MessageEvent('message', { data }))
    })
  }

  postMessage(request: ThinkerRequest): void {
    // What was asked is thought about once the page has drawn what it has to draw.
    setTimeout(() => {
      if (!this.#isOver) this.#server(request)
    })
  }

  terminate(): void {
    this.#isOver = true
  }
}
