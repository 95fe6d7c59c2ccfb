import type { CodeTable } from '../../src/scenario/codes/index.ts'
import type { FileResult } from '../checking/results.ts'
import type { OutputStyle } from '../output/style.ts'

/** Writes results down; `codes` are all that they may have. The text ends with a line break, or is empty. */
export type ProblemFormat = (results: readonly FileResult[], view: OutputStyle, codes: CodeTable) => string

/** Every output format, loaded when asked for. */
export const FORMATS = {
  pretty: async (): Promise<ProblemFormat> => (await import('./pretty.ts')).pretty,
  json: async (): Promise<ProblemFormat> => (await import('./json.ts')).json,
  github: async (): Promise<ProblemFormat> => (await import('./github.ts')).github,
  sarif: async (): Promise<ProblemFormat> => (await import('./sarif.ts')).sarif,
  gitlab: async (): Promise<ProblemFormat> => (await import('./gitlab.ts')).gitlab,
  junit: async (): Promise<ProblemFormat> => (await import('./junit.ts')).junit,
} as const

export type FormatName = keyof typeof FORMATS
