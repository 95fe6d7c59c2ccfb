import { NOWHERE } from '../../../board/nowhere.ts'
import { makeAction } from './actions.ts'
import { isClosedTo, isHindered, isUnderTruce } from './army-morale.ts'
import { type Decision, decide } from './decision.ts'
import { type Events, emitArrival, emitMove } from './events.ts'
import { exit } from './exits.ts'
import { explainMove } from './explain-move.ts'
import { reveal } from './hidden-units.ts'
import { findWay, Reach } from './reach.ts'
import type { Reason } from './reasons.ts'
import { hasRoom } from './stacking.ts'
import { isEnemyIn, lift, ownerOf, put } from './stacks.ts'
import { type BattleState, MOVE, MOVED, NOBODY } from './state.ts'
import { checkAtOnce } from './victory.ts'
import { breakOnEntry, breaksUnder, sinkUnder, weakGroundAt } from './weak-ground.ts'
import { allowanceOf } from './weather.ts'

export const MOVE_TO = 1
export const EXIT = 2
export const DONE = 3

/** Where the active unit goes. */
export const moveUnit: Decision = decide({
  kind: MOVE_TO,
  verbs: ['move'],
  names: 'hex',
  steps: [MOVE],
  list(state, side, out) {
    const piece = state.active
    const reach = Reach.of(state.field).search(state, piece)
    for (let i = 0; i < reach.count; i++) {
      const hex = reach.found[i]!
      if (hex === state.hex[piece]) continue
      const isFree = ownerOf(state, hex) === NOBODY || hasRoom(state, piece, hex)
      if (isFree) out.push(makeAction(MOVE_TO, side, 0, hex))
    }
    // The same search has found the way off the board.
    if (reach.exit > 0) out.push(makeAction(EXIT, side))
  },
  refusal: (state, _piece, hex) => moveRefusal(state, hex),
  carryOut: (state, _piece, hex, events) => moveTo(state, hex, events),
  explain: (state, _piece, hex) => explainMove(state, hex),
})

/** Victory B: the active unit leaves the board. It is listed with where it can go. */
export const leaveBoard: Decision = decide({
  kind: EXIT,
  verbs: ['exit'],
  names: 'nothing',
  steps: [MOVE],
  list: () => undefined,
  refusal: exitRefusal,
  carryOut(state, _piece, _hex, events) {
    exit(state, events)
    endMove(state)
    checkAtOnce(state, events)
  },
  explain: (state) => explainMove(state, NOWHERE),
})

/** The active unit stays where it is. */
export const stopUnit: Decision = decide({
  kind: DONE,
  verbs: ['done'],
  names: 'nothing',
  steps: [MOVE],
  list(state, side, out) {
    if (!doneRefusal(state)) out.push(makeAction(DONE, side))
  },
  refusal: doneRefusal,
  carryOut: endMove,
})

/** Why the active piece cannot move to a hex, if it cannot. */
function moveRefusal(state: BattleState, hex: number): Reason | undefined {
  const piece = state.active
  if (hex === state.hex[piece]) return 'same-hex'
  if (isEnemyIn(state, hex, state.side)) return 'enemy-there'
  const reach = Reach.of(state.field).search(state, piece, hex)
  if (reach.costTo(hex) < 0) return whyOutOfReach(state, piece, hex)
  return hasRoom(state, piece, hex) ? undefined : 'full'
}

/** The rule that makes the way too long: zones of control, the ground, or its length. */
function whyOutOfReach(state: BattleState, piece: number, hex: number): Reason {
  const { hexes, movement, isAdvanced } = state.field
  const from = state.hex[piece]!
  const distance = from === NOWHERE ? 0 : hexes.distance(from, hex)
  if (isUnderTruce(state, state.side, hex)) return 'truce'
  if (distance > movement[piece]!) return 'too-far'
  if (distance > allowanceOf(state, piece)) return 'weather-slows'
  const isInReach = Reach.of(state.field).search(state, piece, hex, false).costTo(hex) >= 0
  if (isInReach) return isAdvanced ? 'zone-costs' : 'zone-stops'
  if (isHindered(state) && isClosedTo(state, state.side, hex)) return 'army-broken'
  return from === NOWHERE ? 'too-far-in' : 'ground-costs'
}

function exitRefusal(state: BattleState): Reason | undefined {
  if (!state.field.exits[state.side as 0 | 1].includes(1)) return 'no-exit'
  return Reach.of(state.field).search(state, state.active).exit > 0 ? undefined : 'exit-too-far'
}

/** Standard Prussians: who is due may not be held back. Movement 2: nobody makes an excess by staying who could avoid it. */
function doneRefusal(state: BattleState): Reason | undefined {
  const piece = state.active
  const hex = state.hex[piece]!
  if (hex === NOWHERE) return 'must-arrive'
  return hasRoom(state, piece, hex) || !canMoveOn(state, piece) ? undefined : 'excess-can-leave'
}

/** Whether a piece has somewhere to end its move other than where it is. */
function canMoveOn(state: BattleState, piece: number): boolean {
  const reach = Reach.of(state.field).search(state, piece)
  if (reach.exit > 0) return true
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.found[i]!
    if (hex !== state.hex[piece] && hasRoom(state, piece, hex)) return true
  }
  return false
}

/** The active piece goes to a hex, from another or from off the board. */
function moveTo(state: BattleState, hex: number, events: Events): void {
  const piece = state.active
  const isTold = events !== undefined || state.field.special.weakAt !== undefined
  const reach = isTold ? findWay(state, piece, hex) : undefined
  const cost = reach?.costTo(hex) ?? 0
  reveal(state, piece, events)
  for (const weak of reach ? weakOnTheWay(state, piece, hex, reach) : []) {
    if (!breaksUnder(state, piece, weak.hex, events)) continue
    step(state, piece, weak.hex, weak.cost, events)
    sinkUnder(state, piece, events)
    return endMove(state)
  }
  step(state, piece, hex, cost, events)
  breakOnEntry(state, piece, events)
  endMove(state)
}

function step(state: BattleState, piece: number, hex: number, cost: number, events: Events): void {
  const from = state.hex[piece]!
  if (from !== NOWHERE) lift(state, piece)
  put(state, piece, hex)
  if (from === NOWHERE) emitArrival(state, events, piece, cost)
  else emitMove(state, events, piece, from, cost)
}

/** Own rules: the weak ground that a piece crosses on its way to a hex, and at what cost it comes there. */
function weakOnTheWay(state: BattleState, piece: number, to: number, reach: Reach): { hex: number; cost: number }[] {
  if (!state.field.special.weakAt) return []
  const found: { hex: number; cost: number }[] = []
  const isOnTheWay = (hex: number) => hex !== NOWHERE && hex !== state.hex[piece]
  for (let hex = reach.before(to); isOnTheWay(hex); hex = reach.before(hex)) {
    if (weakGroundAt(state, hex)) found.push({ hex, cost: reach.costTo(hex) })
  }
  return found.reverse()
}

/** Movement K: who has moved has done so for good. */
function endMove(state: BattleState): void {
  state.status[state.active]! |= MOVED
  state.active = NOBODY
}
