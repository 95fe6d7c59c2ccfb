import { decode, MAX_BYTES } from '../../src/scenario/reading/decode.ts'
import { readHeader } from '../../src/scenario/reading/read-header.ts'
import { download, type PickedFile, pickFiles, pickTarget } from './pickers.ts'
import {
  type FileListing,
  type FileNews,
  FileProblem,
  type FileStore,
  type FileVersion,
  type SaveResult,
} from './store.ts'

/** A file of this computer that the person has opened. */
type Opened = {
  /** Without it the browser can only read a file once, and give a new one to the person. */
  readonly handle: FileSystemFileHandle | undefined
  text: string
  modified: number
  /** Counts how often its content changed. */
  version: number
}

/** Single files that a person opens and saves through the browser. All that is known of them is forgotten with the page. */
export class DiskStore implements FileStore {
  readonly kind = 'disk'
  readonly id = 'disk'
  readonly name = 'this computer'
  readonly canManage = false
  readonly #opened = new Map<string, Opened>()

  /** Lets the person choose files, and returns under which names they are here; none if they choose none. */
  async pick(): Promise<readonly string[]> {
    const paths: string[] = []
    for (const picked of await pickFiles()) paths.push(await this.take(picked))
    return paths
  }

  /** Takes a file that was chosen or dropped, and returns under which name it is here. */
  async take({ file, handle }: PickedFile): Promise<string> {
    for (const [path, known] of this.#opened) {
      if (handle && known.handle && (await handle.isSameEntry(known.handle))) return path
    }
    const path = this.#freeName(file.name)
    this.#opened.set(path, { handle, text: await textOf(file), modified: file.lastModified, version: 1 })
    return path
  }

  list(): Promise<FileListing> {
    const files = [...this.#opened].map(([path, { text, version, modified }]) => ({
      path,
      version: String(version),
      modified,
      ...readHeader(text),
    }))
    return Promise.resolve({ files, errors: [] })
  }

  async read(path: string): Promise<FileVersion> {
    const { text, version } = await this.#look(path)
    return { text, version: String(version) }
  }

  /** Without the browser's help the file goes to the person's downloads. */
  async save(path: string, text: string, seen: string): Promise<SaveResult> {
    const present = await this.#look(path)
    if (String(present.version) !== seen && present.text !== text) {
      return { kind: 'conflict', present: { text: present.text, version: String(present.version) } }
    }
    if (present.text !== text || !present.handle) {
      if (present.handle) await write(present.handle, text)
      else download(path, text)
      present.version += 1
      present.text = text
    }
    return { kind: 'saved', version: String(present.version) }
  }

  async create(path: string, text: string): Promise<{ path: string; version: string }> {
    const handle = await pickTarget(path)
    if (handle) await write(handle, text)
    else download(path, text)
    const name = this.#freeName(handle?.name ?? path)
    this.#opened.set(name, { handle, text, modified: Date.now(), version: 1 })
    return { path: name, version: '1' }
  }

  async duplicate(from: string, to: string): Promise<void> {
    await this.create(to, (await this.read(from)).text)
  }

  rename(): Promise<void> {
    return Promise.reject(unmanaged())
  }

  remove(): Promise<void> {
    return Promise.reject(unmanaged())
  }

  /** A browser does not tell of changes: they are looked for whenever the person comes back to the page. */
  watch(listener: (news: FileNews) => void): () => void {
    const look = async () => {
      for (const [path, { version }] of this.#opened) {
        try {
          const now = await this.#look(path)
          if (now.version !== version) listener({ kind: 'changed', path, version: String(now.version) })
        } catch (error) {
          if (!(error instanceof FileProblem)) throw error
          if (error.kind === 'missing') listener({ kind: 'removed', path })
        }
      }
    }
    const onFocus = () => void look()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }

  /** The file as it is now. */
  async #look(path: string): Promise<Opened> {
    const opened = this.#opened.get(path)
    if (!opened) throw new FileProblem('missing', `${path} is not open. Open it again.`)
    if (opened.handle) {
      const file = await opened.handle.getFile().catch(refuse)
      const text = await textOf(file)
      if (text !== opened.text) opened.version += 1
      opened.text = text
      opened.modified = file.lastModified
    }
    return opened
  }

  /** Files of several folders may have the same name. */
  #freeName(name: string): string {
    let path = name
    for (let i = 2; this.#opened.has(path); i++) path = name.replace(/(\.[^.]*)?$/, ` (${i})$1`)
    return path
  }
}

async function textOf(file: File): Promise<string> {
  // Not read to the end where it cannot be a scenario anyway.
  const bytes = new Uint8Array(
    await file
      .slice(0, MAX_BYTES + 1)
      .arrayBuffer()
      .catch(refuse),
  )
  const text = decode(bytes)
  if (typeof text === 'string') return text
  throw new FileProblem('unreadable', `${file.name}: ${[text.finding.message, text.finding.hint].join(' ').trim()}`)
}

/** The browser writes a copy, and puts it in the file's place when it is whole. */
async function write(handle: FileSystemFileHandle, text: string): Promise<void> {
  try {
    const stream = await handle.createWritable()
    try {
      await stream.write(text)
    } catch (error) {
      await stream.abort()
      throw error
    }
    await stream.close()
  } catch (error) {
    refuse(error)
  }
}

function refuse(error: unknown): never {
  const { name, message } = error as DOMException
  if (name === 'NotFoundError') throw new FileProblem('missing', 'The file no longer exists.')
  if (name === 'QuotaExceededError') throw new FileProblem('no-room', 'The disk is full.')
  if (name === 'NotAllowedError' || name === 'NoModificationAllowedError' || name === 'NotReadableError') {
    throw new FileProblem(
      'forbidden',
      'The browser has no permission for this file. Allow it, or save under another name.',
    )
  }
  throw new FileProblem('refused', `The browser refused: ${message || name}.`)
}

const unmanaged = () => new FileProblem('refused', 'Rename or remove files on this computer outside the browser.')
