import { NOWHERE } from '../../../board/nowhere.ts'
import { makeAction } from './actions.ts'
import { type Decision, decide } from './decision.ts'
import { destroy, reckon } from './losses.ts'
import { Reach } from './reach.ts'
import { fitsIn, roomTaken } from './stacks.ts'
import { type BattleState, EXCESS, MOVED } from './state.ts'

export const REMOVE = 5

/** Movement 2: excess that could not be avoided is destroyed; which unit, the enemy chooses (SPI 1979, 4.4). */
export const removeExcess: Decision = decide({
  kind: REMOVE,
  verbs: ['remove'],
  names: 'unit',
  steps: [EXCESS],
  list(state, side, out) {
    const { pieces } = state.field
    for (let piece = 0; piece < pieces; piece++) {
      if (isInExcess(state, piece)) out.push(makeAction(REMOVE, side, piece))
    }
  },
  refusal: (state, piece) => (isInExcess(state, piece) ? undefined : 'no-excess-now'),
  carryOut(state, piece, _hex, events) {
    destroy(state, piece, 'excess', events)
    reckon(state, events)
  },
})

/** Movement 2: whether a piece stands in a hex with too many. */
function isInExcess(state: BattleState, piece: number): boolean {
  const hex = state.hex[piece]!
  const { side, size, charts } = state.field
  return hex !== NOWHERE && side[piece] === state.side && size[piece]! > 0 && roomTaken(state, hex) > charts.stacking
}

/** Whether the phasing side has too many in a hex. */
export function hasExcess(state: BattleState): boolean {
  const { pieces } = state.field
  for (let piece = 0; piece < pieces; piece++) if (isInExcess(state, piece)) return true
  return false
}

/** Movement 2: excess that can still be avoided has to be. */
export function excessCanLeave(state: BattleState): boolean {
  const { pieces } = state.field
  for (let piece = 0; piece < pieces; piece++) if (canLeaveExcess(state, piece)) return true
  return false
}

/** Movement 2: whether a piece in a hex with too many has not moved, and has somewhere to go. */
export function canLeaveExcess(state: BattleState, piece: number): boolean {
  if (!isInExcess(state, piece) || (state.status[piece]! & MOVED) !== 0) return false
  const reach = Reach.of(state.field).search(state, piece)
  if (reach.exit > 0) return true
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.found[i]!
    if (hex !== state.hex[piece] && fitsIn(state, piece, hex)) return true
  }
  return false
}
