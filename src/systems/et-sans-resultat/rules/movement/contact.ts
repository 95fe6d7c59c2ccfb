import { bearing, stepsBetween } from '../../../../board/table/facing.ts'
import { APART, CONTACT, type Meeting, meet, OVERLAP } from '../../../../board/table/footprint.ts'
import type { Point } from '../../../../board/table/point.ts'
import type { Placement } from '../actions.ts'
import { footprintOf, isOnTable, sideOfUnit } from '../queries.ts'
import { type BattleState, NOBODY, rowOfBits } from '../state.ts'
import { anyGaitOf, isBarred, marksUnder } from './rates.ts'

/** How footprints meet: contact of enemies (1.5, 7.8), and friends in each other's way (7.9). */

/** How a unit, if it stood somewhere (and, where that is told, in another stance), would meet another where that stands. */
export function meetingAt(
  state: BattleState,
  unit: number,
  x: number,
  y: number,
  facing: number,
  other: number,
  stance?: number,
): Meeting {
  const ox = state.x[other]!
  const oy = state.y[other]!
  const own = footprintOf(state, unit, stance)
  const its = footprintOf(state, other)
  return meet(x, y, facing, own[0], own[1], ox, oy, state.facing[other]!, its[0], its[1])
}

/** No two footprints meet whose centres are further apart than this, east or north: it spares the question for most. */
export const meetingReach = ({ field }: BattleState): number => field.meetingReach

/** Whether a unit is nowhere near a place. */
export const isFar = (state: BattleState, other: number, x: number, y: number, reach: number) =>
  state.x[other]! - x > reach ||
  x - state.x[other]! > reach ||
  state.y[other]! - y > reach ||
  y - state.y[other]! > reach

/** 1.5: whether two units are enemies whose footprints are not more than a tenth apart. */
export function isInContact(state: BattleState, a: number, b: number): boolean {
  if (sideOfUnit(state, a) === sideOfUnit(state, b) || !isOnTable(state, a) || !isOnTable(state, b)) return false
  return meetingAt(state, a, state.x[a]!, state.y[a]!, state.facing[a]!, b) !== APART
}

/** Everybody on the other side, wherever he is. */
const enemiesOf = (state: BattleState, unit: number) => state.field.unitsOfSide[(1 - sideOfUnit(state, unit)) as 0 | 1]

/** The enemies that a unit is in contact with, in the order of the roster. */
export function contactsOf(state: BattleState, unit: number): number[] {
  const found: number[] = []
  for (const enemy of enemiesOf(state, unit)) if (isInContact(state, unit, enemy)) found.push(enemy)
  return found
}

/** Whether a unit is in contact with anybody. */
export const isEngaged = (state: BattleState, unit: number) =>
  isOnTable(state, unit) && meetingEnemies(state, unit, state.x[unit]!, state.y[unit]!, state.facing[unit]!) !== APART

/** How a unit, if it stood somewhere, would meet its enemies: the closest meeting of all. */
export function meetingEnemies(
  state: BattleState,
  unit: number,
  x: number,
  y: number,
  facing: number,
  stance?: number,
): Meeting {
  const reach = meetingReach(state)
  const enemies = enemiesOf(state, unit)
  let closest: Meeting = APART
  for (let i = 0; i < enemies.length; i++) {
    const other = enemies[i]!
    if (isFar(state, other, x, y, reach) || !isOnTable(state, other)) continue
    const meeting = meetingAt(state, unit, x, y, facing, other, stance)
    if (meeting === OVERLAP) return OVERLAP
    if (meeting === CONTACT) closest = CONTACT
  }
  return closest
}

/**
 * A slanting step is longer than a tenth, so that it can overlap an enemy who is not yet in contact: then half of it, east
 * or north only, is contact (1.5), for it takes less than a tenth off the gap. That spot; nothing where nobody can stand there.
 */
export function slantingSpot(
  state: BattleState,
  unit: number,
  [x, y]: Point,
  next: Point,
  facing: number,
): Point | undefined {
  if (meetingEnemies(state, unit, x, y, facing) !== APART) return undefined
  const spots: readonly Point[] = [
    [next[0], y],
    [x, next[1]],
  ]
  return spots.find((spot) => !isBarred(anyGaitOf(state, unit), marksUnder(state.field.ground, ...spot)))
}

/** Of the enemies that a unit is in contact with the foremost; NOBODY where it is in contact with none. */
export const foremostContact = (state: BattleState, unit: number) => foremost(state, unit, contactsOf(state, unit))

/** 12.1: of some enemies of a unit the one most in front of it, of several such the nearest; NOBODY where there are none. */
export function foremost(state: BattleState, unit: number, enemies: readonly number[]): number {
  const facing = state.facing[unit]!
  let [found, fewest, nearest] = [NOBODY as number, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const enemy of enemies) {
    const [dx, dy] = [state.x[enemy]! - state.x[unit]!, state.y[enemy]! - state.y[unit]!]
    const steps = stepsBetween(facing, bearing(dx, dy, facing))
    const square = dx * dx + dy * dy
    if (steps > fewest || (steps === fewest && square >= nearest)) continue
    found = enemy
    fewest = steps
    nearest = square
  }
  return found
}

/** How somebody would stand: in another stance than now, and how far he may press into his neighbours, in tenths. */
export type AssumedStand = { readonly stance?: number; readonly slack?: number }

/**
 * 7.9: whether a unit, if it stood somewhere, would stand on a friend; it is asked of those who are not far from there.
 * Wheeling lines are rounded to tenths, so that neighbours of one formation may press into each other by one.
 */
export function standsOn(
  state: BattleState,
  unit: number,
  x: number,
  y: number,
  facing: number,
  friend: number,
  { stance, slack = state.formation[unit] === state.formation[friend] ? 1 : 0 }: AssumedStand = {},
): boolean {
  if (friend === unit || sideOfUnit(state, friend) !== sideOfUnit(state, unit) || !isOnTable(state, friend))
    return false
  const fx = state.x[friend]!
  const fy = state.y[friend]!
  const [width, depth] = footprintOf(state, unit, stance)
  const its = footprintOf(state, friend)
  const [itsWidth, itsDepth] = [its[0] - slack, its[1] - slack]
  return meet(x, y, facing, width - slack, depth - slack, fx, fy, state.facing[friend]!, itsWidth, itsDepth) === OVERLAP
}

/** Whether two units of a side would stand on each other if both were placed. */
export function standsOnPlace(state: BattleState, a: Placement, b: Placement): boolean {
  const [[aw, ad], [bw, bd]] = [footprintOf(state, a.unit), footprintOf(state, b.unit)]
  return meet(a.at[0], a.at[1], a.facing, aw - 1, ad - 1, b.at[0], b.at[1], b.facing, bw - 1, bd - 1) === OVERLAP
}

/** Whether a unit, if it stood somewhere, would stand on any friend. */
export function standsOnFriend(
  state: BattleState,
  unit: number,
  x: number,
  y: number,
  facing: number,
  standing?: AssumedStand,
): boolean {
  const reach = meetingReach(state)
  const friends = state.field.unitsOfSide[sideOfUnit(state, unit) as 0 | 1]
  for (let i = 0; i < friends.length; i++) {
    if (!isFar(state, friends[i]!, x, y, reach) && standsOn(state, unit, x, y, facing, friends[i]!, standing))
      return true
  }
  return false
}

/** 12.1: writes down that a unit has moved into contact with enemies; gives the foremost of them. */
export function recordContact(state: BattleState, unit: number, enemies: readonly number[]): number {
  const row = unit * rowOfBits(state.x.length)
  for (const enemy of enemies) state.met[row + (enemy >> 5)]! |= 1 << (enemy & 31)
  return foremost(state, unit, enemies)
}

/** 12.1: whether a unit has moved into contact with an enemy this turn. */
export const hasMovedInto = (state: BattleState, unit: number, enemy: number) =>
  (state.met[unit * rowOfBits(state.x.length) + (enemy >> 5)]! & (1 << (enemy & 31))) !== 0

/** The nearest enemy on the table; the first of the roster where several are. */
export function nearestEnemyUnit(state: BattleState, unit: number): number {
  let [best, bestSquare] = [NOBODY as number, Number.POSITIVE_INFINITY]
  for (const other of enemiesOf(state, unit)) {
    if (!isOnTable(state, other)) continue
    const dx = state.x[other]! - state.x[unit]!
    const dy = state.y[other]! - state.y[unit]!
    if (dx * dx + dy * dy >= bestSquare) continue
    best = other
    bestSquare = dx * dx + dy * dy
  }
  return best
}
