import { memoize } from '../../../../board/memoize.ts'
import {
  ALLOWANCE,
  DENSE,
  IMPASSABLE,
  POOR_ROAD,
  ROAD,
  ROUGH,
  type TableGround,
  type Tables,
} from '../../format/index.ts'
import type { Battlefield } from '../battlefield.ts'
import { isRunning } from '../queries.ts'
import { type BattleState, DEPLOYED, UNLIMBERED } from '../state.ts'

/** What a tenth of an inch costs somebody, by what is under him (7.1, 7.2). All are whole numbers of points. */
export type Gait = {
  readonly road: number
  readonly open: number
  readonly rough: number
  readonly dense: number
  /** 7.4: in column on any road neither cost nor halts of the ground count. */
  readonly usesRoads: boolean
  /** 7.3: whether he is halted at the edge of dense ground: lights and irregulars are not. */
  readonly isHalted: boolean
}

/** The gait of a unit as it stands. Unlimbered guns have none (7.5). */
export function gaitOf(state: BattleState, unit: number): Gait {
  if (state.stance[unit] === UNLIMBERED) throw new Error('unlimbered guns do not move')
  return gaitAs(state, unit, state.stance[unit] === DEPLOYED)
}

/** The gait of a unit as if it were deployed, or not. */
export function gaitAs(state: BattleState, unit: number, isDeployed: boolean): Gait {
  const { isMounted, isLoose } = state.field.units[unit]!
  const formation = state.formation[unit]!
  const isFleeing = isRunning(state, formation)
  const place = (isMounted ? 1 : 0) | (isDeployed ? 2 : 0) | (isLoose ? 4 : 0) | (isFleeing ? 8 : 0)
  return gaitsOf(state.field.tables)[place]!
}

/** The gait of army and force commanders. */
export function gaitOfGenerals({ tables }: Battlefield): Gait {
  return gaitsOf(tables)[GENERALS]!
}

/** What a step costs that ends on ground with such marks. */
export function costOn(gait: Gait, marks: number): number {
  if (gait.usesRoads) {
    if ((marks & ROAD) !== 0) return gait.road
    if ((marks & POOR_ROAD) !== 0) return gait.open
  }
  return (marks & DENSE) !== 0 ? gait.dense : (marks & ROUGH) !== 0 ? gait.rough : gait.open
}

/** 7.3: whether he is in dense ground in a way that halts him: a step in or out ends the move. */
export function isInDense(gait: Gait, marks: number): boolean {
  if (!gait.isHalted || (marks & DENSE) === 0) return false
  return !gait.usesRoads || (marks & (ROAD | POOR_ROAD)) === 0
}

export const isBarred = (marks: number) => (marks & IMPASSABLE) !== 0

/**
 * The marks under somebody. Columns that still wait beyond the edge (13.4) stand on what leads onto the table: the
 * ground goes on there as it is at the edge, the road too.
 */
export function marksUnder(ground: TableGround, x: number, y: number): number {
  return ground.marksAt(Math.max(0, Math.min(ground.width, x)), Math.max(0, Math.min(ground.height, y)))
}

const GENERALS = 16

const gaitsOf = memoize((tables: Tables): readonly Gait[] => {
  const gaits = Array.from({ length: GENERALS }, (_, place) => makeGait(tables, place))
  const { road, ployed } = tables.movement.rate.general
  gaits.push(withGround(tables, road, ployed, true, false, 1))
  return gaits
})

function makeGait(tables: Tables, place: number): Gait {
  const { rate, withdrawing } = tables.movement
  const { road, ployed, deployed } = (place & 1) !== 0 ? rate.cavalry : rate.infantry
  const isDeployed = (place & 2) !== 0
  const open = isDeployed ? deployed : ployed
  return withGround(
    tables,
    isDeployed ? open : road,
    open,
    !isDeployed,
    (place & 4) !== 0,
    (place & 8) !== 0 ? withdrawing : 1,
  )
}

/** 7.2: factors multiply. A rate that does not divide the allowance is rounded up, so that nobody goes too far. */
function withGround(
  { movement }: Tables,
  road: number,
  open: number,
  usesRoads: boolean,
  isLoose: boolean,
  factor: number,
): Gait {
  const points = (cost: number) => Math.min(ALLOWANCE, Math.ceil(cost * factor))
  return {
    road: points(road),
    open: points(open),
    rough: points(open * (isLoose ? movement.roughLight : movement.rough)),
    dense: points(open * (isLoose ? movement.denseLight : movement.dense)),
    usesRoads,
    isHalted: movement.denseHalts && !isLoose,
  }
}
