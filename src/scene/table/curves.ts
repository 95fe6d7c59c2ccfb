import { type Point, point, type Rect } from '../shapes.ts'

/** Points of a curve lie about so far apart. */
const STEP = 9

/** Many points of a soft line through some: centripetal Catmull-Rom, which neither loops nor overshoots at sharp corners. */
export function curveThrough(corners: readonly Point[], closed: boolean): Point[] {
  const given = corners.filter((corner, i) => distance(corner, corners[i - 1] ?? [Infinity, Infinity]) > 0.01)
  if (closed && given.length > 1 && distance(given[0]!, given.at(-1)!) <= 0.01) given.pop()
  const count = given.length
  if (count < 3) return given
  const at = (i: number): Point => {
    if (closed) return given[(i + count) % count]!
    if (i < 0) return beyond(given[1]!, given[0]!)
    return i < count ? given[i]! : beyond(given[count - 2]!, given[count - 1]!)
  }
  const found: Point[] = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const steps = Math.max(1, Math.round(distance(at(i), at(i + 1)) / STEP))
    const bend = bendBetween(at(i - 1), at(i), at(i + 1), at(i + 2))
    for (let step = 0; step < steps; step++) found.push(bend(step / steps))
  }
  return closed ? found : [...found, given[count - 1]!]
}

/** The curve from the second point to the third, by shares of the way. */
function bendBetween(p0: Point, p1: Point, p2: Point, p3: Point): (share: number) => Point {
  const [before, own, after] = [distance(p0, p1), distance(p1, p2), distance(p2, p3)].map(Math.sqrt) as [
    number,
    number,
    number,
  ]
  const along = (axis: 0 | 1) => {
    const [a, b, c, d] = [p0[axis], p1[axis], p2[axis], p3[axis]]
    const start = c - b + own * ((b - a) / before - (c - a) / (before + own))
    const end = c - b + own * ((d - c) / after - (d - b) / (own + after))
    return (t: number) =>
      (2 * (b - c) + start + end) * t ** 3 + (3 * (c - b) - 2 * start - end) * t ** 2 + start * t + b
  }
  const [x, y] = [along(0), along(1)]
  return (share) => [x(share), y(share)]
}

const beyond = ([ax, ay]: Point, [bx, by]: Point): Point => [2 * bx - ax, 2 * by - ay]

/** A path without corners along many points. */
export function softPath(points: readonly Point[], closed: boolean): string {
  const count = points.length
  if (count < 3) return count === 0 ? '' : `M${points.map(point).join('L')}`
  const middle = (i: number) => between(points[i % count]!, points[(i + 1) % count]!, 0.5)
  if (closed) {
    const bends = points.map((_, i) => `Q${point(points[(i + 1) % count]!)} ${point(middle(i + 1))}`)
    return `M${point(middle(0))}${bends.join('')}Z`
  }
  const bends = points
    .slice(1, -1)
    .map((one, i) => `Q${point(one)} ${point(i === count - 3 ? points[count - 1]! : middle(i + 1))}`)
  return `M${point(points[0]!)}${bends.join('')}`
}

/** A band along a line: its corners there and back. At each point it has a share of its width. */
export function ribbon(points: readonly Point[], width: number, shareAt: (at: Point) => number = () => 1): Point[] {
  const side = (sign: number) =>
    points.map(([x, y], i): Point => {
      const [nx, ny] = normalAt(points, i)
      const half = (sign * width * shareAt([x, y])) / 2
      return [x + nx * half, y + ny * half]
    })
  return [...side(1), ...side(-1).reverse()]
}

/** To the right of the way at a point of an open line, one unit long. */
function normalAt(points: readonly Point[], i: number): Point {
  const [[ax, ay], [bx, by]] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!]
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [-(by - ay) / length, (bx - ax) / length]
}

/** Points of a line so far apart, each with the direction of the way in degrees clockwise from the east. */
export function walk(
  points: readonly Point[],
  step: number,
  first = 0,
): { readonly at: Point; readonly turn: number }[] {
  const found: { at: Point; turn: number }[] = []
  let left = first
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1]!, points[i]!]
    const length = distance(from, to)
    const turn = degrees(from, to)
    for (; left < length; left += step) found.push({ at: between(from, to, left / length), turn })
    left -= length
  }
  return found
}

export const degrees = ([ax, ay]: Point, [bx, by]: Point) => (Math.atan2(by - ay, bx - ax) * 180) / Math.PI

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

/** The smallest upright rectangle around some points. */
export function boundsOf(points: readonly Point[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
