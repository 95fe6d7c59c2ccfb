import type { FileResult } from '../results.ts'
import type { OutputStyle } from '../view.ts'

/** Writes results down; the text ends with a line break, or is empty. */
export type Format = (results: readonly FileResult[], view: OutputStyle) => string

/** Every output format, loaded when asked for. */
export const FORMATS = {
  pretty: async (): Promise<Format> => (await import('./pretty.ts')).pretty,
  json: async (): Promise<Format> => (await import('./json.ts')).json,
  github: async (): Promise<Format> => (await import('./github.ts')).github,
  sarif: async (): Promise<Format> => (await import('./sarif.ts')).sarif,
  junit: async (): Promise<Format> => (await import('./junit.ts')).junit,
} as const

export type FormatName = keyof typeof FORMATS
