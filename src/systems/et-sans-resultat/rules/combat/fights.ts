import { rollTwo } from '../dice.ts'
import type { Events } from '../events.ts'
import { retireBattery, tire } from '../fire/fatigue.ts'
import { releaseByAttack } from '../keep-time.ts'
import { contactsOf, foremost, hasMovedInto } from '../movement/contact.ts'
import { formationsInTurn, initiative, isBattery, sideOfUnit, sidesInTurn } from '../queries.ts'
import { ATTACK, type BattleState, BROKE_THROUGH, FOUGHT, IN_COMBAT, NOBODY } from '../state.ts'
import { bestRouted, intrudersOf } from './areas.ts'
import { emitFight, type Roll } from './events.ts'
import { combatModifiers, type Fight, fightOf } from './modifiers.ts'
import { carryOutResult } from './results.ts'

/** 12.1, 12.2: all fights, by the roster of the attackers, the side with the initiative first; what comes of one counts in the next. */
export function fightAll(state: BattleState, events: Events): void {
  const hasAttacked = new Uint8Array(state.x.length)
  for (const side of sidesInTurn(state)) {
    for (let unit = 0; unit < state.x.length; unit++) {
      if (sideOfUnit(state, unit) !== side || hasAttacked[unit] === 1) continue
      const defender = preyOf(state, unit)
      if (defender === NOBODY) continue
      const attackers = attackersOf(state, defender).filter((other) => hasAttacked[other] === 0)
      for (const attacker of attackers) hasAttacked[attacker] = 1
      fight(state, attackers, defender, events)
    }
  }
  if (state.field.tables.readings.routedUnits === 'attacked') fightInAreas(state, hasAttacked, events)
}

/** 2.2: by the letter of the sheet the routed units of an area that enemies touch have to fight there, once a turn. */
function fightInAreas(state: BattleState, hasAttacked: Uint8Array, events: Events): void {
  for (const formation of formationsInTurn(state)) {
    const defender = bestRouted(state, formation)
    if (defender === NOBODY) continue
    const isFresh = (unit: number) => hasAttacked[unit] === 0 && (state.unitBits[unit]! & FOUGHT) === 0
    const attackers = intrudersOf(state, formation).filter(isFresh)
    if (attackers.length > 0) fight(state, attackers, defender, events)
  }
}

/** The fight that a unit is in for, as attacker or as defender; nothing where it is in none. */
export function fightFor(state: BattleState, unit: number): Fight | undefined {
  const prey = preyOf(state, unit)
  const defender = prey === NOBODY ? unit : prey
  const attackers = attackersOf(state, defender)
  return attackers.length === 0 ? undefined : fightOf(state, attackers, defender)
}

/** 12.2: those who attack a unit, in the order of the roster. */
const attackersOf = (state: BattleState, defender: number) =>
  contactsOf(state, defender).filter((unit) => preyOf(state, unit) === defender)

/** 12.1: of the enemies that a unit attacks, the one that it fights; NOBODY where there is none. */
function preyOf(state: BattleState, unit: number): number {
  // Whoever has broken through has had the one fight more (12.10).
  if ((state.unitBits[unit]! & BROKE_THROUGH) !== 0) return NOBODY
  return foremost(
    state,
    unit,
    contactsOf(state, unit).filter((enemy) => isAttacker(state, unit, enemy)),
  )
}

/** 12.1: of two in contact, whether the first attacks: who moved into contact with the other, else who is on Attack, else by initiative. */
function isAttacker(state: BattleState, unit: number, enemy: number): boolean {
  const attacks = (one: number) => state.order[state.formation[one]!] === ATTACK
  const hasMoved = hasMovedInto(state, unit, enemy)
  if (hasMoved !== hasMovedInto(state, enemy, unit)) return hasMoved
  if (attacks(unit) !== attacks(enemy)) return attacks(unit)
  return sideOfUnit(state, unit) === initiative(state)
}

/** One fight to its end, with the fight more that a breakthrough leads to. */
function fight(state: BattleState, attackers: readonly number[], defender: number, events: Events): void {
  const one = fightOf(state, attackers, defender)
  for (const unit of [...attackers, defender]) state.formationBits[state.formation[unit]!]! |= IN_COMBAT
  releaseByAttack(state, state.formation[defender]!, events)
  for (let ties = 0; ties < state.field.tables.combat.tieLimit; ties++) {
    const margin = roll(state, one, events)
    if (margin === 0) {
      if (tie(state, one, events)) return
      continue
    }
    const [winner, next] = [margin > 0 ? one.lead : defender, carryOutResult(state, one, margin, events)]
    if (next === NOBODY || (state.unitBits[winner]! & BROKE_THROUGH) !== 0) return
    state.unitBits[winner]! |= BROKE_THROUGH
    fight(state, [winner], next, events)
    return
  }
}

/** Both sides roll; by how much the attackers have won. */
function roll(state: BattleState, one: Fight, events: Events): number {
  // 3.8: the attacker's dice come first.
  const attack = rollFor(state, one, false)
  const defence = rollFor(state, one, true)
  state.unitBits[one.lead]! |= FOUGHT
  state.unitBits[one.defender]! |= FOUGHT
  emitFight(state, events, one, attack, defence)
  return attack.total - defence.total
}

function rollFor(state: BattleState, one: Fight, isDefender: boolean): Roll {
  const modifiers = combatModifiers(state, one, isDefender)
  const dice = rollTwo(state)
  return { dice, modifiers, total: modifiers.reduce((sum, { add }) => sum + add, dice) }
}

/** 12.12: a tie tires both; guns go to reserve, which ends the fight. */
function tie(state: BattleState, { lead, defender }: Fight, events: Events): boolean {
  let isOver = false
  for (const unit of [lead, defender]) {
    tire(state, state.formation[unit]!, state.field.tables.combat.tieFatigue, events, state.field.units[unit]!.class)
    if (!isBattery(state, unit)) continue
    retireBattery(state, unit, events)
    isOver = true
  }
  return isOver
}
