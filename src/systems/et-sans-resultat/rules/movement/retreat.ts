import { ahead, FACINGS, VECTORS } from '../../../../board/table/facing.ts'
import { OVERLAP } from '../../../../board/table/footprint.ts'
import { placeAfter, walkThrough } from '../../../../board/table/line-walk.ts'
import type { Point } from '../../../../board/table/point.ts'
import { ALLOWANCE } from '../../format/index.ts'
import { haste } from '../army-morale.ts'
import type { Events } from '../events.ts'
import { retireBattery } from '../fire/fatigue.ts'
import { isBattery, isCavalry, isOnTable, nearestEnemy, sideOfUnit, unitsOf } from '../queries.ts'
import { ATTACK, type BattleState, BROKEN, NOBODY, UNLIMBERED } from '../state.ts'
import { breakOnStraightWay } from '../weak-ground.ts'
import { contactsOf, isEngaged, meetingEnemies, nearestEnemyUnit, standsOnFriend } from './contact.ts'
import { emitStraight } from './events.ts'
import { edgeBeyond, leaveTable } from './exits.ts'
import { anyGaitOf, gaitAs, gaitOf, isBarred } from './rates.ts'
import { remove } from './rout.ts'
import { advanceStraight, goStraight } from './straight.ts'

/** Units that give way, and those that go after them. */

/**
 * 11.12: each unit of a formation goes straight home until it is so far from every enemy; where there is no way it is
 * lost, and beyond the edge it is gone (7.11). Guns go to reserve; a broken formation loses its cavalry.
 */
export function withdraw(state: BattleState, formation: number, distance: number, events: Events): void {
  for (const unit of unitsOf(state, formation)) {
    if (!isOnTable(state, unit)) continue
    if (isBattery(state, unit) && state.field.tables.readings.runningGuns === 'reserve') {
      retireBattery(state, unit, events)
    } else if (state.stance[unit] === UNLIMBERED) continue
    else if (state.order[formation] === BROKEN && isCavalry(state, unit)) remove(state, unit, events)
    else goHome(state, unit, distance * haste(state, sideOfUnit(state, unit)), events)
  }
}

function goHome(state: BattleState, unit: number, distance: number, events: Events): void {
  const { ground, homeward } = state.field
  const side = sideOfUnit(state, unit)
  const [fromX, fromY, facing] = [state.x[unit]!, state.y[unit]!, state.facing[unit]!]
  const walk = walkThrough([[fromX, fromY], ahead([fromX, fromY], homeward[side]!, ground.width + ground.height)])
  for (let step = 0; ; step++) {
    const [x, y] = placeAfter(walk, step)
    if (!ground.isOnTable(x, y)) {
      leaveTable(state, unit, edgeBeyond(state, x, y), events)
      return
    }
    if (
      isBarred(anyGaitOf(state, unit), ground.marksAt(x, y)) ||
      meetingEnemies(state, unit, x, y, facing) === OVERLAP
    ) {
      remove(state, unit, events)
      return
    }
    if (nearestEnemy(state, side, x, y) < distance * distance || standsOnFriend(state, unit, x, y, facing)) continue
    state.x[unit] = x
    state.y[unit] = y
    emitStraight(state, events, 'withdrawal', unit, fromX, fromY)
    breakOnStraightWay(state, unit, [fromX, fromY], events)
    return
  }
}

/**
 * 7.10: where a unit of a formation that runs heads for: home, by the most direct of the ways that keep off the enemy
 * and, where none does, by the one that keeps furthest.
 */
export function wayHome(state: BattleState, unit: number): Point {
  const { homeward, tables, ground } = state.field
  const side = sideOfUnit(state, unit)
  const from: Point = [state.x[unit]!, state.y[unit]!]
  const reach = Math.floor(ALLOWANCE / gaitOf(state, unit).open)
  const clear = tables.reach.withdraw * tables.reach.withdraw
  let [best, bestSquare] = [homeward[side]!, Number.NEGATIVE_INFINITY]
  for (const turn of [0, 1, -1, 2, -2, 3, -3, 4, -4]) {
    const way = (homeward[side]! + turn + FACINGS) % FACINGS
    let nearest = Number.POSITIVE_INFINITY
    for (let tenths = CHECKED; tenths <= reach; tenths += CHECKED) {
      const [x, y] = ahead(from, way, tenths)
      if (!ground.isOnTable(x, y)) break
      if (isBarred(anyGaitOf(state, unit), ground.marksAt(x, y))) {
        nearest = Number.NEGATIVE_INFINITY
        break
      }
      nearest = Math.min(nearest, nearestEnemy(state, side, x, y))
    }
    if (nearest >= clear) return ahead(from, way, ALLOWANCE)
    if (nearest > bestSquare) [best, bestSquare] = [way, nearest]
  }
  return ahead(from, best, ALLOWANCE)
}

/** Ways home are looked at every inch. */
const CHECKED = 10

/** 11.7: straight away from the nearest enemy, as far as it gets deployed, and no further than it needs. */
export function evadeUnit(state: BattleState, unit: number, events: Events): void {
  const side = sideOfUnit(state, unit)
  const enemy = nearestEnemyUnit(state, unit)
  if (enemy === NOBODY) return
  const [fromX, fromY] = [state.x[unit]!, state.y[unit]!]
  const [dx, dy] = awayFrom(state, unit, enemy)
  const clear = state.field.tables.reach.evadeTo
  const stopAt = (x: number, y: number) => nearestEnemy(state, side, x, y) >= clear * clear
  advanceStraight(state, unit, dx, dy, ALLOWANCE, { mayContact: false, stopAt })
  emitStraight(state, events, 'evasion', unit, fromX, fromY)
  breakOnStraightWay(state, unit, [fromX, fromY], events)
}

/**
 * 12.9: straight away from the enemy who won, facing as before; guns go to reserve. False where there is no room: an
 * enemy, the edge of the table or closed ground is in the way, or a friend so near that it cannot get out of contact.
 */
export function retireUnit(state: BattleState, unit: number, from: number, events: Events): boolean {
  if (isBattery(state, unit)) {
    retireBattery(state, unit, events)
    return true
  }
  const { retireFoot, retireHorse } = state.field.tables.reach
  const [fromX, fromY] = [state.x[unit]!, state.y[unit]!]
  const [dx, dy] = awayFrom(state, unit, from)
  const far = (isCavalry(state, unit) ? retireHorse : retireFoot) * haste(state, sideOfUnit(state, unit))
  const points = far * gaitAs(state, unit, true).open
  const { steps, end } = advanceStraight(state, unit, dx, dy, points, { mayContact: false })
  const isStopped = end === 'enemy' || end === 'edge' || end === 'ground'
  if (isStopped || steps === 0 || isEngaged(state, unit)) {
    state.x[unit] = fromX
    state.y[unit] = fromY
    return false
  }
  emitStraight(state, events, 'retirement', unit, fromX, fromY)
  breakOnStraightWay(state, unit, [fromX, fromY], events)
  return true
}

/**
 * 12.10: the winner goes straight ahead if it attacks, else to where the loser stood. The enemies that it has come into
 * contact with: not those who were in contact with it before.
 */
export function breakThrough(state: BattleState, unit: number, [x, y]: Point, events: Events): number[] {
  const { breakthroughFoot, breakthroughHorse } = state.field.tables.reach
  const [fromX, fromY] = [state.x[unit]!, state.y[unit]!]
  const before = contactsOf(state, unit)
  const points = (isCavalry(state, unit) ? breakthroughHorse : breakthroughFoot) * gaitAs(state, unit, true).open
  if (state.order[state.formation[unit]!] === ATTACK) {
    const [dx, dy] = VECTORS[state.facing[unit]!]!
    advanceStraight(state, unit, dx, dy, points, { mayContact: true })
  } else {
    goStraight(state, unit, [x, y], points, true)
  }
  emitStraight(state, events, 'breakthrough', unit, fromX, fromY)
  breakOnStraightWay(state, unit, [fromX, fromY], events)
  if (!isOnTable(state, unit)) return []
  return contactsOf(state, unit).filter((enemy) => !before.includes(enemy))
}

/** Straight away from an enemy. */
const awayFrom = (state: BattleState, unit: number, enemy: number): Point => [
  state.x[unit]! - state.x[enemy]!,
  state.y[unit]! - state.y[enemy]!,
]
