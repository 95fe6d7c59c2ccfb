import { HexGrid, NOWHERE } from '../../../board/hex-grid.ts'

/** How many columns and rows a board gets more at each edge; those below zero it loses. */
export type Margins = { readonly west: number; readonly east: number; readonly south: number; readonly north: number }

/** A board with other margins. It begins with the same letter and with row 1, so that what is west and south moves all labels. */
export function resizedGrid(grid: HexGrid, { west, east, south, north }: Margins): HexGrid {
  return HexGrid.of(grid.firstColumn, grid.columns + west + east, grid.rows + south + north)
}

/**
 * For each hex of the board its place on the other, or NOWHERE. Neighbours stay neighbours, as long as columns come and
 * go in pairs in the west: every second one lies half a hex further south.
 */
export function resizeImages(from: HexGrid, to: HexGrid, { west, south }: Margins): Int32Array {
  return Int32Array.from({ length: from.size }, (_, hex) => to.at(from.column(hex) + west, from.row(hex) + south))
}

/** For each hex of the other board the hex of this one that is nearest by column and row. */
export function nearestBefore(from: HexGrid, to: HexGrid, { west, south }: Margins): Int32Array {
  const within = (at: number, first: number, length: number) => Math.min(Math.max(at, first), first + length - 1)
  return Int32Array.from({ length: to.size }, (_, hex) => {
    const column = within(to.column(hex) - west, from.firstColumn, from.columns)
    const near = from.at(column, within(to.row(hex) - south, 0, from.rows))
    if (near === NOWHERE) throw new Error('a board without hexes')
    return near
  })
}
