import type { HexGrid } from '../../../board/hex-grid.ts'
import type { Edge } from '../format/index.ts'

/** How far a hex is from an edge, in half hexes. */
export function distanceToEdge(grid: HexGrid, hex: number, edge: Edge): number {
  const column = grid.column(hex) - grid.firstColumn
  const height = 2 * grid.row(hex) - (grid.column(hex) % 2)
  switch (edge) {
    case 'south':
      return height
    case 'north':
      return 2 * grid.rows - height
    case 'west':
      return 2 * column
    case 'east':
      return 2 * (grid.columns - column)
  }
}

/** Whether a hex is of the outermost row or column along an edge. */
export function isOnEdge(grid: HexGrid, hex: number, edge: Edge): boolean {
  const column = grid.column(hex) - grid.firstColumn
  switch (edge) {
    case 'south':
      return grid.row(hex) === 0
    case 'north':
      return grid.row(hex) === grid.rows - 1
    case 'west':
      return column === 0
    case 'east':
      return column === grid.columns - 1
  }
}
