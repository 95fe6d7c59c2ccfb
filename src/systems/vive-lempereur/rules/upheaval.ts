import { GARRISON } from '../format/index.ts'
import { TERRAIN_MASK } from './battlefield.ts'
import { emitEngulfed, emitFormation, emitGround } from './emit-events.ts'
import type { Events } from './events.ts'
import { stayRefusal } from './generals.ts'
import { eliminate, groundAt, mayBeIn } from './position.ts'
import { type BattleState, NOBODY, SQUARE } from './state.ts'

/** A hex becomes another kind of ground. Who may not be there then is lost. */
export function changeGround(state: BattleState, hex: number, type: number, events: Events): void {
  const code = state.field.play(hex, type)
  if (state.ground[hex] === code) return
  state.ground[hex] = code
  emitGround(state, events, hex)
  const unit = state.troops[hex]!
  if (unit !== NOBODY && !mayStay(state, unit, hex)) engulf(state, unit, events)
  const general = state.leader[hex]!
  if (general !== NOBODY && (!groundAt(state, hex).passable || stayRefusal(state, general, hex))) {
    engulf(state, general, events)
  }
  const left = state.troops[hex]!
  // Where no square can stand, there is none.
  if (left === NOBODY || (state.status[left]! & SQUARE) === 0 || groundAt(state, hex).square) return
  state.status[left]! &= ~SQUARE
  emitFormation(state, events, left)
}

function mayStay(state: BattleState, unit: number, hex: number): boolean {
  const ground = groundAt(state, hex)
  if (state.field.roster.nature[unit] === GARRISON && !ground.garrison) return false
  return ground.passable && mayBeIn(state, unit, hex)
}

/** A piece is lost with the ground. */
export function engulf(state: BattleState, piece: number, events: Events): void {
  emitEngulfed(state, events, piece)
  eliminate(state, piece)
}

/** The kind of ground of a hex, by its number in the battle's list. */
export const groundTypeAt = (state: BattleState, hex: number): number => state.ground[hex]! & TERRAIN_MASK
