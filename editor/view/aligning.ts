import type { Point } from '../../src/scene/shapes.ts'
import { type Affine, alignThree, toPicture } from './underlay.ts'

/** Three pairs: a point of the picture, then the place of the map where it belongs. */
const POINTS = 6

/** With one point more; there are no more than three pairs. */
export function withPoint(points: readonly Point[], point: Point): readonly Point[] {
  return points.length < POINTS ? [...points, point] : points
}

/** What is to be pointed at next; nothing where all points are there. */
export function nextPoint(
  points: readonly Point[],
): { readonly pair: number; readonly isPicture: boolean } | undefined {
  if (points.length === POINTS) return undefined
  return { pair: Math.floor(points.length / 2) + 1, isPicture: points.length % 2 === 0 }
}

/** How a picture that lies as `now` has to lie, by three pairs of points; nothing where they are on one line. */
export function alignedBy(points: readonly Point[], now: Affine): Affine | undefined {
  const at = (place: number) => toPicture(now, points[place]!)
  return alignThree([at(0), at(2), at(4)], [points[1]!, points[3]!, points[5]!])
}
