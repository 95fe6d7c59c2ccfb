import { NOWHERE } from '../../../board/nowhere.ts'
import { makeAction } from './actions.ts'
import { type Decision, decide } from './decision.ts'
import { type Events, emitArrival, emitMove } from './events.ts'
import { exit } from './exits.ts'
import { explainMove } from './explain-move.ts'
import { Reach } from './reach.ts'
import type { Reason } from './reasons.ts'
import { hasRoom } from './stacking.ts'
import { isEnemyIn, lift, ownerOf, put } from './stacks.ts'
import { type BattleState, MOVE, MOVED, NOBODY } from './state.ts'
import { checkAtOnce } from './victory.ts'

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
  if (from !== NOWHERE && hexes.distance(from, hex) > movement[piece]!) return 'too-far'
  const isInReach = Reach.of(state.field).search(state, piece, hex, false).costTo(hex) >= 0
  if (isInReach) return isAdvanced ? 'zone-costs' : 'zone-stops'
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
  const from = state.hex[piece]!
  const cost = events ? Reach.of(state.field).search(state, piece, hex).costTo(hex) : 0
  if (from !== NOWHERE) lift(state, piece)
  put(state, piece, hex)
  if (from === NOWHERE) emitArrival(state, events, piece, cost)
  else emitMove(state, events, piece, from, cost)
  endMove(state)
}

/** Movement K: who has moved has done so for good. */
function endMove(state: BattleState): void {
  state.status[state.active]! |= MOVED
  state.active = NOBODY
}
