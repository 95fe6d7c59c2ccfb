import { resolve, sep } from 'node:path'
import type { Range as LspRange } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { HexGrid } from '../../src/board/hex-grid.ts'
import type { System } from '../../src/engine/system.ts'
import type { Diagnostic, Path, Range } from '../../src/scenario/diagnostic.ts'
import { gridIn, type HexReference, hexReferences, placeNames } from '../../src/scenario/language/hexes.ts'
import { type NameReference, type Names, namesIn } from '../../src/scenario/language/names.ts'
import type { OpenText } from '../../src/scenario/language/schema-help.ts'
import { type PointReference, pointReferences } from '../../src/scenario/language/table-points.ts'
import { MAX_BYTES } from '../../src/scenario/reading/decode.ts'
import { type ParsedText, parseWithPlaces } from '../../src/scenario/reading/parse.ts'
import { schemaFor } from '../../src/scenario/uses/definitions-schema.ts'
import { withUsed } from '../../src/scenario/uses/merge.ts'
import type { Entries, OpenUsedFile, UsesContext } from '../../src/scenario/uses/uses-context.ts'
import type { UsedFile } from '../../src/scenario/validation.ts'
import { validateFile } from '../checking/check.ts'
import { SCENARIOS } from '../files/walk.ts'
import { pathOf } from './addresses.ts'
import { completionSchema } from './completion-schema.ts'
import type { Settings } from './settings.ts'

/** What is known of a text once it has been checked. */
export type Checked = {
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
  readonly parsed: ParsedText
  readonly rulebook: System | undefined
  /** What is sound of the battle; nothing where no rulebook could look at it. */
  readonly draft: unknown
  /** The files that it uses, and what they define. */
  readonly used?: readonly UsedFile[]
  readonly definitions?: Entries
}

const NOTHING: Names = { declared: [], references: [] }

/** A text that an editor has open. Everything that follows from it is worked out when it is asked for, and once a version. */
export class OpenDocument {
  readonly uri: string
  readonly path: string
  /** Where the files are that it uses. */
  readonly uses: UsesContext
  readonly #settings: () => Settings
  #document: TextDocument
  #checked: { readonly checked: Checked; readonly settings: Settings } | undefined
  #names: { readonly of: Checked; readonly names: Names } | undefined
  #hexes: { readonly of: Checked; readonly hexes: readonly HexReference[] } | undefined
  /** What the text said when it was last YAML, so that completion works while somebody types. */
  #lastData: unknown
  #isScenario = false

  constructor(uri: string, version: number, text: string, settings: () => Settings, open: OpenUsedFile) {
    this.uri = uri
    this.path = pathOf(uri) ?? uri
    this.uses = { path: this.path.split(sep).join('/'), open }
    this.#settings = settings
    this.#document = TextDocument.create(uri, 'yaml', version, text)
  }

  get text(): string {
    return this.#document.getText()
  }

  get version(): number {
    return this.#document.version
  }

  /** Whether this is a battle of ours: editors open every YAML file. What was one stays one while it is torn apart. */
  get isScenario(): boolean {
    return (this.#isScenario ||= SCENARIOS.looksLike(this.text, this.path))
  }

  change(changes: Parameters<typeof TextDocument.update>[1], version: number): void {
    this.#document = TextDocument.update(this.#document, changes, version)
    this.#checked = undefined
  }

  /** Has it checked again: something changed that it uses. */
  forget(): void {
    this.#checked = undefined
  }

  /** The text as checked, the same way as by `berthier validate`. */
  check(): Checked {
    const settings = this.#settings()
    if (this.#checked?.settings === settings) return this.#checked.checked
    const { text } = this
    const parsed = parseWithPlaces(text.length > MAX_BYTES ? '' : text)
    const found = validateFile(this.path, text, settings.rulebooks, this.uses, parsed)
    const validation = settings.judge(this.path, found)
    const data = parsed.findings.length === 0 ? parsed.data : undefined
    if (data !== undefined) this.#lastData = data
    const { diagnostics, draft, definitions } = validation
    const used = validation.used?.map((file) => ({ ...file, ...settings.judge(resolve(file.path), file) }))
    const rulebook = this.#rulebookOf(this.#lastData, settings)
    const checked = { text, diagnostics, parsed, draft, rulebook, ...(used && { used, definitions }) }
    this.#checked = { checked, settings }
    return checked
  }

  /** The text for whoever completes and explains it. */
  openText(): OpenText {
    const { text, rulebook, definitions } = this.check()
    const own = this.#lastData as Readonly<Record<string, unknown>>
    // Used names are as good as its own.
    const data = definitions ? { ...withUsed(own, definitions), uses: own['uses'] } : own
    return { text, data, schema: completionSchema(own, rulebook, this.#settings().rulebooks) }
  }

  /** The grid of the board and what the map calls its hexes. */
  board(): { readonly grid: HexGrid | undefined; readonly placeNames: ReadonlyMap<string, string> } {
    return { grid: gridIn(this.#lastData), placeNames: placeNames(this.#lastData) }
  }

  /** The names that the battle gives, and what refers to them; nothing while the text is no YAML. */
  names(): Names {
    const checked = this.check()
    const { data } = checked.parsed
    if (data === undefined || !checked.rulebook) return NOTHING
    if (this.#names?.of !== checked)
      this.#names = { of: checked, names: namesIn(data, schemaFor(data, checked.rulebook)) }
    return this.#names.names
  }

  /** The hexes that the battle speaks of. */
  hexes(): readonly HexReference[] {
    const checked = this.check()
    const { data } = checked.parsed
    if (data === undefined || !checked.rulebook) return []
    if (this.#hexes?.of !== checked)
      this.#hexes = { of: checked, hexes: hexReferences(data, schemaFor(data, checked.rulebook)) }
    return this.#hexes.hexes
  }

  /** The points of its table that the battle speaks of. */
  points(): readonly PointReference[] {
    const { parsed, rulebook } = this.check()
    return parsed.data === undefined || !rulebook ? [] : pointReferences(parsed.data, schemaFor(parsed.data, rulebook))
  }

  /** What speaks of a name at a place of the text, wherever that is declared. */
  referenceAt(offset: number): NameReference | undefined {
    return this.names().references.find(({ path, target }) => isWithin(offset, this.locate(path, target)))
  }

  /** The hexes that a place of the text is about. */
  hexesAt(offset: number): HexReference | undefined {
    return this.hexes().find(({ path }) => isWithin(offset, this.locate(path)))
  }

  /** Where a piece of the data stands in the text. */
  locate(path: Path, target: 'key' | 'value' = 'value'): Range | undefined {
    return this.check().parsed.locate(path, target)
  }

  offsetAt(position: LspRange['start']): number {
    return this.#document.offsetAt(position)
  }

  positionAt(offset: number): LspRange['start'] {
    return this.#document.positionAt(offset)
  }

  toLsp([start, end]: Range): LspRange {
    return { start: this.#document.positionAt(start), end: this.#document.positionAt(end) }
  }

  #rulebookOf(data: unknown, { rulebooks }: Settings): System | undefined {
    const system = (data as { readonly system?: unknown } | null | undefined)?.system
    return rulebooks.find(({ id }) => id === system)
  }
}

/** Whether a place is in a range, or right behind it, where a cursor stands after typing. */
export function isWithin(offset: number, range: Range | undefined): boolean {
  return range !== undefined && range[0] <= offset && offset <= range[1]
}
