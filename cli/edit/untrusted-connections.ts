import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Enough for many browsers that load the page at once, at six connections each, and far fewer than there can be files open. */
const MOST = 256

/**
 * The connections that have not shown the token. All clients have the same address here, so this is what tells them apart: strangers
 * share some places, and lose theirs to the next who comes, while a connection that has shown the token is never closed for another.
 * However many connect, there are files left to open, and whoever comes with the token is heard.
 */
export class UntrustedConnections {
  /** Who has waited longest comes first. */
  readonly #open = new Set<Socket>()
  readonly #answered = new Set<Socket>()

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => this.#track(socket))
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      this.#keepWhileAnswering(request.socket, response),
    )
  }

  /** A connection has shown the token, or is over. */
  trust(socket: Socket): void {
    this.#open.delete(socket)
    this.#answered.delete(socket)
  }

  /** What a newcomer has sent at once is read before he can lose his place: many may come in the same turn of the loop. */
  #track(socket: Socket): void {
    this.#open.add(socket)
    socket.once('close', () => this.trust(socket))
    setImmediate(() => setImmediate(() => this.#closeOldest()))
  }

  /** Whoever is being answered keeps his place before those who say nothing, or never come to an end. */
  #keepWhileAnswering(socket: Socket, response: ServerResponse): void {
    if (!this.#open.has(socket)) return
    this.#answered.add(socket)
    response.once('close', () => {
      this.#answered.delete(socket)
      if (this.#open.delete(socket)) this.#open.add(socket)
    })
  }

  #closeOldest(): void {
    if (this.#open.size <= MOST) return
    const waiting = [...this.#open]
    const socket = waiting.find((one) => !this.#answered.has(one)) ?? waiting[0]!
    this.trust(socket)
    socket.destroy()
  }
}
