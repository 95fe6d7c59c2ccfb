import type { Replay } from '../../src/engine/replay.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { Drafts } from '../files/drafts.ts'
import { anyName, type FileStore, type FileVersion } from '../files/store.ts'

/** A battle, and the file that it belongs to. */
export type OpenFile = {
  readonly document: ScenarioDocument
  readonly store: FileStore
  /** Nothing where it has not been saved yet. */
  readonly path: string | undefined
  /** What the file holds, as far as is known. */
  readonly base: FileVersion | undefined
  /** What it was opened with, where that is nobody's work and has no file: an example, a template, a link. */
  readonly untouched?: string | undefined
  /** A game of this battle, to be looked at as soon as it is open. */
  readonly game?: Replay | undefined
  /** Whether it is played as soon as it is open. */
  readonly plays?: boolean | undefined
  /** What its unsaved work is kept under. */
  readonly draft: string
}

type Place = Pick<OpenFile, 'store' | 'path' | 'base' | 'untouched'>

/** Whether unsaved work was kept under this name because it had no file in the folder. */
export const isUnnamed = (draft: string) => draft.startsWith(UNNAMED)

const UNNAMED = 'unnamed:'

/** The battles that were opened in this page: those that were put aside stay as they are, and unsaved work of each is kept. */
export class OpenFiles {
  readonly #files = new Map<ScenarioDocument, OpenFile>()
  readonly #drafts: Drafts
  /** Where drafts with a path of their own belong. */
  readonly #home: FileStore

  constructor(drafts: Drafts, home: FileStore) {
    this.#drafts = drafts
    this.#home = home
  }

  get all(): readonly OpenFile[] {
    return [...this.#files.values()]
  }

  of(document: ScenarioDocument): OpenFile | undefined {
    return this.#files.get(document)
  }

  find(store: FileStore, path: string): OpenFile | undefined {
    return this.all.find((file) => file.store === store && file.path === path)
  }

  add(document: ScenarioDocument, place: Place): OpenFile {
    const file = { document, ...place, draft: this.#draftOf(place) }
    this.#files.set(document, file)
    document.store.subscribe(({ text }, { text: before }) => {
      const known = this.#files.get(document)
      if (known && text !== before) this.keep(known)
    })
    return file
  }

  /** Another file, or another content of it. What was kept under the old name goes along. */
  async move(file: OpenFile, place: Place): Promise<OpenFile> {
    const isSame = file.store === place.store && file.path === place.path
    const moved = { ...file, untouched: undefined, ...place, draft: isSame ? file.draft : this.#draftOf(place) }
    this.#files.set(file.document, moved)
    if (!isSame) await this.#drafts.forget(file.draft)
    // What was typed while the file was being saved is not in it.
    this.keep(moved)
    return moved
  }

  /** Forgets a battle and the unsaved work on it. */
  async drop({ document, draft }: OpenFile): Promise<void> {
    this.#files.delete(document)
    await this.#drafts.forget(draft)
  }

  /**
   * Whether closing the page would lose something. The texts tell, not the history: whoever takes everything back after a save has a
   * text that is in no file.
   */
  isUnsaved({ document, base, untouched }: OpenFile): boolean {
    return document.state.text !== (base?.text ?? untouched)
  }

  /** Keeps unsaved work; what is saved need not be kept. */
  keep(file: OpenFile): void {
    if (this.isUnsaved(file)) this.#drafts.note(file.draft, file.document.state.text, file.base)
    else void this.#drafts.forget(file.draft)
  }

  #draftOf({ store, path }: Place): string {
    return path !== undefined && store === this.#home ? path : `${UNNAMED}${anyName()}`
  }
}
