import { ahead, bearing } from '../../../../board/table/facing.ts'
import { placeAfter, type Walk, walkThrough } from '../../../../board/table/line-walk.ts'
import { type Point, squaredDistance } from '../../../../board/table/point.ts'
import type { BattleState } from '../state.ts'
import { type March, type Route, stepNearest } from './route.ts'

/**
 * 3.4: a column, one unit behind another along the path, its head at the end of it. Whoever is nearest to that end goes
 * first, so that nobody has to pass anybody; those who are on the path already follow it from where they are.
 */
export function columnRoutes(state: BattleState, units: readonly number[], { centre, path, facing }: March): Route[] {
  const line = path.length > 1 ? path : [centre, path[0]!]
  const end = path.at(-1)!
  const walk = walkThrough(withTail(line, facing))
  const gap = state.field.tables.spacing.column
  const far = (unit: number) => squaredDistance(end, [state.x[unit]!, state.y[unit]!])
  const order = units.toSorted((a, b) => far(a) - far(b))
  return order.map((unit, place) => {
    const from: Point = [state.x[unit]!, state.y[unit]!]
    const at = Math.max(0, walk.steps - place * gap)
    const own = stepNearest(walk, from)
    const points: Point[] = [from]
    // Whoever is beside a path with corners goes onto it first, so that he does not cut them.
    if (path.length > 1 && own < at) points.push(placeAfter(walk, own))
    walk.points.forEach((corner, i) => {
      const step = Math.floor(walk.distances[i]! / 1000)
      if (step > own && step < at) points.push(corner)
    })
    const target = placeAfter(walk, at)
    points.push(target)
    return { unit, points, facing: place === 0 ? facing : wayAt(walk, at, facing) }
  })
}

/** The path with as much of its first leg behind it as the longest column needs; whoever stays faces away from it. */
function withTail(line: readonly Point[], facing: number): Point[] {
  const [[ax, ay], [bx, by]] = [line[0]!, line[1]!]
  const length = walkThrough([line[0]!, line[1]!]).steps
  if (length === 0) return [ahead([ax, ay], facing, -TAIL), ...line]
  const back = (from: number, to: number) => from - Math.trunc(((to - from) * TAIL) / length)
  return [[back(ax, bx), back(ay, by)], ...line]
}

const TAIL = 600

/** How the way runs at a step. */
function wayAt(walk: Walk, step: number, facing: number): number {
  const [[x, y], [nextX, nextY]] = [placeAfter(walk, step - 3), placeAfter(walk, Math.min(walk.steps, step + 3))]
  return bearing(nextX - x, nextY - y, facing)
}
