import { columnLabel } from '../../../src/board/hex-labels.ts'
import { mapFrameOf, mm, type PaperName } from './paper.ts'

/** What neighbouring sheets have in common, to be glued. */
export const OVERLAP = mm(5)

/** A map over sheets: columns and rows of them, and the window of the map that each shows, in points. */
export type Tiling = {
  readonly isLandscape: boolean
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
}

/** A sheet: its label, as `B2`, and where its window begins on the map. */
export type MapSheet = {
  readonly label: string
  readonly column: number
  readonly row: number
  readonly x: number
  readonly y: number
}

/** Divides a map over as few sheets as there can be, upright where it does not matter. All windows are of one size. */
export function tileMap(width: number, height: number, paper: PaperName): Tiling {
  const [upright, across] = [false, true].map((isLandscape): Tiling => {
    const { left, top, right, bottom } = mapFrameOf(paper, isLandscape)
    const [columns, rows] = [countSheets(width, right - left), countSheets(height, bottom - top)]
    return {
      isLandscape,
      columns,
      rows,
      width: (width + (columns - 1) * OVERLAP) / columns,
      height: (height + (rows - 1) * OVERLAP) / rows,
    }
  }) as [Tiling, Tiling]
  return across.columns * across.rows < upright.columns * upright.rows ? across : upright
}

/** A map whose size is not said may be so much smaller to save sheets, or larger to fill them. */
const [SMALLEST, LARGEST] = [0.88, 1.1]

/** The scale at which a map takes as few sheets as it can, and fills them. */
export function scaleToSheets(width: number, height: number, paper: PaperName): number {
  const sheets = (scale: number) => {
    const { columns, rows } = tileMap(width * scale, height * scale, paper)
    return columns * rows
  }
  const fewest = sheets(SMALLEST)
  let scale = LARGEST
  while (scale > SMALLEST && sheets(scale) > fewest) scale -= 0.005
  return Math.max(SMALLEST, scale)
}

/** How many windows of a size cover a length when each overlaps the one before. */
export function countSheets(length: number, window: number): number {
  return length <= window ? 1 : Math.ceil((length - OVERLAP) / (window - OVERLAP) - 1e-9)
}

/** The sheets row by row: letters from west to east, numbers from north to south. */
export function sheetsOf({ columns, rows, width, height }: Tiling): MapSheet[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return {
      label: `${columnLabel(column)}${row + 1}`,
      column,
      row,
      x: column * (width - OVERLAP),
      y: row * (height - OVERLAP),
    }
  })
}
