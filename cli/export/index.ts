import type { ExportedBattle, Maker } from '../../src/export/battle.ts'
import type { PrintOptions } from './print/options.ts'

/** A file that an export is made of: its name, beside the file that was asked for. */
export type ExportFile = { readonly name: string; readonly content: string | Uint8Array }

/** Makes the files of an export. `name` is the file that was asked for; what it is called without its folder. */
export type Exporter = (
  battle: ExportedBattle,
  name: string,
  maker: Maker,
  options: Partial<PrintOptions>,
) => Promise<readonly ExportFile[]>

type Entry = {
  /** How the file's name ends. */
  readonly extension: string
  /** What comes out, as a person calls it. */
  readonly what: string
  readonly load: () => Promise<Exporter>
}

/** What a battle can be exported to. Each exporter is loaded when it is wanted. */
export const EXPORTERS = {
  html: {
    extension: '.html',
    what: 'a playable page',
    load: async () => (await import('./html.ts')).exportHtml,
  },
  pdf: {
    extension: '.pdf',
    what: 'print and play',
    load: async () => (await import('./pdf.ts')).exportPdf,
  },
  tiled: {
    extension: '.tmj',
    what: 'a Tiled map',
    load: async () => (await import('./tiled.ts')).exportTiled,
  },
  vassal: {
    extension: '.vmod',
    what: 'a VASSAL module',
    load: async () => (await import('./vassal.ts')).exportVassal,
  },
  json: {
    extension: '.json',
    what: 'data for other engines',
    load: async () => (await import('./json.ts')).exportJson,
  },
} as const satisfies Record<string, Entry>

export type ExportFormat = keyof typeof EXPORTERS

export const EXPORT_FORMATS = Object.keys(EXPORTERS) as readonly ExportFormat[]
