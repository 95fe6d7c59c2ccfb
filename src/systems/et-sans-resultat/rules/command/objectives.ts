import { isInArea } from '../../format/index.ts'
import { isOnTable } from '../queries.ts'
import type { BattleState } from '../state.ts'

/** The area that a formation's force is sent to. */
export const objectiveOf = (state: BattleState, formation: number): number => state.objective[state.force[formation]!]!

/** 5.9: whether a formation has reached its objective: one of its units is inside, or near enough to the point. */
export function hasReachedObjective(state: BattleState, formation: number): boolean {
  const area = state.field.areas[objectiveOf(state, formation)]!
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit)) continue
    if (isInArea(area, state.x[unit]!, state.y[unit]!)) return true
  }
  return false
}
