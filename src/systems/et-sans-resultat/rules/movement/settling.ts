import { memoize } from '../../../../board/memoize.ts'
import { APART, OVERLAP } from '../../../../board/table/footprint.ts'
import type { Point } from '../../../../board/table/point.ts'
import type { TableGround } from '../../format/index.ts'
import type { BattleState } from '../state.ts'
import { type AssumedStand, isFar, meetingEnemies, meetingReach, standsOn } from './contact.ts'
import type { Mover } from './mover.ts'
import { anyGaitOf, isBarred } from './rates.ts'

/** How far around his way somebody looks for a place where nobody stands, if on his way there is none. */
const FURTHEST = 60

/**
 * 7.9: whoever has stopped on a friend backs up along his way to the last spot that is free. Those who have not moved
 * keep their places; of the others the first who are told keep theirs.
 */
export function settleAmongFriends(state: BattleState, movers: readonly Mover[]): void {
  const moved = movers.filter(({ step }) => step > 0)
  const unsettled = new Set(moved.map(({ unit }) => unit))
  for (const mover of movers) if (mover.step === 0) turnBack(state, mover, unsettled)
  for (const mover of moved) {
    settle(state, mover, unsettled)
    unsettled.delete(mover.unit)
  }
}

/** Whoever has only turned, and into a friend, faces as before; unless an enemy has come too near for that. */
function turnBack(state: BattleState, { unit, x, y, firstFacing }: Mover, unsettled: ReadonlySet<number>): void {
  if (!isCrowded(state, unit, x, y, unsettled)) return
  if (meetingEnemies(state, unit, x, y, firstFacing) !== OVERLAP) state.facing[unit] = firstFacing
}

function settle(state: BattleState, mover: Mover, unsettled: ReadonlySet<number>): void {
  const { unit } = mover
  const [x, y, reached] = [mover.x, mover.y, mover.step]
  for (let step = reached; step >= 0; step--) {
    if (step < reached) mover.backTo(step)
    if (isCrowded(state, unit, mover.x, mover.y, unsettled)) continue
    if (step < reached && isMet(state, unit, mover.x, mover.y)) continue
    stepClear(state, mover, unsettled)
    moveTo(state, mover, mover.x, mover.y)
    return
  }
  const spot = freeSpotNear(state, unit, x, y, unsettled)
  mover.step = reached
  moveTo(state, mover, ...(spot ?? [x, y]))
}

/**
 * Neighbours of one formation may press into each other by a tenth, because wheeling lines are rounded; but not where a
 * spot a step or two further back is free of everybody.
 */
function stepClear(state: BattleState, mover: Mover, unsettled: ReadonlySet<number>): void {
  const { unit, step, x, y } = mover
  for (let back = 0; back <= Math.min(2, step); back++) {
    if (back > 0) mover.backTo(step - back)
    if (back > 0 && isMet(state, unit, mover.x, mover.y)) break
    if (!isCrowded(state, unit, mover.x, mover.y, unsettled, { slack: 0 })) return
  }
  mover.step = step
  mover.x = x
  mover.y = y
}

function moveTo(state: BattleState, mover: Mover, x: number, y: number): void {
  mover.x = x
  mover.y = y
  state.x[mover.unit] = x
  state.y[mover.unit] = y
}

function isCrowded(
  state: BattleState,
  unit: number,
  x: number,
  y: number,
  unsettled: ReadonlySet<number>,
  standing?: AssumedStand,
): boolean {
  const facing = state.facing[unit]!
  const reach = meetingReach(state)
  for (let friend = 0; friend < state.x.length; friend++) {
    if (unsettled.has(friend) || isFar(state, friend, x, y, reach)) continue
    if (standsOn(state, unit, x, y, facing, friend, standing)) return true
  }
  return false
}

const isMet = (state: BattleState, unit: number, x: number, y: number) =>
  meetingEnemies(state, unit, x, y, state.facing[unit]!) !== APART

/** The nearest free spot around a place; where there is none the unit has to share its place. */
function freeSpotNear(
  state: BattleState,
  unit: number,
  x: number,
  y: number,
  unsettled: ReadonlySet<number>,
): Point | undefined {
  const { ground } = state.field
  for (const [dx, dy] of around(ground)) {
    const [toX, toY] = [x + dx, y + dy]
    if (!ground.isOnTable(toX, toY) || isBarred(anyGaitOf(state, unit), ground.marksAt(toX, toY))) continue
    if (!isCrowded(state, unit, toX, toY, unsettled) && !isMet(state, unit, toX, toY)) return [toX, toY]
  }
  return undefined
}

/** Steps to all places around one, the nearest first; of several as near those to the south and west. */
const around = memoize((_ground: TableGround): readonly Point[] => {
  const one = Array.from({ length: 2 * FURTHEST + 1 }, (_, i) => i - FURTHEST)
  const all = one.flatMap((dy) => one.map((dx): Point => [dx, dy]))
  const far = ([dx, dy]: Point) => dx * dx + dy * dy
  return all.sort((a, b) => far(a) - far(b))
})
