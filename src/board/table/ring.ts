import type { Point } from './point.ts'

/** A closed line around an area: its corners in order, the first not repeated at the end. Either way round. */
export type Ring = readonly Point[]

export type Bounds = { readonly west: number; readonly south: number; readonly east: number; readonly north: number }

/** The smallest upright rectangle around some points. */
export function boundsOf(points: readonly Point[]): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    west = Math.min(west, x)
    south = Math.min(south, y)
    east = Math.max(east, x)
    north = Math.max(north, y)
  }
  return { west, south, east, north }
}

/** Twice the area, which is a whole number: above 0 if the ring goes counter-clockwise, below if clockwise. */
export function doubledArea(ring: Ring): number {
  let sum = 0
  let p = ring[ring.length - 1]!
  for (const q of ring) {
    sum += cross(p[0], p[1], q[0], q[1])
    p = q
  }
  return sum
}

/** Whether a point is inside a ring or on its border. Exact. */
export function contains(ring: Ring, [x, y]: Point): boolean {
  let inside = false
  let p = ring[ring.length - 1]!
  for (let i = 0; i < ring.length; i++) {
    const q = ring[i]!
    if (p[1] > y !== q[1] > y) {
      const side = cross(q[0] - p[0], q[1] - p[1], x - p[0], y - p[1])
      if (side === 0) return true
      if (side > 0 === q[1] > p[1]) inside = !inside
    } else if (p[1] === y && q[1] === y ? (p[0] - x) * (q[0] - x) <= 0 : q[1] === y && q[0] === x) {
      return true
    }
    p = q
  }
  return inside
}

/**
 * Two edges that keep a ring from being a simple one, each told by its first corner: they cross, touch or fold back on
 * each other. An edge without length is named twice. Undefined if all is well; such a ring has an area.
 */
export function findTangle(ring: Ring): readonly [number, number] | undefined {
  const corner = (i: number) => ring[i % ring.length]!
  // First of all, because its neighbours touch across it.
  const point = ring.findIndex(([x, y], i) => x === corner(i + 1)[0] && y === corner(i + 1)[1])
  if (point >= 0) return [point, point]
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [corner(i), corner(i + 1)]
    for (let j = i + 1; j < ring.length; j++) {
      const [c, d] = [corner(j), corner(j + 1)]
      const neighbours = j === i + 1 || (j + 1) % ring.length === i
      // Neighbours share a corner; they may share no more, that is, not lie on each other.
      const tangled = !neighbours ? segmentsMeet(a, b, c, d) : j === i + 1 ? foldsBack(a, b, d) : foldsBack(c, a, b)
      if (tangled) return [i, j]
    }
  }
  return undefined
}

function foldsBack(a: Point, b: Point, c: Point): boolean {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]]
  return cross(ux, uy, vx, vy) === 0 && ux * vx + uy * vy < 0
}

/** Whether two segments have a point in common. */
function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [toC, toD] = [sideOf(a, b, c), sideOf(a, b, d)]
  const [toA, toB] = [sideOf(c, d, a), sideOf(c, d, b)]
  if (toC === 0 && toD === 0) return spansMeet(a[0], b[0], c[0], d[0]) && spansMeet(a[1], b[1], c[1], d[1])
  return toC * toD <= 0 && toA * toB <= 0
}

function spansMeet(a: number, b: number, c: number, d: number): boolean {
  return Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d))
}

/** 1 if a point lies to the left of the way from a to b, -1 to the right, 0 straight on. */
function sideOf(a: Point, b: Point, p: Point): number {
  return Math.sign(cross(b[0] - a[0], b[1] - a[1], p[0] - a[0], p[1] - a[1]))
}

function cross(ux: number, uy: number, vx: number, vy: number): number {
  return ux * vy - uy * vx
}
