import { request } from 'node:http'
import { onTestFinished, vi } from 'vitest'
import type { TestIo } from '../test-io.ts'

/** What a server answered. */
type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  readonly data: Readonly<Record<string, unknown>>
}

type Asking = { readonly headers?: Readonly<Record<string, string>>; readonly body?: string | Uint8Array }

/** A `berthier edit` that runs, and requests to it as its own page makes them. */
export type Editing = {
  readonly port: number
  readonly token: string
  readonly address: string
  /** With the token; other headers replace ours. */
  ask(method: string, path: string, asking?: Asking): Promise<Reply>
  stop(): Promise<number>
}

/** Starts `berthier edit`, and waits until it serves. It ends with the test. */
export async function editing(io: TestIo, ...argv: string[]): Promise<Editing> {
  const ended = io.run('edit', ...argv)
  const address = await vi.waitFor(() => {
    const found = /http:\/\/127\.0\.0\.1:(\d+)\/#token=([\w-]+)\S*/.exec(io.stdout.text)
    if (!found) throw new Error(`no address: ${io.stdout.text}${io.stderr.text}`)
    return found
  }, 30_000)
  const port = Number(address[1])
  const token = address[2]!
  const stop = () => {
    io.interrupt()
    return ended
  }
  onTestFinished(async () => void (await stop()))
  return { port, token, address: address[0], ask: (...asked) => send(port, token, ...asked), stop }
}

/** The path of a file in the API. */
export const file = (path: string) => `/api/file?path=${encodeURIComponent(path)}`

/** The version that a file has now. */
export async function versionOf(server: Editing, path: string): Promise<string> {
  return (await server.ask('GET', file(path))).data['version'] as string
}

/** The header that says which version of a file was seen. */
export const seen = (version: string) => ({ 'if-match': `"${version}"` })

function send(
  port: number,
  token: string,
  method: string,
  path: string,
  { headers, body }: Asking = {},
): Promise<Reply> {
  return new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, method, path, headers: { authorization: `Bearer ${token}`, ...headers } }
    const sent = request({ ...options, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const isJson = response.headers['content-type']?.startsWith('application/json')
        const data = isJson ? (JSON.parse(text) as Record<string, unknown>) : {}
        done({ status: response.statusCode ?? 0, headers: response.headers, text, data })
      })
    })
    sent.on('error', fail)
    sent.end(body)
  })
}
