import type { Events } from '../events.ts'
import { contactsOf, isEngaged, nearestEnemyUnit, recordContact } from '../movement/contact.ts'
import { chargeAt } from '../movement/straight.ts'
import { isCavalryFormation, isEnemyWithin, sideOfFormation, sideOfUnit, sidesInTurn } from '../queries.ts'
import { ATTACK, type BattleState, CONVERTED, DEPLOYED, NOBODY } from '../state.ts'
import { isUnderTruce } from '../truce.ts'
import { emitCharge } from './events.ts'

/** 5.10c: whether an enemy is near enough to the deployed cavalry of a formation to be charged, whom no truce spares (14.11). */
export function hasChargeTarget(state: BattleState, formation: number): boolean {
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] === formation && canCharge(state, unit) && isFairGame(state, unit)) return true
  }
  return false
}

function canCharge(state: BattleState, unit: number): boolean {
  if (state.stance[unit] !== DEPLOYED || !state.field.units[unit]!.troop.charges) return false
  const { opportunity } = state.field.tables.directives
  return isEnemyWithin(state, sideOfUnit(state, unit), state.x[unit]!, state.y[unit]!, opportunity)
}

/** 14.11: whether no truce spares the enemy that a regiment would go at. */
function isFairGame(state: BattleState, unit: number): boolean {
  if (state.field.special.truces === undefined) return true
  const target = nearestEnemyUnit(state, unit)
  return !isUnderTruce(state, sideOfUnit(state, unit), state.x[target]!, state.y[target]!)
}

/** A regiment and the enemy that it goes at. */
type Charge = { readonly unit: number; readonly target: number; readonly dx: number; readonly dy: number }

/**
 * 5.10c: the cavalry that has just turned to the attack charges, each regiment straight at the nearest enemy. Whom
 * they go at is settled before the first of them moves.
 */
export function chargeHome(state: BattleState, events: Events): void {
  for (const { unit, target, dx, dy } of chargesOf(state)) {
    // 7.8: whom an enemy has reached in the meantime stays where he is.
    if (isEngaged(state, unit)) continue
    const [fromX, fromY] = [state.x[unit]!, state.y[unit]!]
    const { opportunity } = state.field.tables.directives
    chargeAt(state, unit, dx, dy, opportunity * state.field.units[unit]!.troop.rates.deployed)
    recordContact(state, unit, contactsOf(state, unit))
    emitCharge(state, unit, target, fromX, fromY, events)
  }
}

function chargesOf(state: BattleState): Charge[] {
  const charges: Charge[] = []
  for (const side of sidesInTurn(state)) {
    for (let unit = 0; unit < state.x.length; unit++) {
      const formation = state.formation[unit]!
      if (formation === NOBODY || sideOfFormation(state, formation) !== side) continue
      if (!hasTurned(state, formation) || !canCharge(state, unit) || !isFairGame(state, unit)) continue
      const target = nearestEnemyUnit(state, unit)
      charges.push({ unit, target, dx: state.x[target]! - state.x[unit]!, dy: state.y[target]! - state.y[unit]! })
    }
  }
  return charges
}

/** Whether a cavalry formation has turned to the attack in this step. */
const hasTurned = (state: BattleState, formation: number) =>
  state.order[formation] === ATTACK &&
  (state.formationBits[formation]! & CONVERTED) !== 0 &&
  isCavalryFormation(state, formation)
