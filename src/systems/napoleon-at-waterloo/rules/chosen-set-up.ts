import { makeAction } from './actions.ts'
import { type Decision, decide } from './decision.ts'
import { type Events, emitPlaced } from './events.ts'
import { isHex } from './named-actions.ts'
import type { Reason } from './reasons.ts'
import { fitsIn, isEnemyIn, lift, put } from './stacks.ts'
import { type BattleState, NOBODY, SET_UP } from './state.ts'

// Set-ups that owners choose are no part of the book: RULES.md has them among what Berthier adds.

export const PLACE = 23

/** Own rules: the piece whose owner places it now, or NOBODY: they are placed in the order of the rules and the file. */
export function pieceToSetUp({ field, memory }: BattleState): number {
  const { chosen, placed } = field.special
  let left = memory[placed]!
  for (const { pieces } of chosen ?? []) {
    if (left < pieces.length) return pieces[left]!
    left -= pieces.length
  }
  return NOBODY
}

/** Own rules: whether units are still to be placed before the first turn. */
export const isSettingUp = (state: BattleState): boolean =>
  state.field.special.chosen !== undefined && pieceToSetUp(state) !== NOBODY

/** Leaves out who has nowhere to go but where he is. Says whether somebody has to decide. */
export function choosesSetUp(state: BattleState): boolean {
  for (let piece = pieceToSetUp(state); piece !== NOBODY; piece = pieceToSetUp(state)) {
    if (hexesFor(state, piece).some((hex) => !placeRefusal(state, hex))) return true
    state.memory[state.field.special.placed]!++
  }
  return false
}

function hexesFor({ field }: BattleState, piece: number): readonly number[] {
  return field.special.chosen?.find(({ pieces }) => pieces.includes(piece))?.within ?? []
}

function placeRefusal(state: BattleState, hex: number): Reason | undefined {
  const piece = pieceToSetUp(state)
  const { entryOf, gait, side } = state.field
  if (!hexesFor(state, piece).includes(hex)) return 'not-for-set-up'
  if (state.hex[piece] === hex) return undefined
  if (isEnemyIn(state, hex, side[piece]!)) return 'enemy-there'
  if (entryOf[gait[piece]!]![hex] === 0) return 'closed-ground'
  return fitsIn(state, piece, hex) ? undefined : 'full'
}

/** The owner places the piece that is due. */
export const placeUnit: Decision = decide({
  kind: PLACE,
  verbs: ['set'],
  names: 'hex',
  steps: [SET_UP],
  list(state, side, out) {
    for (const hex of hexesFor(state, pieceToSetUp(state))) {
      if (!placeRefusal(state, hex)) out.push(makeAction(PLACE, side, 0, hex))
    }
  },
  refusal: (state, _piece, hex) => placeRefusal(state, hex),
  carryOut: (state, _piece, hex, events) => place(state, hex, events),
  format: (state, _piece, hex) => `set up ${state.field.grid.label(hex)}`,
  parse(state, side, _text, [up, label = '', ...more]) {
    if (up !== 'up' || more.length > 0 || !isHex(label)) return undefined
    return makeAction(PLACE, side, 0, state.field.grid.find(label))
  },
})

function place(state: BattleState, hex: number, events: Events): void {
  const piece = pieceToSetUp(state)
  lift(state, piece)
  put(state, piece, hex)
  state.memory[state.field.special.placed]!++
  emitPlaced(state, events, piece)
}
