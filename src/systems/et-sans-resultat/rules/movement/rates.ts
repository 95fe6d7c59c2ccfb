import {
  ALLOWANCE,
  DENSE,
  IMPASSABLE,
  mixtureAt,
  POOR_ROAD,
  ROAD,
  ROUGH,
  type TableGround,
} from '../../format/index.ts'
import type { Battlefield } from '../battlefield.ts'
import { AS_DEPLOYED, AS_FLEEING, type Gait } from '../gaits.ts'
import { isRunning } from '../queries.ts'
import { type BattleState, DEPLOYED, UNLIMBERED } from '../state.ts'
import { slowing } from '../weather.ts'

export type { Gait } from '../gaits.ts'

/** The gait of a unit as it stands. Unlimbered guns have none (7.5). */
export function gaitOf(state: BattleState, unit: number): Gait {
  if (state.stance[unit] === UNLIMBERED) throw new Error('unlimbered guns do not move')
  return gaitAs(state, unit, state.stance[unit] === DEPLOYED)
}

/** The gait of a unit as if it were deployed, or not. */
export function gaitAs(state: BattleState, unit: number, isDeployed: boolean): Gait {
  const isFleeing = isRunning(state, state.formation[unit]!)
  return state.field.units[unit]!.gaits[(isDeployed ? AS_DEPLOYED : 0) | (isFleeing ? AS_FLEEING : 0)]!
}

/**
 * The points that a unit has for a move. 14.8: where the weather is bad each inch less takes what one in the open costs,
 * but one is left.
 */
export function allowanceOf(state: BattleState, unit: number, { open }: Pick<Gait, 'open'>): number {
  const less = slowing(state, unit)
  return less === 0 ? ALLOWANCE : Math.max(10 * open, ALLOWANCE - Math.round(less * 10) * open)
}

/** The gait of army and force commanders. */
export const gaitOfGenerals = ({ generalGait }: Battlefield): Gait => generalGait

/** What a step costs that ends on ground with such marks. */
export function costOn(gait: Gait, marks: number): number {
  if (gait.usesRoads) {
    if ((marks & ROAD) !== 0) return gait.road
    if ((marks & POOR_ROAD) !== 0) return gait.open
  }
  const own = mixtureAt(marks)
  if (own !== 0) return gait.ownCost[own]!
  return (marks & DENSE) !== 0 ? gait.dense : (marks & ROUGH) !== 0 ? gait.rough : gait.open
}

/** 7.3: whether he is in dense ground in a way that halts him: a step in or out ends the move. */
export function isInDense(gait: Gait, marks: number): boolean {
  const own = mixtureAt(marks)
  if (own === 0 ? !gait.isHalted || (marks & DENSE) === 0 : gait.ownHalts[own] === 0) return false
  return !gait.usesRoads || (marks & (ROAD | POOR_ROAD)) === 0
}

/** Whether nobody may enter such ground, or not somebody of a gait (14.2). */
export const isBarred = ({ isClosed }: Pick<Gait, 'isClosed'>, marks: number) =>
  isImpassable(marks) || (mixtureAt(marks) !== 0 && isClosed[mixtureAt(marks)] === 1)

export const isImpassable = (marks: number) => (marks & IMPASSABLE) !== 0

/** The gait by which a unit may enter ground or not: that does not depend on how it stands. */
export const anyGaitOf = ({ field }: BattleState, unit: number): Gait => field.units[unit]!.gaits[0]!

/**
 * The marks under somebody. Columns that still wait beyond the edge (13.4) stand on what leads onto the table: the
 * ground goes on there as it is at the edge, the road too.
 */
export function marksUnder(ground: TableGround, x: number, y: number): number {
  return ground.marksAt(Math.max(0, Math.min(ground.width, x)), Math.max(0, Math.min(ground.height, y)))
}
