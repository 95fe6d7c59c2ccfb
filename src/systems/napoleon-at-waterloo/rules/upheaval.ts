import { NOWHERE } from '../../../board/nowhere.ts'
import { changeField } from '../../../engine/flat-memory.ts'
import { fieldAfter } from './battlefield.ts'
import { type Events, emitGround } from './events.ts'
import { destroy } from './losses.ts'
import { lift, put } from './stacks.ts'
import type { BattleState } from './state.ts'

/**
 * The board is another one from now on, by the change of a number: events first, then hexes that break. Whoever may not
 * stand where he stands is lost.
 */
export function changeBoard(state: BattleState, change: number, events: Events): void {
  const { upheavals } = state.field
  state.upheavals[change] = state.upheavals.reduce((sum, one) => Math.max(sum, one), 0) + 1
  const pieces = [...state.hex.entries()].filter(([, hex]) => hex !== NOWHERE)
  // Zones of control reach across the sides that are there.
  for (const [piece] of pieces) lift(state, piece)
  changeField(state, fieldAfter(state))
  for (const [piece, hex] of pieces) put(state, piece, hex)
  for (const { hexes, becomes } of upheavals[change]!.ground ?? []) emitGround(events, hexes.join(', '), becomes)
  for (const [piece, hex] of pieces) {
    if (state.field.entryOf[state.field.gait[piece]!]![hex] === 0) destroy(state, piece, 'ground', events)
  }
}
