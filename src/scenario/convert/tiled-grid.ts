import type { HexGrid } from '../../board/hex-grid.ts'
import { NOWHERE } from '../../board/nowhere.ts'

/** The size of the hexes of a Tiled map, in pixels: as wide and high as a tile, and the length of a flat top. */
export type TileSize = { readonly width: number; readonly height: number; readonly side: number }

/** Whole numbers that come nearest to a regular hex, so that Tiled's hexes look like ours. */
export const TILE: TileSize = { width: 120, height: 104, side: 60 }

/** Where a hex stands in a tile layer. Tiled counts rows from the north. */
export function cellOf(grid: HexGrid, hex: number): number {
  return (grid.rows - 1 - grid.row(hex)) * grid.columns + (grid.column(hex) - grid.firstColumn)
}

/** The hex of a cell of a tile layer. */
export function hexOfCell(grid: HexGrid, cell: number): number {
  const column = cell % grid.columns
  const row = grid.rows - 1 - Math.floor(cell / grid.columns)
  return grid.at(grid.firstColumn + column, row)
}

/** The centre of a hex, in pixels from the north-west corner. */
export function centreOf(grid: HexGrid, hex: number, { width, height, side }: TileSize = TILE): [x: number, y: number] {
  const column = grid.column(hex)
  const x = width / 2 + ((column - grid.firstColumn) * (width + side)) / 2
  return [x, (grid.rows - 1 - grid.row(hex) + 0.5 + (column % 2) / 2) * height]
}

/** The hex whose centre is nearest to a point, or NOWHERE outside the board. */
export function hexAt(grid: HexGrid, x: number, y: number, size: TileSize = TILE): number {
  let [nearest, least] = [NOWHERE, Number.POSITIVE_INFINITY]
  const guess = grid.firstColumn + Math.round((x - size.width / 2) / ((size.width + size.side) / 2))
  for (const column of [guess, guess - 1, guess + 1]) {
    const fromNorth = y / size.height - 0.5 - (column % 2) / 2
    const hex = grid.at(column, grid.rows - 1 - Math.round(fromNorth))
    if (hex === NOWHERE) continue
    const [cx, cy] = centreOf(grid, hex, size)
    const square = (cx - x) * (cx - x) + (cy - y) * (cy - y)
    if (square < least) [nearest, least] = [hex, square]
  }
  return Math.sqrt(least) <= size.width / 2 + 1 ? nearest : NOWHERE
}

/** Which columns of the map lie half a hex further south: those with an odd index or those with an even one. */
export function staggerOf(grid: HexGrid): 'odd' | 'even' {
  return grid.firstColumn % 2 === 0 ? 'odd' : 'even'
}
