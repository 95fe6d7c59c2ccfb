import { NOWHERE } from '../../../board/hex-grid.ts'
import { type BattleState, NOBODY, ORDERED, REACTED, SQUARE } from '../state.ts'
import { ENEMIES, type KnownGains, PIECES } from './known-gains.ts'

/** What a side's plans go by of an enemy's status; an own piece's counts for itself alone, and an order is what it gets. */
const SEEN = SQUARE | REACTED

/** Tells what a side knows in what two positions of a battle differ. Says whether they do. */
export function noteChanges(known: KnownGains, before: BattleState, now: BattleState, side: number): boolean {
  const isTroops = noteArrivals(known, before, now, side)
  const isState = notePieces(known, before, now, side)
  return noteGround(known, before, now) || isTroops || isState
}

/** Who has come to a hex, or gone. */
function noteArrivals(known: KnownGains, before: BattleState, now: BattleState, side: number): boolean {
  const { roster } = now.field
  const [troops, troopsBefore, leader, leaderBefore] = [now.troops, before.troops, now.leader, before.leader]
  let isChanged = false
  for (let hex = 0; hex < troops.length; hex++) {
    const unit = troops[hex]!
    const unitBefore = troopsBefore[hex]!
    if (unit === unitBefore && leader[hex] === leaderBefore[hex]) continue
    isChanged = true
    known.change(PIECES, hex)
    const isEnemy = (piece: number) => piece !== NOBODY && roster.side[piece] !== side
    if (unit !== unitBefore && (isEnemy(unit) || isEnemy(unitBefore))) known.change(ENEMIES, hex)
  }
  return isChanged
}

/** What has happened to the pieces themselves. */
function notePieces(known: KnownGains, before: BattleState, now: BattleState, side: number): boolean {
  const { roster } = now.field
  const { hex, facing, elements, status } = now
  let isChanged = false
  for (let piece = 0; piece < roster.size; piece++) {
    const isHurt = elements[piece] !== before.elements[piece]
    const isTurned = facing[piece] !== before.facing[piece]
    const isMoved = hex[piece] !== before.hex[piece]
    const difference = status[piece]! ^ before.status[piece]!
    if (!isHurt && !isTurned && !isMoved && difference === 0) continue
    isChanged = true
    const at = hex[piece]!
    if (roster.side[piece] === side) {
      if (isHurt || isTurned || isMoved || (difference & ~ORDERED) !== 0) known.forget(piece)
      // A general goes by how strong a unit is that he joins.
      if (isHurt && at !== NOWHERE) known.change(PIECES, at)
    } else if (at !== NOWHERE && (isHurt || isTurned || (difference & SEEN) !== 0)) known.change(ENEMIES, at)
  }
  return isChanged
}

/** 14.0: tiles are laid before anything is planned, but another battle on the same field may have other ones. */
function noteGround(known: KnownGains, before: BattleState, now: BattleState): boolean {
  if (now.ground === before.ground || !isDifferent(now.ground, before.ground)) return false
  known.forgetAll()
  return true
}

function isDifferent(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return true
  return false
}
