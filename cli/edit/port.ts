import type { Server } from 'node:http'
import { UsageError } from '../usage-error.ts'

const HOST = '127.0.0.1'

/** How many may wait to be let in: fewer than there can be files open. */
const WAITING = 128

/** How many ports are tried before any will do. */
const TRIES = 5

/**
 * Listens on this machine only, and returns the port. Without a wish it follows from the folder: a browser keeps unsaved work by
 * address and port, so the same folder has to be found at the same address again.
 */
export async function listen(server: Server, wish: number | undefined, folderId: string): Promise<number> {
  if (wish !== undefined) {
    const error = await attempt(server, wish)
    if (error) throw new UsageError(`cannot use port ${wish}: ${why(error)}.`)
    return portOf(server)
  }
  for (let i = 0; i < TRIES; i++) {
    const error = await attempt(server, portFor(folderId, i))
    if (!error) return portOf(server)
  }
  const error = await attempt(server, 0)
  if (error) throw new UsageError(`cannot use ${HOST}: ${why(error)}.`)
  return portOf(server)
}

/** Below the ports that systems give to outgoing connections, and above those with usual meanings. */
function portFor(folderId: string, offset: number): number {
  return 20_000 + ((Buffer.from(folderId, 'base64url').readUInt32BE(0) + offset) % 10_000)
}

function why(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return 'another program uses it'
  return error.code === 'EACCES' ? 'it requires special rights' : error.message
}

function portOf(server: Server): number {
  return (server.address() as { readonly port: number }).port
}

function attempt(server: Server, port: number): Promise<Error | undefined> {
  return new Promise((done) => {
    const onError = (error: Error) => {
      server.off('listening', onListening)
      done(error)
    }
    const onListening = () => {
      server.off('error', onError)
      done(undefined)
    }
    server.once('error', onError)
    server.once('listening', onListening)
    server.listen(port, HOST, WAITING)
  })
}
