import { NOWHERE } from '../../../board/nowhere.ts'
import { emitSeen } from './emit-events.ts'
import type { Events } from './events.ts'
import { isGeneral } from './position.ts'
import { type BattleState, HIDDEN, NOBODY } from './state.ts'

// Hidden units are no part of the book: RULES.md has them among what Berthier adds.

/** Whether the enemy does not see a piece. */
export const isHiddenPiece = (state: BattleState, piece: number): boolean => (state.status[piece]! & HIDDEN) !== 0

/** Whether a side has pieces on the board that the enemy does not see. */
export const hasHiddenPieces = (state: BattleState, side: number): boolean =>
  state.field.special.hidden !== undefined &&
  state.field.roster.bySide[side]!.some((piece) => state.hex[piece] !== NOWHERE && isHiddenPiece(state, piece))

/** A piece shows itself: it moves, fires or is hit. */
export function reveal(state: BattleState, piece: number, events: Events): void {
  if ((state.status[piece]! & HIDDEN) === 0) return
  state.status[piece]! &= ~HIDDEN
  emitSeen(state, events, piece)
}

/** Units that come near the hidden find them. */
export function revealSighted(state: BattleState, events: Events): void {
  const { hidden = [] } = state.field.special
  for (let piece = 0; piece < hidden.length; piece++) {
    if (isHiddenPiece(state, piece) && isFound(state, piece, hidden[piece]!)) reveal(state, piece, events)
  }
}

/** Whether an enemy unit is as near to a hidden piece as the rule says. */
function isFound(state: BattleState, piece: number, seenFrom: number): boolean {
  const { roster, tables } = state.field
  const hex = state.hex[piece]!
  return roster.bySide[1 - roster.side[piece]!]!.some((enemy) => {
    const at = state.hex[enemy]!
    return at !== NOWHERE && !isGeneral(state, enemy) && tables.distance(at, hex) <= seenFrom
  })
}

/** A general who is with a unit shows himself with it. */
export function revealAt(state: BattleState, hex: number, events: Events): void {
  if (!state.field.special.hidden) return
  for (const piece of [state.troops[hex]!, state.leader[hex]!]) if (piece !== NOBODY) reveal(state, piece, events)
}
