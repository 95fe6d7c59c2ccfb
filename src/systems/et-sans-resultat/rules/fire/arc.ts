import { FRONT, sector } from '../../../../board/table/facing.ts'
import { isHiddenUnit } from '../hidden-units.ts'
import { isOnTable, sideOfUnit } from '../queries.ts'
import { type BattleState, DEPLOYED, NOBODY, UNLIMBERED } from '../state.ts'
import { isUnderTruce } from '../truce.ts'
import { isBeyondGuns, isBeyondSight } from '../weather.ts'
import { sees } from './sight.ts'

/** Who can fire at whom (9.2). */

/** The square of the distance between two units, centre to centre (1.4). */
export function squareBetween(state: BattleState, a: number, b: number): number {
  const [dx, dy] = [state.x[a]! - state.x[b]!, state.y[a]! - state.y[b]!]
  return dx * dx + dy * dy
}

/** 1.6: the sector in which one unit sees another. */
export function sectorOf(state: BattleState, from: number, to: number) {
  return sector(state.facing[from]!, state.x[to]! - state.x[from]!, state.y[to]! - state.y[from]!)
}

/** Whether a battery is unlimbered and has a unit in range, or within so many tenths, in its front sector and in sight. */
export function bearsOnUnit(
  state: BattleState,
  battery: number,
  unit: number,
  reach = state.field.units[battery]!.troop.range,
): boolean {
  return (
    state.stance[battery] === UNLIMBERED &&
    squareBetween(state, battery, unit) <= reach * reach &&
    isOpenToFire(state, battery, unit) &&
    !isBeyondGuns(state, battery, unit) &&
    sectorOf(state, battery, unit) === FRONT &&
    sees(state, state.x[battery]!, state.y[battery]!, state.x[unit]!, state.y[unit]!)
  )
}

/** Whether a battery has a unit of a formation in range and arc. */
export function bears(
  state: BattleState,
  battery: number,
  target: number,
  reach = state.field.units[battery]!.troop.range,
): boolean {
  if (state.stance[battery] !== UNLIMBERED) return false
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== target || !isOnTable(state, unit)) continue
    if (bearsOnUnit(state, battery, unit, reach)) return true
  }
  return false
}

/** Whether a unit is a deployed battalion with a unit of a formation so near that it can skirmish with it. */
export function skirmishes(state: BattleState, battalion: number, target: number): boolean {
  if (!isSkirmisher(state, battalion)) return false
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== target || !isOnTable(state, unit)) continue
    if (reachesUnit(state, battalion, unit)) return true
  }
  return false
}

/** Whether skirmishers of a battalion get at a unit: in range, and not hidden by the weather (14.8). */
export function reachesUnit(state: BattleState, battalion: number, unit: number): boolean {
  const reach = state.field.units[battalion]!.troop.range
  if (squareBetween(state, battalion, unit) > reach * reach || !isOpenToFire(state, battalion, unit)) return false
  return !isBeyondSight(state, state.x[battalion]!, state.y[battalion]!, state.x[unit]!, state.y[unit]!)
}

/** 14.11, 14.14: nobody fires at whom a truce spares, or at whom he does not see. */
function isOpenToFire(state: BattleState, firing: number, unit: number): boolean {
  const { truces, hidden } = state.field.special
  if (hidden !== undefined && isHiddenUnit(state, unit)) return false
  return truces === undefined || !isUnderTruce(state, sideOfUnit(state, firing), state.x[unit]!, state.y[unit]!)
}

/** A deployed battalion, or others whose type skirmishes. */
export const isSkirmisher = (state: BattleState, unit: number) =>
  state.field.units[unit]!.troop.skirmishes && state.stance[unit] === DEPLOYED

/** The unit of a formation that is nearest to another unit; the first of the roster where several are. */
export function nearestOf(state: BattleState, formation: number, to: number): number {
  let [nearest, square] = [NOBODY as number, Number.POSITIVE_INFINITY]
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit)) continue
    const distance = squareBetween(state, unit, to)
    if (distance < square) [nearest, square] = [unit, distance]
  }
  return nearest
}
