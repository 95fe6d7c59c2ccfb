import { stir } from '../jitter.ts'
import { type Point, point, type Rect } from '../shapes.ts'

/** Points of a curve lie about so far apart. */
const STEP = 9
/** No line is drawn further than this from where the rules have it, a third of an inch; and so far around a corner it bends at most. */
const [ASIDE, BEND] = [14, 48]

/** Many points of a soft line through some: centripetal Catmull-Rom, which neither loops nor overshoots at sharp corners. */
export function curveThrough(corners: readonly Point[], closed: boolean): Point[] {
  const distinct = corners.filter((corner, i) => distance(corner, corners[i - 1] ?? [Infinity, Infinity]) > 0.01)
  if (closed && distinct.length > 1 && distance(distinct[0]!, distinct.at(-1)!) <= 0.01) distinct.pop()
  if (distinct.length < 3) return distinct
  const found = bendsOf(straightened(distinct, closed), closed).flatMap(({ from, to, bend }) => {
    const steps = Math.max(1, Math.round(distance(from, to) / STEP))
    return Array.from({ length: steps }, (_, step) => bend(step / steps))
  })
  return closed ? found : [...found, distinct.at(-1)!]
}

/** The edges between corners, each with its curve. */
function bendsOf(corners: readonly Point[], closed: boolean) {
  const count = corners.length
  const at = (i: number): Point => {
    if (closed) return corners[(i + count) % count]!
    if (i < 0) return beyond(corners[1]!, corners[0]!)
    return i < count ? corners[i]! : beyond(corners[count - 2]!, corners[count - 1]!)
  }
  return Array.from({ length: closed ? count : count - 1 }, (_, i) => ({
    from: at(i),
    to: at(i + 1),
    bend: bendBetween(at(i - 1), at(i), at(i + 1), at(i + 2)),
  }))
}

/** Holds edges straight but near their ends where a curve would leave them too far. */
function straightened(corners: readonly Point[], closed: boolean): Point[] {
  const held = bendsOf(corners, closed).flatMap(({ from, to, bend }) => {
    const isNear = [0.25, 0.5, 0.75].every((share) => distance(bend(share), between(from, to, share)) < ASIDE)
    const share = Math.min(BEND / distance(from, to), 1 / 3)
    return isNear ? [from] : [from, between(from, to, share), between(to, from, share)]
  })
  return closed ? held : [...held, corners.at(-1)!]
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

/** A brook is thin where it begins, and grows: at first quickly, so that it does not look like a thorn. */
const [SPRING, GROWTH] = [0.3, 130]

/** The share of its width that a brook has at a point, by where it begins. */
export const swelling = (springs: readonly Point[]) => (at: Point) =>
  springs.reduce(
    (share, spring) => Math.min(share, SPRING + (1 - SPRING) * Math.sqrt(distance(spring, at) / GROWTH)),
    1,
  )

/** Bends of a brook are about so far apart, and leave its straight way so far. */
const [WINDING, STRAY] = [46, 4.5]

/** The corners of a brook with bends between them: its corners stay where they are. */
export function winding(corners: readonly Point[]): Point[] {
  return corners.flatMap((from, i) => {
    const to = corners[i + 1]
    if (!to) return [from]
    const length = distance(from, to)
    const bends = Math.floor(length / WINDING) - 1
    if (bends < 1) return [from]
    const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
    const found = Array.from({ length: bends }, (_, k): Point => {
      const chance = stir(Math.round(from[0]) + k, Math.round(from[1]), 41)
      const [x, y] = between(from, to, (k + 1 + (chance - 0.5) * 0.4) / (bends + 1))
      const off = (k % 2 === 0 ? 1 : -1) * STRAY * (0.5 + chance / 2)
      return [x + nx * off, y + ny * off]
    })
    return [from, ...found]
  })
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
