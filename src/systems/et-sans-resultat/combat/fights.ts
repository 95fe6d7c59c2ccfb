import { bearing, stepsBetween } from '../../../board/table/facing.ts'
import type { Events } from '../decision.ts'
import { rollTwo } from '../dice.ts'
import { squareBetween } from '../fire/arc.ts'
import { retireBattery, tire } from '../fire/fatigue.ts'
import { contactsOf } from '../movement/contact.ts'
import { initiative, isBattery, isOnTable, sideOfUnit } from '../queries.ts'
import { ATTACK, type BattleState, BROKE_THROUGH, CONTACTED, FOUGHT, IN_COMBAT, NOBODY } from '../state.ts'
import { noteFight, type Roll } from './events.ts'
import { combatModifiers, type Fight, fightOf } from './modifiers.ts'
import { carryOutResult } from './results.ts'

/** 12.1, 12.2: all fights, by the roster of the attackers, the side with the initiative first; what comes of one counts in the next. */
export function fightAll(state: BattleState, events: Events): void {
  const hasAttacked = new Uint8Array(state.x.length)
  const first = initiative(state)
  for (const side of [first, 1 - first]) {
    for (let unit = 0; unit < state.x.length; unit++) {
      if (sideOfUnit(state, unit) !== side || hasAttacked[unit] === 1 || !isOnTable(state, unit)) continue
      const defender = preyOf(state, unit)
      if (defender === NOBODY) continue
      const attackers = contactsOf(state, defender).filter(
        (other) => hasAttacked[other] === 0 && preyOf(state, other) === defender,
      )
      for (const attacker of attackers) hasAttacked[attacker] = 1
      fight(state, attackers, defender, events)
    }
  }
}

/** 12.1: of the enemies that a unit attacks, the one that it fights: most in front, then nearest; NOBODY where there is none. */
export function preyOf(state: BattleState, unit: number): number {
  // Whoever has broken through has had the one fight more (12.10).
  if ((state.unitBits[unit]! & BROKE_THROUGH) !== 0) return NOBODY
  let [prey, fewest, nearest] = [NOBODY as number, 0, 0]
  for (const enemy of contactsOf(state, unit)) {
    if (!isAttacker(state, unit, enemy)) continue
    const [dx, dy] = [state.x[enemy]! - state.x[unit]!, state.y[enemy]! - state.y[unit]!]
    const facing = state.facing[unit]!
    const steps = stepsBetween(facing, bearing(dx, dy, facing))
    const square = squareBetween(state, unit, enemy)
    if (prey !== NOBODY && (steps > fewest || (steps === fewest && square >= nearest))) continue
    prey = enemy
    fewest = steps
    nearest = square
  }
  return prey
}

/** 12.1: of two in contact, whether the first attacks: who moved into contact, else who is on Attack, else by initiative. */
function isAttacker(state: BattleState, unit: number, enemy: number): boolean {
  const hasMoved = (one: number) => (state.unitBits[one]! & CONTACTED) !== 0
  const attacks = (one: number) => state.order[state.formation[one]!] === ATTACK
  if (hasMoved(unit) !== hasMoved(enemy)) return hasMoved(unit)
  if (attacks(unit) !== attacks(enemy)) return attacks(unit)
  return sideOfUnit(state, unit) === initiative(state)
}

/** One fight to its end, with the fight more that a breakthrough leads to. */
function fight(state: BattleState, attackers: readonly number[], defender: number, events: Events): void {
  const one = fightOf(state, attackers, defender)
  for (const unit of [...attackers, defender]) state.formationBits[state.formation[unit]!]! |= IN_COMBAT
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
  noteFight(state, events, one, attack, defence)
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
