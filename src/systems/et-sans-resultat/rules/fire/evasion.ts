import type { Breakdown, Refusal } from '../../../../engine/system.ts'
import type { ActionOf } from '../actions.ts'
import { explainFight } from '../combat/explain.ts'
import { fightFor } from '../combat/fights.ts'
import type { Decision } from '../decision.ts'
import type { Events } from '../events.ts'
import { evadeUnit } from '../movement/retreat.ts'
import { isCavalry, isEnemyWithin, isOnTable, sideOfFormation, unitsOf } from '../queries.ts'
import { type BattleState, MAY_EVADE, STEPS } from '../state.ts'
import { formatEvasion, parseEvasion } from './action-text.ts'

type Evasion = ActionOf<'evade' | 'stand'>

/** 11.7: whether the cavalry of a formation that may evade does so. Whoever says nothing stands. */
export const evasionDecision: Decision<Evasion> = {
  kinds: ['evade', 'stand'],
  hasChoice(state, side) {
    for (let formation = 0; formation < state.order.length; formation++) {
      if (sideOfFormation(state, formation) === side && mayDecide(state, formation)) return true
    }
    return false
  },
  list(state, side, out) {
    for (let formation = 0; formation < state.order.length; formation++) {
      if (sideOfFormation(state, formation) !== side || !mayDecide(state, formation)) continue
      out.push({ kind: 'evade', side, formation }, { kind: 'stand', side, formation })
    }
  },
  refusal(state, { side, formation }): Refusal | undefined {
    const { formations } = state.field
    const name = formations[formation]?.name ?? 'this formation'
    if (formations[formation]?.side !== side) {
      return { rule: '11.7', reason: `${name} is not yours: decide for your own cavalry` }
    }
    if ((state.formationBits[formation]! & MAY_EVADE) === 0) {
      return { rule: '11.7', reason: `nothing lets the cavalry of ${name} evade now: its assessment must say so` }
    }
    if (mayDecide(state, formation)) return undefined
    return { rule: '11.7', reason: `${name} has no cavalry within ${inches(state)} inches of an enemy` }
  },
  carryOut(state, { kind, formation }, events) {
    state.formationBits[formation]! &= ~MAY_EVADE
    if (kind === 'evade') evadeCavalry(state, formation, events)
  },
  explain,
  format: formatEvasion,
  parse: parseEvasion,
}

/** All cavalry of a formation that has an enemy near evades. */
export function evadeCavalry(state: BattleState, formation: number, events: Events): void {
  for (const unit of unitsOf(state, formation)) if (isCavalry(state, unit)) evade(state, unit, events)
}

/** A unit evades if it has an enemy near; nobody else has anything to get away from. */
export function evade(state: BattleState, unit: number, events: Events): void {
  if (isThreatened(state, unit)) evadeUnit(state, unit, events)
}

/** Whether a formation has cavalry that can evade. */
export function canEvade(state: BattleState, formation: number): boolean {
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] === formation && isCavalry(state, unit) && isThreatened(state, unit)) return true
  }
  return false
}

const mayDecide = (state: BattleState, formation: number) =>
  (state.formationBits[formation]! & MAY_EVADE) !== 0 && canEvade(state, formation)

function isThreatened(state: BattleState, unit: number): boolean {
  if (!isOnTable(state, unit)) return false
  const { side } = state.field.units[unit]!
  return isEnemyWithin(state, side, state.x[unit]!, state.y[unit]!, state.field.tables.reach.evadeFrom)
}

/** Whoever evades gets away; whoever stands before combat fights those in contact with it. */
function explain(state: BattleState, { kind, formation }: Evasion): Breakdown {
  const units = unitsOf(state, formation).filter((unit) => isCavalry(state, unit) && isThreatened(state, unit))
  if (kind === 'stand') {
    const isToFight = STEPS[state.step] === 'fire-evasion'
    const fights = isToFight ? units.map((unit) => fightFor(state, unit)) : []
    const first = fights.find((fight) => fight !== undefined)
    if (first) return explainFight(state, first.attackers, first.defender)
  }
  const modifiers = units.map((unit) => ({ rule: '11.7', what: state.field.units[unit]!.id, add: 1 }))
  const result = kind === 'evade' ? 'evades' : 'stands'
  return { base: 0, modifiers, value: units.length, chances: [{ result, chance: 1 }] }
}

const inches = (state: BattleState) => state.field.tables.reach.evadeFrom / 10
