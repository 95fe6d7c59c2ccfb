import { type HexGrid, NOWHERE } from '../../src/board/hex-grid.ts'

/**
 * Where a hex comes to lie when another is moved from `from` to `to`; nothing where that is off the board. Every second
 * column lies half a hex further south, so that shapes keep their form only when rows are counted along the slant.
 */
export function moved(grid: HexGrid, hex: number, from: number, to: number): number | undefined {
  const column = grid.column(hex) + grid.column(to) - grid.column(from)
  const slant = slantOf(grid, hex) + slantOf(grid, to) - slantOf(grid, from)
  const found = grid.at(column, slant + (column - (column & 1)) / 2 + (column & 1))
  return found === NOWHERE ? undefined : found
}

/** The second coordinate on slanting axes: it does not change along a straight line to the north-east. */
function slantOf(grid: HexGrid, hex: number): number {
  const column = grid.column(hex)
  return grid.row(hex) - (column & 1) - (column - (column & 1)) / 2
}
