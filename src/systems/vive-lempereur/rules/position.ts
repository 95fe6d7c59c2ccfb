import { NOWHERE } from '../../../board/nowhere.ts'
import { LOSSES, MOVES } from '../../../engine/conditions/asked.ts'
import { stir } from '../../../engine/conditions/book.ts'
import { GENERAL, type GroundRow, type TroopRow } from '../format/index.ts'
import { TERRAIN_MASK } from './battlefield.ts'
import type { Reason } from './reasons.ts'
import type { Around } from './side-tables.ts'
import { type BattleState, GONE, NOBODY } from './state.ts'
import { isUnderTruce } from './truce.ts'

/** What lies between hexes now. */
export function aroundOf(state: BattleState): Around {
  const { field } = state
  return field.shifts === undefined ? field : field.shifts.at(state.shifted)
}

export function groundAt(state: BattleState, hex: number): GroundRow {
  return state.field.grounds[state.ground[hex]! & TERRAIN_MASK]!
}

/** The values of a piece: its type's, or its own. */
export function unitRow(state: BattleState, piece: number): TroopRow {
  const { rows, row } = state.field.roster
  return rows[row[piece]!]!
}

export function isGeneral(state: BattleState, piece: number): boolean {
  return state.field.roster.nature[piece] === GENERAL
}

/** The general who is attached to a unit (6.3.1), or NOBODY. */
export function generalOf(state: BattleState, unit: number): number {
  return state.leader[state.hex[unit]!]!
}

/** 6.2: whether a hex is next to an enemy who has a zone of control. Garrisons and lone generals have none (6.0, 9.4.1). */
export function isInEnemyZone(state: BattleState, hex: number, side: number): boolean {
  const { roster } = state.field
  const { controls } = aroundOf(state)
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const next = controls[i]!
    if (next === NOWHERE) continue
    const unit = state.troops[next]!
    if (unit !== NOBODY && roster.side[unit] !== side && roster.zone[unit] === 1) return true
  }
  return false
}

/** Whether a unit of the enemy is next to a hex, garrisons and who has no zone of control included. */
export function isNextToFoe(state: BattleState, hex: number, side: number): boolean {
  const { roster } = state.field
  const { controls } = aroundOf(state)
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const unit = controls[i] === NOWHERE ? NOBODY : state.troops[controls[i]!]!
    if (unit !== NOBODY && roster.side[unit] !== side) return true
  }
  return false
}

/** Whether the special rules and the ground let a unit into a hex. */
export function isAdmitted(state: BattleState, unit: number, hex: number): boolean {
  const { roster, special } = state.field
  if (special.truces !== undefined && isUnderTruce(state, roster.side[unit]!, hex)) return false
  return mayBeIn(state, unit, hex)
}

/** Whether a unit may be in a hex: a truce keeps nobody from where he stands already. */
export function mayBeIn(state: BattleState, unit: number, hex: number): boolean {
  const { roster, entry, arms } = state.field
  const admitted = entry[roster.side[unit] as 0 | 1][hex]! & arms[state.ground[hex]! & TERRAIN_MASK]!
  return (admitted & (1 << roster.arm[unit]!)) !== 0
}

/** Why no unit of any arm enters ground, if so. */
export function passageRefusal({ passable, key }: GroundRow): Reason | undefined {
  if (passable) return undefined
  return key === 'rough' || key === 'river' ? key : 'impassable'
}

/** Why a unit may not enter a hex that others may, if so. */
export function admissionRefusal(state: BattleState, unit: number, hex: number): Reason | undefined {
  if (isUnderTruce(state, state.field.roster.side[unit]!, hex)) return 'truce'
  return standingRefusal(state, unit, hex)
}

/** Why a unit may not be in a hex that others may be in, if so. */
export function standingRefusal(state: BattleState, unit: number, hex: number): Reason | undefined {
  if (mayBeIn(state, unit, hex)) return undefined
  return (groundAt(state, hex).arms & (1 << state.field.roster.arm[unit]!)) === 0
    ? 'ground-forbidden'
    : 'entry-forbidden'
}

/** Whether somebody is kept out of a hex, so that a general needs company there. */
export function isRestricted({ field, ground }: BattleState, hex: number): boolean {
  return field.restricted[hex] === 1 || field.arms[ground[hex]! & TERRAIN_MASK] !== ALL_ARMS
}

/** All bits of `arms`. */
const ALL_ARMS = 7

/** Whether a general may lead a unit: where generals keep to their nation, only one of his own. */
export function canLead(state: BattleState, general: number, unit: number): boolean {
  const { roster, generalsKeepToNation } = state.field
  return !generalsKeepToNation || roster.nation[general] === roster.nation[unit]
}

/** Puts a piece into a hex. A general who passes another one leaves him his place. */
export function put(state: BattleState, piece: number, hex: number): void {
  state.hex[piece] = hex
  stir(state.memory, MOVES)
  if (isGeneral(state, piece)) {
    if (state.leader[hex] === NOBODY) state.leader[hex] = piece
    return
  }
  state.troops[hex] = piece
}

/** Takes a piece off its hex. */
export function lift(state: BattleState, piece: number): void {
  const hex = state.hex[piece]!
  state.hex[piece] = NOWHERE
  stir(state.memory, MOVES)
  if (state.troops[hex] === piece) state.troops[hex] = NOBODY
  if (state.leader[hex] === piece) state.leader[hex] = NOBODY
}

/** Takes a piece out of the battle. */
export function eliminate(state: BattleState, piece: number): void {
  lift(state, piece)
  state.elements[piece] = 0
  state.status[piece]! |= GONE
  stir(state.memory, LOSSES)
}

/** Whether two pieces of different sides. */
export function areEnemies(state: BattleState, a: number, b: number): boolean {
  return state.field.roster.side[a] !== state.field.roster.side[b]
}
