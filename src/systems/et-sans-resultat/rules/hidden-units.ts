import { type Events, emitSeen } from './events.ts'
import { isEnemyWithin, isOnTable, sideOfUnit } from './queries.ts'
import { type BattleState, FIRED, FOUGHT, HIDDEN } from './state.ts'

// Hidden units are no part of the sheet: RULES.md has them among what Berthier adds.

/** 14.14: whether the enemy does not see a unit. */
export const isHiddenUnit = (state: BattleState, unit: number): boolean => (state.unitBits[unit]! & HIDDEN) !== 0

/** 14.14: whether a side has units on the table that the enemy does not see. */
export const hasHiddenUnits = (state: BattleState, side: number): boolean =>
  state.field.special.hidden?.some(
    (_, unit) => sideOfUnit(state, unit) === side && isOnTable(state, unit) && isHiddenUnit(state, unit),
  ) ?? false

/** 14.14: whoever has moved, fired, fought or been driven off is seen, and whoever the enemy has come near to. */
export function revealSighted(state: BattleState, events: Events): void {
  const { hidden } = state.field.special
  if (hidden === undefined) return
  for (let unit = 0; unit < hidden.length; unit++) {
    if (!isHiddenUnit(state, unit) || !isShown(state, unit, hidden[unit]!)) continue
    state.unitBits[unit]! &= ~HIDDEN
    if (isOnTable(state, unit)) emitSeen(state, events, unit)
  }
}

function isShown(state: BattleState, unit: number, reach: number): boolean {
  if (!isOnTable(state, unit) || state.spentBy[unit]! > 0) return true
  if ((state.unitBits[unit]! & (FIRED | FOUGHT)) !== 0) return true
  return isEnemyWithin(state, sideOfUnit(state, unit), state.x[unit]!, state.y[unit]!, reach)
}
