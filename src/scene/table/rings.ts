import { jitter } from '../jitter.ts'
import type { Point, Rect } from '../shapes.ts'
import { between, boundsOf, distance } from './curves.ts'

// These two are asked thousands of times for a picture: hence no arrays are made in their loops.

/** How deep inside a ring a point lies; below 0 outside. */
export function depthIn(ring: readonly Point[], [x, y]: Point): number {
  let least = Infinity
  let inside = false
  let p = ring[ring.length - 1]!
  for (let i = 0; i < ring.length; i++) {
    const q = ring[i]!
    least = Math.min(least, squareFrom(p, q, x, y))
    if (p[1] > y !== q[1] > y && x < p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0])) inside = !inside
    p = q
  }
  return Math.sqrt(least) * (inside ? 1 : -1)
}

/** The nearest that an open line comes to a point. */
export function distanceTo(line: readonly Point[], [x, y]: Point): number {
  let least = Infinity
  for (let i = 1; i < line.length; i++) least = Math.min(least, squareFrom(line[i - 1]!, line[i]!, x, y))
  return Math.sqrt(least)
}

/** The square of the distance of a point from a straight line between two others. */
function squareFrom(p: Point, q: Point, x: number, y: number): number {
  const dx = q[0] - p[0]
  const dy = q[1] - p[1]
  const share = Math.max(0, Math.min(1, ((x - p[0]) * dx + (y - p[1]) * dy) / (dx * dx + dy * dy || 1)))
  const ex = x - p[0] - share * dx
  const ey = y - p[1] - share * dy
  return ex * ex + ey * ey
}

/**
 * Tells whether points are about so deep inside a ring, for many of them: they lie in few rows, and where the ring is crossed
 * is found once for a row. A point is deep enough if there is room to both sides of it and still the ring above and below.
 */
function insideOf(ring: readonly Point[], margin: number): (at: Point) => boolean {
  const rowsKnown = new Map<number, readonly number[]>()
  const crossingsAt = (row: number): readonly number[] => {
    const known = rowsKnown.get(row)
    if (known) return known
    const found: number[] = []
    const y = row * ROW
    let p = ring[ring.length - 1]!
    for (let i = 0; i < ring.length; i++) {
      const q = ring[i]!
      if (p[1] > y !== q[1] > y) found.push(p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0]))
      p = q
    }
    found.sort((a, b) => a - b)
    rowsKnown.set(row, found)
    return found
  }
  const isIn = (x: number, y: number, room: number) => {
    const crossings = crossingsAt(Math.round(y / ROW))
    for (let i = 0; i + 1 < crossings.length; i += 2)
      if (x - room >= crossings[i]! && x + room <= crossings[i + 1]!) return true
    return false
  }
  // So much room along both axes is enough at a slanting side, too.
  const room = margin * Math.SQRT2
  return ([x, y]) => isIn(x, y, room) && isIn(x, y - room, 0) && isIn(x, y + room, 0)
}

/** How high the rows are in which points are told to be inside. */
const ROW = 2

/** Points as if thrown at random, about so far apart and so deep inside a ring. They hang on the ground, not on the ring. */
export function scatter(ring: readonly Point[], spacing: number, margin: number, seed: number): Point[] {
  const { x: left, y: top, width, height } = boundsOf(ring)
  const high = spacing * 0.87
  const isInside = insideOf(ring, margin)
  const found: Point[] = []
  for (let row = Math.floor(top / high); row <= (top + height) / high; row++) {
    for (let column = Math.floor(left / spacing) - 1; column <= (left + width) / spacing; column++) {
      const chance = jitter(column, row, seed)
      const shift = (row & 1) * 0.5
      const at: Point = [(column + shift + chance() * 0.5) * spacing, (row + chance() * 0.5) * high]
      if (isInside(at)) found.push(at)
    }
  }
  return found
}

/** Points in rows along the first side of a ring, so far apart and so deep inside it. */
export function rows(ring: readonly Point[], spacing: number, margin: number): Point[] {
  const [[x, y], next] = [ring[0]!, ring[1]!]
  const length = distance(ring[0]!, next) || 1
  const [ux, uy] = [((next[0] - x) / length) * spacing, ((next[1] - y) / length) * spacing]
  const far = Math.ceil(Math.max(...ring.map((corner) => distance(corner, ring[0]!))) / spacing)
  const found: Point[] = []
  for (let across = -far; across <= far; across++) {
    for (let along = -far; along <= far; along++) {
      const at: Point = [x + (along + 0.5) * ux - (across + 0.5) * uy, y + (along + 0.5) * uy + (across + 0.5) * ux]
      if (depthIn(ring, at) >= margin) found.push(at)
    }
  }
  return found
}

/** Parallel lines through a ring at this angle: where each runs inside. */
export function hatch(ring: readonly Point[], spacing: number, angle: number): (readonly [Point, Point])[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = ring.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin])
  const { y: top, height } = boundsOf(turned)
  const back = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos]
  const found: (readonly [Point, Point])[] = []
  for (let at = top + spacing / 2; at < top + height; at += spacing) {
    const crossings = turned
      .flatMap(([px, py], i) => {
        const [qx, qy] = turned[(i + 1) % turned.length]!
        return py > at === qy > at ? [] : [px + ((at - py) / (qy - py)) * (qx - px)]
      })
      .sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) found.push([back(crossings[i]!, at), back(crossings[i + 1]!, at)])
  }
  return found
}

/** What of a ring lies in a rectangle: cut off along one of its sides after the other. */
export function clip(ring: readonly Point[], { x, y, width, height }: Rect): Point[] {
  const cuts = [
    [0, 1, x],
    [0, -1, x + width],
    [1, 1, y],
    [1, -1, y + height],
  ] as const
  return cuts.reduce<Point[]>(
    (left, [axis, sign, limit]) => {
      const room = (at: Point) => (at[axis] - limit) * sign
      if (left.every((at) => room(at) >= 0)) return left
      return left.flatMap((to, i) => {
        const from = left.at(i - 1)!
        const [before, now] = [room(from), room(to)]
        const crossing = before >= 0 === now >= 0 ? [] : [between(from, to, before / (before - now))]
        return now >= 0 ? [...crossing, to] : crossing
      })
    },
    [...ring],
  )
}
