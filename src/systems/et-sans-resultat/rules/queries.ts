import { bearing, VECTORS } from '../../../board/table/facing.ts'
import { meet, OVERLAP } from '../../../board/table/footprint.ts'
import type { Formation } from './battlefield.ts'
import {
  ARTILLERY,
  type BattleState,
  BROKEN,
  CAVALRY,
  DEPLOYED,
  DETACHED,
  GONE,
  LIMBERED,
  NOBODY,
  OFF,
  PLOYED,
  RALLYING,
  RESERVE,
  RETREATING,
  ROUTED,
  UNLIMBERED,
} from './state.ts'

/** Which units there are, where they are, and who is near: questions that every rule asks. */

export const isOnTable = (state: BattleState, unit: number) => state.stance[unit]! < RESERVE

/** Whether a unit is still to come: whoever is called away before (14.7) never does. */
export const isExpected = (state: BattleState, unit: number) =>
  state.stance[unit] === OFF && (state.formationBits[state.formation[unit]!]! & GONE) === 0

/** 2.2: batteries that are on the table. */
export const isCommitted = (state: BattleState, unit: number) =>
  state.stance[unit] === LIMBERED || state.stance[unit] === UNLIMBERED

export const isBattery = (state: BattleState, unit: number) => state.field.units[unit]!.class === ARTILLERY
export const isCavalry = (state: BattleState, unit: number) => state.field.units[unit]!.class === CAVALRY
export const sideOfUnit = (state: BattleState, unit: number) => state.field.units[unit]!.side
export const sideOfFormation = (state: BattleState, formation: number) => state.field.formations[formation]!.side

/** 3.2: the side that goes first in steps that are taken in turn, and in dice. */
export const initiative = ({ turn, field }: BattleState) => (turn % 2 === 1 ? field.first : 1 - field.first)

/** 3.2, 3.8: the sides in the order in which they go. */
export function sidesInTurn(state: BattleState): readonly [number, number] {
  const first = initiative(state)
  return [first, 1 - first]
}

/** 3.8: all formations as their turn comes: those of the side with the initiative first, each side in the order of the roster. */
export const formationsInTurn = (state: BattleState): number[] =>
  sidesInTurn(state).flatMap((side) =>
    [...state.order.keys()].filter((formation) => sideOfFormation(state, formation) === side),
  )

/** The units of a formation, wherever they are, in the order of the roster. */
export function unitsOf(state: BattleState, formation: number): number[] {
  const found: number[] = []
  for (let unit = 0; unit < state.formation.length; unit++) if (state.formation[unit] === formation) found.push(unit)
  return found
}

/** Whether a formation has come and is still there: on the table, or with units that wait in its reformation area. */
export function isInBattle(state: BattleState, formation: number): boolean {
  if ((state.formationBits[formation]! & GONE) !== 0) return false
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation) continue
    if (state.stance[unit]! < RESERVE || state.stance[unit] === ROUTED) return true
  }
  return false
}

/** Formations of a side that are in the battle, in the order of the roster. */
export function formationsOf(state: BattleState, side: number): number[] {
  const found: number[] = []
  for (let formation = 0; formation < state.field.formations.length; formation++) {
    if (sideOfFormation(state, formation) === side && isInBattle(state, formation)) found.push(formation)
  }
  return found
}

/** 2.3: the mean of its units' centres, without routed units and batteries in reserve; nothing while none is on the table. */
export function centreOf(state: BattleState, formation: number): readonly [x: number, y: number] | undefined {
  let [x, y, count] = [0, 0, 0]
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit)) continue
    x += state.x[unit]!
    y += state.y[unit]!
    count++
  }
  return count === 0 ? undefined : [Math.floor(x / count), Math.floor(y / count)]
}

/** 2.4: deployed infantry and cavalry and committed batteries; all its units on the table where there are none. */
export function deployedUnits(state: BattleState, formation: number): number {
  let [deployed, all] = [0, 0]
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit)) continue
    all++
    if (state.stance[unit] !== PLOYED) deployed++
  }
  return deployed > 0 ? deployed : all
}

/** The way a formation faces: the mean of its deployed units' facings, or of all on the table where none is deployed (2.4). */
export function facingOf(state: BattleState, formation: number): number {
  let [x, y, first, isDeployed] = [0, 0, state.field.formations[formation]!.facing, false]
  for (let unit = 0, seen = false; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit)) continue
    const counts = state.stance[unit] !== PLOYED
    if (isDeployed && !counts) continue
    if (!seen || (counts && !isDeployed)) [x, y, first, seen, isDeployed] = [0, 0, state.facing[unit]!, true, counts]
    x += VECTORS[state.facing[unit]!]![0]
    y += VECTORS[state.facing[unit]!]![1]
  }
  return bearing(x, y, first)
}

/** 2.5: more than half of its infantry and cavalry units are cavalry; counted on the table. */
export function isCavalryFormation(state: BattleState, formation: number): boolean {
  let [horse, all] = [0, 0]
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit) || isBattery(state, unit)) continue
    all++
    if (isCavalry(state, unit)) horse++
  }
  return horse * 2 > all
}

/** 2.6: the fatigue markers of all classes together. */
export function fatigueOf(state: BattleState, formation: number): number {
  return state.tiredInfantry[formation]! + state.tiredCavalry[formation]! + state.tiredArtillery[formation]!
}

/** The markers of one class. */
export function fatigueIn(state: BattleState, kind: number): Int32Array {
  return kind === CAVALRY ? state.tiredCavalry : kind === ARTILLERY ? state.tiredArtillery : state.tiredInfantry
}

/** Retreating, broken or rallying: no directive counts. */
export const hasStatus = (state: BattleState, formation: number) => state.order[formation]! >= RETREATING
export const isRunning = (state: BattleState, formation: number) =>
  state.order[formation] === RETREATING || state.order[formation] === BROKEN
export const isRallying = (state: BattleState, formation: number) => state.order[formation] === RALLYING

/** The rating of whoever commands a formation now: a superior in personal command counts instead (6). */
export function leaderOf(state: BattleState, formation: number): number {
  const superior = state.superior[formation]!
  return superior === NOBODY ? state.commander[formation]! : superior
}

/** What a formation is like: a detachment has the nation, grade, doctrine and traits of those it was made from (6). */
export function characterOf(state: BattleState, formation: number): Formation {
  const { formations } = state.field
  const isDetached = (state.formationBits[formation]! & DETACHED) !== 0
  return formations[isDetached ? state.parent[formation]! : formation]!
}

/** The width and depth of a unit's footprint as it stands, or as it would stand (1.3). */
export function footprintOf(
  state: BattleState,
  unit: number,
  stance = state.stance[unit]!,
): readonly [width: number, depth: number] {
  const { base, column } = state.field.units[unit]!.troop
  return stance === DEPLOYED || stance === UNLIMBERED ? base : column
}

/** The squared distance from a point to the nearest enemy of a side on the table; infinite where there is none. */
export function nearestEnemy(state: BattleState, side: number, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let unit = 0; unit < state.x.length; unit++) {
    if (sideOfUnit(state, unit) === side || !isOnTable(state, unit)) continue
    const [dx, dy] = [state.x[unit]! - x, state.y[unit]! - y]
    nearest = Math.min(nearest, dx * dx + dy * dy)
  }
  return nearest
}

/** Whether an enemy is within so many tenths of a point (1.4). */
export const isEnemyWithin = (state: BattleState, side: number, x: number, y: number, reach: number) =>
  nearestEnemy(state, side, x, y) <= reach * reach

/** Whether an enemy is within so many tenths of a unit of a formation that is on the table. */
export function isEnemyNear(state: BattleState, formation: number, reach: number): boolean {
  const side = sideOfFormation(state, formation)
  return unitsOf(state, formation).some(
    (unit) => isOnTable(state, unit) && isEnemyWithin(state, side, state.x[unit]!, state.y[unit]!, reach),
  )
}

/** Whether the footprints of two units overlap. */
export function doOverlap(state: BattleState, a: number, b: number): boolean {
  const [[aw, ad], [bw, bd]] = [footprintOf(state, a), footprintOf(state, b)]
  const [ax, ay, af] = [state.x[a]!, state.y[a]!, state.facing[a]!]
  const [bx, by, bf] = [state.x[b]!, state.y[b]!, state.facing[b]!]
  return meet(ax, ay, af, aw, ad, bx, by, bf, bw, bd) === OVERLAP
}
