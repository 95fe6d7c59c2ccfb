import type { Point } from './point.ts'

/**
 * A way along straight legs, cut into steps of a tenth. Lengths are kept in thousandths of a tenth, rounded down, so that
 * a way of many short legs is as long as it looks.
 */
export type Walk = {
  readonly points: readonly Point[]
  /** How far along the way each point lies, in thousandths. */
  readonly distances: readonly number[]
  /** Its length in tenths, rounded: so many steps lead to its end. */
  readonly steps: number
}

/** The way through some points; it has at least one. */
export function walkThrough(points: readonly Point[]): Walk {
  const distances = [0]
  let length = 0
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1]!, points[i]!]
    length += wholeRoot(1_000_000 * ((bx - ax) * (bx - ax) + (by - ay) * (by - ay)))
    distances.push(length)
  }
  return { points, distances, steps: Math.floor((length + 500) / 1000) }
}

/**
 * The whole point nearest to where a walk is after so many steps. Where two are equally near, it is the one nearer to the
 * middle of the walk, and in its very middle the one nearer to the start of the leg. A mirrored walk therefore has the
 * mirrored points, and a walk back has the same ones but perhaps that in the middle.
 */
export function placeAfter({ points, distances, steps }: Walk, step: number): Point {
  const length = distances[distances.length - 1]!
  // Distances times steps, to stay whole.
  const gone = step * length
  let leg = 1
  while (leg < points.length - 1 && distances[leg]! * steps < gone) leg++
  const from = points[leg - 1]!
  const part = gone - distances[leg - 1]! * steps
  if (part === 0) return from
  const to = points[leg]!
  const whole = (distances[leg]! - distances[leg - 1]!) * steps
  const forward = 2 * step < steps
  return [
    from[0] + share(to[0] - from[0], part, whole, forward),
    from[1] + share(to[1] - from[1], part, whole, forward),
  ]
}

/** A part of a distance along one axis, to the nearest tenth; a half is rounded forward or back. */
function share(distance: number, part: number, whole: number, forward: boolean): number {
  const product = Math.abs(distance) * part
  const down = Math.floor(product / whole)
  const twice = 2 * (product - down * whole)
  const rounded = twice > whole || (twice === whole && forward) ? down + 1 : down
  return distance < 0 ? 0 - rounded : rounded
}

/** The square root rounded down. The standard leaves the last digit of Math.sqrt to the engine, so it is put right. */
function wholeRoot(square: number): number {
  let root = Math.floor(Math.sqrt(square))
  while (root * root > square) root--
  while ((root + 1) * (root + 1) <= square) root++
  return root
}
