import { NOWHERE } from '../../../board/nowhere.ts'
import { GENERAL } from '../format/index.ts'
import { type BattleState, HIDDEN, ORDERED, REACTED, SQUARE } from '../rules/index.ts'
import { ENEMIES, type GainCache, PIECES } from './gain-cache.ts'

/** What a side's plans go by of an enemy's status; an own piece's counts for itself alone. */
const SEEN = SQUARE | REACTED | HIDDEN

/** Whose pieces have changed: bits. */
const OURS = 1
export const THEIRS = 2

/**
 * Tells what a side knows in what two positions of a battle differ. Gives whose pieces do: 0 where nobody's. That a piece
 * has got an order changes nothing, because an order is what plans give it.
 */
export function recordChanges(known: GainCache, was: BattleState, now: BattleState, side: number): number {
  const { size, side: sides, nature } = now.field.roster
  const { hex, elements, facing, status, leader } = now
  const { hex: wasHex, elements: wasElements, facing: wasFacing, status: wasStatus } = was
  let changed = recordGround(known, was, now) ? OURS | THEIRS : 0
  for (let piece = 0; piece < size; piece++) {
    const from = wasHex[piece]!
    const to = hex[piece]!
    // Many pieces are not on the board: in reserve, fallen, or garrisons that nobody has left behind.
    if (from === NOWHERE && to === NOWHERE && status[piece] === wasStatus[piece]) continue
    const isHurt = elements[piece] !== wasElements[piece]
    const isTurned = facing[piece] !== wasFacing[piece]
    const difference = (status[piece]! ^ wasStatus[piece]!) & ~ORDERED
    // 6.3.11: where a general passes another one, the hex is one's or the other's.
    const isMoved = from !== to || (nature[piece] === GENERAL && to !== NOWHERE && leader[to] !== was.leader[to])
    if (!isMoved && !isHurt && !isTurned && difference === 0) continue
    changed |= sides[piece] === side ? OURS : THEIRS
    if (isMoved && from !== NOWHERE) known.change(PIECES, from)
    if (isMoved && to !== NOWHERE) known.change(PIECES, to)
    if (sides[piece] === side) {
      known.forget(piece)
      // A general goes by whether a unit that he joins is about to fall.
      if (to !== NOWHERE && (elements[piece] === 1) !== (wasElements[piece] === 1)) known.change(PIECES, to)
    } else if (isMoved || isHurt || isTurned || (difference & SEEN) !== 0) {
      if (from !== NOWHERE) known.change(ENEMIES, from)
      if (to !== NOWHERE) known.change(ENEMIES, to)
    }
  }
  return changed
}

/** Ground and weather change for everybody; tiles are laid before anything is planned, but another battle may have other ones (14.0). */
function recordGround(known: GainCache, before: BattleState, now: BattleState): boolean {
  const isSame = now.ground === before.ground || !isDifferent(now.ground, before.ground)
  if (isSame && !isDifferent(now.sky, before.sky)) return false
  known.forgetAll()
  return true
}

function isDifferent(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return true
  return false
}
