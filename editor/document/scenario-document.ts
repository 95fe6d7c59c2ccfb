import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Draftsman, Edit } from '../../src/engine/draftsman.ts'
import type { Diagnostic, TextEdit } from '../../src/scenario/diagnostic.ts'
import { type Change, ImpossibleChange } from '../../src/scenario/edit/change.ts'
import { changeData } from '../../src/scenario/edit/change-data.ts'
import { changeText } from '../../src/scenario/edit/change-text.ts'
import { applyEdits, invertEdits } from '../../src/scenario/edit/text-edits.ts'
import { parseText } from '../../src/scenario/parse.ts'
import type { Checker } from './checker.ts'
import { type Derived, derive, type Instruments, loadInstruments } from './derive.ts'
import { doAgain, type History, NO_HISTORY, record, type Step, takeBack } from './history.ts'
import { differenceOf } from './text-difference.ts'

export type DocumentState = Derived & {
  readonly text: string
  /** What the text says; of a text that is no YAML just now, what it said last. */
  readonly data: unknown
  /** Whether the text is no YAML just now, so that the map shows what it said last. */
  readonly isBroken: boolean
  readonly history: History
  /** What the checks found last, and the text that they looked at. */
  readonly diagnostics: readonly Diagnostic[]
  readonly checkedText: string | undefined
  /** The turn whose arrivals the map shows. */
  readonly turn: number
  /** What the last edit has to tell besides that it was made. */
  readonly notice: { readonly text: string; readonly isProblem: boolean } | undefined
}

/** What is typed is read at once; only a long text waits for a pause, because a huge map takes its time to be drawn up. */
const [LONG, PAUSE] = [30_000, 150] as const

/**
 * A scenario on the drawing table. Its text is the truth: everything else follows from it. What is painted changes the
 * data and the text alike; what is typed is read again, and checked in the background.
 */
export class ScenarioDocument {
  readonly store: StoreApi<DocumentState>
  readonly #checker: Checker
  readonly #known: Instruments[] = []
  /** Whether the data are what the text says. */
  #isRead = false
  #pause: ReturnType<typeof setTimeout> | undefined

  /** A document with this text. What its rulebook brings has been loaded. */
  static async open(text: string, checker: Checker): Promise<ScenarioDocument> {
    const document = new ScenarioDocument(text, checker)
    document.#read()
    await document.#provideInstruments()
    void document.#check()
    return document
  }

  private constructor(text: string, checker: Checker) {
    this.#checker = checker
    this.store = createStore<DocumentState>(() => ({
      text,
      data: undefined,
      isBroken: false,
      history: NO_HISTORY,
      diagnostics: [],
      checkedText: undefined,
      turn: 1,
      notice: undefined,
      ...derive(undefined, [], 1),
    }))
  }

  get state(): DocumentState {
    return this.store.getState()
  }

  /** Makes changes, as one step with a name. Says whether there was anything to change, and tells the author why not. */
  change(label: string, changes: readonly Change[], notices: readonly string[] = []): boolean {
    this.settle()
    if (this.state.isBroken) {
      this.tell('The text is not YAML just now: mend it first, or take the last edit of the text back.', true)
      return false
    }
    const { text, data, instruments } = this.state
    try {
      const edits = changes.length > 0 ? changeText(text, changes, instruments?.system.id) : []
      if (notices.length > 0) this.tell(notices.join(' '), false)
      if (edits.length === 0) return false
      const after = changeData(data, changes)
      this.#do({ label, edits, inverse: invertEdits(text, edits), before: data, after })
      return true
    } catch (error) {
      if (!(error instanceof ImpossibleChange)) throw error
      this.tell(error.message, true)
      return false
    }
  }

  /** Has the draftsman make changes. */
  draw(label: string, by: (draftsman: Draftsman, draft: unknown) => readonly Change[]): boolean {
    return this.edit(label, (draftsman, draft) => ({ changes: by(draftsman, draft), notices: [] }))
  }

  /** Has the draftsman make changes that may leave something out. */
  edit(label: string, by: (draftsman: Draftsman, draft: unknown) => Edit): boolean {
    this.settle()
    const { instruments, draft } = this.state
    if (!instruments?.draftsman) return false
    const { changes, notices } = by(instruments.draftsman, draft)
    return this.change(label, changes, notices)
  }

  /** The text as it stands in the text panel now. Typing without a pause for thought is one step. */
  type(text: string, label = 'Edit the text', mark: string | undefined = 'typing'): void {
    const { text: now, data, isBroken, history } = this.state
    if (text === now) return
    const last = history.done.at(-1)
    const joins = mark !== undefined && last?.mark === mark && history.undone.length === 0
    const from = joins ? applyEdits(now, last.inverse) : now
    const edits = [differenceOf(from, text)]
    const before = joins ? last.before : isBroken ? undefined : data
    const step: Step = {
      label,
      edits,
      inverse: invertEdits(from, edits),
      before,
      after: undefined,
      ...(mark !== undefined && { mark }),
    }
    const done = joins ? { ...history, done: history.done.slice(0, -1) } : history
    this.#isRead = false
    this.store.setState({ text, history: record(done, step) })
    clearTimeout(this.#pause)
    if (text.length < LONG) void this.#check()
    else this.#pause = setTimeout(() => void this.#check(), PAUSE)
  }

  /** What is typed next is a step of its own. */
  endTyping(): void {
    const { history } = this.state
    const last = history.done.at(-1)
    if (last?.mark === undefined) return
    const { mark: _, ...step } = last
    this.store.setState({ history: { ...history, done: [...history.done.slice(0, -1), step] } })
  }

  undo(): void {
    this.settle()
    const { history, text } = this.state
    const step = history.done.at(-1)
    if (step) this.#show(applyEdits(text, step.inverse), step.before, takeBack(history))
  }

  redo(): void {
    this.settle()
    const { history, text } = this.state
    const step = history.undone.at(-1)
    if (step) this.#show(applyEdits(text, step.edits), step.after, doAgain(history))
  }

  /** Goes to the moment after so many steps. */
  goTo(steps: number): void {
    while (this.state.history.done.length > steps) this.undo()
    while (this.state.history.done.length < steps && this.state.history.undone.length > 0) this.redo()
  }

  /** Applies edits of the text, such as the fix of a diagnostic. */
  mend(label: string, edits: readonly TextEdit[]): void {
    this.type(applyEdits(this.state.text, edits), label, undefined)
    this.settle()
  }

  showTurn(turn: number): void {
    this.settle()
    this.store.setState({ turn, ...derive(this.state.data, this.#known, turn) })
  }

  tell(text: string, isProblem: boolean): void {
    this.store.setState({ notice: { text, isProblem } })
  }

  forgetNotice(): void {
    this.store.setState({ notice: undefined })
  }

  /** Reads what has been typed, at once. */
  settle(): void {
    if (this.#isRead) return
    clearTimeout(this.#pause)
    this.#read()
    void this.#check()
  }

  #do(step: Step): void {
    const { text, history } = this.state
    this.#show(applyEdits(text, step.edits), step.after, record(history, step))
  }

  /** Another text, with what it says where that is known. */
  #show(text: string, data: unknown, history: History): void {
    if (data === undefined) {
      this.store.setState({ text, history })
      this.#read()
    } else {
      this.#isRead = true
      this.store.setState({ text, history, data, isBroken: false, ...derive(data, this.#known, this.state.turn) })
    }
    void this.#check()
  }

  #read(): void {
    this.#take(parseText(this.state.text).data)
  }

  /** What the text says; nothing where it is no YAML. */
  #take(data: unknown): void {
    this.#isRead = true
    if (data === undefined) this.store.setState({ isBroken: true })
    else this.store.setState({ data, isBroken: false, ...derive(data, this.#known, this.state.turn) })
    void this.#provideInstruments()
  }

  async #provideInstruments(): Promise<void> {
    const { data, instruments } = this.state
    if (instruments) return
    const loaded = await loadInstruments(data)
    if (!loaded || this.#known.some(({ system }) => system === loaded.system)) return
    this.#known.push(loaded)
    this.store.setState(derive(this.state.data, this.#known, this.state.turn))
  }

  /** Has the text checked in the background; what was typed is read there as well. */
  async #check(): Promise<void> {
    const { text } = this.state
    const checked = await this.#checker.check(text)
    if (!checked || this.state.text !== text) return
    if (!this.#isRead) this.#take(checked.data)
    this.store.setState({ diagnostics: checked.diagnostics, checkedText: text })
  }
}
