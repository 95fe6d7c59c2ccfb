import type { HexGrid } from './hex-grid.ts'
import { NOWHERE } from './nowhere.ts'

/** Left and right exchanged, or half a turn about the middle. */
export type HexSymmetry = 'mirror' | 'half-turn'

/** Where one hex lies from another: columns to the east, and half hexes to the north. It is good on columns of either parity. */
export type HexOffset = readonly [columns: number, halves: number]

/** How far north a hex lies, in half hexes: every second column lies half a hex further south. */
const height = (column: number, row: number) => 2 * row - (column % 2)

export function offsetTo(grid: HexGrid, from: number, to: number): HexOffset {
  const [a, b] = [grid.column(from), grid.column(to)]
  return [b - a, height(b, grid.row(to)) - height(a, grid.row(from))]
}

/** The hex at an offset, or NOWHERE. */
export function atOffset(grid: HexGrid, from: number, [columns, halves]: HexOffset): number {
  const start = grid.column(from)
  return atHeight(grid, start + columns, height(start, grid.row(from)) + halves)
}

/** An offset as the symmetry has it. */
export function turnOffset([columns, halves]: HexOffset, how: HexSymmetry): HexOffset {
  return [-columns, how === 'mirror' ? halves : -halves]
}

/** A direction (an index into DIRECTIONS) as the symmetry has it. */
export function turnDirection(direction: number, how: HexSymmetry): number {
  return how === 'mirror' ? (6 - direction) % 6 : (direction + 3) % 6
}

/**
 * For each hex of a board its image, or NOWHERE. Neighbours stay neighbours. Because the columns are staggered, a mirror
 * is exact only with an odd number of columns and a half-turn only with an even one; otherwise the image lies half a hex
 * further south, or the half-turn's middle half a hex aside, and a hex of every second column has no counterpart.
 */
export function hexImages(grid: HexGrid, how: HexSymmetry): Int32Array {
  const { firstColumn, columns, rows } = grid
  const isOdd = columns % 2 === 1
  // With an odd number of columns those that are fewer lose a hex each: those of the other parity than the first.
  const sum = isOdd ? 2 * (rows - 1) - (firstColumn % 2 === 0 ? 0 : 2) : 2 * rows - 3
  const shift = isOdd ? 0 : -1
  return Int32Array.from({ length: grid.size }, (_, hex) => {
    const column = grid.column(hex)
    const before = height(column, grid.row(hex))
    return atHeight(grid, 2 * firstColumn + columns - 1 - column, how === 'mirror' ? before + shift : sum - before)
  })
}

/**
 * For each hex its image by column and row alone: rows stay rows and edges edges, and no hex is without one. Where the
 * image of the board is not exact, hexes of every second column lie half a hex aside, so that neighbours may part.
 */
export function rowImages(grid: HexGrid, how: HexSymmetry): Int32Array {
  const { firstColumn, columns, rows } = grid
  return Int32Array.from({ length: grid.size }, (_, hex) => {
    const row = grid.row(hex)
    return grid.at(2 * firstColumn + columns - 1 - grid.column(hex), how === 'mirror' ? row : rows - 1 - row)
  })
}

function atHeight(grid: HexGrid, column: number, halves: number): number {
  return column < 0 ? NOWHERE : grid.at(column, (halves + (column % 2)) / 2)
}
