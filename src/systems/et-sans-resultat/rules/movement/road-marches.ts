import { bearing } from '../../../../board/table/facing.ts'
import { placeAfter, type Walk, walkThrough } from '../../../../board/table/line-walk.ts'
import { type Point, squaredDistance } from '../../../../board/table/point.ts'
import type { Bounds } from '../../../../board/table/ring.ts'
import type { ActionOf } from '../actions.ts'
import { COLUMN, MOST_POINTS } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { allowanceOf, gaitOf } from './rates.ts'
import { stepNearest } from './route.ts'

/** How near a road has to be for a column to take it (3.5). */
const NEAR = 10

/** 3.5: marches in column along the roads that its head is near to, both ways. */
export function* roadMarches(outlook: Outlook): Generator<ActionOf<'march'>> {
  const { state, formation, side, units, facing } = outlook
  for (const { kind, line, bounds } of state.field.ground.features) {
    if (!line || line.length < 2 || (kind !== 'road' && kind !== 'poor-road')) continue
    for (const way of [line, line.toReversed()]) {
      const walk = walkThrough(way)
      const onRoad = stepsOnRoad(outlook, walk, bounds)
      if (onRoad.length === 0) break
      const [tail, head] = [Math.min(...onRoad), Math.max(...onRoad)]
      const gaits = units.map((unit) => gaitOf(state, unit))
      const allowance = Math.min(...units.map((unit, i) => allowanceOf(state, unit, gaits[i]!)))
      const cost = Math.max(...gaits.map(({ road, open }) => (kind === 'road' ? road : open)))
      // A tenth less than all: where a path has corners its length is rounded.
      const full = Math.floor(allowance / cost) - 1
      for (const thirds of [3, 2, 1]) {
        const end = Math.min(walk.steps, head + Math.floor((full * thirds) / 3))
        if (end <= head) continue
        const path = pathAlong(walk, tail, end)
        const [ax, ay] = path.at(-2) ?? placeAfter(walk, head)
        const [bx, by] = path.at(-1)!
        yield { kind: 'march', side, formation, path, facing: bearing(bx - ax, by - ay, facing), layout: COLUMN }
      }
    }
  }
}

/** The steps of a road that units are at; none of those who are not near to it. */
function stepsOnRoad({ state, units }: Outlook, walk: Walk, { west, east, south, north }: Bounds): number[] {
  return units.flatMap((unit) => {
    const place: Point = [state.x[unit]!, state.y[unit]!]
    const [x, y] = place
    if (x < west - NEAR || x > east + NEAR || y < south - NEAR || y > north + NEAR) return []
    const step = stepNearest(walk, place)
    return squaredDistance(placeAfter(walk, step), place) <= NEAR * NEAR ? [step] : []
  })
}

/** The road from one step to another by as many of its corners as a path may have, the last of them if there are too many. */
function pathAlong(walk: Walk, from: number, to: number): Point[] {
  const corners = walk.points.filter((_, i) => walk.distances[i]! > from * 1000 && walk.distances[i]! < to * 1000)
  const end = placeAfter(walk, to)
  const kept = corners.slice(-(MOST_POINTS - 1))
  if (kept.length < MOST_POINTS - 1) kept.unshift(placeAfter(walk, from))
  return [...kept, end]
}
