import { isNearSegment } from '../../../../board/table/band.ts'
import { walkThrough } from '../../../../board/table/line-walk.ts'
import type { Point } from '../../../../board/table/point.ts'
import { boundsOf } from '../../../../board/table/ring.ts'
import { ALLOWANCE } from '../../format/index.ts'
import { objectiveOf } from '../command/objectives.ts'
import { facingOf, isOnTable, sideOfFormation, sideOfUnit } from '../queries.ts'
import type { BattleState } from '../state.ts'
import { meetingReach } from './contact.ts'
import { type Caution, cautionOf, Mover, type WayEnd } from './mover.ts'
import { isOpen } from './open-ground.ts'
import { allowanceOf, gaitOf } from './rates.ts'
import type { Route } from './route.ts'
import { movableUnits } from './routes.ts'

/** What a formation can foresee of its march: enemies as they stand now, and the ground. */
export type Outlook = {
  readonly state: BattleState
  readonly formation: number
  readonly side: number
  readonly centre: Point
  readonly facing: number
  /** Its units that a plan can move, and those on the table that stay where they are. */
  readonly units: readonly number[]
  readonly pinned: readonly number[]
  /** All of them together, and the sums of their places: what the centre is made of (2.3). */
  readonly count: number
  readonly sumX: number
  readonly sumY: number
  readonly caution: Caution
  /** Enemies that anybody could come near to. */
  readonly enemies: readonly number[]
  /** The middle of the objective. */
  readonly goal: Point
}

/** How a way of a unit would end. */
export type Prospect = {
  readonly unit: number
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly spent: number
  readonly end: WayEnd
  readonly isTouching: boolean
}

/** Nothing for a formation that is not on the table. */
export function outlookOf(state: BattleState, formation: number): Outlook | undefined {
  const units = movableUnits(state, formation)
  const pinned: number[] = []
  let [sumX, sumY, count] = [0, 0, 0]
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit)) continue
    if (!units.includes(unit)) pinned.push(unit)
    sumX += state.x[unit]!
    sumY += state.y[unit]!
    count++
  }
  if (count === 0) return undefined
  const side = sideOfFormation(state, formation)
  return {
    state,
    formation,
    side,
    centre: [Math.floor(sumX / count), Math.floor(sumY / count)],
    facing: facingOf(state, formation),
    units,
    pinned,
    count,
    sumX,
    sumY,
    caution: cautionOf(state, formation),
    enemies: enemiesAround(state, side, units),
    goal: goalOf(state, formation),
  }
}

/** Where the centre would be after a plan, if everybody got there. */
export function centreAfter({ state, count, sumX, sumY }: Outlook, routes: readonly Route[]): Point {
  let [x, y] = [sumX, sumY]
  for (const { unit, points } of routes) {
    const end = points[points.length - 1]!
    x += end[0] - state.x[unit]!
    y += end[1] - state.y[unit]!
  }
  return [Math.floor(x / count), Math.floor(y / count)]
}

/** The middle of the area that is a formation's objective. */
function goalOf(state: BattleState, formation: number): Point {
  const area = state.field.areas[objectiveOf(state, formation)]!
  return area.centre ?? middleOf(area.ring)
}

/** The middle of the box around an outline. */
export function middleOf(ring: readonly Point[]): Point {
  const { west, east, south, north } = boundsOf(ring)
  return [Math.floor((west + east) / 2), Math.floor((south + north) / 2)]
}

function enemiesAround(state: BattleState, side: number, units: readonly number[]): number[] {
  if (units.length === 0) return []
  const { west, east, south, north } = boundsOf(units.map((unit) => [state.x[unit]!, state.y[unit]!] as const))
  const { movement, directives } = state.field.tables
  // Nobody gets further than in column on a road.
  const reach =
    Math.ceil(ALLOWANCE / Math.min(movement.rate.cavalry.road, movement.rate.infantry.road)) + directives.reserveEnemy
  const isInReach = (x: number, y: number) =>
    x >= west - reach && x <= east + reach && y >= south - reach && y <= north + reach
  const found: number[] = []
  for (let unit = 0; unit < state.x.length; unit++) {
    if (sideOfUnit(state, unit) === side || !isOnTable(state, unit)) continue
    if (isInReach(state.x[unit]!, state.y[unit]!)) found.push(unit)
  }
  return found
}

/** Whether a way leads nearer to an enemy than so many tenths: into that distance, or further into it. */
export function comesWithin({ state, enemies }: Outlook, { points }: Route, tenths: number): boolean {
  for (let i = 1; i < points.length; i++) {
    const ax = points[i - 1]![0]
    const ay = points[i - 1]![1]
    const bx = points[i]![0]
    const by = points[i]![1]
    for (const enemy of enemies) {
      const x = state.x[enemy]!
      const y = state.y[enemy]!
      const isTowards = (bx - ax) * (x - ax) + (by - ay) * (y - ay) > 0
      if (isTowards && isNearSegment(ax, ay, bx, by, 2 * tenths, x, y)) return true
    }
  }
  return false
}

/** Whether a way could lead into contact: enemies stand beside it. */
export const isBesideEnemies = (outlook: Outlook, route: Route) =>
  comesWithin(outlook, route, meetingReach(outlook.state))

/** Whether a unit has not the points for its way: neither to its end, nor to an enemy who stands there. */
export const isTooFar = (outlook: Outlook, route: Route) => !isSurelyNear(outlook, route) && !getsThere(outlook, route)

/** Whether all of some ways are too far for their units. What is known without walking is asked of all of them first. */
export const areTooFar = (outlook: Outlook, routes: readonly Route[]) =>
  !routes.some((route) => isSurelyNear(outlook, route)) && !routes.some((route) => getsThere(outlook, route))

/** Walks a way as far as its unit may get. */
function getsThere(outlook: Outlook, route: Route): boolean {
  const mover = moverOn(outlook, route)
  for (let clock = 0; mover.end === undefined && !mover.isSurelyPaid; clock++) mover.take(clock)
  return mover.end !== 'points' || mover.isTouching
}

/** What need not be walked: a way so short that it is paid whatever the ground, or one over open ground. */
function isSurelyNear({ state }: Outlook, { unit, points }: Route): boolean {
  const gait = gaitOf(state, unit)
  const { steps } = walkThrough(points)
  const allowance = allowanceOf(state, unit, gait)
  if (steps * gait.dearest <= allowance) return true
  if (steps * gait.open > allowance) return false
  const { west, east, south, north } = boundsOf(points)
  return isOpen(state.field.ground, west, south, east, north)
}

/** How the way of a unit would end if all enemies stayed where they are. */
export function foresee(outlook: Outlook, route: Route): Prospect {
  const { unit, facing } = route
  const mover = moverOn(outlook, route)
  for (let clock = 0; mover.end === undefined; clock++) mover.take(clock)
  const { x, y, spent, end, isTouching } = mover
  return { unit, x, y, facing, spent, end, isTouching }
}

const moverOn = ({ state, caution, enemies }: Outlook, route: Route) =>
  new Mover(state, route, gaitOf(state, route.unit), caution, enemies, 2)
