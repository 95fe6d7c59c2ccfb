import { dropLink } from '../files/link.ts'
import type { FileNews, FileStore } from '../files/store.ts'
import { FileProblem } from '../files/store.ts'
import type { OpenFile, OpenFiles } from './open-files.ts'
import { readerBeside } from './read-used.ts'
import { guard, type WorkspaceState, type WorkspaceStore } from './workspace-state.ts'

/** Saves the battle on the table, and settles with whoever else writes its file. */
export class Saving {
  readonly #store: WorkspaceStore
  readonly #open: OpenFiles
  readonly #remember: (store: FileStore, path: string) => void
  /** One save after the other: each begins from what the one before has left. */
  #saves: Promise<unknown> = Promise.resolve()

  constructor(store: WorkspaceStore, open: OpenFiles, remember: (store: FileStore, path: string) => void) {
    this.#store = store
    this.#open = open
    this.#remember = remember
  }

  get #state(): WorkspaceState {
    return this.#store.getState()
  }

  /** Saves the file; gives false where it has none yet, so that a name has to be asked for. */
  save(): Promise<boolean> {
    if (this.#state.outside === 'removed') return this.saveAgain()
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
        else if (this.#isShown(file)) this.#store.setState({ outside: saved.present ?? 'removed' })
      })
      return true
    })
  }

  /** Saves under a name that no file has, and goes on with that file. */
  saveAs(path: string, store: FileStore): Promise<boolean> {
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

  /** Makes the file again that somebody else has removed, as it is on the table. */
  async saveAgain(): Promise<boolean> {
    const { file } = this.#state
    if (file?.path === undefined) return false
    if (await this.saveAs(file.path, file.store)) this.#store.setState({ outside: undefined })
    return true
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
        await this.compare(store, to)
      }),
    )
  }

  /** What to do about what somebody else has put into the file: take it, put both together, or keep one's own. */
  settle(how: 'theirs' | 'mine' | { readonly merged: string }): Promise<void> {
    const { file, outside } = this.#state
    if (!file || outside === undefined) return Promise.resolve()
    this.#store.setState({ outside: undefined })
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

  async receive(store: FileStore, news: FileNews): Promise<void> {
    if (news.kind === 'lost') this.#store.setState({ problem: news.message })
    else if (news.kind === 'found') this.#store.setState({ problem: undefined })
    else {
      this.#store.setState(({ news: before }) => ({ news: before + 1 }))
      for (const { document, store: home } of this.#open.all)
        if (home === store && document.state.used && news.path in document.state.used.texts)
          void document.readUsedAgain()
      const { file, outside } = this.#state
      if (file?.path !== news.path || file.store !== store) return
      if (news.kind === 'removed') this.#store.setState({ outside: 'removed' })
      else if (news.version !== file.base?.version || outside !== undefined)
        await this.#guard(() => this.compare(store, news.path))
    }
  }

  /** Looks what the file on the table holds now. Where nothing of one's own would be lost, it is taken at once. */
  async compare(store: FileStore, path: string): Promise<void> {
    const present = await store.read(path)
    const { file } = this.#state
    if (!file || file.path !== path || file.store !== store) return
    if (present.version === file.base?.version) {
      // Whoever had changed or removed it has put it back: there is nothing to decide any more.
      this.#store.setState({ outside: undefined })
      return
    }
    const { document } = file
    if (this.#open.isUnsaved(file) && present.text !== document.state.text) {
      this.#store.setState({ outside: present })
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

  /** The file's new place and what it holds; the table may have another battle on it by now. */
  async #settleAs(file: OpenFile, place: Pick<OpenFile, 'store' | 'path' | 'base'>): Promise<void> {
    const settled = await this.#open.move(file, place)
    if (file.store !== place.store || file.path !== place.path)
      await file.document.readUsedAgain(readerBeside(place.store, place.path))
    if (this.#isShown(file)) this.#store.setState({ file: settled })
  }

  #isShown({ document }: OpenFile): boolean {
    return this.#state.file?.document === document
  }

  /** After every save that was asked for before. */
  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.#saves.then(async () => {
      this.#store.setState({ isSaving: true })
      try {
        return await act()
      } finally {
        this.#store.setState({ isSaving: false })
      }
    })
    this.#saves = turn.catch(() => undefined)
    return turn
  }

  #guard(act: () => Promise<void>): Promise<boolean> {
    return guard(this.#store, act)
  }
}
