import type { OutputStyle } from '../../output/style.ts'
import type { TournamentReport } from '../../tournament-report.ts'

/** Writes down how a tournament went; the text ends with a line break. */
export type TournamentFormat = (report: TournamentReport, view: Pick<OutputStyle, 'colors'>) => string

/** Every output format of `berthier tournament`, loaded when asked for. */
export const TOURNAMENT_FORMATS = {
  pretty: async (): Promise<TournamentFormat> => (await import('./pretty.ts')).pretty,
  json: async (): Promise<TournamentFormat> => (await import('./json.ts')).json,
} as const

export type TournamentFormatName = keyof typeof TOURNAMENT_FORMATS
