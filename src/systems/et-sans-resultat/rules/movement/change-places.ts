import { ahead, bearing } from '../../../../board/table/facing.ts'
import type { Point } from '../../../../board/table/point.ts'
import type { ActionOf } from '../actions.ts'
import { facingOf, isBattery } from '../queries.ts'
import { type BattleState, NOBODY } from '../state.ts'
import { changeRefusal, toReserve } from './changes.ts'
import { nearestEnemyUnit } from './contact.ts'

/** Eight ways around the way it is going to face. */
const AROUND = [0, 4, 12, 2, 14, 8, 6, 10]

/** The changes that a unit is offered, up to a number: on the spot and around it, facing as its formation does or the enemy. */
export function changesOf(state: BattleState, unit: number, most = Number.POSITIVE_INFINITY): ActionOf<'change'>[] {
  const { side } = state.field.units[unit]!
  const formation = state.formation[unit]!
  const from: Point = [state.x[unit]!, state.y[unit]!]
  const own = state.facing[unit]!
  const enemy = nearestEnemyUnit(state, unit)
  const towards = enemy === NOBODY ? own : bearing(state.x[enemy]! - from[0], state.y[enemy]! - from[1], own)
  const found: ActionOf<'change'>[] = []
  const offer = (at: Point, facing: number) => {
    const action = { kind: 'change', side, unit, at, facing } as const
    if (found.length < most && !changeRefusal(state, action)) found.push(action)
  }
  for (const facing of new Set([own, facingOf(state, formation), towards])) offer(from, facing)
  if (isBattery(state, unit)) {
    const reserve = toReserve(state, unit)
    offer(reserve.at, reserve.facing)
    return found
  }
  const { change } = state.field.tables.reach
  for (const facing of new Set([own, towards]))
    for (const way of AROUND) offer(within(from, (facing + way) & 15, change), facing)
  return found
}

/** A place so far away at most: rounded to tenths, a slanting shift could be a hair too long. */
function within(from: Point, way: number, tenths: number): Point {
  const place = ahead(from, way, tenths)
  const [dx, dy] = [place[0] - from[0], place[1] - from[1]]
  return dx * dx + dy * dy <= tenths * tenths ? place : ahead(from, way, tenths - 1)
}
