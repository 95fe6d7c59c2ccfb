import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { type Emergency, emergency } from './emergency-copies.ts'
import { aliveSessions, keepSessionAlive, sessionEnd } from './sessions.ts'
import { anyName, type FileVersion } from './store.ts'

/** Unsaved work on a file. */
export type UnsavedDraft = {
  readonly key: string
  /** The page that it was written in. */
  readonly session: string
  /** The `id` of the file's store. */
  readonly store: string
  readonly path: string
  readonly text: string
  /** What the work began from; nothing if the file was new. */
  readonly base: FileVersion | undefined
  /** When it was last changed, in milliseconds since 1970. */
  readonly time: number
}

/** How long a change may wait, in milliseconds. Painting changes the text many times a second. */
const PAUSE = 250

/**
 * Keeps unsaved work in the browser, so that a crash or a closed tab loses nothing. Each page has drafts of its own: two that work on the
 * same file do not overwrite each other's.
 */
export class Drafts {
  readonly #session = anyName()
  readonly #store: string
  readonly #onTrouble: (message: string | undefined) => void
  readonly #kept: UseStore = createStore('berthier-drafts', 'drafts')
  readonly #copies: Emergency<UnsavedDraft> = emergency('berthier-draft:')
  readonly #waiting = new Map<string, UnsavedDraft>()
  readonly #die: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #work: Promise<unknown> = Promise.resolve()
  #hasTrouble = false

  /** `onTrouble` hears why drafts cannot be kept, and then undefined once they can again. */
  constructor(store: string, onTrouble: (message: string | undefined) => void) {
    this.#store = store
    this.#onTrouble = onTrouble
    this.#die = keepSessionAlive(this.#session)
    window.addEventListener('pagehide', this.#onLeave)
    document.addEventListener('visibilitychange', this.#onLeave)
  }

  /** The text of a file as it is now, unsaved. It is kept a moment later. */
  note(path: string, text: string, base: FileVersion | undefined): void {
    const [session, store] = [this.#session, this.#store]
    const key = `${session}\n${store}\n${path}`
    this.#waiting.set(path, { key, session, store, path, text, base, time: Date.now() })
    this.#timer ??= setTimeout(() => void this.flush(), PAUSE)
  }

  /** Keeps at once what waits, and says whether it is kept. Where that fails, it goes on waiting for the next time. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    return this.#inTurn(async () => {
      for (const draft of this.#waiting.values()) {
        await set(draft.key, draft, this.#kept)
        if (this.#waiting.get(draft.path) === draft) this.#waiting.delete(draft.path)
        this.#copies.remove(draft.key)
      }
    })
  }

  /** The file was saved, or the work on it thrown away. */
  forget(path: string): Promise<void> {
    this.#waiting.delete(path)
    return this.#remove(`${this.#session}\n${this.#store}\n${path}`)
  }

  /**
   * Hands over unsaved work that other pages have left behind: at once that of pages that are gone, and that of each page that is still
   * open once it goes. A page that somebody has just closed may take a moment to go.
   */
  async findLeftBehind(listener: (drafts: readonly UnsavedDraft[]) => void): Promise<void> {
    // Before the drafts are read: a page that goes meanwhile may keep its last change only then.
    const open = await aliveSessions()
    listener(await this.#ofOthers(({ session }) => !open.has(session)))
    for (const session of open) {
      if (session === this.#session) continue
      void sessionEnd(session).then(async () => listener(await this.#ofOthers((draft) => draft.session === session)))
    }
  }

  /** Throws away what a page has left behind: once it is open here and noted, or because the person says so. */
  discard({ key }: UnsavedDraft): Promise<void> {
    return this.#remove(key)
  }

  /** Ends it: what is kept stays, as left behind. */
  async close(): Promise<void> {
    window.removeEventListener('pagehide', this.#onLeave)
    document.removeEventListener('visibilitychange', this.#onLeave)
    await this.flush()
    this.#die()
  }

  /** A page that goes may not live until the browser's store has answered. The copy is made before it is gone. */
  readonly #onLeave = (event: Event): void => {
    if (event.type === 'visibilitychange' && !document.hidden) return
    for (const draft of this.#waiting.values()) this.#copies.write(draft.key, draft)
    void this.flush()
  }

  /** Drafts of other pages for this store, each as it was last kept. */
  async #ofOthers(isWanted: (draft: UnsavedDraft) => boolean): Promise<readonly UnsavedDraft[]> {
    const newest = new Map<string, UnsavedDraft>()
    await this.#inTurn(async () => {
      for (const [key, draft] of await entries<string, UnsavedDraft>(this.#kept)) newest.set(key, draft)
    })
    for (const copy of this.#copies.all()) {
      if (copy.time >= (newest.get(copy.key)?.time ?? 0)) newest.set(copy.key, copy)
    }
    return [...newest.values()].filter(
      (draft) => draft.store === this.#store && draft.session !== this.#session && isWanted(draft),
    )
  }

  async #remove(key: string): Promise<void> {
    this.#copies.remove(key)
    await this.#inTurn(() => del(key, this.#kept))
  }

  #inTurn(act: () => Promise<void>): Promise<boolean> {
    const turn = this.#work.then(() => this.#attempt(act))
    this.#work = turn
    return turn
  }

  async #attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      // What can be read and removed need not find room.
      if (this.#hasTrouble && this.#waiting.size === 0) {
        this.#onTrouble(undefined)
        this.#hasTrouble = false
      }
      return true
    } catch (error) {
      this.#hasTrouble = true
      this.#onTrouble(troubleOf(error))
      return false
    }
  }
}

function troubleOf(error: unknown): string {
  const { name, message } = error as DOMException
  const why = name === 'QuotaExceededError' ? 'it has no room left for this page' : message || name
  return `This browser cannot keep unsaved work: ${why}. Save often.`
}
