import type { HexGrid } from './hex-grid.ts'

/** What a straight line from centre to centre meets between its two ends. */
export type HexLine = {
  /** Hexes whose inside the line crosses, from the first to the last. */
  readonly crossed: readonly number[]
  /** Pairs of hexes along whose common side the line runs, touching the inside of neither. */
  readonly along: readonly (readonly [number, number])[]
}

/**
 * The line between the centres of two hexes. Exact: the plane is stretched so that all centres and corners have whole
 * coordinates, which changes neither straightness nor crossing.
 */
export function lineBetween(grid: HexGrid, from: number, to: number): HexLine {
  const dx = x(grid, to) - x(grid, from)
  const dy = y(grid, to) - y(grid, from)
  const met: { hex: number; where: number; inside: boolean }[] = []
  for (const hex of hexesBetween(grid, from, to)) {
    const cx = x(grid, hex) - x(grid, from)
    const cy = y(grid, hex) - y(grid, from)
    let left = 0
    let right = 0
    for (const [vx, vy] of CORNERS) {
      const side = dx * (cy + vy) - dy * (cx + vx)
      if (side > 0) left++
      else if (side < 0) right++
    }
    const inside = left > 0 && right > 0
    // Two corners on the line and four to one side: the line runs along a side of the hex.
    if (inside || left === 4 || right === 4) met.push({ hex, where: dx * cx + dy * cy, inside })
  }
  met.sort((a, b) => a.where - b.where)
  const beside = met.filter(({ inside }) => !inside).map(({ hex }) => hex)
  const along = beside.flatMap((hex, i) =>
    beside.slice(i + 1).flatMap((other) => (isAcross(grid, from, to, hex, other) ? [[hex, other] as const] : [])),
  )
  return { crossed: met.filter(({ inside }) => inside).map(({ hex }) => hex), along }
}

/** The number of steps between two hexes. */
export function distance(grid: HexGrid, from: number, to: number): number {
  const columns = Math.abs(grid.column(to) - grid.column(from))
  const halves = Math.abs(y(grid, to) - y(grid, from))
  return columns + Math.max(0, (halves - columns) / 2)
}

/**
 * Whether a hex lies in the frontal arc of a unit that faces a direction: the half-plane seen through the three front
 * hexsides. The border belongs to the front.
 */
export function isInFront(grid: HexGrid, from: number, facing: number, to: number): boolean {
  const [nx, ny] = FRONTS[facing]!
  return nx * (x(grid, to) - x(grid, from)) + ny * (y(grid, to) - y(grid, from)) >= 0
}

/** The corners of a hex around its centre, in stretched coordinates. */
const CORNERS = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const

/** For each direction, what points straight away from the border of its arc: the line through two opposite corners. */
const FRONTS = [
  [0, 1],
  [1, 1],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 1],
] as const

const x = (grid: HexGrid, hex: number) => 3 * grid.column(hex)

/** Every second column lies half a hex further south. */
const y = (grid: HexGrid, hex: number) => 2 * grid.row(hex) - (grid.column(hex) % 2)

/** The hexes that a line may meet: in each column from end to end, those near the line. */
function* hexesBetween(grid: HexGrid, from: number, to: number): Generator<number> {
  const dx = x(grid, to) - x(grid, from)
  const dy = y(grid, to) - y(grid, from)
  const low = Math.min(grid.row(from), grid.row(to)) - 1
  const high = Math.max(grid.row(from), grid.row(to)) + 1
  const slope = dx === 0 ? 0 : dy / dx
  const [west, east] = [Math.min(grid.column(from), grid.column(to)), Math.max(grid.column(from), grid.column(to))]
  for (let column = west; column <= east; column++) {
    // Two units to the side of its centre a hex ends, and one above it.
    const middle = y(grid, from) + slope * (3 * column - x(grid, from))
    const reach = dx === 0 ? Number.POSITIVE_INFINITY : 1 + 2 * Math.abs(slope)
    const first = Math.max(low, Math.floor((middle - reach) / 2))
    const last = Math.min(high, Math.ceil((middle + reach + 1) / 2))
    for (let row = first; row <= last; row++) {
      const hex = grid.at(column, row)
      if (hex >= 0 && hex !== from && hex !== to && isBetween(grid, from, to, hex)) yield hex
    }
  }
}

/** Whether a hex is no detour: what lies behind an end is one. */
function isBetween(grid: HexGrid, from: number, to: number, hex: number): boolean {
  return distance(grid, from, hex) + distance(grid, hex, to) <= distance(grid, from, to) + 1
}

/** Whether two hexes are neighbours on both sides of the line. */
function isAcross(grid: HexGrid, from: number, to: number, a: number, b: number): boolean {
  const side = (hex: number) =>
    (x(grid, to) - x(grid, from)) * (y(grid, hex) - y(grid, from)) -
    (y(grid, to) - y(grid, from)) * (x(grid, hex) - x(grid, from))
  return side(a) * side(b) < 0 && grid.areNeighbours(a, b)
}
