import type { OutputStyle } from '../../output/style.ts'
import type { Certificate } from '../../prove/certificate.ts'

/** Writes down what was proved; the text ends with a line break. */
export type ProveFormat = (certificate: Certificate, view: Pick<OutputStyle, 'colors'>) => string

/** Every output format of `berthier prove`, loaded when asked for, and the extension that chooses it. */
export const PROVE_FORMATS = {
  pretty: { extension: '.txt', load: async (): Promise<ProveFormat> => (await import('./pretty.ts')).pretty },
  json: { extension: '.json', load: async (): Promise<ProveFormat> => (await import('./json.ts')).json },
  html: { extension: '.html', load: async (): Promise<ProveFormat> => (await import('./html.ts')).page },
  badge: { extension: '.svg', load: async (): Promise<ProveFormat> => (await import('./badge.ts')).badge },
} as const

export type ProveFormatName = keyof typeof PROVE_FORMATS
