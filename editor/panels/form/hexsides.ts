import type { HexGrid } from '../../../src/board/hex-grid.ts'
import { foldSides, listedSide, parseSides, sideLabel, sideTowards } from '../../../src/board/hex-sides.ts'
import { NOWHERE } from '../../../src/board/nowhere.ts'

/** The sides of hexes that a list speaks of, as far as the board has them. */
export function sidesOf(grid: HexGrid, list: readonly string[]): number[] {
  const sides = list.flatMap((text) => {
    const read = parseSides(text)
    const of = read && grid.at(read.of.column, read.of.row)
    if (!read || of === undefined || of === NOWHERE) return []
    return read.towards.map(({ column, row }) => sideTowards(grid, of, grid.at(column, row)))
  })
  return [...new Set(sides.filter((side) => side !== NOWHERE).map((side) => listedSide(grid, side)))]
}

/** Sides as lists have them: `D5/D6`, `D5/D6,E5,E6`. */
export const sideWords = (grid: HexGrid, sides: readonly number[]): string[] =>
  foldSides(sides.map((side) => parseSides(sideLabel(grid, side))!))
