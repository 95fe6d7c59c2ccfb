import type { OutputStyle } from '../../output/style.ts'
import type { ReplayReport } from '../../replay/report.ts'

/** Writes down how a replay went; the text ends with a line break. */
export type ReplayFormat = (report: ReplayReport, view: Pick<OutputStyle, 'colors' | 'width'>) => string

/** Every output format of `berthier replay`, loaded when asked for, and the extension that chooses it. */
export const REPLAY_FORMATS = {
  text: { extension: '.txt', load: async (): Promise<ReplayFormat> => (await import('./text.ts')).text },
  json: { extension: '.json', load: async (): Promise<ReplayFormat> => (await import('./json.ts')).json },
} as const

export type ReplayFormatName = keyof typeof REPLAY_FORMATS
