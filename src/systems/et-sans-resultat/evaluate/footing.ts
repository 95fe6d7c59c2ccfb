import { placeAfter, walkThrough } from '../../../board/table/line-walk.ts'
import { type Point, squaredDistance } from '../../../board/table/point.ts'
import { isInArea } from '../format/index.ts'
import {
  type ActionOf,
  chanceToCross,
  isBattery,
  marchOf,
  marchRoutes,
  type Outlook,
  outlookOf,
  placeRoutes,
  reachOf,
  weakFeatures,
} from '../rules/index.ts'
import type { Council } from './council.ts'
import { isInWayOfColumns } from './entries.ts'
import type { FormationStrength } from './formation-strength.ts'
import { isHolder, keepOf } from './posts.ts'

type Plan = ActionOf<'hold'> | ActionOf<'march'> | ActionOf<'place'>

/** What the places of the single units are worth at the end of a plan. */
export type Footing = (plan: Plan) => number

/** Guns are not led so near to an enemy: infantry is upon them before they have fired. */
const TOO_NEAR_FOR_GUNS = 30
/** Beyond this no enemy is that near after a move. */
const OUT_OF_REACH = 160

/**
 * Where the units end, one by one, and whether the ground holds on their way, matters to those who are in the way of a column that comes after them (13.4), or not all
 * on the table yet themselves, to those who hold an area, since one of them has to be inside, and to those who have guns on
 * the march near the enemy. Nothing for others.
 */
export function footingOf(council: Council, body: FormationStrength): Footing | undefined {
  const { state, ownComing } = council
  const outlook = outlookOf(state, body.formation)
  if (!outlook || outlook.units.length === 0) return undefined
  const isInWay = (place: Point) => isInWayOfColumns(council, place)
  const held = state.field.areas[keepOf(council, body)]
  const at = (unit: number): Point => [state.x[unit]!, state.y[unit]!]
  const isBlocking = outlook.units.some((unit) => isInWay(at(unit)))
  const guns = new Set(outlook.units.filter((unit) => isBattery(state, unit)))
  const threats = guns.size > 0 ? enemiesNear(outlook, [...guns]) : []
  const isWeak = state.field.special.weak !== undefined && weakFeatures(state).some(({ entry }) => entry > 0)
  if (!isBlocking && !held && threats.length === 0 && !isWeak) return undefined
  const staying = outlook.pinned.filter((unit) => isHolder(state, unit) && held && isInArea(held, ...at(unit))).length
  return (plan) => {
    let [inWay, inside, exposed] = [0, staying, 0]
    for (const [unit, end] of endsOf(outlook, plan)) {
      if (isBlocking && isInWay(end)) inWay++
      if (held && isHolder(state, unit) && isInArea(held, end[0], end[1])) inside++
      if (guns.has(unit) && threats.some((enemy) => isWithin(at(enemy), end, TOO_NEAR_FOR_GUNS))) exposed++
    }
    const wayWorth = inWay * (ownComing.length > 0 ? 0.15 : 0.08)
    const risk = isWeak ? riskOfGround(outlook, plan) : 0
    return (inside > 0 ? 0.4 : 0) + Math.min(3, inside) * 0.05 - wayWorth - exposed * 0.3 - risk
  }
}

/** What a unit is worth that the ground may swallow. */
const SWALLOWED = 1.5

/** 14.15: what weak ground on the ways of a plan is likely to cost. */
function riskOfGround(outlook: Outlook, plan: Plan): number {
  const { state } = outlook
  return waysOf(outlook, plan).reduce((sum, { points }) => {
    const walk = walkThrough(points)
    const steps = Math.min(walk.steps, reachOf(outlook))
    const way = Array.from({ length: Math.floor(steps / LOOKED_AT) + 1 }, (_, i) => placeAfter(walk, i * LOOKED_AT))
    return sum + (1 - chanceToCross(state, [...way, placeAfter(walk, steps)])) * SWALLOWED
  }, 0)
}

/** Ways are looked at every half inch. */
const LOOKED_AT = 5

/** The enemies who may be met by some units in a move. */
function enemiesNear({ state, enemies }: Outlook, units: readonly number[]): number[] {
  const at = (unit: number): Point => [state.x[unit]!, state.y[unit]!]
  return enemies.filter((enemy) => units.some((unit) => isWithin(at(enemy), at(unit), OUT_OF_REACH)))
}

const isWithin = (a: Point, b: Point, tenths: number) => squaredDistance(a, b) <= tenths * tenths

/** Where everybody whom a plan can move ends, if nothing stops him: as far on his way as the slowest gets. */
function endsOf(outlook: Outlook, plan: Plan): (readonly [unit: number, end: Point])[] {
  const { state, units } = outlook
  if (plan.kind === 'hold') return units.map((unit) => [unit, [state.x[unit]!, state.y[unit]!]])
  const reach = reachOf(outlook)
  return waysOf(outlook, plan).map(({ unit, points }) => {
    const walk = walkThrough(points)
    return [unit, walk.steps <= reach ? points.at(-1)! : placeAfter(walk, reach)]
  })
}

/** The ways that a plan leads units by. */
function waysOf(outlook: Outlook, plan: Plan) {
  const { state, units } = outlook
  if (plan.kind === 'hold') return []
  return plan.kind === 'march' ? marchRoutes(state, units, marchOf(outlook, plan)) : placeRoutes(state, plan.places)
}
