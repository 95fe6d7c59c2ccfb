import type { HexGrid } from './hex-grid.ts'
import { distance } from './hex-lines.ts'
import { NOWHERE } from './nowhere.ts'

/** The hexes no further than so many steps from a centre, the centre first. */
export function discAround(grid: HexGrid, centre: number, radius: number): number[] {
  const hexes = [centre]
  const column = grid.column(centre)
  const row = grid.row(centre)
  for (let c = column - radius; c <= column + radius; c++) {
    for (let r = row - radius - 1; r <= row + radius + 1; r++) {
      const hex = grid.at(c, r)
      if (hex !== NOWHERE && hex !== centre && distance(grid, centre, hex) <= radius) hexes.push(hex)
    }
  }
  return hexes
}

/** The straightest chain of neighbours from hex to hex, both ends included. */
export function chainBetween(grid: HexGrid, from: number, to: number): number[] {
  const chain = [from]
  for (let hex = from; hex !== to; chain.push(hex)) {
    const left = distance(grid, hex, to)
    let best = NOWHERE
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction)
      if (next === NOWHERE || distance(grid, next, to) >= left) continue
      if (best === NOWHERE || strays(grid, from, to, next) < strays(grid, from, to, best)) best = next
    }
    hex = best
  }
  return chain
}

/** The hexes that hang together with one and are alike. */
export function floodFrom(grid: HexGrid, start: number, isAlike: (hex: number) => boolean): number[] {
  const found = [start]
  const seen = new Uint8Array(grid.size)
  seen[start] = 1
  for (let i = 0; i < found.length; i++) {
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(found[i]!, direction)
      if (next === NOWHERE || seen[next] || !isAlike(next)) continue
      seen[next] = 1
      found.push(next)
    }
  }
  return found
}

/** The hexes from column to column and from row to row, as a range such as `B7-D10` has them. */
export function rectangleBetween(grid: HexGrid, a: number, b: number): number[] {
  const hexes: number[] = []
  const [west, east] = [Math.min(grid.column(a), grid.column(b)), Math.max(grid.column(a), grid.column(b))]
  const [south, north] = [Math.min(grid.row(a), grid.row(b)), Math.max(grid.row(a), grid.row(b))]
  for (let column = west; column <= east; column++) {
    for (let row = south; row <= north; row++) hexes.push(grid.at(column, row))
  }
  return hexes
}

/** How far a hex is from the straight line between two others, to a factor that is the same for all. */
function strays(grid: HexGrid, from: number, to: number, hex: number): number {
  const [dx, dy] = [x(grid, to) - x(grid, from), y(grid, to) - y(grid, from)]
  return Math.abs(dx * (y(grid, hex) - y(grid, from)) - dy * (x(grid, hex) - x(grid, from)))
}

const x = (grid: HexGrid, hex: number) => grid.column(hex) * Math.sqrt(3)

/** Every second column lies half a hex further south. */
const y = (grid: HexGrid, hex: number) => 2 * grid.row(hex) - (grid.column(hex) % 2)
