import { NOWHERE } from '../../../board/nowhere.ts'
import type { Refusal } from '../../../engine/system.ts'
import { type Action, makeAction } from './actions.ts'
import { flees } from './army-morale.ts'
import { type Decision, decide } from './decision.ts'
import { FALLING_BACK, GOING_BACK } from './engagement.ts'
import { type Events, emitRetreat } from './events.ts'
import { reveal } from './hidden-units.ts'
import { destroy, reckon } from './losses.ts'
import { choose, isHex, parseNamed } from './named-actions.ts'
import type { Reason } from './reasons.ts'
import { lift, put, roomTaken } from './stacks.ts'
import {
  type BattleState,
  DISPLACEMENT,
  DISRUPTED,
  FLED,
  INVOLVED,
  NOBODY,
  OVER,
  RETREAT,
  RETREATING,
} from './state.ts'
import { hasWayBack, isPassable, makesRoom, waysBack } from './ways-back.ts'
import { breakOnEntry } from './weak-ground.ts'

// The victor decides where beaten units go (Retreat). A hex that is full takes one more, and somebody who had no part in the
// combat is bumped out of it: `state.full` is that hex until he is.

export const RETREAT_TO = 14
export const PUSH = 15

/** Where a beaten unit falls back to. */
export const retreatUnit: Decision = decide({
  kind: RETREAT_TO,
  verbs: ['retreat'],
  names: 'unit and hex',
  steps: [RETREAT],
  list: (state, side, out) => listRetreats(state, RETREAT_TO, side, out),
  refusal: (state, piece, hex) => retreatRefusal(state, RETREAT_TO, piece, hex),
  carryOut: (state, piece, hex, events) => fallBack(state, RETREAT_TO, piece, hex, events),
  parse: (state, side, text, words) => parseRetreat(state, retreatUnit, side, text, words),
})

/** Who is bumped out of the full hex, and where to. */
export const pushUnit: Decision = decide({
  kind: PUSH,
  verbs: ['push'],
  names: 'unit and hex',
  steps: [DISPLACEMENT],
  list: (state, side, out) => listRetreats(state, PUSH, side, out),
  refusal: (state, piece, hex) => retreatRefusal(state, PUSH, piece, hex),
  carryOut: (state, piece, hex, events) => fallBack(state, PUSH, piece, hex, events),
  parse: (state, side, text, words) => parseRetreat(state, pushUnit, side, text, words),
})

/** Only a hex, where it is clear who goes there; otherwise as everything is written that names a unit and a hex. */
function parseRetreat(
  state: BattleState,
  decision: Decision,
  side: number,
  text: string,
  words: readonly string[],
): Action | Refusal | undefined {
  const [label = ''] = words
  if (words.length !== 1 || label === 'to') return parseNamed(state, decision, side, text, words)
  const units = [...state.hex.keys()].filter((piece) => mustGo(state, piece, decision.kind))
  return isHex(label) ? choose(state, decision, side, text, units, [state.field.grid.find(label)]) : undefined
}

/** Whether a unit has to fall back now, or may be bumped out of the full hex. */
function mustGo(state: BattleState, piece: number, action: number): boolean {
  if (state.hex[piece] === NOWHERE) return false
  const status = state.status[piece]!
  if (action === RETREAT_TO) return (status & RETREATING) !== 0
  return state.hex[piece] === state.full && (status & INVOLVED) === 0 && makesRoom(state, piece, 0)
}

/** Why a unit cannot fall back to a hex, or be bumped there. */
function retreatRefusal(state: BattleState, action: number, piece: number, hex: number): Reason | undefined {
  if (!mustGo(state, piece, action)) return action === PUSH ? 'not-bumped' : 'not-retreating'
  const direction = state.field.hexes.directionTo(state.hex[piece]!, hex)
  if (direction < 0) return 'one-hex-back'
  if ((waysBack(state, piece) & (1 << direction)) !== 0) return undefined
  return isPassable(state, piece, state.hex[piece]!, direction) ? 'better-hex' : 'barred'
}

function listRetreats(state: BattleState, action: number, side: number, out: Action[]): void {
  const { pieces, hexes } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    if (!mustGo(state, piece, action)) continue
    const ways = waysBack(state, piece)
    for (let direction = 0; direction < 6; direction++) {
      if ((ways & (1 << direction)) === 0) continue
      out.push(makeAction(action, side, piece, hexes.neighbours[state.hex[piece]! * 6 + direction]))
    }
  }
}

/** A unit falls back, or is bumped out of its hex. */
function fallBack(state: BattleState, action: number, piece: number, hex: number, events: Events): void {
  const from = state.hex[piece]!
  lift(state, piece)
  put(state, piece, hex)
  const again = RETREATING | FLED
  // Own rules: a broken army flees one hex farther.
  const isFirst = action === RETREAT_TO && (state.status[piece]! & again) === RETREATING
  if (isFirst && state.step === FALLING_BACK && flees(state, state.field.side[piece]!)) state.status[piece]! |= FLED
  else state.status[piece]! &= ~again
  if (action === PUSH) state.status[piece]! |= INVOLVED | DISRUPTED
  emitRetreat(state, events, piece, from, action === PUSH)
  breakOnEntry(state, piece, events)
  reveal(state, piece, events)
  state.full = roomTaken(state, hex) > state.field.charts.stacking ? hex : NOWHERE
}

/** Goes on with retreats as far as there is nothing to decide. Whether somebody has to decide. */
export function carryOnRetreats(state: BattleState, events: Events): boolean {
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
function destroyTrapped(state: BattleState, events: Events): void {
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
