import { type Point, squaredDistance } from './point.ts'

/** Between two corners a curve has points about so many tenths apart, but no more than so many. */
const [STEP, MOST] = [6, 8] as const
/** A curve keeps points that lie further than this from the straight way, in tenths. */
const FINE = 0.6

/** Corners bent into a curve through all of them, in whole tenths: a Catmull-Rom spline, with no more points than it shows. */
export function smooth(corners: readonly Point[], isClosed: boolean): Point[] {
  const count = corners.length
  if (count < 3) return [...corners]
  const corner = (i: number) =>
    isClosed ? corners[(i + count) % count]! : corners[Math.max(0, Math.min(count - 1, i))]!
  const bent = Array.from({ length: isClosed ? count : count - 1 }, (_, i) => {
    const [a, b, c, d] = [corner(i - 1), corner(i), corner(i + 1), corner(i + 2)]
    const steps = Math.max(1, Math.min(MOST, Math.round(lengthOf(b, c) / STEP)))
    const between = Array.from({ length: steps }, (__, j) => splineAt(a, b, c, d, j / steps))
    // The corners themselves stay, whatever can be left out between them.
    return simplify([...between, c], FINE).slice(0, -1)
  }).flat()
  return withoutRepeats(isClosed ? bent : [...bent, corners[count - 1]!])
}

/** A line with few of its points, none of which left out lies further than so many tenths from it (Ramer–Douglas–Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [furthest, at] = [tolerance, 0]
  points.forEach((point, i) => {
    const far = distanceToSegment(point, first, last)
    if (far > furthest) [furthest, at] = [far, i]
  })
  if (at === 0) return [first, last]
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)]
}

/** The edge of a line or ring that comes nearest to a point, told by its first corner, and how far off it is. */
export function nearestEdge(
  points: readonly Point[],
  isClosed: boolean,
  to: Point,
): { readonly edge: number; readonly distance: number } {
  let best = { edge: 0, distance: Number.POSITIVE_INFINITY }
  for (let edge = 0; edge < points.length - (isClosed ? 0 : 1); edge++) {
    const distance = distanceToSegment(to, points[edge]!, points[(edge + 1) % points.length]!)
    if (distance < best.distance) best = { edge, distance }
  }
  return best
}

/** Without points that are the same as the one before. */
export function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter(([x, y], i) => i === 0 || x !== points[i - 1]![0] || y !== points[i - 1]![1])
}

export const lengthOf = (a: Point, b: Point) => Math.sqrt(squaredDistance(a, b))

function splineAt(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const at = (i: 0 | 1) => {
    const bend = 2 * b[i] + t * (c[i] - a[i]) + t * t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i])
    return Math.round((bend + t * t * t * (3 * b[i] - a[i] - 3 * c[i] + d[i])) / 2)
  }
  return [at(0), at(1)]
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square))
  const [offX, offY] = [x - ax - share * dx, y - ay - share * dy]
  return Math.sqrt(offX * offX + offY * offY)
}
