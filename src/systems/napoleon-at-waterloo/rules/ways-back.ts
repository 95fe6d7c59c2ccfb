import { NOWHERE } from '../../../board/nowhere.ts'
import { isUnderTruce } from './army-morale.ts'
import { countIn, fitsIn, isEnemyIn, roomTaken } from './stacks.ts'
import { type BattleState, INVOLVED, NOBODY } from './state.ts'
import { isInEnemyZone } from './zones.ts'

/** Whether a unit can fall back from a hex over a side: passable ground, and neither enemies nor their zones. */
export function isPassable(state: BattleState, piece: number, from: number, direction: number): boolean {
  const { backstepsOf, gait, movement, side, hexes } = state.field
  const step = backstepsOf[gait[piece]!]![from * 6 + direction]!
  if (step === 0 || step > movement[piece]!) return false
  const hex = hexes.neighbours[from * 6 + direction]!
  if (isEnemyIn(state, hex, side[piece]!) || isInEnemyZone(state, hex, side[piece]!)) return false
  return !isUnderTruce(state, side[piece]!, hex)
}

/** How little a hex is to be preferred: the number of friends there; beyond the stacking limit somebody is bumped out. */
const BARRED = 1000

/** Retreat: how a hex ranks for a unit that falls back over a hexside; BARRED where it cannot. */
function rankOf(state: BattleState, piece: number, direction: number): number {
  const from = state.hex[piece]!
  if (!isPassable(state, piece, from, direction)) return BARRED
  const hex = state.field.hexes.neighbours[from * 6 + direction]!
  const friends = countIn(state, hex)
  if (fitsIn(state, piece, hex)) return friends
  SEEN.clear()
  SEEN.add(from)
  // Whoever is bumped out of a full hex leaves it full behind him: only the one who falls back leaves room.
  LEAVER = piece
  return canGiveWay(state, hex, piece, from === state.full ? NOWHERE : from) ? friends : BARRED
}

/** Hexes that a chain of bumped units has come through already. */
const SEEN = new Set<number>()

/** Who falls back, and leaves room behind him. */
let LEAVER = NOBODY

/** Retreat: whether somebody in a full hex can be bumped out, into room or into the next full hex. `left` is the hex that is left. */
function canGiveWay(state: BattleState, hex: number, coming: number, left: number): boolean {
  if (SEEN.has(hex)) return false
  SEEN.add(hex)
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
    if ((state.status[piece]! & INVOLVED) !== 0 || !makesRoom(state, piece, state.field.size[coming]!)) continue
    if (canBeBumped(state, piece, left)) return true
  }
  return false
}

/** Whether a hex that is too full with so much more in it is not once a unit there has gone. */
export function makesRoom(state: BattleState, piece: number, more: number): boolean {
  const { size, charts } = state.field
  return size[piece]! >= roomTaken(state, state.hex[piece]!) + more - charts.stacking
}

/** Whether one fits into a hex once another has left it. */
function fitsInstead(state: BattleState, piece: number, leaver: number): boolean {
  const { size, charts } = state.field
  return roomTaken(state, state.hex[leaver]!) - size[leaver]! + size[piece]! <= charts.stacking
}

function canBeBumped(state: BattleState, piece: number, left: number): boolean {
  const { hexes } = state.field
  const from = state.hex[piece]!
  for (let direction = 0; direction < 6; direction++) {
    if (!isPassable(state, piece, from, direction)) continue
    const next = hexes.neighbours[from * 6 + direction]!
    // The hex that the unit in front leaves has room, and is as good as any other.
    if (next === left ? fitsInstead(state, piece, LEAVER) : fitsIn(state, piece, next)) return true
    if (canGiveWay(state, next, piece, left)) return true
  }
  return false
}

/** Retreat: vacant hexes first, then those with the fewest friends; one bit a direction. */
export function waysBack(state: BattleState, piece: number): number {
  let [best, ways] = [BARRED, 0]
  for (let direction = 0; direction < 6; direction++) {
    const rank = rankOf(state, piece, direction)
    if (rank === BARRED || rank > best) continue
    ways = rank < best ? 1 << direction : ways | (1 << direction)
    best = rank
  }
  return ways
}

/** Whether a unit that would fall back could. */
export function hasWayBack(state: BattleState, piece: number): boolean {
  return waysBack(state, piece) !== 0
}
