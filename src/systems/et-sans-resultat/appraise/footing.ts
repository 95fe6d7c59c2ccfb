import { placeAfter, walkThrough } from '../../../board/table/line-walk.ts'
import type { Point } from '../../../board/table/point.ts'
import type { ActionOf } from '../actions.ts'
import { isInArea } from '../ground.ts'
import { marchOf } from '../movement/judging.ts'
import { type Outlook, outlookOf } from '../movement/outlook.ts'
import { reachOf } from '../movement/reach.ts'
import { marchRoutes, placeRoutes } from '../movement/routes.ts'
import type { Body } from './bodies.ts'
import type { Council } from './council.ts'
import { isInWayOfColumns } from './entries.ts'
import { isHolder, keepOf } from './posts.ts'

type Plan = ActionOf<'hold'> | ActionOf<'march'> | ActionOf<'place'>

/** What the places of the single units are worth at the end of a plan. */
export type Footing = (plan: Plan) => number

/**
 * Where the units end, one by one, matters to those who are in the way of a column that comes after them (13.4), or not all
 * on the table yet themselves, and to those who hold an area: one of them has to be inside. Nothing for others.
 */
export function footingOf(council: Council, body: Body): Footing | undefined {
  const { state, ownComing } = council
  const outlook = outlookOf(state, body.formation)
  if (!outlook || outlook.units.length === 0) return undefined
  const isInWay = (place: Point) => isInWayOfColumns(council, place)
  const held = state.field.areas[keepOf(council, body)]
  const at = (unit: number): Point => [state.x[unit]!, state.y[unit]!]
  const isBlocking = outlook.units.some((unit) => isInWay(at(unit)))
  if (!isBlocking && !held) return undefined
  const staying = outlook.pinned.filter((unit) => isHolder(state, unit) && held && isInArea(held, ...at(unit))).length
  return (plan) => {
    let [inWay, inside] = [0, staying]
    for (const [unit, end] of endsOf(outlook, plan)) {
      if (isBlocking && isInWay(end)) inWay++
      if (held && isHolder(state, unit) && isInArea(held, end[0], end[1])) inside++
    }
    return (inside > 0 ? 0.4 : 0) + Math.min(3, inside) * 0.05 - inWay * (ownComing.length > 0 ? 0.15 : 0.08)
  }
}

/** Where everybody whom a plan can move ends, if nothing stops him: as far on his way as the slowest gets. */
function endsOf(outlook: Outlook, plan: Plan): (readonly [unit: number, end: Point])[] {
  const { state, units } = outlook
  if (plan.kind === 'hold') return units.map((unit) => [unit, [state.x[unit]!, state.y[unit]!]])
  const routes =
    plan.kind === 'march' ? marchRoutes(state, units, marchOf(outlook, plan)) : placeRoutes(state, plan.places)
  const reach = reachOf(outlook)
  return routes.map(({ unit, points }) => {
    const walk = walkThrough(points)
    return [unit, walk.steps <= reach ? points.at(-1)! : placeAfter(walk, reach)]
  })
}
