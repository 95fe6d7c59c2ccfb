import type { Point } from '../shapes.ts'
import { boundsOf } from './curves.ts'
import { depthIn } from './rings.ts'

/** How fine depths are measured. */
const CELL = 11

/** A contour has at least so many points: smaller ones are specks. */
const LEAST = 10

/** How deep it is inside a ring, at the corners of a net of squares. */
export type Depths = {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
  readonly values: Float64Array
  readonly deepest: number
}

export function sound(outline: readonly Point[]): Depths {
  const { x, y, width, height } = boundsOf(outline)
  // As fine as the net is wide.
  const ring = outline.filter((_, i) => i % 3 === 0)
  const [left, top] = [x - CELL, y - CELL]
  const [columns, rows] = [Math.ceil(width / CELL) + 3, Math.ceil(height / CELL) + 3]
  const values = new Float64Array(columns * rows)
  let deepest = 0
  for (let i = 0; i < values.length; i++) {
    values[i] = depthIn(ring, [left + (i % columns) * CELL, top + Math.floor(i / columns) * CELL])
    deepest = Math.max(deepest, values[i]!)
  }
  return { left, top, columns, rows, values, deepest }
}

/** How deep it is at a point: between the corners of its square. */
export function depthAt({ left, top, columns, rows, values }: Depths, [x, y]: Point): number {
  const [across, down] = [(x - left) / CELL, (y - top) / CELL]
  const column = Math.max(0, Math.min(columns - 2, Math.floor(across)))
  const row = Math.max(0, Math.min(rows - 2, Math.floor(down)))
  const [dx, dy] = [across - column, down - row]
  const at = row * columns + column
  const upper = values[at]! * (1 - dx) + values[at + 1]! * dx
  const lower = values[at + columns]! * (1 - dx) + values[at + columns + 1]! * dx
  return upper * (1 - dy) + lower * dy
}

/** The closed lines along which it is so deep: marching squares. */
export function linesAt({ left, top, columns, rows, values }: Depths, depth: number): Point[][] {
  // From each crossed side of a square to the next, the depth always to the left of the way.
  const onward = new Map<number, number>()
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const at = row * columns + column
      const least = Math.min(values[at]!, values[at + 1]!, values[at + columns]!, values[at + columns + 1]!)
      const most = Math.max(values[at]!, values[at + 1]!, values[at + columns]!, values[at + columns + 1]!)
      if (least >= depth || most < depth) continue
      for (const [from, to] of steps(values, at, columns, depth)) onward.set(from, to)
    }
  }
  const pointOf = (side: number): Point => {
    const [at, isUpright] = [side >> 1, (side & 1) === 1]
    const [a, b] = [values[at]!, values[isUpright ? at + columns : at + 1]!]
    const share = (depth - a) / (b - a)
    const [x, y] = [at % columns, Math.floor(at / columns)]
    return [left + (x + (isUpright ? 0 : share)) * CELL, top + (y + (isUpright ? share : 0)) * CELL]
  }
  const found: Point[][] = []
  for (const first of onward.keys()) {
    const line: Point[] = []
    for (let side: number | undefined = first; side !== undefined && onward.has(side); ) {
      line.push(pointOf(side))
      const next: number = onward.get(side)!
      onward.delete(side)
      side = next
    }
    if (line.length >= LEAST) found.push(line)
  }
  return found
}

/** The ways through a square: sides are numbered by their first corner, doubled, one more for upright ones. */
function steps(values: Float64Array, at: number, columns: number, depth: number): [from: number, to: number][] {
  const corners = [values[at]!, values[at + 1]!, values[at + columns + 1]!, values[at + columns]!]
  const deep = corners.map((value) => value >= depth)
  const sides = [2 * at, 2 * (at + 1) + 1, 2 * (at + columns), 2 * at + 1]
  // Clockwise around the square: where it gets deep, a way ends; where it gets shallow, one begins.
  const begins = [0, 1, 2, 3].filter((i) => deep[i] && !deep[(i + 1) % 4])
  const end = [0, 1, 2, 3].find((i) => !deep[i] && deep[(i + 1) % 4])!
  if (begins.length === 1) return [[sides[begins[0]!]!, sides[end]!]]
  const joined = corners.reduce((sum, value) => sum + value, 0) / 4 >= depth
  return begins.map((begin) => [sides[begin]!, sides[(begin + (joined ? 1 : 3)) % 4]!])
}
