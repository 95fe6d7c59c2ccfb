import type { HexGrid } from '../../../src/board/hex-grid.ts'
import { chainBetween } from '../../../src/board/hex-shapes.ts'
import { NOWHERE } from '../../../src/board/nowhere.ts'

/** The hexes of a loop and all that it encloses; the loop is closed from its last hex to its first. */
export function enclosedBy(grid: HexGrid, trail: readonly number[]): number[] {
  const wall = new Uint8Array(grid.size)
  for (const hex of trail) wall[hex] = 1
  closeLoop(grid, trail, wall)
  // Whatever can be reached from the edge of the board without crossing the loop is outside.
  const outside: number[] = []
  const isOutside = new Uint8Array(grid.size)
  const leave = (hex: number) => {
    if (hex === NOWHERE || wall[hex] || isOutside[hex]) return
    isOutside[hex] = 1
    outside.push(hex)
  }
  for (let hex = 0; hex < grid.size; hex++) if (grid.isOnEdge(hex)) leave(hex)
  for (let i = 0; i < outside.length; i++) {
    for (let direction = 0; direction < 6; direction++) leave(grid.neighbour(outside[i]!, direction))
  }
  return Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => !isOutside[hex])
}

function closeLoop(grid: HexGrid, trail: readonly number[], wall: Uint8Array): void {
  for (const hex of chainBetween(grid, trail.at(-1)!, trail[0]!)) wall[hex] = 1
}
