import { nameOf } from '../text/index.ts'
import { parseAt } from './action-notation.ts'
import { type Action, choiceOf, makeAction } from './actions.ts'
import { takeControl } from './control.ts'
import type { Decision } from './decision.ts'
import { emitDeployed } from './emit-events.ts'
import { setUpRefusal } from './placement.ts'
import { lift, put } from './position.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, NOBODY } from './state.ts'

// Set-ups that owners choose are no part of the book: RULES.md has them among what Berthier adds.

const SET_UP = 24

/** The piece whose owner places it now, or NOBODY: they are placed in the order of the rules and the file. */
export function pieceToSetUp({ field, due }: BattleState): number {
  let left = due
  for (const { pieces } of field.special.chosen ?? []) {
    if (left < pieces.length) return pieces[left]!
    left -= pieces.length
  }
  return NOBODY
}

function hexesFor({ field }: BattleState, piece: number): readonly number[] {
  return field.special.chosen?.find(({ pieces }) => pieces.includes(piece))?.within ?? []
}

/** Leaves out who has nowhere to go but where he is. Says whether somebody has to decide. */
export function choosesSetUp(state: BattleState): boolean {
  for (let piece = pieceToSetUp(state); piece !== NOBODY; piece = pieceToSetUp(state)) {
    if (hexesFor(state, piece).some((hex) => !refusalOf(state, hex))) return true
    state.due++
  }
  return false
}

function refusalOf(state: BattleState, hex: number): Reason | undefined {
  const piece = pieceToSetUp(state)
  if (!hexesFor(state, piece).includes(hex)) return 'foreign-zone'
  if (state.hex[piece] === hex) return undefined
  return setUpRefusal(state, piece, hex)
}

/** The owner places the piece that is due. */
export const setUpDecision: Decision = {
  kinds: [SET_UP],
  verbs: ['set'],
  words: ['up'],
  choices: 'hexes',
  notNow: 'no-set-up-now',
  list(state, side, out) {
    for (const hex of hexesFor(state, pieceToSetUp(state))) {
      if (!refusalOf(state, hex)) out.push(makeAction(SET_UP, hex, 0, side))
    }
  },
  refusal: (state, action: Action) => refusalOf(state, choiceOf(action)),
  carryOut(state, action, events) {
    const piece = pieceToSetUp(state)
    lift(state, piece)
    put(state, piece, choiceOf(action))
    state.due++
    emitDeployed(state, events, piece)
    takeControl(state, piece, events)
  },
  format: (state, action) => `set up ${state.field.grid.label(choiceOf(action))}`,
  parse(state, side, text) {
    const [verb, up, label] = text.split(' ')
    return verb === 'set' && up === 'up' ? parseAt(state, SET_UP, label, 0, side) : undefined
  },
  offer(state, action) {
    const place = choiceOf(action)
    const group = `Set up ${nameOf(state, pieceToSetUp(state))}`
    return { kind: 'place', group, label: state.field.grid.label(place), place }
  },
}
