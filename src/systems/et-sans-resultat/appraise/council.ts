import { type Point, squaredDistance } from '../../../board/table/point.ts'
import { middleOf } from '../movement/outlook.ts'
import {
  centreOf,
  deployedUnits,
  fatigueOf,
  formationsOf,
  hasStatus,
  isBattery,
  isCavalryFormation,
  isOnTable,
  sideOfFormation,
} from '../queries.ts'
import { type BattleState, NOBODY } from '../state.ts'
import { leaderAtEnd } from '../victory.ts'
import { type Aims, aimsOf } from './aims.ts'

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
}

/** How a side sees the battle: everybody on the table, what is worth having, and whether it has to attack. */
export type Council = {
  readonly state: BattleState
  readonly side: number
  readonly own: readonly Body[]
  readonly enemies: readonly Body[]
  readonly aims: Aims
  /** The middle of each area. */
  readonly middles: readonly Point[]
  /** Whether the side would win if the battle ended now: then it holds what it has. */
  readonly isAhead: boolean
}

export function convene(state: BattleState, side: number): Council {
  const { field } = state
  return {
    state,
    side,
    own: bodiesOf(state, side),
    enemies: bodiesOf(state, 1 - side),
    aims: aimsOf(field),
    middles: field.areas.map(({ centre, ring }) => centre ?? middleOf(ring)),
    isAhead: leaderAtEnd(state) === side,
  }
}

function bodiesOf(state: BattleState, side: number): Body[] {
  return formationsOf(state, side).flatMap((formation) => bodyOf(state, formation) ?? [])
}

/** Nothing for a formation that has nobody on the table. */
export function bodyOf(state: BattleState, formation: number): Body | undefined {
  const centre = centreOf(state, formation)
  if (!centre) return undefined
  let power = 0
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit)) continue
    power += isBattery(state, unit) ? 1 : 1 + state.field.units[unit]!.rating
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

/** What a formation should make for: the area that is worth most for its distance, of those its side needs or has to keep. */
export function targetOf({ state, side, aims, middles, isAhead }: Council, from: Point): number {
  let [best, most] = [NOBODY, 0]
  aims.areas.forEach((worth, area) => {
    if (worth === 0) return
    const isOwn = state.owner[area] === side
    // Whoever is behind has to take something; whoever is ahead keeps what he has.
    const need = isOwn === isAhead ? worth : worth * 0.3
    const pull = need / (60 + distance(from, middles[area]!))
    if (pull > most) [best, most] = [area, pull]
  })
  return best
}
