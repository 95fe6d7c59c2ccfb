import type { ThemeName } from '../../../src/scene/theme.ts'
import type { PaperName } from './paper.ts'

/** How the map is printed. */
export const MAP_KINDS = ['tiled', 'one-sheet'] as const

/** How a battle is printed. */
export type PrintOptions = {
  readonly paper: PaperName
  readonly map: (typeof MAP_KINDS)[number]
  /** Of the tiled map: a hex from side to side, in millimetres. */
  readonly hex: number
  /** Of the tiled map of a table: its size, in percent of the true one. */
  readonly scale: number
  readonly theme: ThemeName
}

/**
 * The publisher's board has hexes of 30 mm. A table is printed at half its size, so that counters for its units are half an inch
 * wide, as in boxed games. Both are changed a little where that saves sheets; whoever has miniatures has a table, too.
 */
export const DEFAULT_PRINT: PrintOptions = { paper: 'a4', map: 'tiled', hex: 30, scale: 50, theme: 'light' }

/** The smallest and the largest hexes that can be played on, in millimetres. */
export const [MIN_HEX, MAX_HEX] = [8, 80] as const

/** The smallest and the largest share of its true size in which a table can be played on, in percent. */
export const [MIN_SCALE, MAX_SCALE] = [10, 200] as const
