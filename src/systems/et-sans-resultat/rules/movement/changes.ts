import { CONTACT, OVERLAP } from '../../../../board/table/footprint.ts'
import { placeAfter, walkThrough } from '../../../../board/table/line-walk.ts'
import { type Point, squaredDistance } from '../../../../board/table/point.ts'
import type { Refusal } from '../../../../engine/system.ts'
import type { ActionOf } from '../actions.ts'
import { isBattery, isEnemyWithin, isOnTable, isRunning, sideOfUnit } from '../queries.ts'
import {
  ATTACK,
  type BattleState,
  CHANGED,
  DEFEND,
  DEPLOYED,
  LIMBERED,
  NOBODY,
  PLOYED,
  RESERVE,
  SUPPORT,
  TRIED,
  UNLIMBERED,
} from '../state.ts'
import { isEngaged, meetingEnemies, meetingReach, standsOnFriend } from './contact.ts'
import { cautionOf } from './mover.ts'
import { changesLeft } from './ploy-roll.ts'
import { anyGaitOf, isBarred } from './rates.ts'

/** 8.1, 8.5: units that change between column and line, and batteries that unlimber or go to reserve. */

/** Whether a formation has rolled and may still change units for it. */
export const isChanging = (state: BattleState, formation: number) =>
  state.acting === formation && (state.formationBits[formation]! & TRIED) !== 0 && changesLeft(state, formation) > 0

/** What a unit changes to, if it faces so; a battery that faces nowhere passes to reserve. */
export function stanceAfter(state: BattleState, unit: number, facing: number): number {
  if (isBattery(state, unit)) return facing === NOBODY ? RESERVE : UNLIMBERED
  return state.stance[unit] === PLOYED ? DEPLOYED : PLOYED
}

/** How a battery passes to reserve: the reserve of its formation is where its reformation area is (2.2). */
export function toReserve(state: BattleState, unit: number): ActionOf<'change'> {
  const formation = state.formation[unit]!
  const at = [state.areaX[formation]!, state.areaY[formation]!] as const
  return { kind: 'change', side: sideOfUnit(state, unit), unit, at, facing: NOBODY }
}

/** Whether a unit may change at all now: by the roll of its formation, as the last one, or because it is a battery. */
export function mayChange(state: BattleState, unit: number): boolean {
  const formation = state.formation[unit]!
  if (!isOnTable(state, unit) || (state.unitBits[unit]! & CHANGED) !== 0 || isRunning(state, formation)) return false
  if (isBattery(state, unit) ? state.stance[unit] !== LIMBERED : !isChanging(state, formation) && !isLast(state, unit))
    return false
  return !isEngaged(state, unit)
}

function occasionRefusal(state: BattleState, unit: number): Refusal | undefined {
  if (mayChange(state, unit)) return undefined
  const { name } = state.field.units[unit]!
  const formation = state.formation[unit]!
  if (!isOnTable(state, unit)) return { rule: '2.2', reason: `${name} is not on the table` }
  if (isRunning(state, formation)) return { rule: '7.10', reason: `${name} is running and cannot change` }
  if ((state.unitBits[unit]! & CHANGED) !== 0) return { rule: '8.1', reason: `${name} has already changed this turn` }
  if (isEngaged(state, unit)) return { rule: '7.8', reason: `${name} is in contact and cannot change` }
  if (state.stance[unit] === UNLIMBERED)
    return { rule: '7.5', reason: `${name} is unlimbered: only a leader action can limber it` }
  return { rule: '8.1', reason: whyNoRoll(state, formation) }
}

const whyNoRoll = (state: BattleState, formation: number): string =>
  (state.formationBits[formation]! & TRIED) !== 0
    ? 'the formation may change no more units this turn'
    : `the formation must roll first: “deploy ${state.field.formations[formation]!.id}”`

/** 8.1: whether it is the only one of its formation that is still in column, or still deployed. */
export function isLast(state: BattleState, unit: number): boolean {
  for (let other = 0; other < state.x.length; other++) {
    if (other === unit || state.formation[other] !== state.formation[unit]) continue
    if (state.stance[other] === state.stance[unit]) return false
  }
  return true
}

/** Why a unit may not change so. */
export function changeRefusal(state: BattleState, { side, unit, at, facing }: ActionOf<'change'>): Refusal | undefined {
  const known = state.field.units[unit]
  if (known?.side !== side) return { rule: '3.1', reason: 'the unit belongs to the other side' }
  const refusal = occasionRefusal(state, unit)
  if (refusal) return refusal
  if (stanceAfter(state, unit, facing) === RESERVE) return reserveRefusal(state, unit, at)
  const from: Point = [state.x[unit]!, state.y[unit]!]
  const reach = isBattery(state, unit) ? 0 : state.field.tables.reach.change
  if (squaredDistance(from, at) > reach * reach) {
    return isBattery(state, unit)
      ? { rule: '7.5', reason: `${known.name} unlimbers where it stands` }
      : { rule: '8.5', reason: `${known.name} may shift at most ${reach / 10} inches while it changes` }
  }
  if (!state.field.ground.isOnTable(...at)) return { rule: '7.11', reason: `${known.name} must stay on the table` }
  if (isBarred(anyGaitOf(state, unit), state.field.ground.marksAt(...at)))
    return { rule: '1.7', reason: `no unit can stand where ${known.name} is to be` }
  return rollRefusal(state, unit, at) ?? roomRefusal(state, unit, from, at, facing)
}

/** 8.3: ground that is hard to deploy into, or infantry beside cavalry, can take away what the roll has given. */
function rollRefusal(state: BattleState, unit: number, at: Point): Refusal | undefined {
  if (isBattery(state, unit) || isLast(state, unit)) return undefined
  const isDeploying = state.stance[unit] === PLOYED
  const left = changesLeft(state, state.formation[unit]!, [{ unit, at, isDeploying }])
  if (left >= 0) return undefined
  const { name } = state.field.units[unit]!
  return { rule: '8.3', reason: `with ${name} there, the roll allows fewer units than would have changed` }
}

/** 8.1: batteries pass to reserve as their formation deploys. */
function reserveRefusal(state: BattleState, unit: number, at: Point): Refusal | undefined {
  const formation = state.formation[unit]!
  if (squaredDistance(at, toReserve(state, unit).at) > 0)
    return { rule: '2.2', reason: 'the reserve of a formation is with its reformation area' }
  for (let other = 0; other < state.x.length; other++) {
    if (state.formation[other] !== formation) continue
    if ((state.unitBits[other]! & CHANGED) !== 0 && state.stance[other] === DEPLOYED) return undefined
  }
  return { rule: '8.1', reason: 'batteries pass to reserve only while other units of their formation deploy' }
}

/** 8.5: nobody passes through enemies, comes nearer to them than his directive allows, or stands on a friend. */
function roomRefusal(state: BattleState, unit: number, from: Point, at: Point, facing: number): Refusal | undefined {
  const { name } = state.field.units[unit]!
  const stance = stanceAfter(state, unit, facing)
  if (standsOnFriend(state, unit, at[0], at[1], facing, { stance }))
    return { rule: '7.9', reason: `${name} would stand on a friend` }
  // Nobody meets an enemy who is further away than his shift and the footprints of both.
  const reach = state.field.tables.reach.change + meetingReach(state)
  if (!isEnemyWithin(state, sideOfUnit(state, unit), from[0], from[1], reach)) {
    return isTooNear(state, unit, from, at) ? tooNear(name) : undefined
  }
  const walk = walkThrough([from, at])
  for (let step = 1; step < walk.steps; step++) {
    const [x, y] = placeAfter(walk, step)
    if (meetingEnemies(state, unit, x, y, facing, stance) === OVERLAP) {
      return { rule: '7.8', reason: `an enemy is in the way of ${name}` }
    }
  }
  const meeting = meetingEnemies(state, unit, at[0], at[1], facing, stance)
  if (meeting === OVERLAP) return { rule: '7.8', reason: `${name} would overlap an enemy` }
  const order = state.order[state.formation[unit]!]
  if (meeting === CONTACT && order !== ATTACK && order !== DEFEND && order !== SUPPORT) {
    return { rule: '8.5', reason: `${name} would be in contact, which its directive does not allow` }
  }
  return isTooNear(state, unit, from, at) ? tooNear(name) : undefined
}

const tooNear = (name: string): Refusal => ({
  rule: '8.5',
  reason: `${name} would come nearer to an enemy than its directive allows`,
})

/** Whether a shift brings a unit that moves or is in reserve nearer to an enemy than it may come; others deploy into contact. */
function isTooNear(state: BattleState, unit: number, from: Point, at: Point): boolean {
  const order = state.order[state.formation[unit]!]
  if (order === DEFEND) return false
  const { keepOff } = cautionOf(state, state.formation[unit]!)
  for (let other = 0; other < state.x.length; other++) {
    if (sideOfUnit(state, other) === sideOfUnit(state, unit) || !isOnTable(state, other)) continue
    const place: Point = [state.x[other]!, state.y[other]!]
    const after = squaredDistance(at, place)
    if (after <= keepOff && after < squaredDistance(from, place)) return true
  }
  return false
}
