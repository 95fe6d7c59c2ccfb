import { walkThrough } from '../../../board/table/line-walk.ts'
import type { Point } from '../../../board/table/point.ts'
import { boundsOf } from '../../../board/table/ring.ts'
import { objectiveOf } from '../command/objectives.ts'
import { ALLOWANCE } from '../data.ts'
import { centreOf, facingOf, isOnTable, sideOfFormation, sideOfUnit } from '../queries.ts'
import type { BattleState } from '../state.ts'
import { type Caution, cautionOf, Mover, type WayEnd } from './mover.ts'
import { isOpen } from './open-ground.ts'
import { type Gait, gaitOf } from './rates.ts'
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
  readonly caution: Caution
  /** Enemies that anybody could come near to. */
  readonly enemies: readonly number[]
  /** The middle of the objective; nothing where it has none. */
  readonly goal: Point | undefined
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

/** Nobody's centre gets further than this in a turn: cavalry in column on a road. */
const FURTHEST = 160

/** Nothing for a formation that is not on the table. */
export function outlookOf(state: BattleState, formation: number): Outlook | undefined {
  const centre = centreOf(state, formation)
  if (!centre) return undefined
  const side = sideOfFormation(state, formation)
  const units = movableUnits(state, formation)
  const pinned: number[] = []
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] === formation && isOnTable(state, unit) && !units.includes(unit)) pinned.push(unit)
  }
  return {
    state,
    formation,
    side,
    centre,
    facing: facingOf(state, formation),
    units,
    pinned,
    caution: cautionOf(state, formation),
    enemies: enemiesAround(state, side, units),
    goal: goalOf(state, formation),
  }
}

/** The middle of the area that is a formation's objective. */
function goalOf(state: BattleState, formation: number): Point | undefined {
  const area = state.field.areas[objectiveOf(state, formation)]
  if (!area) return undefined
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
  const reach = FURTHEST + state.field.tables.directives.reserveEnemy
  const found: number[] = []
  for (let unit = 0; unit < state.x.length; unit++) {
    if (sideOfUnit(state, unit) === side || !isOnTable(state, unit)) continue
    const [x, y] = [state.x[unit]!, state.y[unit]!]
    if (x >= west - reach && x <= east + reach && y >= south - reach && y <= north + reach) found.push(unit)
  }
  return found
}

/** How the way of a unit would end if all enemies stayed where they are. */
export function foresee(outlook: Outlook, route: Route): Prospect {
  const { state, caution, enemies } = outlook
  const { unit, points, facing } = route
  const gait = gaitOf(state, unit)
  const quick = foreseeOpen(outlook, route, gait)
  if (quick) return quick
  const mover = new Mover(state, { unit, points, facing }, gait, caution, enemies, 2)
  for (let clock = 0; mover.end === undefined; clock++) mover.take(clock)
  const { x, y, spent, end, isTouching } = mover
  return { unit, x, y, facing, spent, end, isTouching }
}

/** The common case, which need not be walked: open ground, nobody near, and points enough. */
function foreseeOpen(
  { state, enemies, caution }: Outlook,
  { unit, points, facing }: Route,
  gait: Gait,
): Prospect | undefined {
  const { ground } = state.field
  const { west, east, south, north } = boundsOf(points)
  if (west < 0 || south < 0 || east > ground.width || north > ground.height) return undefined
  const spent = walkThrough(points).steps * gait.open
  if (spent > ALLOWANCE || !isOpen(ground, west, south, east, north)) return undefined
  const reach = 30 + Math.ceil(Math.sqrt(Math.max(0, caution.keepOff)))
  for (const enemy of enemies) {
    const [x, y] = [state.x[enemy]!, state.y[enemy]!]
    if (x >= west - reach && x <= east + reach && y >= south - reach && y <= north + reach) return undefined
  }
  const [x, y] = points.at(-1)!
  return { unit, x, y, facing, spent, end: 'there', isTouching: false }
}
