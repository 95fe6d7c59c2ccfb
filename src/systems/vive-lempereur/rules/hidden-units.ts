import { NOWHERE } from '../../../board/nowhere.ts'
import { emitSeen } from './emit-events.ts'
import type { Events } from './events.ts'
import { isGeneral } from './position.ts'
import { type BattleState, HIDDEN, NOBODY } from './state.ts'

// Hidden units are no part of the book: RULES.md has them among what Berthier adds.

/** Whether the enemy does not see a piece. */
export const isHiddenPiece = (state: BattleState, piece: number): boolean => (state.status[piece]! & HIDDEN) !== 0

/** A piece shows itself: it moves, fires or is hit. */
export function reveal(state: BattleState, piece: number, events: Events): void {
  if ((state.status[piece]! & HIDDEN) === 0) return
  state.status[piece]! &= ~HIDDEN
  if (state.hex[piece] !== NOWHERE) emitSeen(state, events, piece)
}

/** Units that come near the hidden find them. */
export function revealSighted(state: BattleState, events: Events): void {
  const { special, roster, tables } = state.field
  const { hidden } = special
  if (!hidden) return
  for (let piece = 0; piece < hidden.length; piece++) {
    if (hidden[piece] === 0 || (state.status[piece]! & HIDDEN) === 0 || state.hex[piece] === NOWHERE) continue
    const hex = state.hex[piece]!
    const isNear = roster.bySide[1 - roster.side[piece]!]!.some((enemy) => {
      const at = state.hex[enemy]!
      return at !== NOWHERE && !isGeneral(state, enemy) && tables.distance(at, hex) <= hidden[piece]!
    })
    if (isNear) reveal(state, piece, events)
  }
}

/** A general who is with a unit shows himself with it. */
export function revealAt(state: BattleState, hex: number, events: Events): void {
  if (!state.field.special.hidden) return
  for (const piece of [state.troops[hex]!, state.leader[hex]!]) if (piece !== NOBODY) reveal(state, piece, events)
}
