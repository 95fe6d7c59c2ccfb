import type { ServerResponse } from 'node:http'
import type { News } from './folder.ts'

/** A line that says nothing, so that a connection which has silently gone is noticed on both sides. */
const HEARTBEAT = 15_000

/** The pages that listen for changes of files. */
export class Listeners {
  readonly #open = new Map<ServerResponse, string | undefined>()

  /** Tells a page all versions as they are, and from then on what changes, until it closes. */
  add(response: ServerResponse, page: string | undefined, versions: Readonly<Record<string, string>>): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    send(response, 'versions', versions)
    const timer = setInterval(() => response.write(':\n\n'), HEARTBEAT)
    this.#open.set(response, page)
    response.on('close', () => {
      clearInterval(timer)
      this.#open.delete(response)
    })
  }

  /** A page knows itself what it did. */
  tell({ by, ...news }: News): void {
    for (const [response, page] of this.#open) {
      if (by === undefined || by !== page) send(response, 'news', news)
    }
  }
}

function send(response: ServerResponse, event: string, data: unknown): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
