import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } }

/** A diagnostic as the language server protocol has it: lines and characters count from 0. */
export type LspDiagnostic = { message: string; range: { start: { line: number; character: number } } }

/** Talks to the real yaml-language-server over its standard streams, as an editor does. */
export class YamlLanguageServer {
  readonly #process: ChildProcessWithoutNullStreams
  readonly #pending = new Map<number, (message: Message) => void>()
  readonly #published = new Map<string, (diagnostics: LspDiagnostic[]) => void>()
  #buffer = Buffer.alloc(0)
  #nextId = 1

  private constructor() {
    const manifest = createRequire(import.meta.url).resolve('yaml-language-server/package.json')
    const server = join(dirname(manifest), 'bin', 'yaml-language-server')
    this.#process = spawn(process.execPath, [server, '--stdio'])
    this.#process.stdout.on('data', (chunk: Buffer) => this.#receive(chunk))
  }

  static async start(rootUri: string): Promise<YamlLanguageServer> {
    const server = new YamlLanguageServer()
    const capabilities = { textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } } }
    await server.request('initialize', { processId: process.pid, rootUri, capabilities })
    server.#send({ method: 'initialized', params: {} })
    return server
  }

  stop(): void {
    this.#process.kill()
  }

  /** Opens a document, and gives what the server says is wrong with it. */
  open(uri: string, text: string): Promise<LspDiagnostic[]> {
    const published = new Promise<LspDiagnostic[]>((resolve) => this.#published.set(uri, resolve))
    this.#send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
    })
    return published
  }

  async request(method: string, params: unknown): Promise<unknown> {
    const id = this.#nextId++
    const answer = new Promise<Message>((resolve) => this.#pending.set(id, resolve))
    this.#send({ id, method, params })
    const { result, error } = await answer
    if (error) throw new Error(error.message)
    return result
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  #receive(chunk: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, chunk])
    for (;;) {
      const head = this.#buffer.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/.exec(this.#buffer.subarray(0, Math.max(head, 0)).toString())?.[1])
      if (head < 0 || this.#buffer.length < head + 4 + length) return
      const message = JSON.parse(this.#buffer.subarray(head + 4, head + 4 + length).toString()) as Message
      this.#buffer = this.#buffer.subarray(head + 4 + length)
      this.#handle(message)
    }
  }

  #handle(message: Message): void {
    if (message.method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = message.params as { uri: string; diagnostics: LspDiagnostic[] }
      this.#published.get(uri)?.(diagnostics)
    } else if (message.method !== undefined && message.id !== undefined) {
      // The server asks for settings: an editor without any answers with nothing for each.
      const { items } = (message.params ?? {}) as { items?: unknown[] }
      this.#send({ id: message.id, result: items?.map(() => null) ?? null })
    } else if (message.id !== undefined) {
      this.#pending.get(message.id)?.(message)
      this.#pending.delete(message.id)
    }
  }
}
