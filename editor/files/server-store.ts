import { answerOf } from './server-answer.ts'
import { watchServer } from './server-watch.ts'
import {
  anyName,
  type ExportedFile,
  type FileListing,
  FileProblem,
  type FileStore,
  type FileVersion,
  type SaveResult,
} from './store.ts'

/** What a request brings besides its address. */
type Sending = {
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

const GONE = 'berthier edit does not answer; it may have stopped. Unsaved work is kept in this browser.'

/** The files of the folder that `berthier edit` serves. */
export class ServerStore implements FileStore {
  readonly kind = 'server'
  readonly canManage = true
  readonly #token: string
  readonly #page = anyName()
  /** What this page has last heard of each file. */
  readonly #known = new Map<string, string>()
  #folder = { id: '', name: '' }

  private constructor(token: string) {
    this.#token = token
  }

  /** Reaches the server and lists its files, or says why not. */
  static async connect(token: string): Promise<{ readonly store: ServerStore; readonly listing: FileListing }> {
    const store = new ServerStore(token)
    return { store, listing: await store.list() }
  }

  get id(): string {
    return `server:${this.#folder.id}`
  }

  get name(): string {
    return this.#folder.name
  }

  async list(): Promise<FileListing> {
    const { id, name, files, errors } = await this.#ask<FileListing & { id: string; name: string }>('GET', 'files')
    this.#folder = { id, name }
    this.#known.clear()
    for (const { path, version } of files) this.#known.set(path, version)
    return { files, errors }
  }

  async read(path: string): Promise<FileVersion> {
    const { text, version } = await this.#ask<FileVersion>('GET', fileAt(path))
    this.#known.set(path, version)
    return { text, version }
  }

  async save(path: string, text: string, seen: string): Promise<SaveResult> {
    const response = await this.#send('PUT', fileAt(path), { body: text, headers: { 'If-Match': `"${seen}"` } })
    if (response.status === 409) {
      const { text: present, version } = (await response.json()) as { text: string | null; version: string | null }
      return {
        kind: 'conflict',
        present: present === null || version === null ? undefined : { text: present, version },
      }
    }
    const { version } = await answerOf<{ version: string }>(response)
    this.#known.set(path, version)
    return { kind: 'saved', version }
  }

  async create(path: string, text: string): Promise<{ path: string; version: string }> {
    const { version } = await this.#ask<{ version: string }>('POST', fileAt(path), { body: text })
    this.#known.set(path, version)
    return { path, version }
  }

  async duplicate(from: string, to: string): Promise<void> {
    await this.create(to, (await this.read(from)).text)
  }

  async rename(from: string, to: string): Promise<void> {
    const { version } = await this.#ask<{ version: string }>('POST', 'rename', { body: JSON.stringify({ from, to }) })
    this.#known.delete(from)
    this.#known.set(to, version)
  }

  async remove(path: string, seen: string): Promise<void> {
    await this.#ask('DELETE', fileAt(path), { headers: { 'If-Match': `"${seen}"` } })
    this.#known.delete(path)
  }

  async exportAs(text: string, options: Readonly<Record<string, string>>): Promise<ExportedFile> {
    const response = await this.#send('POST', `export?${new URLSearchParams(options)}`, { body: text })
    if (!response.ok) return answerOf(response)
    const name = decodeURIComponent(response.headers.get('X-Berthier-Name') ?? 'battle')
    const note = response.headers.get('X-Berthier-Note')
    // The server may end in the midst of its answer.
    const content = await response.blob().catch(() => {
      throw new FileProblem('unreachable', GONE)
    })
    return { name, content, ...(note !== null && { note: decodeURIComponent(note) }) }
  }

  watch(listener: Parameters<FileStore['watch']>[0]): () => void {
    return watchServer((signal) => this.#send('GET', 'events', { signal }), this.#known, listener)
  }

  async #ask<Answer>(method: string, address: string, init: Sending = {}): Promise<Answer> {
    return answerOf<Answer>(await this.#send(method, address, init))
  }

  async #send(method: string, address: string, init: Sending): Promise<Response> {
    const headers = { ...init.headers, Authorization: `Bearer ${this.#token}`, 'X-Berthier-Page': this.#page }
    try {
      return await fetch(`api/${address}`, { ...init, method, headers, cache: 'no-store' })
    } catch (error) {
      if (init.signal?.aborted) throw error
      throw new FileProblem('unreachable', GONE)
    }
  }
}

function fileAt(path: string): string {
  return `file?path=${encodeURIComponent(path)}`
}
