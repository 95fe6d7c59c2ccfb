import type { Replay } from '../../src/engine/replay.ts'
import type { System } from '../../src/engine/system.ts'
import { recallHere, rememberHere } from '../browser/storage.ts'
import type { Checker } from '../document/checker.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import { DiskStore } from '../files/disk-store.ts'
import type { Drafts, UnsavedDraft } from '../files/drafts.ts'
import { dropLink } from '../files/link.ts'
import type { Beginning } from '../files/open-store.ts'
import { readLink } from '../files/read-link.ts'
import type { FileListing, FileStore } from '../files/store.ts'
import { isUnnamed, type OpenFile, OpenFiles } from './open-files.ts'
import { readerBeside } from './read-used.ts'
import { recordOpened } from './recent.ts'
import { Saving } from './saving.ts'
import { guard, makeWorkspaceStore } from './workspace-state.ts'

/** Fetched when a battle is opened: whoever looks at all of them has no use for it. */
const loadDocuments = () => import('../document/scenario-document.ts')

/** Fetched when a game is opened: most visits never do. */
const loadGameFiles = () => import('../files/game-files.ts')

/** Where a battle is opened from, and whether it is played at once. */
type Opening = { readonly store?: FileStore; readonly plays?: boolean }

type RulebookName = Pick<System, 'id' | 'title'>

/** A game to show with a text, and whether the text is played at once. */
type Shown = { readonly game?: Replay | undefined; readonly plays?: boolean }

/** Opens battles and puts them aside, and keeps what was not saved. Nothing that was typed or painted is lost by anything that it does. */
export class Workspace {
  readonly store = makeWorkspaceStore()
  readonly files: FileStore
  /** The rulebooks that a battle may be for. */
  readonly rulebooks: readonly RulebookName[]
  /** Single files of the computer, opened and saved through the browser. */
  readonly disk = new DiskStore()
  readonly #drafts: Drafts
  readonly #checker: Checker
  readonly #open: OpenFiles
  /** What the page began with, until somebody has asked for it. */
  #listing: FileListing | undefined
  #listed: FileListing | undefined
  /** What is written into files, and what others write there. */
  readonly saving: Saving

  constructor(files: FileStore, drafts: Drafts, checker: Checker, rulebooks: readonly RulebookName[]) {
    this.files = files
    this.rulebooks = rulebooks
    this.#drafts = drafts
    this.#checker = checker
    this.#open = new OpenFiles(drafts, files)
    this.saving = new Saving(this.store, this.#open, (store, path) => this.#remember(store, path))
    for (const store of [files, this.disk]) store.watch((news) => void this.saving.receive(store, news))
  }

  /** Begins with what the address asks for, what this tab had open, the only battle that there is, or all of them. */
  async begin({ path, link, game, listing }: Beginning): Promise<void> {
    await this.#drafts.findLeftBehind((found) =>
      this.store.setState(({ leftBehind }) => ({
        leftBehind: [...leftBehind, ...found].sort((a, b) => b.time - a.time),
      })),
    )
    if (game !== undefined && (await this.openLink(game, 'game'))) return
    if (link !== undefined && (await this.openLink(link))) return
    const { files: all } = listing ?? (await this.files.list())
    const files = all.filter(({ kind }) => kind !== 'definitions')
    const wanted = path ?? recallHere(this.#here)
    const first = files.find((file) => file.path === wanted) ?? (files.length === 1 ? files[0] : undefined)
    if (first && (await this.open(first.path))) return
    this.#listing = listing
    this.goHome()
  }

  /** Shows all battles. The one on the table is put aside as it is. */
  goHome(): void {
    rememberHere(this.#here, undefined)
    this.store.setState(({ file }) => ({ isHome: true, file: undefined, before: file, outside: undefined }))
  }

  /** The battles of this page with unsaved work. */
  get unsaved(): readonly OpenFile[] {
    return this.#open.all.filter((file) => this.#open.isUnsaved(file))
  }

  /** Goes on with a battle that was put aside. */
  async resume(file: OpenFile): Promise<void> {
    this.#show(file)
    if (file.path !== undefined) await this.#guard(() => this.saving.compare(file.store, file.path!))
  }

  /** Opens a file. One that was open before comes back as it was left, with its history. */
  async open(path: string, { store = this.files, plays = false }: Opening = {}): Promise<boolean> {
    return this.#guard(async () => {
      const before = this.#open.find(store, path)
      dropLink()
      if (before) {
        this.#show({ ...before, plays })
        await this.saving.compare(store, path)
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
      if (isOwn) await this.saving.compare(this.files, path)
    })
  }

  /** Throws away work that was left behind. */
  async dismiss(draft: UnsavedDraft): Promise<void> {
    await this.#drafts.discard(draft)
    this.#offerNoMore(draft)
  }

  /** Throws away the unsaved work on a battle that was put aside. */
  async discard(file: OpenFile): Promise<void> {
    await this.#open.drop(file)
    this.store.setState(({ before }) => (before?.document === file.document ? { before: undefined } : {}))
  }

  /** Whether work on a file has not been saved: on the one on the table, or on one that was put aside. */
  get isDirty(): boolean {
    return this.#open.all.some((file) => this.#open.isUnsaved(file))
  }

  /** The files that there are; nothing where they cannot be listed, which is told. */
  async list(): Promise<FileListing | undefined> {
    let listing: FileListing | undefined
    await this.#guard(async () => {
      listing = this.#listing ?? (await this.files.list())
      this.#listing = undefined
      this.#listed = listing
    })
    return listing
  }

  /** The files that there were when they were listed last. */
  get listed(): FileListing | undefined {
    return this.#listed
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

  async #document(text: string, store: FileStore = this.files, path?: string): Promise<ScenarioDocument> {
    const { ScenarioDocument } = await loadDocuments()
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
    recordOpened(store.id, path)
  }

  #offerNoMore(draft: UnsavedDraft): void {
    this.store.setState(({ leftBehind }) => ({ leftBehind: leftBehind.filter(({ key }) => key !== draft.key) }))
  }

  #guard(act: () => Promise<void>): Promise<boolean> {
    return guard(this.store, act)
  }
}
