import { APART, OVERLAP } from '../../../../board/table/footprint.ts'
import { isOnTable } from '../queries.ts'
import type { BattleState } from '../state.ts'
import { isFar, meetingEnemies, meetingReach, type Standing, standsOn } from './contact.ts'
import type { Mover } from './mover.ts'
import { isBarred } from './rates.ts'

/** How far around his way somebody looks for a place where nobody stands, if on his way there is none. */
const FURTHEST = 60

/**
 * 7.9: whoever has stopped on a friend backs up along his way to the last spot that is free. Those who have not moved
 * keep their places; of the others the first who are told keep theirs.
 */
export function settleAmongFriends(state: BattleState, movers: readonly Mover[]): void {
  const isSettled = new Uint8Array(state.x.length).fill(1)
  const moved = movers.filter(({ step, unit }) => step > 0 && isOnTable(state, unit))
  for (const { unit } of moved) isSettled[unit] = 0
  for (const mover of movers) if (mover.step === 0 && isOnTable(state, mover.unit)) turnBack(state, mover, isSettled)
  for (const mover of moved) {
    settle(state, mover, isSettled)
    isSettled[mover.unit] = 1
  }
}

/** Whoever has only turned, and into a friend, faces as before; unless an enemy has come too near for that. */
function turnBack(state: BattleState, { unit, x, y, firstFacing }: Mover, isSettled: Uint8Array): void {
  if (!isCrowded(state, unit, x, y, isSettled)) return
  if (meetingEnemies(state, unit, x, y, firstFacing) !== OVERLAP) state.facing[unit] = firstFacing
}

function settle(state: BattleState, mover: Mover, isSettled: Uint8Array): void {
  const { unit } = mover
  const [x, y, reached] = [mover.x, mover.y, mover.step]
  if (!isCrowded(state, unit, x, y, isSettled, { slack: 0 })) return
  for (let step = reached; step >= 0; step--) {
    if (step < reached) mover.backTo(step)
    if (isCrowded(state, unit, mover.x, mover.y, isSettled)) continue
    if (step < reached && isMet(state, unit, mover.x, mover.y)) continue
    stepClear(state, mover, isSettled)
    if (mover.step < reached) mover.isTouching = false
    moveTo(state, mover, mover.x, mover.y)
    return
  }
  const spot = freeSpotNear(state, unit, x, y, isSettled)
  mover.step = reached
  mover.isTouching &&= spot === undefined
  moveTo(state, mover, ...(spot ?? [x, y]))
}

/**
 * Neighbours of one formation may press into each other by a tenth, because wheeling lines are rounded; but not where a
 * spot a step or two further back is free of everybody.
 */
function stepClear(state: BattleState, mover: Mover, isSettled: Uint8Array): void {
  const { unit, step, x, y } = mover
  for (let back = 0; back <= Math.min(2, step); back++) {
    if (back > 0) mover.backTo(step - back)
    if (back > 0 && isMet(state, unit, mover.x, mover.y)) break
    if (!isCrowded(state, unit, mover.x, mover.y, isSettled, { slack: 0 })) return
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
  isSettled: Uint8Array,
  standing?: Standing,
): boolean {
  const facing = state.facing[unit]!
  const reach = meetingReach(state)
  for (let friend = 0; friend < isSettled.length; friend++) {
    if (isSettled[friend] === 0 || isFar(state, friend, x, y, reach)) continue
    if (standsOn(state, unit, x, y, facing, friend, standing)) return true
  }
  return false
}

const isMet = (state: BattleState, unit: number, x: number, y: number) =>
  meetingEnemies(state, unit, x, y, state.facing[unit]!) !== APART

/** The nearest free spot around a place, ring by ring; where there is none the unit has to share its place. */
function freeSpotNear(
  state: BattleState,
  unit: number,
  x: number,
  y: number,
  isSettled: Uint8Array,
): readonly [number, number] | undefined {
  const { ground } = state.field
  for (let ring = 1; ring <= FURTHEST; ring++) {
    for (let i = -ring; i <= ring; i++) {
      for (const [dx, dy] of [[i, -ring] as const, [i, ring] as const, [-ring, i] as const, [ring, i] as const]) {
        const [toX, toY] = [x + dx, y + dy]
        if (!ground.isOnTable(toX, toY) || isBarred(ground.marksAt(toX, toY))) continue
        if (!isCrowded(state, unit, toX, toY, isSettled) && !isMet(state, unit, toX, toY)) return [toX, toY]
      }
    }
  }
  return undefined
}
