import { createStore, entries, get } from 'idb-keyval'
import { readHeader } from '../../src/scenario/reading/read-header.ts'
import {
  anyName,
  type FileListing,
  type FileNews,
  FileProblem,
  type FileStore,
  type FileVersion,
  type SaveResult,
} from './store.ts'

/** A file as the browser keeps it. */
type Kept = { readonly text: string; readonly version: string; readonly modified: number }

/** Files that the browser keeps itself, for a page without a server. */
export class BrowserStore implements FileStore {
  readonly kind = 'browser'
  readonly id = 'browser'
  readonly name = 'this browser'
  readonly canManage = true
  readonly #files = createStore('berthier-files', 'files')
  /** Other pages of this browser have the same files. */
  readonly #channel = new BroadcastChannel('berthier-files')

  async list(): Promise<FileListing> {
    const kept = await entries<string, Kept>(this.#files).catch(refuse)
    const files = kept.map(([path, { text, version, modified }]) => ({ path, version, modified, ...readHeader(text) }))
    return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), errors: [] }
  }

  async read(path: string): Promise<FileVersion> {
    const kept = await get<Kept>(path, this.#files).catch(refuse)
    if (!kept) throw missing(path)
    return { text: kept.text, version: kept.version }
  }

  async save(path: string, text: string, seen: string): Promise<SaveResult> {
    const saved = await this.#change<SaveResult>([path], (store, [present]) => {
      if (present?.text === text) return { kind: 'saved', version: present.version }
      if (present?.version !== seen) {
        return { kind: 'conflict', present: present && { text: present.text, version: present.version } }
      }
      return { kind: 'saved', version: keep(store, path, text) }
    })
    if (saved.kind === 'saved' && saved.version !== seen)
      this.#announce({ kind: 'changed', path, version: saved.version })
    return saved
  }

  async create(path: string, text: string): Promise<{ path: string; version: string }> {
    const version = await this.#change([path], (store, [present]) => {
      if (present) throw taken(path)
      return keep(store, path, text)
    })
    this.#announce({ kind: 'added', path, version })
    // A browser that runs out of room removes what a page has not asked to keep.
    await navigator.storage?.persist?.()
    return { path, version }
  }

  async duplicate(from: string, to: string): Promise<void> {
    await this.create(to, (await this.read(from)).text)
  }

  async rename(from: string, to: string): Promise<void> {
    const version = await this.#change([from, to], (store, [present, other]) => {
      if (!present) throw missing(from)
      if (other) throw taken(to)
      store.put(present, to)
      store.delete(from)
      return present.version
    })
    this.#announce({ kind: 'removed', path: from })
    this.#announce({ kind: 'added', path: to, version })
  }

  async remove(path: string, seen: string): Promise<void> {
    await this.#change([path], (store, [present]) => {
      if (present && present.version !== seen) throw new FileProblem('changed', `${path} was changed in another tab.`)
      store.delete(path)
    })
    this.#announce({ kind: 'removed', path })
  }

  watch(listener: (news: FileNews) => void): () => void {
    const onMessage = ({ data }: MessageEvent<FileNews>) => listener(data)
    this.#channel.addEventListener('message', onMessage)
    return () => this.#channel.removeEventListener('message', onMessage)
  }

  #announce(news: FileNews): void {
    this.#channel.postMessage(news)
  }

  /** Looks at files and changes them in one step, which other pages see whole or not at all. */
  #change<Result>(
    paths: readonly string[],
    act: (store: IDBObjectStore, present: readonly (Kept | undefined)[]) => Result,
  ): Promise<Result> {
    paths.forEach(refuseName)
    const changed = this.#files('readwrite', (store) => {
      const { transaction } = store
      return new Promise<Result>((done, fail) => {
        let result: Result
        let problem: unknown
        const requests = paths.map((path) => store.get(path) as IDBRequest<Kept | undefined>)
        requests.at(-1)!.addEventListener('success', () => {
          try {
            const present = requests.map((request) => request.result)
            result = act(store, present)
          } catch (error) {
            problem = error
            transaction.abort()
          }
        })
        transaction.addEventListener('complete', () => done(result))
        transaction.addEventListener('abort', () => fail(problem ?? transaction.error))
      })
    })
    return changed.catch(refuse)
  }
}

function keep(store: IDBObjectStore, path: string, text: string): string {
  const version = anyName()
  store.put({ text, version, modified: Date.now() } satisfies Kept, path)
  return version
}

/** What a browser says of its store, for a person. */
function refuse(error: unknown): never {
  if (error instanceof FileProblem) throw error
  const { name, message } = error as DOMException
  if (name === 'QuotaExceededError') {
    throw new FileProblem('no-room', 'This browser has no storage left for this page. Nothing was changed.')
  }
  throw new FileProblem('refused', `This browser cannot store anything for this page: ${message || name}.`)
}

function refuseName(path: string): void {
  if (/\.ya?ml$/i.test(path) && !/^\s*\/|\/\s*\/|\p{Cc}/u.test(path)) return
  throw new FileProblem('refused', "A battle's file name must end with .yaml.")
}

const missing = (path: string) => new FileProblem('missing', `${path} does not exist.`)
const taken = (path: string) => new FileProblem('exists', `${path} already exists. Choose another name.`)
