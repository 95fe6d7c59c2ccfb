import type { DiffReport } from '../../diff-report.ts'
import type { OutputStyle } from '../../output/style.ts'

/** Writes down what changed; the text ends with a line break. */
export type DiffFormat = (report: DiffReport, view: Pick<OutputStyle, 'colors' | 'width'>) => string

/** Every output format of `berthier diff`, loaded when asked for. */
export const DIFF_FORMATS = {
  pretty: async (): Promise<DiffFormat> => (await import('./pretty.ts')).pretty,
  json: async (): Promise<DiffFormat> => (await import('./json.ts')).json,
  markdown: async (): Promise<DiffFormat> => (await import('./markdown.ts')).markdown,
} as const

export type DiffFormatName = keyof typeof DIFF_FORMATS
