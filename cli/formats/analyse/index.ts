import type { Analysis } from '../../../src/analysis/analyse.ts'
import type { OutputStyle } from '../../output/style.ts'

/** Writes down what a game tells of itself; the text ends with a line break. */
export type AnalyseFormat = (analysis: Analysis, view: Pick<OutputStyle, 'colors' | 'width'>) => string

/** Every output format of `berthier analyse`, loaded when asked for, and the extension that chooses it. */
export const ANALYSE_FORMATS = {
  text: { extension: '.txt', load: async (): Promise<AnalyseFormat> => (await import('./text.ts')).text },
  json: { extension: '.json', load: async (): Promise<AnalyseFormat> => (await import('./json.ts')).json },
  markdown: { extension: '.md', load: async (): Promise<AnalyseFormat> => (await import('./markdown.ts')).markdown },
} as const

export type AnalyseFormatName = keyof typeof ANALYSE_FORMATS
