import type { OutputStyle } from '../../output/style.ts'
import type { SimulateReport } from '../../simulate/report.ts'

/** Writes down what games told about a battle; the text ends with a line break. */
export type SimulateFormat = (report: SimulateReport, view: Pick<OutputStyle, 'colors' | 'width'>) => string

/** Every output format of `berthier simulate`, loaded when asked for, and the extension that chooses it. */
export const SIMULATE_FORMATS = {
  pretty: { extension: '.txt', load: async (): Promise<SimulateFormat> => (await import('./pretty.ts')).pretty },
  json: { extension: '.json', load: async (): Promise<SimulateFormat> => (await import('./json.ts')).json },
  csv: { extension: '.csv', load: async (): Promise<SimulateFormat> => (await import('./csv.ts')).csv },
  markdown: { extension: '.md', load: async (): Promise<SimulateFormat> => (await import('./markdown.ts')).markdown },
  html: { extension: '.html', load: async (): Promise<SimulateFormat> => (await import('./html/index.ts')).page },
} as const

export type SimulateFormatName = keyof typeof SIMULATE_FORMATS
