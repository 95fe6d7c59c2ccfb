import type { EsrAssessmentResult } from '../../format/index.ts'
import { isBeaten } from '../army-morale.ts'
import { isLocked } from '../command/locks.ts'
import { freeSuperior, setOrder, takeStatus } from '../command/status.ts'
import { rollOne, rollTwo } from '../dice.ts'
import type { Events } from '../events.ts'
import { withdraw } from '../movement/retreat.ts'
import { remove, rout } from '../movement/rout.ts'
import { attackNearest } from '../movement/straight.ts'
import { hasStatus, isBattery, isCavalry, isOnTable, sideOfFormation, unitsOf } from '../queries.ts'
import {
  ATTACK,
  type BattleState,
  BOUND_TO_ATTACK,
  BROKEN,
  GONE,
  MAY_EVADE,
  NOBODY,
  OFF,
  REMOVED,
  RETREATING,
  ROUTED,
} from '../state.ts'
import { canEvade, evade, evadeCavalry } from './evasion.ts'
import { emitBatteriesRetire, emitReaction } from './events.ts'
import { committedBatteries, retireBatteries, tire } from './fatigue.ts'

/** A formation that is assessed, and what about it is counted before anybody suffers (11.2). */
export type Assessed = {
  readonly formation: number
  readonly phase: 'fire' | 'combat'
  /** The class that its fatigue goes to (2.7). */
  readonly principal: number
  /** Whether it is a cavalry formation (2.5). */
  readonly isCavalry: boolean
}

/** A row of the assessment table, worked from left to right. */
export function carryOut(state: BattleState, assessed: Assessed, row: EsrAssessmentResult, events: Events): void {
  const { formation } = assessed
  react(state, assessed, row, events)
  if (row.cavalry === 'rout' && assessed.isCavalry) {
    breakUp(state, formation, events)
    return
  }
  workCavalry(state, formation, row, events)
  retire(state, formation, row, events)
  const kind = state.field.tables.assessment.fatigueTo === 'principal' ? assessed.principal : undefined
  tire(state, formation, row.fatigue ?? 0, events, kind)
  if (row.retreat) {
    takeStatus(state, formation, RETREATING, events)
    withdraw(state, formation, state.field.tables.reach.retreatTo, events)
  }
}

/** Whether it can be lost: it is on the table, or waits in the reformation area. */
const isThere = (state: BattleState, unit: number) => isOnTable(state, unit) || state.stance[unit] === ROUTED

/** 11.7, 11.8: irregulars evade and impetuous units attack, as the row or their own roll says. */
function react(state: BattleState, { formation, phase }: Assessed, row: EsrAssessmentResult, events: Events): void {
  for (const unit of unitsOf(state, formation)) {
    const { troop, isImpetuous } = state.field.units[unit]!
    if (troop.evades && row.irregulars === 'removed') {
      if (isThere(state, unit)) remove(state, unit, events)
      continue
    }
    if (!isOnTable(state, unit)) continue
    if (troop.evades) {
      const evades =
        row.irregulars === 'evade' || (row.irregulars === 'roll' && fails(state, unit, row, 'evade', events))
      if (evades) evade(state, unit, events)
      // Whoever retreats, is broken or rallies never seeks contact (5), however impetuous.
    } else if (isImpetuous && !isBattery(state, unit) && !hasStatus(state, formation)) {
      if (row.roll !== undefined && fails(state, unit, row, 'attack', events)) attack(state, unit, phase, events)
    }
  }
}

/** Whether a unit rolls so low that it does what its nature is. */
function fails(
  state: BattleState,
  unit: number,
  { roll = 0 }: EsrAssessmentResult,
  what: 'evade' | 'attack',
  events: Events,
): boolean {
  const dice = rollTwo(state)
  const isSo = dice <= roll
  emitReaction(state, events, unit, dice, roll, isSo ? what : 'stand')
  return isSo
}

/** 11.8: the formation converts to Attack, and the unit goes at the nearest enemy: at once, after combat in the next movement. */
function attack(state: BattleState, unit: number, phase: 'fire' | 'combat', events: Events): void {
  const formation = state.formation[unit]!
  // 14.10: a broken army is stung into nothing.
  if (isBeaten(state, sideOfFormation(state, formation))) return
  // 13.7: a locked formation keeps its directive; the unit goes all the same.
  if (state.order[formation] !== ATTACK && !isLocked(state, formation))
    setOrder(state, formation, ATTACK, NOBODY, events)
  if (phase === 'combat') state.unitBits[unit]! |= BOUND_TO_ATTACK
  else attackNearest(state, unit, events)
}

function workCavalry(state: BattleState, formation: number, { cavalry }: EsrAssessmentResult, events: Events): void {
  if (cavalry === 'may-evade') {
    if (canEvade(state, formation)) state.formationBits[formation]! |= MAY_EVADE
  } else if (cavalry === 'must-evade') {
    state.formationBits[formation]! &= ~MAY_EVADE
    evadeCavalry(state, formation, events)
  } else if (cavalry !== undefined) {
    for (const unit of unitsOf(state, formation)) {
      if (!isCavalry(state, unit)) continue
      if (cavalry === 'removed' && isThere(state, unit)) remove(state, unit, events)
      if (cavalry === 'rout' && isOnTable(state, unit)) rout(state, unit, events)
    }
  }
}

/** 11.9, 13.6: batteries go to reserve; there is no die where there are none. */
function retire(state: BattleState, formation: number, { batteries }: EsrAssessmentResult, events: Events): void {
  const committed = committedBatteries(state, formation)
  if (batteries === undefined || committed === 0) return
  if (batteries === 'all') {
    retireBatteries(state, formation, committed, events)
    return
  }
  const die = rollOne(state)
  const count = batteries === 'half-die' ? Math.ceil(die / 2) : die
  emitBatteriesRetire(state, events, formation, die, Math.min(count, committed))
  retireBatteries(state, formation, count, events)
}

/** 11.10: a cavalry formation breaks and is removed, with all that it has. */
function breakUp(state: BattleState, formation: number, events: Events): void {
  freeSuperior(state, formation)
  takeStatus(state, formation, BROKEN, events)
  for (const unit of unitsOf(state, formation)) {
    if (state.stance[unit] !== REMOVED && state.stance[unit] !== OFF) remove(state, unit, events)
  }
  // A detachment is given back to its formation at the end of the turn (2.8).
  if (!state.field.formations[formation]!.isSpare) state.formationBits[formation]! |= GONE
}
