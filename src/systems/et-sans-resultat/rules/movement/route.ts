import { placeAfter, type Walk } from '../../../../board/table/line-walk.ts'
import { type Point, squaredDistance } from '../../../../board/table/point.ts'

/** The way of a unit, from where it stands to its place; and how it faces there. */
export type Route = { readonly unit: number; readonly points: readonly Point[]; readonly facing: number }

/** A march as a whole: the path of the centre, where that is now, and how the formation faces. */
export type March = {
  readonly centre: Point
  readonly from: number
  readonly path: readonly Point[]
  readonly facing: number
  readonly layout: number
}

/** The step of a walk that is nearest to a place; the last of those equally near. */
export function stepNearest(walk: Walk, from: Point): number {
  let [best, square] = [0, Number.POSITIVE_INFINITY]
  for (let corner = 0; corner < walk.points.length - 1; corner++) {
    const [[ax, ay], [bx, by]] = [walk.points[corner]!, walk.points[corner + 1]!]
    const [dx, dy, px, py] = [bx - ax, by - ay, from[0] - ax, from[1] - ay]
    const length = dx * dx + dy * dy
    if (length === 0) continue
    const along = Math.max(0, Math.min(length, dx * px + dy * py))
    const [first, last] = [walk.distances[corner]!, walk.distances[corner + 1]!]
    const step = Math.floor((first + Math.floor(((last - first) * along) / length)) / 1000)
    const distance = squaredDistance(placeAfter(walk, step), from)
    if (distance <= square) [best, square] = [step, distance]
  }
  return best
}
