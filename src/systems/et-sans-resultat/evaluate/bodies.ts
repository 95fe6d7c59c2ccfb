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
  isOnTable,
  sideOfFormation,
} from '../rules/index.ts'

/** A formation as its commander sees it. */
export type Body = {
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

/** Everybody of a side who is on the table. */
export function bodiesOf(state: BattleState, side: number): Body[] {
  return formationsOf(state, side).flatMap((formation) => bodyOf(state, formation) ?? [])
}

/** What a unit counts for, fresh: its rating and itself; a battery supports the others and fights little. */
export const worthOfUnit = (state: BattleState, unit: number) =>
  isBattery(state, unit) ? 1 : 1 + state.field.units[unit]!.rating

/** Nothing for a formation that has nobody on the table. */
export function bodyOf(state: BattleState, formation: number): Body | undefined {
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
export function nearest(from: Point, bodies: readonly Body[]): number {
  return bodies.reduce((least, { centre }) => Math.min(least, distance(from, centre)), Number.POSITIVE_INFINITY)
}

/** The power of all who are in reach of a place. */
export function powerNear(place: Point, bodies: readonly Body[], reach: number): number {
  return bodies.reduce(
    (sum, { centre, power, isSpent }) => sum + (isSpent || distance(place, centre) > reach ? 0 : power),
    0,
  )
}
