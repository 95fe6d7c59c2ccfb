import type { CasesReport } from '../../case-results.ts'
import type { OutputStyle } from '../../output/style.ts'

/** Writes down how cases went; the text ends with a line break, or is empty. */
export type CaseFormat = (report: CasesReport, view: Pick<OutputStyle, 'colors' | 'width'>) => string

/** Every output format of `berthier cases`, loaded when asked for. */
export const CASE_FORMATS = {
  pretty: async (): Promise<CaseFormat> => (await import('./pretty.ts')).pretty,
  json: async (): Promise<CaseFormat> => (await import('./json.ts')).json,
  junit: async (): Promise<CaseFormat> => (await import('./junit.ts')).junit,
} as const

export type CaseFormatName = keyof typeof CASE_FORMATS
