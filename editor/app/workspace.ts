import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Replay } from '../../src/engine/replay.ts'
import type { Checker } from '../document/checker.ts'
import { ScenarioDocument } from '../document/scenario-document.ts'
import type { DiskStore } from '../files/disk-store.ts'
import type { Draft, Drafts } from '../files/drafts.ts'
import { textOfLink } from '../files/link.ts'
import type { Beginning } from '../files/open-store.ts'
import { type Base, type FileNews, FileProblem, type FileStore, type Listing } from '../files/store.ts'
import { recall, remember } from '../play/storage.ts'
import { readGame, textOfBattle } from '../playtest/game-files.ts'
import { firstExample } from './examples.ts'

/** The battle on the table, and the file that it belongs to. */
export type OpenFile = {
  readonly document: ScenarioDocument
  readonly store: FileStore
  /** Nothing where it has not been saved yet. */
  readonly path: string | undefined
  /** What the file holds, as far as is known. */
  readonly base: Base | undefined
  /** A game of this battle, to be looked at as soon as it is open. */
  readonly game?: Replay | undefined
}

export type WorkspaceState = {
  readonly file: OpenFile | undefined
  readonly isSaving: boolean
  /** What somebody else has put into the file meanwhile; `removed` where they have removed it. */
  readonly outside: Base | 'removed' | undefined
  /** Unsaved work that earlier pages have left behind. */
  readonly leftBehind: readonly Draft[]
  /** What went wrong with files, for the person. */
  readonly problem: string | undefined
  /** Why unsaved work cannot be kept just now. */
  readonly draftTrouble: string | undefined
}

/** Opens, keeps and saves files. Nothing that was typed or painted is lost by anything that it does. */
export class Workspace {
  readonly store: StoreApi<WorkspaceState> = createStore<WorkspaceState>(() => ({
    file: undefined,
    isSaving: false,
    outside: undefined,
    leftBehind: [],
    problem: undefined,
    draftTrouble: undefined,
  }))
  readonly files: FileStore
  readonly #drafts: Drafts
  readonly #checker: Checker
  #stopListening: () => void = () => undefined

  constructor(files: FileStore, drafts: Drafts, checker: Checker) {
    this.files = files
    this.#drafts = drafts
    this.#checker = checker
    files.watch((news) => void this.#hear(news))
  }

  get #state(): WorkspaceState {
    return this.store.getState()
  }

  /** Begins with what the address asks for, what was open last, or Waterloo. */
  async begin({ path, link, game }: Beginning): Promise<void> {
    await this.#guard(async () => this.store.setState({ leftBehind: await this.#drafts.leftBehind() }))
    if (game !== undefined && (await this.#guard(async () => this.openGame(readGame(await textOfLink(game)))))) return
    if (link !== undefined && (await this.#guard(async () => void (await this.openText(await textOfLink(link))))))
      return
    const { files } = await this.files.list()
    const wanted = path ?? recall(`last:${this.files.id}`)
    const first =
      files.find((file) => file.path === wanted) ??
      files.find((file) => /waterloo/i.test(`${file.title} ${file.path}`)) ??
      files[0]
    if (first && (await this.open(first.path))) return
    const example = firstExample()
    if (example) await this.openText(await example.load())
  }

  /** Opens a file. Work on the one before it that is not saved stays kept in the browser. */
  async open(path: string, store: FileStore = this.files): Promise<boolean> {
    return this.#guard(async () => {
      const base = await store.read(path)
      await this.#put({ store, path, base, document: await ScenarioDocument.open(base.text, this.#checker) })
      if (store === this.files) remember(`last:${store.id}`, path)
    })
  }

  /** Opens a text that belongs to no file yet: a link, a template, an example; with a game of it, where there is one. */
  async openText(text: string, game?: Replay): Promise<ScenarioDocument> {
    const document = await ScenarioDocument.open(text, this.#checker)
    await this.#put({ store: this.files, path: undefined, base: undefined, document, game })
    return document
  }

  /** Opens the battle of a game, and the game. */
  async openGame(game: Replay): Promise<void> {
    await this.openText(textOfBattle(game), game)
  }

  /** Goes on with work that was left behind. */
  async recover(draft: Draft): Promise<void> {
    await this.#guard(async () => {
      const { path, text, base } = draft
      const document = await ScenarioDocument.open(base?.text ?? text, this.#checker)
      if (base && base.text !== text) document.type(text, 'Unsaved work from before', undefined)
      await this.#put({ store: this.files, path: base ? path : undefined, base, document })
      this.#drafts.note(path, text, base)
      await this.#drafts.flush()
      await this.dismiss(draft)
      // The file may have changed since: then that shows now, and not at saving.
      if (base) await this.#compare(path)
    })
  }

  /** Throws away work that was left behind. */
  async dismiss(draft: Draft): Promise<void> {
    await this.#drafts.discard(draft)
    this.store.setState(({ leftBehind }) => ({ leftBehind: leftBehind.filter(({ key }) => key !== draft.key) }))
  }

  get isDirty(): boolean {
    const { file } = this.#state
    return file !== undefined && file.document.state.text !== file.base?.text
  }

  /** Saves the file; gives false where it has none yet, so that a name has to be asked for. */
  async save(): Promise<boolean> {
    const { file } = this.#state
    if (!file) return true
    const { store, path, base, document } = file
    if (path === undefined || !base) return false
    const { text } = document.state
    await this.#whileSaving(async () => {
      const saved = await store.save(path, text, base.version)
      if (saved.kind === 'conflict') this.store.setState({ outside: saved.present ?? 'removed' })
      else await this.#saved(file, path, { text, version: saved.version })
    })
    return true
  }

  /** Saves under a name that no file has, and goes on with that file. */
  async saveAs(path: string, store: FileStore = this.files): Promise<boolean> {
    const { file } = this.#state
    if (!file) return false
    const { text } = file.document.state
    return this.#whileSaving(async () => {
      const made = await store.create(path, text)
      if (file.path !== undefined) await this.#drafts.forget(file.path)
      await this.#saved({ ...file, store }, made.path, { text, version: made.version })
      if (store === this.files) remember(`last:${store.id}`, made.path)
    })
  }

  async rename(to: string): Promise<boolean> {
    const { file } = this.#state
    if (file?.path === undefined || !file.base) return false
    const { path, store, document } = file
    return this.#guard(async () => {
      await store.rename(path, to)
      await this.#drafts.forget(path)
      const { version } = await store.read(to)
      const base = { text: file.base!.text, version }
      this.store.setState({ file: { ...file, path: to, base } })
      if (document.state.text !== base.text) this.#drafts.note(to, document.state.text, base)
      remember(`last:${store.id}`, to)
    })
  }

  /** What to do about what somebody else has put into the file: take it, put both together, or keep one's own. */
  async settle(how: 'theirs' | 'mine' | { readonly merged: string }): Promise<void> {
    const { file, outside } = this.#state
    if (!file || outside === undefined) return
    if (outside === 'removed') {
      // Saving makes it again.
      this.store.setState({ outside: undefined, file: { ...file, path: undefined, base: undefined } })
      return
    }
    const text = how === 'theirs' ? outside.text : how === 'mine' ? file.document.state.text : how.merged
    const label = how === 'theirs' ? 'Take the changed file' : 'Merge with the changed file'
    file.document.type(text, label, undefined)
    file.document.settle()
    this.store.setState({ outside: undefined, file: { ...file, base: outside } })
    if (file.path !== undefined && text === outside.text) await this.#drafts.forget(file.path)
  }

  /** The files that there are; nothing where they cannot be listed, which is told. */
  async list(): Promise<Listing | undefined> {
    let listing: Listing | undefined
    await this.#guard(async () => {
      listing = await this.files.list()
    })
    return listing
  }

  /** Has the person choose a file of the computer; gives its path in that store. */
  async pick(disk: DiskStore): Promise<string | undefined> {
    let path: string | undefined
    await this.#guard(async () => {
      ;[path] = await disk.pick()
    })
    return path
  }

  async remove(path: string, version: string): Promise<boolean> {
    return this.#guard(() => this.files.remove(path, version))
  }

  forgetProblem(): void {
    this.store.setState({ problem: undefined })
  }

  report(problem: string): void {
    this.store.setState({ problem })
  }

  async #put(file: OpenFile): Promise<void> {
    this.#stopListening()
    await this.#drafts.flush()
    this.store.setState({ file, outside: undefined })
    this.#stopListening = file.document.store.subscribe(({ text }, { text: before }) => {
      if (text !== before) this.#keep()
    })
  }

  /** Unsaved work is kept with every change, under the name of its file or of none. */
  #keep(): void {
    const { file } = this.#state
    if (!file) return
    const { path = UNNAMED, base, document } = file
    if (this.isDirty) this.#drafts.note(path, document.state.text, base)
    else void this.#drafts.forget(path)
  }

  async #saved(file: OpenFile, path: string, base: Base): Promise<void> {
    await this.#drafts.forget(file.path ?? UNNAMED)
    this.store.setState({ file: { ...file, path, base }, outside: undefined })
    // What was typed while the file was being saved is not in it.
    this.#keep()
  }

  async #hear(news: FileNews): Promise<void> {
    const { file } = this.#state
    if (news.kind === 'lost') this.store.setState({ problem: news.message })
    else if (news.kind === 'found') this.store.setState({ problem: undefined })
    else if (file?.path === news.path && file.store === this.files) {
      if (news.kind === 'removed') this.store.setState({ outside: 'removed' })
      else if (news.version !== file.base?.version) await this.#guard(() => this.#compare(news.path))
    }
  }

  /** Looks what the file holds now. Where nothing of one's own would be lost, it is taken at once. */
  async #compare(path: string): Promise<void> {
    const present = await this.files.read(path)
    const { file } = this.#state
    if (!file || file.path !== path || present.version === file.base?.version) return
    if (this.isDirty && present.text !== file.document.state.text) {
      this.store.setState({ outside: present })
      return
    }
    this.store.setState({ file: { ...file, base: present } })
    if (present.text !== file.document.state.text) {
      file.document.type(present.text, 'The file was changed outside', undefined)
      file.document.settle()
      file.document.tell('The file was changed outside and has been read again. Undo brings back what was here.', false)
    }
  }

  async #whileSaving(act: () => Promise<void>): Promise<boolean> {
    this.store.setState({ isSaving: true })
    const done = await this.#guard(act)
    this.store.setState({ isSaving: false })
    return done
  }

  /** Says whether it went well; what went wrong with files is told. */
  async #guard(act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error
      if (error.kind !== 'cancelled') this.store.setState({ problem: error.message })
      return false
    }
  }
}

/** Where work on a battle that has no file yet is kept. */
const UNNAMED = 'unnamed.yaml'
