import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Replay } from '../../src/engine/replay.ts'
import type { System } from '../../src/engine/system.ts'
import { recallHere, rememberHere } from '../browser/storage.ts'
import type { Checker } from '../document/checker.ts'
import { ScenarioDocument } from '../document/scenario-document.ts'
import { DiskStore } from '../files/disk-store.ts'
import type { Drafts, UnsavedDraft } from '../files/drafts.ts'
import { dropLink } from '../files/link.ts'
import type { Beginning } from '../files/open-store.ts'
import { readLink } from '../files/read-link.ts'
import { type FileListing, type FileNews, FileProblem, type FileStore, type FileVersion } from '../files/store.ts'
import { isUnnamed, type OpenFile, OpenFiles } from './open-files.ts'
import { readerBeside } from './read-used.ts'
import { noteOpened } from './recent.ts'

export type WorkspaceState = {
  /** The battle on the table. */
  readonly file: OpenFile | undefined
  /** Whether all battles are shown, instead of the one on the table. */
  readonly isHome: boolean
  /** Grows whenever somebody else has changed the files that there are. */
  readonly news: number
  readonly isSaving: boolean
  /** What somebody else has put into the file meanwhile; `removed` where they have removed it. */
  readonly outside: FileVersion | 'removed' | undefined
  /** Unsaved work that earlier pages have left behind. */
  readonly leftBehind: readonly UnsavedDraft[]
  /** What went wrong with files, for the person. */
  readonly problem: string | undefined
  /** Why unsaved work cannot be kept just now. */
  readonly draftTrouble: string | undefined
}

/** Fetched when a game is opened: most visits never do. */
const loadGameFiles = () => import('../files/game-files.ts')

/** Where a battle is opened from, and whether it is played at once. */
type Opening = { readonly store?: FileStore; readonly plays?: boolean }

/** A game to show with a text, and whether the text is played at once. */
type Shown = { readonly game?: Replay | undefined; readonly plays?: boolean }

/** Opens, keeps and saves files. Nothing that was typed or painted is lost by anything that it does. */
export class Workspace {
  readonly store: StoreApi<WorkspaceState> = createStore<WorkspaceState>(() => ({
    file: undefined,
    isHome: false,
    news: 0,
    isSaving: false,
    outside: undefined,
    leftBehind: [],
    problem: undefined,
    draftTrouble: undefined,
  }))
  readonly files: FileStore
  /** The rulebooks that a battle may be for. */
  readonly rulebooks: readonly System[]
  /** Single files of the computer, opened and saved through the browser. */
  readonly disk = new DiskStore()
  readonly #drafts: Drafts
  readonly #checker: Checker
  readonly #open: OpenFiles
  /** One save after the other: each begins from what the one before has left. */
  #saves: Promise<unknown> = Promise.resolve()

  constructor(files: FileStore, drafts: Drafts, checker: Checker, rulebooks: readonly System[]) {
    this.files = files
    this.rulebooks = rulebooks
    this.#drafts = drafts
    this.#checker = checker
    this.#open = new OpenFiles(drafts, files)
    for (const store of [files, this.disk]) store.watch((news) => void this.#receive(store, news))
  }

  get #state(): WorkspaceState {
    return this.store.getState()
  }

  /** Begins with what the address asks for, what this tab had open, the only battle that there is, or all of them. */
  async begin({ path, link, game }: Beginning): Promise<void> {
    await this.#drafts.findLeftBehind((found) =>
      this.store.setState(({ leftBehind }) => ({
        leftBehind: [...leftBehind, ...found].sort((a, b) => b.time - a.time),
      })),
    )
    if (game !== undefined && (await this.openLink(game, 'game'))) return
    if (link !== undefined && (await this.openLink(link))) return
    const { files: all } = await this.files.list()
    const files = all.filter(({ kind }) => kind !== 'definitions')
    const wanted = path ?? recallHere(this.#here)
    const first = files.find((file) => file.path === wanted) ?? (files.length === 1 ? files[0] : undefined)
    if (!first || !(await this.open(first.path))) this.goHome()
  }

  /** Shows all battles. The one on the table is put aside as it is. */
  goHome(): void {
    rememberHere(this.#here, undefined)
    this.store.setState({ isHome: true, file: undefined, outside: undefined })
  }

  /** The battles of this page with unsaved work. */
  get unsaved(): readonly OpenFile[] {
    return this.#open.all.filter((file) => this.#open.isUnsaved(file))
  }

  /** Goes on with a battle that was put aside. */
  async resume(file: OpenFile): Promise<void> {
    this.#show(file)
    if (file.path !== undefined) await this.#guard(() => this.#compare(file.store, file.path!))
  }

  /** Opens a file. One that was open before comes back as it was left, with its history. */
  async open(path: string, { store = this.files, plays = false }: Opening = {}): Promise<boolean> {
    return this.#guard(async () => {
      const before = this.#open.find(store, path)
      dropLink()
      if (before) {
        this.#show({ ...before, plays })
        await this.#compare(store, path)
      } else {
        const base = await store.read(path)
        const file = this.#open.add(await this.#document(base.text, store, path), { store, path, base })
        this.#show({ ...file, plays })
      }
      this.#remember(store, path)
    })
  }

  /** Opens a text that belongs to no file yet: a template, an example; with a game of it, where there is one. */
  async openText(text: string, { game, plays }: Shown = {}): Promise<ScenarioDocument> {
    const document = await this.#document(text)
    this.#show({
      ...this.#open.add(document, { store: this.files, path: undefined, base: undefined, untouched: text }),
      game,
      plays,
    })
    return document
  }

  /** Opens the battle of a game, and the game. */
  async openGame(game: Replay): Promise<void> {
    const { textOfBattle } = await loadGameFiles()
    await this.openText(await textOfBattle(game), { game })
  }

  /** Opens the battle, or the game, that a link carries. */
  async openLink(link: string, what: 'battle' | 'game' = 'battle'): Promise<boolean> {
    return this.#guard(async () => {
      const { text, game } = await readLink({ code: link, what })
      await this.openText(text, { game })
    })
  }

  /** Goes on with work that was left behind. What had no file in this folder has none now. */
  async recover(draft: UnsavedDraft): Promise<void> {
    await this.#guard(async () => {
      const { path, text, base } = draft
      const isOwn = base !== undefined && !isUnnamed(path)
      const document = await this.#document(base?.text ?? text, this.files, isOwn ? path : undefined)
      const place = isOwn ? { path, base } : { path: undefined, base: undefined }
      const file = this.#open.add(document, { store: this.files, ...place })
      if (document.state.text !== text) document.type(text, 'Unsaved work from before')
      this.#open.keep(file)
      // Where there is no room for it under its new key, the old one is all that a crash would leave.
      if (await this.#drafts.flush()) await this.#drafts.discard(draft)
      this.#offerNoMore(draft)
      this.#show(file)
      // The file may have changed since: then that shows now, and not at saving.
      if (isOwn) await this.#compare(this.files, path)
    })
  }

  /** Throws away work that was left behind. */
  async dismiss(draft: UnsavedDraft): Promise<void> {
    await this.#drafts.discard(draft)
    this.#offerNoMore(draft)
  }

  /** Whether work on a file has not been saved: on the one on the table, or on one that was put aside. */
  get isDirty(): boolean {
    return this.#open.all.some((file) => this.#open.isUnsaved(file))
  }

  /** Saves the file; gives false where it has none yet, so that a name has to be asked for. */
  save(): Promise<boolean> {
    const document = this.#state.file?.document
    return this.#inTurn(async () => {
      const file = document && this.#open.of(document)
      if (!file) return true
      const { store, path, base } = file
      if (path === undefined || !base) return false
      const { text } = file.document.state
      if (text === base.text) return true
      await this.#guard(async () => {
        const saved = await store.save(path, text, base.version)
        if (saved.kind === 'saved') await this.#settleAs(file, { store, path, base: { text, version: saved.version } })
        else if (this.#isShown(file)) this.store.setState({ outside: saved.present ?? 'removed' })
      })
      return true
    })
  }

  /** Saves under a name that no file has, and goes on with that file. */
  saveAs(path: string, store: FileStore = this.files): Promise<boolean> {
    const { file } = this.#state
    if (!file) return Promise.resolve(false)
    return this.#inTurn(() =>
      this.#guard(async () => {
        const { text } = file.document.state
        const made = await store.create(path, text)
        await this.#settleAs(file, { store, path: made.path, base: { text, version: made.version } })
        dropLink()
        this.#remember(store, made.path)
      }),
    )
  }

  rename(to: string): Promise<boolean> {
    return this.#inTurn(() =>
      this.#guard(async () => {
        const { file, outside } = this.#state
        if (file?.path === undefined || !file.base) return
        if (outside !== undefined)
          throw new FileProblem('changed', 'The file was changed elsewhere. Decide what to do about that first.')
        const { path, store, base } = file
        await store.rename(path, to)
        const present = await store.read(to)
        await this.#settleAs(file, { store, path: to, base: present.text === base.text ? present : base })
        this.#remember(store, to)
        await this.#compare(store, to)
      }),
    )
  }

  /** What to do about what somebody else has put into the file: take it, put both together, or keep one's own. */
  settle(how: 'theirs' | 'mine' | { readonly merged: string }): Promise<void> {
    const { file, outside } = this.#state
    if (!file || outside === undefined) return Promise.resolve()
    this.store.setState({ outside: undefined })
    // In turn: who saves at once saves what was settled, under the name that it then has.
    return this.#inTurn(async () => {
      if (outside === 'removed') {
        // Saving asks for a name, and makes it again.
        await this.#settleAs(file, { store: file.store, path: undefined, base: undefined })
        return
      }
      const text = how === 'theirs' ? outside.text : how === 'mine' ? file.document.state.text : how.merged
      file.document.type(text, how === 'theirs' ? 'Take the changed file' : 'Merge with the changed file')
      file.document.settle()
      await this.#settleAs(file, { store: file.store, path: file.path, base: outside })
    })
  }

  /** The files that there are; nothing where they cannot be listed, which is told. */
  async list(): Promise<FileListing | undefined> {
    let listing: FileListing | undefined
    await this.#guard(async () => {
      listing = await this.files.list()
    })
    return listing
  }

  /** Has the person choose a file of the computer, and opens it. */
  async openFromDisk(): Promise<boolean> {
    let path: string | undefined
    await this.#guard(async () => {
      ;[path] = await this.disk.pick()
    })
    return path !== undefined && this.open(path, { store: this.disk })
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

  #document(text: string, store: FileStore = this.files, path?: string): Promise<ScenarioDocument> {
    return ScenarioDocument.open(text, this.#checker, readerBeside(store, path))
  }

  #show(file: OpenFile): void {
    rememberHere(this.#here, file.store === this.files ? file.path : undefined)
    this.store.setState({ file, isHome: false, outside: undefined })
  }

  /** Where this tab remembers what it had open. */
  get #here(): string {
    return `open:${this.files.id}`
  }

  #remember(store: FileStore, path: string): void {
    if (store !== this.files) return
    rememberHere(this.#here, path)
    noteOpened(store.id, path)
  }

  #offerNoMore(draft: UnsavedDraft): void {
    this.store.setState(({ leftBehind }) => ({ leftBehind: leftBehind.filter(({ key }) => key !== draft.key) }))
  }

  #isShown({ document }: OpenFile): boolean {
    return this.#state.file?.document === document
  }

  /** The file's new place and what it holds; the table may have another battle on it by now. */
  async #settleAs(file: OpenFile, place: Pick<OpenFile, 'store' | 'path' | 'base'>): Promise<void> {
    const settled = await this.#open.move(file, place)
    if (file.store !== place.store || file.path !== place.path)
      await file.document.readUsedAgain(readerBeside(place.store, place.path))
    if (this.#isShown(file)) this.store.setState({ file: settled })
  }

  async #receive(store: FileStore, news: FileNews): Promise<void> {
    if (news.kind === 'lost') this.store.setState({ problem: news.message })
    else if (news.kind === 'found') this.store.setState({ problem: undefined })
    else {
      this.store.setState(({ news: before }) => ({ news: before + 1 }))
      for (const { document, store: home } of this.#open.all)
        if (home === store && document.state.used && news.path in document.state.used.texts)
          void document.readUsedAgain()
      const { file } = this.#state
      if (file?.path !== news.path || file.store !== store) return
      if (news.kind === 'removed') this.store.setState({ outside: 'removed' })
      else if (news.version !== file.base?.version) await this.#guard(() => this.#compare(store, news.path))
    }
  }

  /** Looks what the file on the table holds now. Where nothing of one's own would be lost, it is taken at once. */
  async #compare(store: FileStore, path: string): Promise<void> {
    const present = await store.read(path)
    const { file } = this.#state
    if (!file || file.path !== path || file.store !== store || present.version === file.base?.version) return
    const { document } = file
    if (this.#open.isUnsaved(file) && present.text !== document.state.text) {
      this.store.setState({ outside: present })
      return
    }
    if (present.text !== document.state.text) {
      document.type(present.text, 'The file was changed by another program')
      document.settle()
      document.notify(
        'The file was changed elsewhere and has been reloaded. Undo brings back the previous text.',
        false,
      )
    }
    await this.#settleAs(file, { store, path, base: present })
  }

  /** After every save that was asked for before. */
  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.#saves.then(async () => {
      this.store.setState({ isSaving: true })
      try {
        return await act()
      } finally {
        this.store.setState({ isSaving: false })
      }
    })
    this.#saves = turn.catch(() => undefined)
    return turn
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
