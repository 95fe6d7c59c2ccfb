import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { decode, MAX_BYTES } from '../../src/scenario/reading/decode.ts'
import { type Header, readHeader } from '../../src/scenario/reading/read-header.ts'
import { reason } from '../files/files.ts'
import { type FileKind, filesBelow, SCENARIOS } from '../files/walk.ts'
import { errorCode, onceReturned } from '../safe-file/await-return.ts'
import { type OnRescue, removeSafely, writeSafely } from '../safe-file/index.ts'
import { makeFolder } from '../safe-file/place.ts'
import { WriteRefusal } from '../safe-file/write-refusal.ts'
import { moveWithoutOverwriting } from './move.ts'
import { type FilePlace, isOpen, newPlace, placeOf } from './paths.ts'
import { problemWith, RequestError } from './problem.ts'

/** A battle as the list has it. Its version is a hash of its bytes. */
type Listed = {
  readonly path: string
  readonly version: string
  /** Milliseconds since 1970. */
  readonly modified: number
  readonly title?: string
  readonly system?: string
  readonly date?: string
  readonly kind?: 'definitions'
}

export type FolderListing = {
  readonly files: readonly Listed[]
  readonly errors: readonly { readonly path: string; readonly message: string }[]
}

/** What happened to a file, and which page did it; nobody of ours where it changed outside. */
export type FileChange = {
  readonly kind: 'added' | 'changed' | 'removed'
  readonly path: string
  readonly version?: string
  readonly by?: string | undefined
}

/** A file that was read. */
type Read = { readonly text: string; readonly version: string; readonly modified: number }

/** What a file holds now; nothing where there is none. */
type Present = Pick<Read, 'text' | 'version'> | { readonly text: null; readonly version: null }

/** A file that is still empty is where somebody wants to begin. */
const BATTLES: FileKind = {
  ...SCENARIOS,
  looksLike: (text, path) => text.trim() === '' || SCENARIOS.looksLike(text, path),
}

/**
 * The battles of one folder, as the editor reads and writes them. Whatever changes them happens one after the other, so that two
 * pages cannot both believe that they had the newest text.
 */
export class ScenarioFolder {
  readonly root: string
  readonly #emit: (news: FileChange) => void
  readonly #onRescue: OnRescue
  #versions = new Map<string, string>()
  /** What the files of the last list are called, by version: a page lists them again and again, and few have changed. */
  #headers = new Map<string, Header>()
  #work: Promise<unknown> = Promise.resolve()

  constructor(folder: string, emit: (news: FileChange) => void, onRescue: OnRescue) {
    this.root = realpathSync(folder)
    this.#emit = emit
    this.#onRescue = onRescue
    this.#versions = this.#scan()
  }

  get name(): string {
    return basename(this.root) || this.root
  }

  /** The same at each start for the same folder, so that a page finds its unsaved work again. */
  get id(): string {
    return versionOf(Buffer.from(this.root)).slice(0, 16)
  }

  /** The versions of all files, for a page that may have missed something. */
  versions(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#versions)
  }

  list(): FolderListing {
    const errors: { path: string; message: string }[] = []
    const headers = new Map<string, Header>()
    const walk = filesBelow(BATTLES, this.root)
    for (const { path, error } of walk.errors) errors.push({ path: this.#pathOf(path), message: reason(error) })
    const files = walk.files.flatMap((file) => {
      const path = this.#pathOf(file)
      if (!isOpen(this.root, file)) {
        errors.push({ path, message: 'it is a link that leads out of the folder, or has the name of a device' })
        return []
      }
      try {
        const bytes = readBattle(file)
        const { mtimeMs } = statSync(file)
        const version = versionOf(bytes)
        const header = this.#headers.get(version) ?? readHeader(bytes.toString('utf8'))
        headers.set(version, header)
        return [{ path, version, modified: Math.round(mtimeMs), ...header }]
      } catch (error) {
        errors.push({ path, message: reason(error) })
        return []
      }
    })
    this.#headers = headers
    return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), errors }
  }

  read(path: string): Read {
    try {
      const { bytes, mtimeMs } = this.#at(path, ({ real }) => ({
        mtimeMs: statSync(real).mtimeMs,
        bytes: readBattle(real),
      }))
      const text = decode(bytes)
      if (typeof text !== 'string')
        throw new RequestError(422, [text.finding.message, text.finding.hint].join(' ').trim())
      return { text, version: versionOf(bytes), modified: Math.round(mtimeMs) }
    } catch (error) {
      throw problemWith(path, error)
    }
  }

  /** Replaces what a file holds, if it is still what the page has seen; otherwise the problem carries what it holds now. */
  save(path: string, text: Uint8Array, seen: string, by?: string): Promise<{ readonly version: string }> {
    return this.#inTurn(path, async () => {
      const version = versionOf(text)
      const present = this.#present(path)
      if (present.version === version) return { version }
      if (present.version !== seen) throw this.#conflict(path, present)
      await this.#unlessChanged(path, ({ real }) => writeSafely(real, text, Buffer.from(present.text), this.#onRescue))
      this.#record({ kind: 'changed', path, version, by })
      return { version }
    })
  }

  create(path: string, text: Uint8Array, by?: string): Promise<{ readonly version: string }> {
    return this.#inTurn(path, async () => {
      const place = newPlace(this.root, path)
      await makeFolder(dirname(place))
      await writeSafely(place, text, 'nothing', this.#onRescue)
      const version = versionOf(text)
      this.#record({ kind: 'added', path, version, by })
      return { version }
    })
  }

  rename(from: string, to: string, by?: string): Promise<{ readonly version: string }> {
    return this.#inTurn(from, async () => {
      const { version } = this.read(from)
      await moveWithoutOverwriting(this.root, from, to)
      this.#record({ kind: 'removed', path: from, by })
      this.#record({ kind: 'added', path: to, version, by })
      return { version }
    })
  }

  /** Removes a file that is still what the page has seen. */
  remove(path: string, seen: string, by?: string): Promise<void> {
    return this.#inTurn(path, async () => {
      const present = this.#present(path)
      if (present.version !== seen) throw this.#conflict(path, present)
      await this.#unlessChanged(path, ({ named }) => removeSafely(named, Buffer.from(present.text), this.#onRescue))
      this.#record({ kind: 'removed', path, by })
    })
  }

  /** Finds what has changed outside, and reports it. */
  refresh(): Promise<void> {
    return this.#inTurn('the folder', () => {
      const now = this.#scan()
      const before = this.#versions
      for (const [path, version] of now) {
        if (!before.has(path)) this.#record({ kind: 'added', path, version })
        else if (before.get(path) !== version) this.#record({ kind: 'changed', path, version })
      }
      for (const path of before.keys()) if (!now.has(path)) this.#record({ kind: 'removed', path })
    })
  }

  /** The versions of what a search finds, and of known files that no longer look like scenarios: somebody may be fixing them. */
  #scan(): Map<string, string> {
    const found = filesBelow(BATTLES, this.root).files.map((file) => this.#pathOf(file))
    const now = new Map<string, string>()
    for (const path of new Set([...found, ...this.#versions.keys()])) {
      try {
        now.set(path, versionOf(this.#at(path, ({ real }) => readBattle(real))))
      } catch (error) {
        // What cannot be read is not there for the page, and the list says why; but a disk that refuses one look removes nothing.
        const before = this.#versions.get(path)
        if (before !== undefined && !isGone(error)) now.set(path, before)
      }
    }
    return now
  }

  /** Does what is refused where the file has just become another: then the problem carries that one. */
  async #unlessChanged(path: string, act: (place: FilePlace) => Promise<void>): Promise<void> {
    try {
      await act(this.#at(path, (place) => place))
    } catch (error) {
      const why = error instanceof WriteRefusal ? error.why : undefined
      const isConflict = why === 'changed' || why === 'removed' || errorCode(error) === 'ENOENT'
      throw isConflict ? this.#conflict(path, this.#present(path)) : error
    }
  }

  #conflict(path: string, present: Present): RequestError {
    const what = present.text === null ? 'was removed' : 'was changed'
    return new RequestError(409, `${path} ${what} outside this page since it was opened.`, present)
  }

  #present(path: string): Present {
    try {
      return this.read(path)
    } catch (error) {
      if (error instanceof RequestError && error.status === 404) return { version: null, text: null }
      throw error
    }
  }

  #record(news: FileChange): void {
    if (news.version === undefined) this.#versions.delete(news.path)
    else this.#versions.set(news.path, news.version)
    this.#emit(news)
  }

  #inTurn<T>(path: string, act: () => T | Promise<T>): Promise<T> {
    const result = this.#work.then(act).catch((error: unknown) => {
      throw problemWith(path, error)
    })
    this.#work = result.catch(() => undefined)
    return result
  }

  /** Does something where a file is; another berthier may just be replacing it. */
  #at<T>(path: string, act: (place: FilePlace) => T): T {
    return onceReturned(join(this.root, path), () => act(placeOf(this.root, path)))
  }

  #pathOf(file: string): string {
    return relative(this.root, file).split(sep).join('/')
  }
}

/** A file's bytes. One that is too large for a scenario is not read at all. */
function readBattle(file: string): Buffer {
  if (statSync(file).size > MAX_BYTES)
    throw new RequestError(422, 'The file is larger than 2 MB, the limit for a scenario.')
  return readFileSync(file)
}

/** Whether an error says that there is no such battle, and not only that it cannot be read now. */
function isGone(error: unknown): boolean {
  const code = errorCode(error)
  return code === undefined || code === 'ENOENT' || code === 'ENOTDIR'
}

function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
}
