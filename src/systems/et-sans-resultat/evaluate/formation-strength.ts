import { type Point, squaredDistance } from '../../../board/table/point.ts'
import {
  type BattleState,
  centreOf,
  deployedUnits,
  fatigueOf,
  formationsOf,
  hasStatus,
  isBattery,
  isCavalryFormation,
  isHiddenUnit,
  isOnTable,
  sideOfFormation,
  unitsOf,
} from '../rules/index.ts'

/** A formation as its commander sees it. */
export type FormationStrength = {
  readonly formation: number
  readonly side: number
  readonly centre: Point
  /** What it can fight with: the ratings of its infantry and cavalry, less what fatigue takes off. */
  readonly power: number
  /** From 0, fresh, to 1, where it would have to retreat, and beyond. */
  readonly weariness: number
  readonly isHorse: boolean
  /** In retreat, broken or rallying. */
  readonly isSpent: boolean
  /** Whether a part of its column is still beyond the edge of the table (13.4). */
  readonly isArriving: boolean
}

/** The formations of a side that are on the table. */
export function formationStrengths(state: BattleState, side: number): FormationStrength[] {
  return formationsOf(state, side).flatMap((formation) => formationStrength(state, formation) ?? [])
}

/** Those that its enemy sees something of (14.14). */
export function seenStrengths(state: BattleState, side: number): FormationStrength[] {
  const all = formationStrengths(state, side)
  if (state.field.special.hidden === undefined) return all
  return all.filter(({ formation }) =>
    unitsOf(state, formation).some((unit) => isOnTable(state, unit) && !isHiddenUnit(state, unit)),
  )
}

/** What a unit counts for, fresh: its rating and itself; a battery supports the others and fights little. */
export const worthOfUnit = (state: BattleState, unit: number) =>
  isBattery(state, unit) ? 1 : 1 + state.field.units[unit]!.rating

/** Undefined for a formation with no unit on the table. */
export function formationStrength(state: BattleState, formation: number): FormationStrength | undefined {
  const centre = centreOf(state, formation)
  if (!centre) return undefined
  let [power, isArriving] = [0, false]
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit)) continue
    power += worthOfUnit(state, unit)
    isArriving ||= !state.field.ground.isOnTable(state.x[unit]!, state.y[unit]!)
  }
  const weariness = fatigueOf(state, formation) / Math.max(1, deployedUnits(state, formation))
  return {
    formation,
    side: sideOfFormation(state, formation),
    centre,
    power: power * Math.max(0.2, 1 - weariness * 0.6),
    weariness,
    isHorse: isCavalryFormation(state, formation),
    isSpent: hasStatus(state, formation),
    isArriving,
  }
}

/** Tenths of an inch between two places. */
export const distance = (a: Point, b: Point) => Math.sqrt(squaredDistance(a, b))

/** How far away the nearest of some formations is; infinite where there is none. */
export function nearest(from: Point, bodies: readonly FormationStrength[]): number {
  return bodies.reduce((least, { centre }) => Math.min(least, distance(from, centre)), Number.POSITIVE_INFINITY)
}

/** The power of all who are in reach of a place. */
export function powerNear(place: Point, bodies: readonly FormationStrength[], reach: number): number {
  return bodies.reduce(
    (sum, { centre, power, isSpent }) => sum + (isSpent || distance(place, centre) > reach ? 0 : power),
    0,
  )
}
