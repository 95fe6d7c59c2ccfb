import { bearing } from '../../../../board/table/facing.ts'
import { APART, CONTACT, OVERLAP } from '../../../../board/table/footprint.ts'
import { placeAfter, type Walk, walkThrough } from '../../../../board/table/line-walk.ts'
import type { Point } from '../../../../board/table/point.ts'
import { ALLOWANCE } from '../../format/index.ts'
import type { Events } from '../events.ts'
import { sideOfUnit } from '../queries.ts'
import { type BattleState, NOBODY } from '../state.ts'
import { isUnderTruce } from '../truce.ts'
import { breakOnStraightWay } from '../weak-ground.ts'
import {
  type AssumedStand,
  contactsOf,
  isEngaged,
  meetingEnemies,
  nearestEnemyUnit,
  recordContact,
  slantingSpot,
  standsOnFriend,
} from './contact.ts'
import { emitStraight } from './events.ts'
import { anyGaitOf, costOn, gaitAs, isBarred, isInDense, marksUnder } from './rates.ts'

/** Units that go straight ahead, back or away, each by itself: retiring, breaking through, evading, charging. */

/** What ended a straight move. */
type End = 'there' | 'points' | 'enemy' | 'edge' | 'ground' | 'dense'

export type Advance = {
  /** Tenths that were gone. */
  readonly steps: number
  readonly end: End
}

export type Manner = {
  /** Ends the move before its points do: told a place, whether the unit may stop there. */
  readonly stopAt?: (x: number, y: number) => boolean
  /** Whether it may move into contact; it stops before it where it may not. */
  readonly mayContact: boolean
}

/** The furthest that anybody goes at a time, and more: a way is drawn so long. */
const LONG = 1000

/**
 * Moves a unit straight along a vector at its deployed rate within a number of points, step by step: up to enemies
 * (7.8), the edge of the table, ground that is closed, or the edge of dense ground (7.3). It crosses friends, and
 * where it would stop on one it backs up to the last free spot (7.9).
 */
export function advanceStraight(
  state: BattleState,
  unit: number,
  dx: number,
  dy: number,
  points: number,
  { stopAt, mayContact }: Manner,
): Advance {
  const [fromX, fromY] = [state.x[unit]!, state.y[unit]!]
  const scale = Math.ceil(LONG / Math.max(Math.abs(dx), Math.abs(dy)))
  const walk = walkThrough([
    [fromX, fromY],
    [fromX + dx * scale, fromY + dy * scale],
  ])
  return follow(state, unit, walk, points, mayContact, stopAt)
}

/** Moves a unit straight to a place, as far as it gets. */
export function goStraight(state: BattleState, unit: number, to: Point, points: number, mayContact: boolean): Advance {
  const walk = walkThrough([[state.x[unit]!, state.y[unit]!], to])
  return follow(state, unit, walk, points, mayContact)
}

/** 11.8: an impetuous unit goes at the nearest enemy, as far as it gets deployed. */
export function attackNearest(state: BattleState, unit: number, events: Events): void {
  const enemy = nearestEnemyUnit(state, unit)
  if (enemy === NOBODY || isEngaged(state, unit)) return
  const [fromX, fromY] = [state.x[unit]!, state.y[unit]!]
  chargeAt(state, unit, state.x[enemy]! - fromX, state.y[enemy]! - fromY, ALLOWANCE)
  emitStraight(state, events, 'impetuous-attack', unit, fromX, fromY)
  recordContact(state, unit, contactsOf(state, unit))
  breakOnStraightWay(state, unit, [fromX, fromY], events)
}

/**
 * A unit turns (7.6) and goes straight at somebody, into contact if it gets so far. It does not turn into an enemy, and
 * where friends leave it no room it neither goes nor turns onto them (7.9).
 */
export function chargeAt(state: BattleState, unit: number, dx: number, dy: number, points: number): Advance {
  const [x, y, before] = [state.x[unit]!, state.y[unit]!, state.facing[unit]!]
  const facing = bearing(dx, dy, before)
  if (meetingEnemies(state, unit, x, y, facing) !== OVERLAP) state.facing[unit] = facing
  const advance = advanceStraight(state, unit, dx, dy, points, { mayContact: true })
  const isStuck = state.x[unit] === x && state.y[unit] === y
  if (isStuck && standsOnFriend(state, unit, x, y, facing)) state.facing[unit] = before
  return advance
}

function follow(
  state: BattleState,
  unit: number,
  walk: Walk,
  points: number,
  mayContact: boolean,
  stopAt?: (x: number, y: number) => boolean,
): Advance {
  const { ground } = state.field
  const gait = gaitAs(state, unit, true)
  let [spent, step, end] = [0, 0, 'there' as End]
  let at: Point = [state.x[unit]!, state.y[unit]!]
  let wasDense = isInDense(gait, marksUnder(ground, ...at))
  while (step < walk.steps) {
    if (stopAt?.(...at)) break
    const next = placeAfter(walk, step + 1)
    const marks = marksUnder(ground, ...next)
    const cost = costOn(gait, marks)
    end = endBefore(state, unit, next, marks, spent + cost > points, mayContact)
    if (end !== 'there') {
      if (end === 'enemy' && mayContact) at = slantingSpot(state, unit, at, next, state.facing[unit]!) ?? at
      break
    }
    at = next
    step++
    spent += cost
    const isDense = isInDense(gait, marks)
    if (isDense !== wasDense) {
      end = 'dense'
      break
    }
    wasDense = isDense
  }
  const free = freeStep(state, unit, walk, step, at)
  ;[state.x[unit], state.y[unit]] = free === step ? at : placeAfter(walk, free)
  return { steps: free, end }
}

/**
 * 7.9: back to the last spot that is free. A neighbour of the same formation may be pressed by a tenth, unless a step or
 * two further back nobody is.
 */
function freeStep(state: BattleState, unit: number, walk: Walk, reached: number, at: Point): number {
  const isTakenAt = (step: number, standing?: AssumedStand) => {
    const [x, y] = step === reached ? at : placeAfter(walk, step)
    return standsOnFriend(state, unit, x, y, state.facing[unit]!, standing)
  }
  let step = reached
  while (step > 0 && isTakenAt(step)) step--
  for (let back = step; back > Math.max(0, step - 3); back--) if (!isTakenAt(back, { slack: 0 })) return back
  return step
}

function endBefore(
  state: BattleState,
  unit: number,
  [x, y]: Point,
  marks: number,
  isSpent: boolean,
  mayContact: boolean,
): End {
  if (!state.field.ground.isOnTable(x, y)) return 'edge'
  if (isBarred(anyGaitOf(state, unit), marks)) return 'ground'
  // 14.11: who gives way may go where he can.
  if (mayContact && isUnderTruce(state, sideOfUnit(state, unit), x, y)) return 'ground'
  if (isSpent) return 'points'
  const meeting = meetingEnemies(state, unit, x, y, state.facing[unit]!)
  if (meeting === OVERLAP) return 'enemy'
  // Whoever is in contact already may slide along his enemy on the way out of it.
  if (meeting === CONTACT && !mayContact && !isLeaving(state, unit)) return 'enemy'
  return 'there'
}

/** Whether a unit began its move in contact: where it is written down changes only at the end of the move. */
function isLeaving(state: BattleState, unit: number): boolean {
  return meetingEnemies(state, unit, state.x[unit]!, state.y[unit]!, state.facing[unit]!) !== APART
}
