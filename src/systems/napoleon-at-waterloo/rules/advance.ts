import { NOWHERE } from '../../../board/nowhere.ts'
import { makeAction } from './actions.ts'
import { isClosedTo, isHindered } from './army-morale.ts'
import { type Decision, decide } from './decision.ts'
import { ADVANCING, endCombat } from './engagement.ts'
import { type Events, emitAdvance } from './events.ts'
import { reveal } from './hidden-units.ts'
import { isInReserve } from './keep-time.ts'
import { isGun } from './line-of-fire.ts'
import type { Reason } from './reasons.ts'
import { fitsIn, isEnemyIn, lift, put } from './stacks.ts'
import { ADVANCE, ADVANCED, ATTACKING, type BattleState, DEFENDING, FAR, OVER } from './state.ts'
import { breakOnEntry } from './weak-ground.ts'
import { isInEnemyZone } from './zones.ts'

export const ADVANCE_TO = 16
export const STAY = 17

/** A victorious unit takes a hex that the beaten have left; others may follow as far as there is room. */
export const advanceUnit: Decision = decide({
  kind: ADVANCE_TO,
  verbs: ['advance'],
  names: 'unit and hex',
  steps: [ADVANCE],
  list(state, side, out) {
    for (let piece = 0; piece < state.field.pieces; piece++) {
      for (let i = 0; i < state.vacated; i++) {
        const hex = state.vacant[i]!
        if (!advanceRefusal(state, piece, hex)) out.push(makeAction(ADVANCE_TO, side, piece, hex))
      }
    }
  },
  refusal: advanceRefusal,
  carryOut: advance,
})

/** Nobody else advances. */
export const stayBehind: Decision = decide({
  kind: STAY,
  verbs: ['stay'],
  names: 'nothing',
  steps: [ADVANCE],
  list(_state, side, out) {
    out.push(makeAction(STAY, side))
  },
  refusal: () => undefined,
  carryOut: endCombat,
})

/** Why a piece cannot advance into a hex after the combat, if it cannot. */
function advanceRefusal(state: BattleState, piece: number, hex: number): Reason | undefined {
  const role = state.victor === state.side ? ATTACKING : DEFENDING
  if (state.hex[piece] === NOWHERE || (state.status[piece]! & role) === 0) return 'not-in-combat'
  if ((state.status[piece]! & ADVANCED) !== 0) return 'advanced-already'
  if (isInReserve(state, piece)) return 'in-reserve'
  const { isAdvanced, hexes, stepsOf, gait } = state.field
  // Artillery in the advanced game never advances, in the standard one not from two hexes away (Standard Artillery G).
  if (isGun(state, piece) && (isAdvanced || (state.status[piece]! & FAR) !== 0)) return 'guns-stay'
  if (!isVacated(state, hex)) return 'not-vacated'
  const from = state.hex[piece]!
  // Whoever fought from the next hex is next to every hex that was left.
  if (isHindered(state) && isClosedTo(state, state.victor, hex)) return 'truce'
  if (stepsOf[gait[piece]!]![from * 6 + hexes.directionTo(from, hex)] === 0) return 'closed-ground'
  // Combat 3: beaten units have left, so that whatever zone is still there is another's.
  if (isAdvanced && isInEnemyZone(state, from, state.victor)) return 'held-by-others'
  return fitsIn(state, piece, hex) ? undefined : 'full'
}

/** Advance: whether the beaten side has left a hex altogether. */
function isVacated(state: BattleState, hex: number): boolean {
  for (let i = 0; i < state.vacated; i++) if (state.vacant[i] === hex) return !isEnemyIn(state, hex, state.victor)
  return false
}

function canAdvance(state: BattleState): boolean {
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if ((state.status[piece]! & (ATTACKING | DEFENDING)) === 0) continue
    for (let i = 0; i < state.vacated; i++) if (!advanceRefusal(state, piece, state.vacant[i]!)) return true
  }
  return false
}

/** Everybody has suffered what the result demands: the victor may advance. */
export function startAdvance(state: BattleState): void {
  if (state.decision === OVER) return
  state.step = ADVANCING
  if (!canAdvance(state)) endCombat(state)
}

function advance(state: BattleState, piece: number, hex: number, events: Events): void {
  const from = state.hex[piece]!
  lift(state, piece)
  put(state, piece, hex)
  state.status[piece]! |= ADVANCED
  emitAdvance(state, events, piece, from)
  reveal(state, piece, events)
  breakOnEntry(state, piece, events)
  if (!canAdvance(state)) endCombat(state)
}
