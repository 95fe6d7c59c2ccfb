import type { HexGrid } from '../../../src/board/hex-grid.ts'
import { discAround } from '../../../src/board/hex-shapes.ts'

/** As many hexes as were asked for in which nobody stands: these, and for each that is taken the nearest free one. */
export function freeHexes(grid: HexGrid, hexes: readonly number[], taken: ReadonlySet<number>): number[] {
  const free = hexes.filter((hex) => !taken.has(hex))
  const used = new Set([...taken, ...free])
  for (const hex of hexes) {
    if (!taken.has(hex)) continue
    const found = nearestFree(grid, hex, used)
    if (found === undefined) break
    used.add(found)
    free.push(found)
  }
  return free
}

function nearestFree(grid: HexGrid, hex: number, used: ReadonlySet<number>): number | undefined {
  for (let radius = 1; radius <= Math.max(grid.columns, grid.rows); radius++) {
    const found = discAround(grid, hex, radius).find((one) => !used.has(one))
    if (found !== undefined) return found
  }
  return undefined
}
