import { BOARD_CODES } from './board.ts'
import { CASE_CODES } from './cases.ts'
import { CERTIFICATE_CODES } from './certificates.ts'
import { COURSE_CODES } from './course.ts'
import { DEFINITION_CODES } from './definitions.ts'
import { FILE_CODES } from './file.ts'
import { NOTATION_CODES } from './notation.ts'
import { RULE_CODES } from './rules.ts'
import { SCHEMA_CODES } from './schema.ts'
import { TABLE_CODES } from './tables.ts'
import { TILED_CODES } from './tiled.ts'
import { UNIT_CODES } from './units.ts'
import { USES_CODES } from './uses.ts'
import { VARIANT_CODES } from './variants.ts'

/** What `explain` and the docs say about a code. */
export type CodeEntry = {
  readonly severity: 'error' | 'warning' | 'info'
  /** What was found, as a heading. */
  readonly title: string
  /** Why it matters, citing the rule where there is one. */
  readonly why: string
  /** What to do about it. */
  readonly fix: string
}

/** The diagnostic codes that every rulebook may use. */
export const CODES = {
  ...FILE_CODES,
  ...SCHEMA_CODES,
  ...USES_CODES,
  ...VARIANT_CODES,
  ...BOARD_CODES,
  ...UNIT_CODES,
  ...DEFINITION_CODES,
  ...RULE_CODES,
  ...COURSE_CODES,
  ...TABLE_CODES,
  ...NOTATION_CODES,
  ...TILED_CODES,
  ...CASE_CODES,
  ...CERTIFICATE_CODES,
}

/** A code that any rulebook may report. */
export type DiagnosticCode = keyof typeof CODES

/** What codes mean, by code. */
export type CodeTable = Readonly<Record<string, CodeEntry>>

/** What a code means. A code that is in no table is a mistake of the program that reports it. */
export function codeEntry(code: string, codes: CodeTable): CodeEntry {
  const entry = Object.hasOwn(codes, code) ? codes[code] : undefined
  if (!entry) throw new Error(`no diagnostic code is called ${code}: add it to the codes of its rulebook`)
  return entry
}

/** Every code that a rulebook may report: those of all, and its own. */
export function codesOf({ codes }: { readonly codes?: CodeTable }): CodeTable {
  if (!codes) return CODES
  let all = withOwn.get(codes)
  if (!all) withOwn.set(codes, (all = { ...CODES, ...codes }))
  return all
}

/** Every code that any of the rulebooks may report. */
export function allCodes(rulebooks: readonly { readonly codes?: CodeTable }[]): CodeTable {
  return Object.assign({}, CODES, ...rulebooks.map(({ codes }) => codes)) as CodeTable
}

const withOwn = new WeakMap<CodeTable, CodeTable>()
