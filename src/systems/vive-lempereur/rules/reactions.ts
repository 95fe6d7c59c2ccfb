import { NOWHERE } from '../../../board/nowhere.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import type { GameEvent } from '../../../engine/system.ts'
import { D6, SPECIAL_DIE } from '../format/dice.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from '../format/roster.ts'
import { DECLINE, DO_REACT, makeAction, WITHOUT_TURNING } from './actions.ts'
import { type Effect, effectFor, rollEffect, suffer } from './combat.ts'
import { noteFacing, noteReaction, noteReactionFire } from './events.ts'
import { groundRefusal, readinessRefusal, startArcRefusal } from './fire.ts'
import { loseElements } from './losses.ts'
import { areEnemies, generalOf, groundAt, lift, put } from './position.ts'
import type { Reason } from './reasons.ts'
import { mustRetreat } from './retreat.ts'
import { emptyHexesInSight } from './sight.ts'
import { type BattleState, FIRED, NOBODY, REACTED, SQUARE } from './state.ts'

/** 9.3: the order in which units react. */
const ARM_ORDER = [CAVALRY, ARTILLERY, INFANTRY] as const

/** The active cavalry has come next to enemies: those that can may react. */
export function askForReactions(state: BattleState): void {
  const { tables } = state.field
  const hex = state.hex[state.active]!
  state.reacting = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = tables.neighbours[hex * 6 + direction]!
    const unit = next === NOWHERE ? NOBODY : state.troops[next]!
    if (unit !== NOBODY && canReact(state, unit)) state.reacting |= 1 << direction
  }
}

/** Whether a unit can try to react to the charge of the active cavalry. */
function canReact(state: BattleState, unit: number): boolean {
  if (!areEnemies(state, unit, state.active)) return false
  if ((state.status[unit]! & REACTED) !== 0 || !hasAnswer(state, unit)) return false
  return comesThroughFront(state, unit) && reactionDice(state, unit) > 0
}

/** Whether a unit has something to answer a charge with, on the ground where it stands. */
function hasAnswer(state: BattleState, unit: number): boolean {
  const { arm } = state.field.roster
  if (arm[unit] === INFANTRY) {
    return (state.status[unit]! & SQUARE) === 0 && groundAt(state, state.hex[unit]!).square
  }
  if (groundRefusal(state, unit)) return false
  return arm[unit] === ARTILLERY || !groundAt(state, state.hex[state.active]!).building
}

/** 9.3: the charge starts in or passes a hex of the unit's front that is not next to it. From the next hex there are no dice. */
function comesThroughFront(state: BattleState, unit: number): boolean {
  const { tables } = state.field
  const at = state.hex[unit]!
  for (let i = 0; i <= state.steps; i++) {
    const hex = state.path[i]!
    if (tables.distance(at, hex) > 1 && tables.isInFront(at, state.facing[unit]!, hex)) return true
  }
  return false
}

/** 9.3: a die for each empty hex in sight between the two units before the cavalry moved. */
export function reactionDice(state: BattleState, unit: number): number {
  const cavalry = state.active
  const hex = state.hex[cavalry]!
  const own = state.riding === 1 ? generalOf(state, cavalry) : NOBODY
  lift(state, cavalry)
  if (own !== NOBODY) lift(state, own)
  const dice = emptyHexesInSight(state, unit, state.startHex)
  put(state, cavalry, hex)
  if (own !== NOBODY) put(state, own, hex)
  return dice
}

/** The units that can still react. */
function reactors(state: BattleState): number[] {
  const { tables } = state.field
  const hex = state.hex[state.active]!
  const units: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    if ((state.reacting & (1 << direction)) !== 0) units.push(state.troops[tables.neighbours[hex * 6 + direction]!]!)
  }
  return units
}

export function reactRefusal(state: BattleState, hex: number, detail: number): Reason | undefined {
  const unit = state.troops[hex] ?? NOBODY
  // Cavalry turns to the enemy in any case: it strikes him.
  const turns = detail === 0 || (detail === WITHOUT_TURNING && state.field.roster.arm[unit] !== CAVALRY)
  if (!turns) return 'cannot-react'
  return reactors(state).includes(unit) ? undefined : 'cannot-react'
}

export function listReactions(state: BattleState, out: number[]): void {
  const side = 1 - state.side
  for (const unit of reactors(state)) {
    out.push(makeAction(DO_REACT, state.hex[unit], 0, side))
    if (state.field.roster.arm[unit] !== CAVALRY) out.push(makeAction(DO_REACT, state.hex[unit], WITHOUT_TURNING, side))
  }
  out.push(makeAction(DECLINE, 0, 0, side))
}

/** 9.3: cavalry reacts first, then artillery, then infantry: whoever is passed over has missed the moment. */
function passOver(state: BattleState, unit: number): void {
  const { tables, roster } = state.field
  const hex = state.hex[state.active]!
  const turn = (one: number) => ARM_ORDER.indexOf(roster.arm[one] as (typeof ARM_ORDER)[number])
  for (const other of reactors(state)) {
    if (turn(other) < turn(unit)) state.reacting &= ~(1 << tables.directionTo(hex, state.hex[other]!))
  }
}

/** A unit tries to react: one die of its flag is enough. */
export function react(state: BattleState, hex: number, turns: boolean, events: GameEvent[] | undefined): void {
  const unit = state.troops[hex]!
  const cavalry = state.active
  const { tables, roster } = state.field
  const direction = tables.directionTo(state.hex[cavalry]!, hex)
  passOver(state, unit)
  state.reacting &= ~(1 << direction)
  const dice = reactionDice(state, unit)
  const faces: string[] = []
  let isFlag = false
  for (let i = 0; i < dice; i++) {
    const face = SPECIAL_DIE.faces[rollDie(state, SPECIAL_DIE)]!
    if (face === roster.nation[unit]) isFlag = true
    faces.push(face)
  }
  if (isFlag) {
    state.status[unit]! |= REACTED
    if (turns) state.facing[unit] = (direction + 3) % 6
    if (roster.arm[unit] === INFANTRY) state.status[unit]! |= SQUARE
  }
  noteReaction(state, events, unit, faces, isFlag)
  if (!isFlag || roster.arm[unit] === INFANTRY) return
  if (roster.arm[unit] === ARTILLERY) fireAtCharge(state, unit, events)
  else counterCharge(state, unit, direction, events)
}

/** 9.3: artillery hits once; a result with a retreat stops the charge instead, where it is. */
function fireAtCharge(state: BattleState, unit: number, events: GameEvent[] | undefined): void {
  const cavalry = state.active
  const die = rollDie(state, D6) + 1
  const { losses, retreat } = effectFor(1, die)
  noteReactionFire(state, events, unit, die, losses, retreat > 0)
  if (retreat > 0) state.halted = 1
  const facing = state.facing[cavalry]!
  const isKilled = loseElements(state, cavalry, losses, events)
  // 9.4: without its general the unit goes back one hex.
  if (isKilled && state.elements[cavalry]! > 0) {
    mustRetreat(state, cavalry, 1, false, state.hex[unit]!, facing)
  }
}

/** 9.3: both strike at the same time, facing each other; this is the charging cavalry's shock if it may shock at all. */
function counterCharge(state: BattleState, unit: number, direction: number, events: GameEvent[] | undefined): void {
  const cavalry = state.active
  const [at, from] = [state.hex[unit]!, state.hex[cavalry]!]
  const mayShock = !readinessRefusal(state, cavalry) && !startArcRefusal(state, at)
  state.facing[unit] = (direction + 3) % 6
  if (state.facing[cavalry] !== direction) {
    state.facing[cavalry] = direction
    noteFacing(state, events, cavalry)
  }
  const charge: Effect | undefined = mayShock ? rollEffect(state, cavalry, at, events) : undefined
  const answer = rollEffect(state, unit, from, events)
  if (charge) {
    state.status[cavalry]! |= FIRED
    state.vacated = at
  }
  // Whoever falls still strikes, from where it stood: both effects were rolled before.
  if (charge) suffer(state, unit, charge, cavalry, events)
  const after = state.hex[unit]!
  state.hex[unit] = at
  suffer(state, cavalry, answer, unit, events)
  state.hex[unit] = after
}
