import { takeStatus } from '../command/status.ts'
import type { Events } from '../events.ts'
import { withdraw } from '../movement/retreat.ts'
import { remove } from '../movement/rout.ts'
import { deployedUnits, fatigueOf, formationsInTurn, isCavalry, unitsOf } from '../queries.ts'
import { ASSESSED, type BattleState, BROKEN, NOBODY, RETREATING, ROUTED } from '../state.ts'
import { emitStatusCheck } from './events.ts'

/** 11.11: those who were assessed after combat and carry too much fatigue turn away; by the sheet's letter all who do. */
export function checkStatuses(state: BattleState, events: Events): void {
  const isForAll = state.field.tables.readings.statusCheck === 'after-assessments'
  for (const formation of formationsInTurn(state)) {
    if (!isForAll && (state.formationBits[formation]! & ASSESSED) === 0) continue
    const status = statusFor(state, formation)
    if (status !== NOBODY) turnAway(state, formation, status, events)
  }
}

/** 11.11: by the sheet's letter there is a check after the assessments of fire, too. */
export function checkAfterFire(state: BattleState, events: Events): void {
  if (state.field.tables.readings.statusCheck === 'after-assessments') checkStatuses(state, events)
}

/** The status that fatigue brings on a formation: never one that it has, or a better one. */
export function statusFor(state: BattleState, formation: number): number {
  const { retreat, broken } = state.field.tables.status
  const deployed = deployedUnits(state, formation)
  const fatigue = 100 * fatigueOf(state, formation)
  if (deployed === 0 || state.order[formation] === BROKEN) return NOBODY
  if (fatigue >= broken * deployed) return BROKEN
  return fatigue >= retreat * deployed && state.order[formation] !== RETREATING ? RETREATING : NOBODY
}

/** 11.12: it goes away from the enemy; a broken formation loses its cavalry. */
function turnAway(state: BattleState, formation: number, status: number, events: Events): void {
  const { retreatTo, brokenTo } = state.field.tables.reach
  emitStatusCheck(state, events, formation, fatigueOf(state, formation), deployedUnits(state, formation))
  takeStatus(state, formation, status, events)
  // Those on the table are lost on the way back; those who wait in the reformation area go with them.
  for (const unit of unitsOf(state, formation)) {
    if (status === BROKEN && isCavalry(state, unit) && state.stance[unit] === ROUTED) remove(state, unit, events)
  }
  withdraw(state, formation, status === BROKEN ? brokenTo : retreatTo, events)
}
