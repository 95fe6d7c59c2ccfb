import type { TableSize } from '../../../src/board/table/places.ts'
import { isWithin, type Point, squaredDistance } from '../../../src/board/table/point.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { tableSurveyOf } from '../../document/by-board.ts'
import type { Held, TableDesk } from '../tool.ts'
import { isSamePath } from './hit-targets.ts'

/** Half an inch: what Ctrl snaps to, and from how far off others pull at most. */
const HALF = 5
const FURTHEST = HALF

/**
 * Where a hand means a point of what it draws: with Ctrl on half inches, otherwise on the corner of something else or on
 * the edge of the table where one is near. `own` is what is being bent, which does not hold itself.
 */
export function snap(desk: TableDesk, point: Point, { ctrl }: Held, own?: Path): Point {
  const { document, size, near } = desk
  if (ctrl) return keepOn(size, onHalves(point))
  const others = (tableSurveyOf(document.state)?.shapes ?? []).filter(({ path }) => !isSamePath(path, own))
  const pull = Math.min(near, FURTHEST)
  const corners = others.flatMap(({ points }) => points).filter((corner) => isWithin(corner, point, pull))
  const [nearest] = corners.toSorted((a, b) => squaredDistance(a, point) - squaredDistance(b, point))
  return nearest ?? onEdge(size, pull, point)
}

/** On the table, however far outside it was. */
export function keepOn({ width, height }: TableSize, [x, y]: Point): Point {
  return [Math.max(0, Math.min(width, x)), Math.max(0, Math.min(height, y))]
}

/** So many tenths that a move comes to half inches. */
export const onHalves = ([x, y]: Point): Point => [Math.round(x / HALF) * HALF, Math.round(y / HALF) * HALF]

function onEdge({ width, height }: TableSize, near: number, [x, y]: Point): Point {
  const to = (at: number, end: number) => (at <= near ? 0 : end - at <= near ? end : at)
  return [to(x, width), to(y, height)]
}
