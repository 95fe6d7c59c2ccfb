import { ARMY_CODES } from './armies.ts'
import { BOARD_CODES } from './board.ts'
import { CASE_CODES } from './cases.ts'
import { FILE_CODES } from './file.ts'
import { NOTATION_CODES } from './notation.ts'
import { RULE_CODES } from './rules.ts'
import { SCHEMA_CODES } from './schema.ts'
import { TABLE_CODES } from './tables.ts'
import { TILED_CODES } from './tiled.ts'
import { UNIT_CODES } from './units.ts'

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

/** Every diagnostic code there is. */
export const CODES = {
  ...FILE_CODES,
  ...SCHEMA_CODES,
  ...BOARD_CODES,
  ...UNIT_CODES,
  ...ARMY_CODES,
  ...RULE_CODES,
  ...TABLE_CODES,
  ...NOTATION_CODES,
  ...TILED_CODES,
  ...CASE_CODES,
}

export type DiagnosticCode = keyof typeof CODES

export function isDiagnosticCode(code: string): code is DiagnosticCode {
  return Object.hasOwn(CODES, code)
}
