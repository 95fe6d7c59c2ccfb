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
  readonly theme: ThemeName
}

/** The publisher's board has hexes of 30 mm. */
export const USUAL_PRINT: PrintOptions = { paper: 'a4', map: 'tiled', hex: 30, theme: 'print' }

/** The smallest and the largest hexes that can be played on, in millimetres. */
export const [MIN_HEX, MAX_HEX] = [8, 80] as const
