import { CODES, type DiagnosticCode } from './codes/index.ts'

/** How bad a finding is: an error makes the battle unplayable, a warning is probably a mistake, an info is worth knowing. */
export type Severity = 'error' | 'warning' | 'info'

/** Where in the data: keys and list positions from the top. */
export type Path = readonly (string | number)[]

/** Start and end offset in the text, end excluded. */
export type Range = readonly [start: number, end: number]

/** One replacement in the text. */
export type TextEdit = { readonly range: Range; readonly text: string }

/** A finding about a scenario: what is wrong, where, and what to do. */
export type Diagnostic = {
  readonly code: DiagnosticCode
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

/** What a check says; the code gives the severity, the path the range. */
export type Finding = {
  readonly code: DiagnosticCode
  readonly path: Path
  readonly message: string
  readonly at?: readonly string[]
  readonly hint?: string
  /** What shall stand in the place found instead, where that is safe. */
  readonly replacement?: string
  /** Whether the key or the value at `path` is meant. */
  readonly target?: 'key' | 'value'
}

/** Collects what the checks find. */
export class Report {
  readonly findings: Finding[] = []

  add(finding: Finding): void {
    this.findings.push(finding)
  }

  /** Whether an error was found in a part of the data. */
  hasErrors(...part: Path): boolean {
    return this.findings.some(({ code, path }) => CODES[code].severity === 'error' && isWithin(path, part))
  }

  /**
   * Whether a part of the data can be trusted to be complete: no entry of it was unreadable and left out, nor is the
   * part itself missing or misspelt. Where it cannot, its absence or emptiness proves nothing.
   */
  isComplete(...part: Path): boolean {
    return !this.findings.some(({ code, path }) => {
      // A mistyped or missing key may be any key of its mapping.
      const scope = code === 'schema/unknown-key' ? path.slice(0, -1) : path
      return UNREADABLE.test(code) && (isWithin(path, part) || (MISSING.has(code) && isWithin(part, scope)))
    })
  }
}

/** What these codes find is left out of the data that later checks see. */
const UNREADABLE = /^(schema|hex|format)\/(?!listed-twice)|^(side\/unknown|unit\/facing|unit\/without-side)$/

const MISSING: ReadonlySet<DiagnosticCode> = new Set(['schema/unknown-key', 'schema/missing-key'])

/** Whether a path leads into a part, or to it. */
function isWithin(path: Path, part: Path): boolean {
  return part.every((step, i) => path[i] === step)
}
