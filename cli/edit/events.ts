import type { ServerResponse } from 'node:http'
import type { FileChange } from './folder.ts'

/** A line that says nothing, so that a connection which has silently gone is noticed on both sides. */
const HEARTBEAT = 15_000

/** The pages that listen for changes of files. */
export class Listeners {
  readonly #open = new Map<ServerResponse, string | undefined>()

  /** Sends a page all versions, and from then on every change, until it closes. */
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
  emit({ by, ...news }: FileChange): void {
    for (const [response, page] of this.#open) {
      if (by === undefined || by !== page) send(response, 'news', news)
    }
  }
}

function send(response: ServerResponse, event: string, data: unknown): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
