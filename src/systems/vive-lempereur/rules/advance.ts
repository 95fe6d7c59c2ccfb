import { NOWHERE } from '../../../board/nowhere.ts'
import { asPhrase } from './action-notation.ts'
import { makeAction } from './actions.ts'
import { takeControl } from './control.ts'
import type { Decision } from './decision.ts'
import { emitAdvance, emitStay } from './emit-events.ts'
import type { Events } from './events.ts'
import { crossingRefusal } from './hexsides.ts'
import { generalOf, groundAt, isAdmitted, isInEnemyZone, lift, put } from './position.ts'
import { startFlight } from './retreat.ts'
import { type BattleState, ENTERED_BUILDING, NOBODY, RETREATED, SQUARE } from './state.ts'
import { breakOnEntry } from './weak-ground.ts'

export const [ADVANCE_AFTER, STAY] = [19, 20] as const

/** 7.3: victorious cavalry, and whoever advances like it, may take the vacated hex, so long as zones of control allow the step. */
export function mayAdvance(state: BattleState): boolean {
  const { vacated, active: unit } = state
  if (vacated === NOWHERE || state.troops[vacated] !== NOBODY) return false
  // 10.1 D: who has retreated this round may strike, but not move; nor may cavalry that a counter-charge has thrown back.
  if ((state.status[unit]! & RETREATED) !== 0) return false
  // 6.0: a square stays where it is.
  if ((state.status[unit]! & SQUARE) !== 0) return false
  if (!isAdmitted(state, unit, vacated)) return false
  const from = state.hex[unit]!
  if (crossingRefusal(state, unit, from * 6 + state.field.tables.directionTo(from, vacated))) return false
  const side = state.field.roster.side[unit]!
  return !(isInEnemyZone(state, from, side) && isInEnemyZone(state, vacated, side))
}

/** 7.3: victorious cavalry takes the vacated hex, with its general. A general left alone there has to flee. */
function advance(state: BattleState, events: Events): void {
  const unit = state.active
  const { vacated } = state
  const from = state.hex[unit]!
  const direction = state.field.tables.directionTo(from, vacated)
  const own = generalOf(state, unit)
  const met = state.leader[vacated]!
  lift(state, unit)
  put(state, unit, vacated)
  if (own !== NOBODY) {
    lift(state, own)
    state.leader[vacated] = NOBODY
    put(state, own, vacated)
  }
  emitAdvance(state, events, unit, from, own)
  takeControl(state, unit, events)
  // 8.4: cavalry takes no buildings, but who is no cavalry may.
  if (groundAt(state, vacated).building) state.status[unit]! |= ENTERED_BUILDING
  state.vacated = NOWHERE
  if (met !== NOBODY) startFlight(state, met, vacated, direction, events)
  if (state.field.special.weakAt) breakOnEntry(state, unit, events)
}

/** Victorious cavalry advances. */
export const advanceDecision: Decision = {
  ...asPhrase(ADVANCE_AFTER, 'advance'),
  notNow: 'no-advance-now',
  list: (_, side, out) => void out.push(makeAction(ADVANCE_AFTER, 0, 0, side)),
  refusal: () => undefined,
  carryOut: (state, _, events) => advance(state, events),
  offer(state) {
    const { vacated: place } = state
    const from = state.hex[state.active]!
    return { kind: 'move', group: 'Advance', label: state.field.grid.label(place), place, from }
  },
}

/** The cavalry stays where it is. */
export const stayDecision: Decision = {
  ...asPhrase(STAY, 'stay'),
  notNow: 'no-advance-now',
  list: (_, side, out) => void out.push(makeAction(STAY, 0, 0, side)),
  refusal: () => undefined,
  carryOut(state, _, events) {
    state.vacated = NOWHERE
    emitStay(state, events, state.active)
  },
  offer: () => ({ kind: 'other', group: 'Or', label: 'Stay where you are' }),
}
