import { NOWHERE } from '../../../board/nowhere.ts'
import { type BattleState, GONE, HIDDEN, ORDERED, REACTED, SQUARE } from '../rules/index.ts'
import { ENEMIES, type GainCache, PIECES } from './gain-cache.ts'

/** What a side's plans go by of an enemy's status; an own piece's counts for itself alone. */
const SEEN = SQUARE | REACTED | HIDDEN

/** What has changed: whose pieces, and whether any has moved or fallen: bits. */
const OURS = 1
export const THEIRS = 2
export const MOVED = 4
export const FALLEN = 8
export const EVERYTHING = OURS | THEIRS | MOVED | FALLEN

/**
 * Tells what a side knows in what two positions of a battle differ. Gives what does: 0 where nothing. That a piece
 * has got an order changes nothing, because an order is what plans give it.
 */
export function recordChanges(known: GainCache, was: BattleState, now: BattleState, side: number): number {
  const { size } = now.field.roster
  const { hex, elements, facing, status } = now
  const { hex: wasHex, elements: wasElements, facing: wasFacing, status: wasStatus } = was
  let changed = recordGround(known, was, now) ? OURS | THEIRS : 0
  // Hardly anybody has changed between two looks: all numbers of a piece are compared at once.
  for (let piece = 0; piece < size; piece++) {
    const difference =
      (hex[piece]! ^ wasHex[piece]!) |
      (elements[piece]! ^ wasElements[piece]!) |
      (facing[piece]! ^ wasFacing[piece]!) |
      ((status[piece]! ^ wasStatus[piece]!) & ~ORDERED)
    if (difference !== 0) changed |= recordPiece(known, was, now, side, piece)
  }
  return changed | recordGenerals(known, was, now, side)
}

function recordPiece(known: GainCache, was: BattleState, now: BattleState, side: number, piece: number): number {
  const from = was.hex[piece]!
  const to = now.hex[piece]!
  const isMoved = from !== to
  const isHurt = now.elements[piece] !== was.elements[piece]
  const isTurned = now.facing[piece] !== was.facing[piece]
  const difference = now.status[piece]! ^ was.status[piece]!
  let changed = 0
  if (isMoved) {
    changed |= MOVED
    if (from !== NOWHERE) known.change(PIECES, from)
    if (to !== NOWHERE) known.change(PIECES, to)
  }
  if ((difference & GONE) !== 0) changed |= FALLEN
  if (now.field.roster.side[piece] === side) {
    known.forget(piece)
    // A general goes by whether a unit that he joins is about to fall.
    if (to !== NOWHERE && (now.elements[piece] === 1) !== (was.elements[piece] === 1)) known.change(PIECES, to)
    return changed | OURS
  }
  if (isMoved || isHurt || isTurned || (difference & SEEN) !== 0) {
    if (from !== NOWHERE) known.change(ENEMIES, from)
    if (to !== NOWHERE) known.change(ENEMIES, to)
  }
  return changed | THEIRS
}

/** 6.3.11: where a general passes another one, the hex is one's or the other's. */
function recordGenerals(known: GainCache, was: BattleState, now: BattleState, side: number): number {
  const { roster } = now.field
  const { generals } = roster
  let changed = 0
  for (let i = 0; i < generals.length; i++) {
    const general = generals[i]!
    const hex = now.hex[general]!
    if (hex === NOWHERE || now.leader[hex] === was.leader[hex]) continue
    known.change(PIECES, hex)
    if (roster.side[general] === side) {
      known.forget(general)
      changed |= OURS
    } else {
      known.change(ENEMIES, hex)
      changed |= THEIRS
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
