import type { HexGrid } from '../../src/board/hex-grid.ts'

/** Where an arrow key takes the cursor: to a neighbour, or NOWHERE at the edge. Nothing for other keys. */
export function cursorAfter(grid: HexGrid, hex: number, key: string): number | undefined {
  const [column, row] = [grid.column(hex), grid.row(hex)]
  switch (key) {
    case 'ArrowUp':
      return grid.at(column, row + 1)
    case 'ArrowDown':
      return grid.at(column, row - 1)
    case 'ArrowLeft':
      return grid.at(column - 1, row)
    case 'ArrowRight':
      return grid.at(column + 1, row)
    case 'Home':
      return grid.at(grid.firstColumn, row)
    case 'End':
      return grid.at(grid.firstColumn + grid.columns - 1, row)
    case 'PageUp':
      return grid.at(column, grid.rows - 1)
    case 'PageDown':
      return grid.at(column, 0)
    default:
      return undefined
  }
}
