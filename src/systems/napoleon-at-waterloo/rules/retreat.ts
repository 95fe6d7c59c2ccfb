import { NOWHERE } from '../../../board/nowhere.ts'
import type { GameEvent } from '../../../engine/system.ts'
import { makeAction, PUSH, RETREAT_TO } from './actions.ts'
import { GOING_BACK, retreatChooser } from './engagement.ts'
import { noteRetreat } from './events.ts'
import { destroy, reckon } from './losses.ts'
import type { Reason } from './reasons.ts'
import { countIn, isEnemyIn, lift, put } from './stacks.ts'
import { type BattleState, DISRUPTED, INVOLVED, NOBODY, OVER, RETREATING } from './state.ts'
import { isInEnemyZone } from './zones.ts'

// The victor decides where beaten units go (Retreat). A hex that is full takes one more, and somebody who had no part in the
// combat is bumped out of it: `state.full` is that hex until he is.

/** Whether a unit can fall back from a hex over a side: passable ground, and neither enemies nor their zones. */
function isPassable(state: BattleState, piece: number, from: number, direction: number): boolean {
  const { backsteps, movement, side, hexes } = state.field
  const step = backsteps[from * 6 + direction]!
  if (step === 0 || step > movement[piece]!) return false
  const hex = hexes.neighbours[from * 6 + direction]!
  return !isEnemyIn(state, hex, side[piece]!) && !isInEnemyZone(state, hex, side[piece]!)
}

/** How little a hex is to be preferred: the number of friends there; beyond the stacking limit somebody is bumped out. */
const BARRED = 1000

/** Retreat: how a hex ranks for a unit that falls back over a hexside; BARRED where it cannot. */
function rankOf(state: BattleState, piece: number, direction: number): number {
  const from = state.hex[piece]!
  if (!isPassable(state, piece, from, direction)) return BARRED
  const hex = state.field.hexes.neighbours[from * 6 + direction]!
  const friends = countIn(state, hex)
  if (friends < state.field.charts.stacking) return friends
  SEEN.clear()
  SEEN.add(from)
  // Whoever is bumped out of a full hex leaves it full behind him: only the one who falls back leaves room.
  return canGiveWay(state, hex, from === state.full ? NOWHERE : from) ? friends : BARRED
}

/** Hexes that a chain of bumped units has come through already. */
const SEEN = new Set<number>()

/** Retreat: whether somebody in a full hex can be bumped out, into room or into the next full hex. `left` is the hex that is left. */
function canGiveWay(state: BattleState, hex: number, left: number): boolean {
  if (SEEN.has(hex)) return false
  SEEN.add(hex)
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
    if ((state.status[piece]! & INVOLVED) === 0 && canBeBumped(state, piece, left)) return true
  }
  return false
}

function canBeBumped(state: BattleState, piece: number, left: number): boolean {
  const { hexes, charts } = state.field
  const from = state.hex[piece]!
  for (let direction = 0; direction < 6; direction++) {
    if (!isPassable(state, piece, from, direction)) continue
    const next = hexes.neighbours[from * 6 + direction]!
    // The hex that the unit in front leaves has room, and is as good as any other.
    if (next === left || countIn(state, next) < charts.stacking || canGiveWay(state, next, left)) return true
  }
  return false
}

/** Retreat: vacant hexes first, then those with the fewest friends; one bit a direction. */
function waysBack(state: BattleState, piece: number): number {
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

/** Whether a unit has to fall back now, or may be bumped out of the full hex. */
export function mustGo(state: BattleState, piece: number, action: number): boolean {
  if (state.hex[piece] === NOWHERE) return false
  const status = state.status[piece]!
  if (action === RETREAT_TO) return (status & RETREATING) !== 0
  return state.hex[piece] === state.full && (status & INVOLVED) === 0
}

/** Why a unit cannot fall back to a hex, or be bumped there. */
export function retreatRefusal(state: BattleState, action: number, piece: number, hex: number): Reason | undefined {
  if (!mustGo(state, piece, action)) return action === PUSH ? 'not-bumped' : 'not-retreating'
  const direction = state.field.hexes.directionTo(state.hex[piece]!, hex)
  if (direction < 0) return 'one-hex-back'
  if ((waysBack(state, piece) & (1 << direction)) !== 0) return undefined
  return isPassable(state, piece, state.hex[piece]!, direction) ? 'better-hex' : 'barred'
}

export function listRetreats(state: BattleState, action: number, out: number[]): void {
  const { pieces, hexes } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    if (!mustGo(state, piece, action)) continue
    const ways = waysBack(state, piece)
    for (let direction = 0; direction < 6; direction++) {
      if ((ways & (1 << direction)) === 0) continue
      out.push(makeAction(action, retreatChooser(state), piece, hexes.neighbours[state.hex[piece]! * 6 + direction]))
    }
  }
}

/** A unit falls back, or is bumped out of its hex. */
export function fallBack(
  state: BattleState,
  action: number,
  piece: number,
  hex: number,
  events: GameEvent[] | undefined,
): void {
  const from = state.hex[piece]!
  lift(state, piece)
  put(state, piece, hex)
  state.status[piece]! &= ~RETREATING
  if (action === PUSH) state.status[piece]! |= INVOLVED | DISRUPTED
  noteRetreat(state, events, piece, from, action === PUSH)
  state.full = countIn(state, hex) > state.field.charts.stacking ? hex : NOWHERE
}

/** Goes on with retreats as far as there is nothing to decide. Whether somebody has to decide. */
export function carryOnRetreats(state: BattleState, events: GameEvent[] | undefined): boolean {
  while (state.decision !== OVER) {
    if (state.full === NOWHERE) destroyTrapped(state, events)
    if (state.decision === OVER) return true
    const action = state.full === NOWHERE ? RETREAT_TO : PUSH
    const [piece, way] = onlyWay(state, action)
    if (piece === SEVERAL) return true
    if (piece === NOBODY) return false
    fallBack(state, action, piece, state.field.hexes.neighbours[state.hex[piece]! * 6 + way]!, events)
  }
  return true
}

const SEVERAL = -2

/** The one retreat that is possible, NOBODY where none is to be made, SEVERAL where there is a choice. */
function onlyWay(state: BattleState, action: number): readonly [piece: number, direction: number] {
  let [who, direction] = [NOBODY, 0]
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if (!mustGo(state, piece, action)) continue
    const ways = waysBack(state, piece)
    if (ways === 0) continue
    if (who !== NOBODY || (ways & (ways - 1)) !== 0) return [SEVERAL, 0]
    who = piece
    direction = 31 - Math.clz32(ways)
  }
  return [who, direction]
}

/** Retreat, Victory D: whoever has nowhere to go is destroyed; guns that go back of their own will stay instead. */
function destroyTrapped(state: BattleState, events: GameEvent[] | undefined): void {
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if (!mustGo(state, piece, RETREAT_TO) || hasWayBack(state, piece)) continue
    if (state.step === GOING_BACK) {
      state.status[piece]! &= ~RETREATING
      continue
    }
    destroy(state, piece, 'no retreat', events)
    reckon(state, events)
    if (state.decision === OVER) return
  }
}
