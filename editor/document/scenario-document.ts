import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Edit } from '../../src/engine/scenario-editor.ts'
import type { ScenarioEditor } from '../../src/engine/scenario-editors.ts'
import type { TextEdit } from '../../src/scenario/diagnostic.ts'
import { type Change, ImpossibleChange } from '../../src/scenario/edit/change.ts'
import { changeData } from '../../src/scenario/edit/change-data.ts'
import { changeText } from '../../src/scenario/edit/change-text.ts'
import { SoundTexts } from '../../src/scenario/edit/sound-texts.ts'
import { differenceOf } from '../../src/scenario/edit/text-difference.ts'
import { applyEdits, invertEdits } from '../../src/scenario/edit/text-edits.ts'
import { isMapping } from '../../src/scenario/plain-data.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { rootPlace } from '../../src/scenario/schema/nodes.ts'
import { inlineUsed } from '../../src/scenario/uses/inline.ts'
import { changesInVariant } from '../../src/scenario/variants/express.ts'
import { variantsIn } from '../../src/scenario/variants/variant.ts'
import type { Checker } from './checker.ts'
import { derive, loadSystemTools, type SystemTools } from './derive.ts'
import { type DocumentState, unread } from './document-state.ts'
import { endRun, type History, type HistoryStep, record, stepBack, stepForward } from './history.ts'
import { loadUsed, referencesIn, type UsableFile, type UsedReader } from './used-texts.ts'

/** What is typed is read at once; only a long text waits for a pause, because a huge map takes its time to be drawn up. */
const [LONG, PAUSE] = [30_000, 150] as const
/** Whoever types nothing for so long has had a thought, and what follows is another step. */
const THOUGHT = 1000

/**
 * A scenario on the drawing table. Its text is the truth: everything else follows from it. What is painted changes the
 * data and the text alike; what is typed is read again, and checked in the background.
 */
export class ScenarioDocument {
  readonly store: StoreApi<DocumentState>
  readonly #checker: Checker
  readonly #loaded: SystemTools[] = []
  #reader: UsedReader | undefined
  /** The references whose files have been read, or are being read. */
  #references = '[]'
  readonly #sound = new SoundTexts()
  /** Whether the data are what the text says. */
  #isRead = false
  #pause: ReturnType<typeof setTimeout> | undefined
  #typedAt = 0
  /** The last check, until it has ended. */
  #checking: { readonly text: string; readonly ended: Promise<void> } | undefined

  /** A document with this text. What its rulebook brings has been loaded. */
  static async open(text: string, checker: Checker, reader?: UsedReader): Promise<ScenarioDocument> {
    const document = new ScenarioDocument(text, checker)
    document.#reader = reader
    document.#take(parseText(text).data)
    await Promise.all([document.#loadTools(), document.#loadUsed()])
    void document.#check()
    return document
  }

  private constructor(text: string, checker: Checker) {
    this.#checker = checker
    this.store = createStore<DocumentState>(() => unread(text))
  }

  get state(): DocumentState {
    return this.store.getState()
  }

  /**
   * Makes changes, as one step with a name. Says whether there was anything to change, and tells the author why not.
   * Those with the same mark in a row are one step, as with letters that are typed into a field.
   */
  change(label: string, changes: readonly Change[], notices: readonly string[] = [], mark?: string): boolean {
    this.settle()
    if (this.state.isBroken) {
      this.notify('The text is not valid YAML. Fix it, or undo the last edit.', true)
      return false
    }
    const { text, fileData, systemTools } = this.state
    try {
      const own = this.#inFile(changes)
      const edits = own.length > 0 ? changeText(text, own, systemTools?.system.schema, this.#sound) : []
      if (notices.length > 0) this.notify(notices.join(' '), false)
      if (edits.length === 0) return false
      const after = changeData(fileData, own)
      const step = { label, edits, inverse: invertEdits(text, edits), before: fileData, after, mark }
      this.#show(applyEdits(text, edits), after, record(this.state.history, step, text))
      return true
    } catch (error) {
      if (!(error instanceof ImpossibleChange)) throw error
      this.notify(error.message, true)
      return false
    }
  }

  /** Changes of the battle that is edited, as changes of the file: those of a variant are made in it. */
  #inFile(changes: readonly Change[]): readonly Change[] {
    const { fileData, variant, systemTools } = this.state
    if (variant === undefined || !systemTools || changes.length === 0) return changes
    const root = rootPlace(systemTools.system.schema)
    return changesInVariant(fileData as Readonly<Record<string, unknown>>, variant, changes, root)
  }

  /** Edits a variant from now on, or the battle itself. */
  chooseVariant(variant: string | undefined): void {
    this.settle()
    this.endTyping()
    this.store.setState({ variant, ...derive({ ...this.state, variant }, this.#loaded) })
    void this.#compare()
  }

  /** Begins a variant that says nothing yet, and edits it. */
  addVariant(): void {
    this.settle()
    const there = variantsIn(this.state.fileData)
    const number = [1, ...Object.keys(there).map((_, i) => i + 2)].find((one) => !(`variant-${one}` in there))!
    const id = `variant-${number}`
    const value = { name: `Variant ${number}` }
    if (this.change('Add a variant', [{ kind: 'set', path: ['variants', id], value }])) this.chooseVariant(id)
  }

  /** Finds out what is different with the chosen variant. */
  async #compare(): Promise<void> {
    const { variant, draft, baseDraft, systemTools, differences } = this.state
    if (variant === undefined || !systemTools || !isMapping(baseDraft) || !isMapping(draft)) {
      if (differences.length > 0) this.store.setState({ differences: [] })
      return
    }
    const { compareWithVariant } = await import('../../src/scenario/diff/compare.ts')
    const found = await compareWithVariant(baseDraft, draft, [systemTools.system])
    if (this.state.draft === draft && this.state.baseDraft === baseDraft) this.store.setState({ differences: found })
  }

  /** Has the scenario editor make changes; those with the same mark in a row are one step. */
  draw(
    label: string,
    by: (scenarioEditor: ScenarioEditor, draft: unknown) => readonly Change[] | undefined,
    mark?: string,
  ): boolean {
    return this.edit(
      label,
      (scenarioEditor, draft) => ({ changes: by(scenarioEditor, draft) ?? [], notices: [] }),
      mark,
    )
  }

  /** Has the scenario editor make changes that may leave something out. */
  edit(
    label: string,
    by: (scenarioEditor: ScenarioEditor, draft: unknown) => Edit | undefined,
    mark?: string,
  ): boolean {
    this.settle()
    const { systemTools, draft } = this.state
    const edit = systemTools?.scenarioEditor && by(systemTools.scenarioEditor, draft)
    return edit !== undefined && this.change(label, edit.changes, edit.notices, mark)
  }

  /**
   * The text as it stands in the text panel now. A line that is typed without a pause for thought is one step; a text
   * with a label is a step of its own.
   */
  type(text: string, label?: string): void {
    const { text: now, fileData, isBroken } = this.state
    if (text === now) return
    if (label !== undefined || Date.now() - this.#typedAt > THOUGHT) this.endTyping()
    this.#typedAt = Date.now()
    const edits = [differenceOf(now, text)]
    const before = this.#isRead && !isBroken ? fileData : undefined
    const mark = label === undefined ? 'typing' : undefined
    const inverse = invertEdits(now, edits)
    const step: HistoryStep = { label: label ?? 'Edit the text', edits, inverse, before, after: undefined, mark }
    this.#isRead = false
    this.store.setState({ text, history: record(this.state.history, step, now) })
    if (/[\r\n]/.test(edits[0]!.text)) this.endTyping()
    clearTimeout(this.#pause)
    if (text.length < LONG) void this.#check()
    else this.#pause = setTimeout(() => void this.#check(), PAUSE)
  }

  /** What is typed next is a step of its own. */
  endTyping(): void {
    this.store.setState(({ history }) => ({ history: endRun(history) }))
  }

  undo(): void {
    this.settle()
    const { history, text } = this.state
    const step = history.done.at(-1)
    if (step) this.#show(applyEdits(text, step.inverse), step.before, stepBack(history))
  }

  redo(): void {
    this.settle()
    const { history, text } = this.state
    const step = history.undone.at(-1)
    if (step) this.#show(applyEdits(text, step.edits), step.after, stepForward(history))
  }

  /** Goes to the moment after so many steps. */
  goTo(steps: number): void {
    while (this.state.history.done.length > steps) this.undo()
    while (this.state.history.done.length < steps && this.state.history.undone.length > 0) this.redo()
  }

  /** Applies edits of the text, such as the fix of a diagnostic. */
  fix(label: string, edits: readonly TextEdit[]): void {
    this.type(applyEdits(this.state.text, edits), label)
    this.settle()
  }

  setTurn(turn: number): void {
    this.settle()
    this.store.setState({ turn, ...derive({ ...this.state, turn }, this.#loaded) })
  }

  notify(text: string, isProblem: boolean): void {
    this.store.setState({ notice: { text, isProblem } })
  }

  forgetNotice(): void {
    this.store.setState({ notice: undefined })
  }

  /** Reads what has been typed, at once. */
  settle(): void {
    if (this.#isRead) return
    clearTimeout(this.#pause)
    this.#take(parseText(this.state.text).data)
    void this.#check()
  }

  /** Waits until the text has been checked. False where that cannot be done, as with a worker that does not load; another try may help. */
  async untilChecked(): Promise<boolean> {
    for (;;) {
      const { text, checkedText } = this.state
      if (checkedText === text) return true
      await this.#check()
      if (this.state.text === text) return this.state.checkedText === text
    }
  }

  /** Another text, with what it says where that is known. */
  #show(text: string, data: unknown, history: History): void {
    this.#take(data ?? parseText(text).data, { text, history })
    void this.#check()
  }

  /** What the text says; nothing where it is no YAML. */
  #take(fileData: unknown, shown: Partial<Pick<DocumentState, 'text' | 'history'>> = {}): void {
    this.#isRead = true
    if (fileData === undefined) this.store.setState({ ...shown, isBroken: true })
    else {
      // A variant that is gone can no longer be edited.
      const { variant: chosen } = this.state
      const variant = chosen !== undefined && chosen in variantsIn(fileData) ? chosen : undefined
      const derived = derive({ ...this.state, fileData, variant }, this.#loaded)
      this.store.setState({ ...shown, fileData, variant, isBroken: false, ...derived })
      void this.#compare()
    }
    void this.#loadTools()
    void this.#loadUsed()
  }

  async #loadTools(): Promise<void> {
    const { fileData, systemTools } = this.state
    if (systemTools) return
    const loaded = await loadSystemTools(fileData)
    if (!loaded || this.#loaded.some(({ system }) => system === loaded.system)) return
    this.#loaded.push(loaded)
    this.#deriveAgain()
  }

  #deriveAgain(): void {
    this.store.setState(derive(this.state, this.#loaded))
    void this.#compare()
  }

  /** Reads the files anew that the battle uses: they have changed, or the battle is elsewhere now. */
  async readUsedAgain(reader = this.#reader): Promise<void> {
    this.#reader = reader
    this.#references = '[]'
    await this.#loadUsed()
  }

  /** The files of definitions that the battle could use. */
  async listUsable(): Promise<readonly UsableFile[]> {
    const files = (await this.#reader?.list?.()) ?? []
    const rulebook = this.state.systemTools?.system.id
    return files.filter(({ system }) => system === rulebook)
  }

  /** Reads the files that the battle uses, where it names others than before. */
  async #loadUsed(): Promise<void> {
    const { fileData } = this.state
    const references = JSON.stringify(referencesIn(fileData))
    if (!this.#reader || references === this.#references) return
    this.#references = references
    const used = await loadUsed(fileData, this.#reader)
    // Somebody has named others meanwhile.
    if (this.#references !== references) return
    this.store.setState({ used, checkedText: undefined })
    this.#deriveAgain()
    this.#checking = undefined
    void this.#check()
  }

  /** The text with what it uses written out: a battle that needs no other file. */
  get wholeText(): string {
    this.settle()
    const { text, fileData: data, definitions, isBroken } = this.state
    return definitions && !isBroken ? inlineUsed(text, { data, definitions }) : text
  }

  /** Has the text checked in the background; what was typed is read there as well. */
  #check(): Promise<void> {
    const { text } = this.state
    if (this.#checking?.text !== text) this.#checking = { text, ended: this.#checkText(text) }
    return this.#checking.ended
  }

  async #checkText(text: string): Promise<void> {
    const { used } = this.state
    const checked = await this.#checker.check(text, used)
    if (this.#checking?.text === text) this.#checking = undefined
    if (!checked || this.state.text !== text || this.state.used !== used) return
    if (!this.#isRead) this.#take(checked.data)
    this.store.setState({ diagnostics: checked.diagnostics, checkedText: text })
  }
}
