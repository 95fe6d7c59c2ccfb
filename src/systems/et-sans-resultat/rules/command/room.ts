import { ahead, FACINGS } from '../../../../board/table/facing.ts'
import { APART, meet, OVERLAP } from '../../../../board/table/footprint.ts'
import { isWithin, type Point } from '../../../../board/table/point.ts'
import { anyGaitOf, isBarred } from '../movement/rates.ts'
import { footprintOf, isOnTable, sideOfUnit } from '../queries.ts'
import type { BattleState } from '../state.ts'

/** Where there is room for a unit that a commander brings up. */

/** Steps off the facing: from straight ahead round both sides to straight behind, and the other way round. */
const AHEAD_FIRST = Array.from({ length: FACINGS }, (_, i) => (i % 2 === 0 ? i / 2 : FACINGS - (i + 1) / 2))
const BEHIND_FIRST = AHEAD_FIRST.toReversed()

export type Search = {
  readonly around: Point
  readonly facing: number
  /** The least and the greatest distance from there, in tenths. */
  readonly from: number
  readonly to: number
  readonly isAheadFirst?: boolean
}

/** The nearest free place for a unit in another stance: on open ground, on nobody, and away from the enemy. */
export function findRoom(state: BattleState, unit: number, stance: number, search: Search): Point | undefined {
  const { around, facing, from, to, isAheadFirst } = search
  const footprint = footprintOf(state, unit, stance)
  const others = othersNear(state, unit, around, to)
  for (let distance = from; distance <= to; distance++) {
    for (const step of isAheadFirst ? AHEAD_FIRST : BEHIND_FIRST) {
      const at = ahead(around, (facing + step) % FACINGS, distance)
      if (isWithin(around, at, to) && fits(state, unit, footprint, at, facing, others)) return at
    }
  }
  return undefined
}

/** Those who could be in the way of a unit so far around a point. */
function othersNear(state: BattleState, unit: number, [x, y]: Point, reach: number): number[] {
  const far = reach + FAR
  const others: number[] = []
  for (let other = 0; other < state.x.length; other++) {
    if (other === unit || !isOnTable(state, other)) continue
    const [dx, dy] = [state.x[other]! - x, state.y[other]! - y]
    if (dx <= far && dx >= -far && dy <= far && dy >= -far) others.push(other)
  }
  return others
}

/** Footprints are told apart by their own sizes; this only spares the question for most. */
const FAR = 100

function fits(
  state: BattleState,
  unit: number,
  [width, depth]: readonly [width: number, depth: number],
  [x, y]: Point,
  facing: number,
  others: readonly number[],
): boolean {
  const { ground } = state.field
  if (!ground.isOnTable(x, y) || isBarred(anyGaitOf(state, unit), ground.marksAt(x, y))) return false
  for (const other of others) {
    const [otherWidth, otherDepth] = footprintOf(state, other)
    const [ox, oy, of] = [state.x[other]!, state.y[other]!, state.facing[other]!]
    const meeting = meet(x, y, facing, width, depth, ox, oy, of, otherWidth, otherDepth)
    if (meeting === OVERLAP) return false
    if (meeting !== APART && sideOfUnit(state, other) !== sideOfUnit(state, unit)) return false
  }
  return true
}
