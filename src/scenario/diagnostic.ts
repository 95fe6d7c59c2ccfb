import { CODES, type CodeTable, type DiagnosticCode } from './codes/index.ts'
import { MAX_FINDINGS, TOO_MANY_PROBLEMS } from './reading/limits.ts'

/** How bad a finding is: an error makes the battle unplayable, a warning is probably a mistake, an info is worth knowing. */
export type Severity = 'error' | 'warning' | 'info'

/** A place in the data: keys and list positions from the top. */
export type Path = readonly (string | number)[]

/** Start and end offset in the text, end excluded. */
export type Range = readonly [start: number, end: number]

/** One replacement in the text. */
export type TextEdit = { readonly range: Range; readonly text: string }

/** A finding about a scenario: what is wrong, where, and what to do. */
export type Diagnostic = {
  /** What `berthier explain` knows it by: a code of every rulebook's, or of its own. */
  readonly code: string
  readonly severity: Severity
  /** What is wrong, in the game's words, and the root cause only. */
  readonly message: string
  readonly path: Path
  readonly range?: Range
  /** Where on the board. */
  readonly at?: readonly string[]
  /** What to do. */
  readonly hint?: string
  /** An edit that is safe to apply unseen. */
  readonly fix?: readonly TextEdit[]
}

/** What a check reports; the code determines the severity, the path the range. */
export type RawDiagnostic<Code extends string = string> = {
  readonly code: Code
  readonly path: Path
  readonly message: string
  readonly at?: readonly string[]
  readonly hint?: string
  /** What shall stand in the place found instead, where that is safe. */
  readonly replacement?: string
  /** Whether the key or the value at `path` is meant. */
  readonly target?: 'key' | 'value'
  /** Follows from another finding: nothing can be built on the place, but the author need not hear of it. */
  readonly follows?: true
}

/** Collects the findings of checks, under the common codes and those that `codes` adds. */
export class Report<Code extends string = DiagnosticCode> {
  readonly codes: CodeTable
  readonly diagnostics: RawDiagnostic[] = []
  /** The paths in and above which errors, and unreadable entries, were found: checks ask for thousands of parts. */
  readonly #errors = new Set<string>()
  readonly #unreadable = new Set<string>()
  /** The keys at the top in which there are any: most parts that checks ask for are elsewhere. */
  readonly #touched = new Set<string | number>()
  /** The mappings in which a key is missing or misspelt, so that any of theirs may be. */
  readonly #incomplete = new Set<string>()

  constructor(codes: CodeTable = CODES) {
    this.codes = codes
  }

  add(finding: RawDiagnostic<Code>): void {
    const count = this.diagnostics.length
    if (count <= MAX_FINDINGS) this.diagnostics.push(count < MAX_FINDINGS ? finding : TOO_MANY_PROBLEMS)
    this.passOver(finding)
  }

  /** Remembers where something is wrong that is reported elsewhere, so that no check stumbles over it. */
  passOver({ code, path }: Pick<RawDiagnostic<Code>, 'code' | 'path'>): void {
    // Whoever collects findings only to pass over them need not know every code.
    const severity = Object.hasOwn(this.codes, code) ? this.codes[code]!.severity : 'error'
    // What only warns leaves nothing out.
    if (severity !== 'error') return
    const unreadable = UNREADABLE.test(code)
    if (path[0] !== undefined) this.#touched.add(path[0])
    for (let length = 0; length <= path.length; length++) {
      const part = keyOf(path, length)
      this.#errors.add(part)
      if (unreadable) this.#unreadable.add(part)
    }
    if (code === 'schema/unknown-key') this.#incomplete.add(keyOf(path, path.length - 1))
    if (code === 'schema/missing-key') this.#incomplete.add(keyOf(path, path.length))
  }

  /** Whether an error was found in a part of the data. */
  hasErrors(...part: Path): boolean {
    return this.#isTouched(part) && this.#errors.has(keyOf(part, part.length))
  }

  /**
   * Whether a part of the data can be trusted to be complete: no entry of it was unreadable and left out, nor is the
   * part itself missing or misspelt. Where it cannot, its absence or emptiness proves nothing.
   */
  isComplete(...part: Path): boolean {
    if (this.#unreadable.size === 0) return true
    if (this.#isTouched(part) && this.#unreadable.has(keyOf(part, part.length))) return false
    if (this.#incomplete.size === 0) return true
    // The whole file is above everything.
    for (let length = 0; length <= part.length; length++) {
      if (this.#incomplete.has(keyOf(part, length))) return false
    }
    return true
  }

  #isTouched(part: Path): boolean {
    return part.length === 0 ? this.#errors.size > 0 : this.#touched.has(part[0]!)
  }
}

/** What these codes find is left out of the data that later checks see. */
const UNREADABLE =
  /^(schema|hex|hexside|format)\/(?!two-kinds)|^(side\/unknown|ground\/unknown|unit\/facing|unit\/without-side|rule\/unknown|formation\/unknown|formation\/incomplete)$/

/** The beginning of a path as a text. */
function keyOf(path: Path, length: number): string {
  let key = ''
  for (let i = 0; i < length; i++) key += `\0${path[i]}`
  return key
}
