import type { Events } from '../events.ts'
import { isBattery } from '../queries.ts'
import { type BattleState, NOBODY, REMOVED, RESERVE, ROUTED } from '../state.ts'
import { emitRemoval, emitRout } from './events.ts'
import { isAreaTouched } from './reformation.ts'

/**
 * 12.11: a unit runs into the reformation area of its formation; where enemies touch that, it is lost. Guns that run
 * are in reserve there (2.2).
 */
export function rout(state: BattleState, unit: number, events: Events, isCornered = false): void {
  const formation = state.formation[unit]!
  if (formation === NOBODY || isAreaTouched(state, formation)) {
    remove(state, unit, events)
    return
  }
  const [x, y] = [state.areaX[formation]!, state.areaY[formation]!]
  emitRout(state, events, unit, x, y, isCornered)
  state.x[unit] = x
  state.y[unit] = y
  state.stance[unit] = isBattery(state, unit) ? RESERVE : ROUTED
}

/** A unit is lost for good. */
export function remove(state: BattleState, unit: number, events: Events): void {
  emitRemoval(state, events, unit)
  state.stance[unit] = REMOVED
}
