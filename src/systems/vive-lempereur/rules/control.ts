import { NOWHERE } from '../../../board/nowhere.ts'
import { emitControl } from './emit-events.ts'
import type { Events } from './events.ts'
import type { BattleState } from './state.ts'

/** 13.2: a combat unit takes control of the hex in which its move ends. Garrisons and generals take none (6.0, 9.4.1). */
export function takeControl(state: BattleState, piece: number, events?: Events): void {
  const { roster } = state.field
  const hex = state.hex[piece]!
  if (state.control.length === 0 || hex === NOWHERE || roster.fights[piece] === 0) return
  const before = state.control[hex]!
  state.control[hex] = roster.side[piece]!
  emitControl(state, events, hex, before)
}

/** A unit goes through a hex: that takes control where the battle says so. */
export function passThrough(state: BattleState, piece: number, events: Events): void {
  if (state.field.options.controlBy === 'passing') takeControl(state, piece, events)
}
