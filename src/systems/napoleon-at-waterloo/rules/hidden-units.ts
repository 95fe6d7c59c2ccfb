import { NOWHERE } from '../../../board/nowhere.ts'
import { NO_ARM } from './battlefield.ts'
import { type Events, emitSeen } from './events.ts'
import { type BattleState, HIDDEN, NOBODY } from './state.ts'

// Hidden units are no part of the book: RULES.md has them among what Berthier adds.

/** Own rules: whether the enemy does not see a piece. */
export const isHiddenPiece = (state: BattleState, piece: number): boolean => (state.status[piece]! & HIDDEN) !== 0

/** Own rules: whether a side has pieces on the board that the enemy does not see. */
export function hasHiddenPieces(state: BattleState, side: number): boolean {
  if (!state.field.special.hidden) return false
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if (state.field.side[piece] === side && state.hex[piece] !== NOWHERE && isHiddenPiece(state, piece)) return true
  }
  return false
}

/** Own rules: whether the enemy sees nobody in a hex where somebody is. */
export function isHiddenHex(state: BattleState, hex: number): boolean {
  if (!state.field.special.hidden || state.top[hex] === NOBODY) return false
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
    if (!isHiddenPiece(state, piece)) return false
  }
  return true
}

/** Own rules: a piece shows itself: it moves, attacks or is hit. */
export function reveal(state: BattleState, piece: number, events: Events): void {
  if ((state.status[piece]! & HIDDEN) === 0) return
  state.status[piece]! &= ~HIDDEN
  emitSeen(state, events, piece)
}

/** Own rules: units that come near the hidden find them. A leader alone finds nobody. */
export function revealSighted(state: BattleState, events: Events): void {
  const { hidden = [] } = state.field.special
  for (let piece = 0; piece < hidden.length; piece++) {
    if (isHiddenPiece(state, piece) && isFound(state, piece, hidden[piece]!)) reveal(state, piece, events)
  }
}

function isFound(state: BattleState, piece: number, seenFrom: number): boolean {
  const { side, hexes, pieces, arm } = state.field
  for (let enemy = 0; enemy < pieces; enemy++) {
    const at = state.hex[enemy]!
    if (at === NOWHERE || side[enemy] === side[piece] || arm[enemy] === NO_ARM) continue
    if (hexes.distance(at, state.hex[piece]!) <= seenFrom) return true
  }
  return false
}
