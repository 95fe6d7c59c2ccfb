import { sidesInto } from '../../../board/side-lines.ts'
import { CAVALRY } from '../format/index.ts'
import { aroundOf, isGeneral } from './position.ts'
import type { Reason } from './reasons.ts'
import type { BattleState } from './state.ts'

/** Why a piece cannot cross a side of its hex, if it cannot. */
export function crossingRefusal(state: BattleState, piece: number, side: number): Reason | undefined {
  const { hexsides: sides } = aroundOf(state)
  if (!sides) return undefined
  const mask = sides.crosses[side]!
  if (mask === 0) return 'side-closed'
  return isGeneral(state, piece) || (mask & (1 << state.field.roster.arm[piece]!)) !== 0
    ? undefined
    : 'side-not-for-arm'
}

/** Whether a piece may retreat across a side of its hex. */
export function mayRetreatAcross(state: BattleState, piece: number, side: number): boolean {
  const { hexsides: sides } = aroundOf(state)
  if (!sides) return true
  const mask = sides.retreats[side]!
  return isGeneral(state, piece) ? mask !== 0 : (mask & (1 << state.field.roster.arm[piece]!)) !== 0
}

/** Whether cavalry may shock from a hex into the next. */
export function mayShockAcross(state: BattleState, from: number, to: number): boolean {
  const { hexsides: sides } = aroundOf(state)
  return !sides || sides.shocks[from * 6 + state.field.tables.directionTo(from, to)] === 1
}

/** What the hexside by which fire comes into the target's hex adds to it; at a corner, the better for the one who fires. */
export function fireAcross(state: BattleState, unit: number, target: number): number {
  const { hexsides: sides } = aroundOf(state)
  const { tables, roster } = state.field
  if (!sides) return 0
  const add = roster.arm[unit] === CAVALRY ? sides.shock : sides.firing
  let most = -Infinity
  for (const side of sidesInto(tables, state.hex[unit]!, target)) most = Math.max(most, add[side]!)
  return most
}
