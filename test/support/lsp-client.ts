import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } }

/** A diagnostic as the language server protocol has it: lines and characters count from 0. */
export type LspDiagnostic = {
  message: string
  code?: string
  severity?: number
  range: { start: LspPosition; end: LspPosition }
}

export type LspPosition = { line: number; character: number }

/** Talks to a language server over its standard streams, as an editor does. */
export class LanguageClient {
  readonly #process: ChildProcessWithoutNullStreams
  readonly #pending = new Map<number, (message: Message) => void>()
  readonly #published = new Map<string, (diagnostics: LspDiagnostic[]) => void>()
  /** What the server has told the person. */
  readonly messages: string[] = []
  #buffer = Buffer.alloc(0)
  #nextId = 1

  private constructor(args: readonly string[]) {
    this.#process = spawn(process.execPath, args)
    this.#process.stdout.on('data', (chunk: Buffer) => this.#receive(chunk))
  }

  /** Starts a server: what Node is to run. */
  static async start(args: readonly string[], rootUri: string, initializationOptions = {}): Promise<LanguageClient> {
    const client = new LanguageClient(args)
    const capabilities = {
      workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
      textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } },
    }
    await client.request('initialize', { processId: process.pid, rootUri, capabilities, initializationOptions })
    client.notify('initialized', {})
    return client
  }

  /** Starts the real yaml-language-server. */
  static startYaml(rootUri: string): Promise<LanguageClient> {
    const manifest = createRequire(import.meta.url).resolve('yaml-language-server/package.json')
    return LanguageClient.start([join(dirname(manifest), 'bin', 'yaml-language-server'), '--stdio'], rootUri)
  }

  stop(): void {
    this.#process.kill()
  }

  /** Opens a document, and gives what the server says is wrong with it. */
  open(uri: string, text: string): Promise<LspDiagnostic[]> {
    const published = this.published(uri)
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } })
    return published
  }

  /** What the server says next is wrong with a document. */
  published(uri: string): Promise<LspDiagnostic[]> {
    return new Promise((resolve) => this.#published.set(uri, resolve))
  }

  /** Changes a document: all of it, or a part. */
  change(uri: string, version: number, text: string, range?: LspDiagnostic['range']): Promise<LspDiagnostic[]> {
    const published = this.published(uri)
    this.notify('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [range ? { range, text } : { text }],
    })
    return published
  }

  notify(method: string, params: unknown): void {
    this.#send({ method, params })
  }

  async request(method: string, params: unknown): Promise<unknown> {
    const id = this.#nextId++
    const answer = new Promise<Message>((resolve) => this.#pending.set(id, resolve))
    this.#send({ id, method, params })
    const { result, error } = await answer
    if (error) throw new Error(error.message)
    return result
  }

  /** Asks, and at once takes it back. */
  requestThenCancel(method: string, params: unknown): Promise<unknown> {
    const id = this.#nextId
    const answer = this.request(method, params)
    this.notify('$/cancelRequest', { id })
    return answer
  }

  /** How much memory the server takes, in bytes, where the system tells. */
  memory(): number {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#process.pid}/status`, 'utf8'))?.[1]) * 1024
  }

  /** How much time its processor has spent on the server so far, in milliseconds, where the system tells. */
  processorTime(): number {
    const ticks = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    // User and system time, in hundredths of a second.
    return (Number(ticks[11]) + Number(ticks[12])) * 10
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
    } else if (message.method === 'window/showMessage') {
      this.messages.push((message.params as { message: string }).message)
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
