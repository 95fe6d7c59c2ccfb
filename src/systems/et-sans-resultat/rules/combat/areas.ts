import { squaredDistance } from '../../../../board/table/point.ts'
import { isEngaged } from '../movement/contact.ts'
import { isBattery, isOnTable, sideOfFormation, sideOfUnit } from '../queries.ts'
import { type BattleState, NOBODY, ROUTED } from '../state.ts'

/** Who meets in a reformation area, where routed units can be attacked (2.2). */

/** Of the routed units of a formation the one with the best rating, which fights for all of them; NOBODY where there is none. */
export function bestRouted(state: BattleState, formation: number): number {
  const { units } = state.field
  let best: number = NOBODY
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || state.stance[unit] !== ROUTED) continue
    if (best === NOBODY || units[unit]!.rating > units[best]!.rating) best = unit
  }
  return best
}

/** The enemies that touch the area of a formation (1.10) and are free to attack those in it: no guns, and nobody in contact. */
export function intrudersOf(state: BattleState, formation: number): number[] {
  const { touch } = state.field.tables.area
  const [x, y] = [state.areaX[formation]!, state.areaY[formation]!]
  const side = sideOfFormation(state, formation)
  const found: number[] = []
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (sideOfUnit(state, unit) === side || !isOnTable(state, unit) || isBattery(state, unit)) continue
    if (squaredDistance([x, y], [state.x[unit]!, state.y[unit]!]) > touch * touch) continue
    if (!isEngaged(state, unit)) found.push(unit)
  }
  return found
}
