import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from '../format/roster.ts'
import { mayUseRoadBonus } from './allowance.ts'
import { BOMBARDMENT, orderingCard } from './cards.ts'
import { areEnemies, groundAt, isGeneral, unitRow } from './position.ts'
import type { Reason } from './reasons.ts'
import { sees } from './sight.ts'
import { type BattleState, ENTERED_BUILDING, FIRED, NOBODY, SQUARE } from './state.ts'

/** Why the active unit cannot fire at a hex, if it cannot. */
export function fireRefusal(state: BattleState, target: number): Reason | undefined {
  const unit = state.active
  return readinessRefusal(state, unit) ?? movedRefusal(state, unit) ?? aimRefusal(state, unit, target)
}

/** Why a unit that can fire cannot do so at a hex, if it cannot. */
export function aimRefusal(state: BattleState, unit: number, target: number): Reason | undefined {
  return targetRefusal(state, unit, target) ?? closestRefusal(state, unit, target)
}

/** Whether the unit can fire at all where it stands. */
export function readinessRefusal(state: BattleState, unit: number): Reason | undefined {
  if (isGeneral(state, unit)) return 'cannot-attack'
  if ((state.status[unit]! & FIRED) !== 0) return 'has-fired'
  if (state.halted === 1) return 'is-halted'
  return groundRefusal(state, unit)
}

/** 8.4, 8.5: ground from which no fire, or no shock, is possible. */
export function groundRefusal(state: BattleState, unit: number): Reason | undefined {
  const ground = groundAt(state, state.hex[unit]!)
  const arm = state.field.roster.arm[unit]
  if (ground.building && arm === CAVALRY) return 'cavalry-in-building'
  if ((state.status[unit]! & ENTERED_BUILDING) !== 0) return 'entered-building'
  if (arm !== ARTILLERY) return undefined
  if (ground.building && state.field.options.artilleryInBuildings === 'silent') return 'guns-in-building'
  if (ground.rule === '8.5') return 'guns-in-water'
  return undefined
}

/** 6.0: whether the unit has moved too far to fire. */
export function movedRefusal(state: BattleState, unit: number): Reason | undefined {
  const { steps } = state
  if (steps === 0) return undefined
  const isGun = state.field.roster.arm[unit] === ARTILLERY
  if (orderingCard(state) === BOMBARDMENT) return 'guns-moved'
  const { movesAndFires } = unitRow(state, unit)
  if (steps <= movesAndFires) return undefined
  if (movesAndFires > 0 && state.byRoad === 1 && steps === movesAndFires + 1 && mayUseRoadBonus(state)) return undefined
  return isGun ? 'guns-moved' : 'moved-too-far'
}

/** 7.1, 7.3, 7.4: range, facing and sight. */
function targetRefusal(state: BattleState, unit: number, target: number): Reason | undefined {
  const { roster, tables } = state.field
  if (target >= state.field.grid.size) return 'not-on-board'
  const enemy = state.troops[target]!
  if (enemy === NOBODY) {
    const general = state.leader[target]!
    return general !== NOBODY && areEnemies(state, unit, general) ? 'lone-general' : 'no-target'
  }
  if (!areEnemies(state, unit, enemy)) return 'no-target'
  const from = state.hex[unit]!
  const arm = roster.arm[unit]
  const range = tables.distance(from, target)
  if (range > rangeOf(state, unit)) return 'out-of-range'
  if (groundAt(state, target).building) {
    if (arm === CAVALRY) return 'target-in-building'
    if (arm === INFANTRY && range > 1) return 'building-too-far'
  }
  if (!firesAllRound(state, unit)) {
    if (!tables.isInFront(from, state.facing[unit]!, target)) return 'not-in-front'
    if (range === 1 && tables.directionTo(from, target) !== state.facing[unit]) return 'not-facing'
  }
  if (arm === CAVALRY) return startArcRefusal(state, target)
  if (range === 1) return undefined
  return sees(state, unit, target) ? undefined : 'out-of-sight'
}

/** 7.3: cavalry shocks only what was in its frontal arc when it began to move. */
export function startArcRefusal(state: BattleState, target: number): Reason | undefined {
  const { tables } = state.field
  return tables.isInFront(state.startHex, state.startFacing, target) ? undefined : 'not-in-front-at-start'
}

/** 7.3: infantry and garrisons fire at the closest enemy that they see in front; range 2 gives way to range 1. */
function closestRefusal(state: BattleState, unit: number, target: number): Reason | undefined {
  const { roster, tables } = state.field
  const from = state.hex[unit]!
  if (roster.arm[unit] !== INFANTRY || tables.distance(from, target) === 1) return undefined
  const allRound = firesAllRound(state, unit)
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const next = tables.neighbours[from * 6 + direction]!
    const enemy = next < 0 ? NOBODY : state.troops[next]!
    if (enemy === NOBODY || !areEnemies(state, unit, enemy)) continue
    if (allRound || tables.isInFront(from, state.facing[unit]!, next)) return 'closer-target'
  }
  return undefined
}

/** 7.3, 8.3: how far a unit fires; guns on a hill one hex further. */
export function rangeOf(state: BattleState, unit: number): number {
  const { fire } = unitRow(state, unit)
  const isOnHill = state.field.roster.arm[unit] === ARTILLERY && groundAt(state, state.hex[unit]!).rule === '8.3'
  return fire.length + (isOnHill ? 1 : 0)
}

/** 7.1: units in buildings and squares need no facing. */
function firesAllRound(state: BattleState, unit: number): boolean {
  return (state.status[unit]! & SQUARE) !== 0 || groundAt(state, state.hex[unit]!).building
}
