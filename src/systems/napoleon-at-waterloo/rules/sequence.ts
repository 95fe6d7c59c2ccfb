import { NOWHERE } from '../../../board/nowhere.ts'
import { TURN } from '../../../engine/conditions/asked.ts'
import { stir } from '../../../engine/conditions/book.ts'
import { startAdvance } from './advance.ts'
import { canWithdraw } from './bombardment.ts'
import { choosesSetUp, isSettingUp } from './chosen-set-up.ts'
import { oblige } from './compulsory.ts'
import { hasAttack } from './declaration.ts'
import {
  ADVANCING,
  CHOOSING_DEFENCE,
  DECLARING,
  FALLING_BACK,
  GOING_BACK,
  NO_COMBAT,
  PAYING,
  WITHDRAWING,
} from './engagement.ts'
import { type Events, emitEnd, emitPhase, emitTurn } from './events.ts'
import { hasExcess } from './excess.ts'
import { mayTrigger, turnEvents } from './happenings.ts'
import { revealSighted } from './hidden-units.ts'
import { hearRules, keepTime } from './keep-time.ts'
import { hasOrder } from './orders.ts'
import { carryOnRetreats } from './retreat.ts'
import { turnWeather } from './sky.ts'
import {
  ADVANCE,
  ATTACK,
  type BattleState,
  BEYOND_TURN,
  BOMBARDMENT,
  COMBAT,
  DECLARATION,
  DEFENCE,
  DISPLACEMENT,
  EVENT,
  EXCESS,
  MOVE,
  MOVEMENT,
  NOBODY,
  ORDER,
  OVER,
  PAYMENT,
  RETREAT,
  SET_UP,
  WITHDRAWAL,
} from './state.ts'
import { checkAtOnce, checkEndOfTurn, decideAtEnd, outcome } from './victory.ts'

/** Plays on until a side has a decision to make, or the battle is over. */
export function settle(state: BattleState, events: Events): void {
  // A battle whose conditions ask who is where may be won by a move.
  if (state.memory.length > 0 && state.decision !== OVER && !isSettingUp(state)) checkAtOnce(state, events)
  if (state.field.special.hidden) revealSighted(state, events)
  while (state.decision !== OVER && !awaitsDecision(state, events)) {
    // Each phase that has nothing to decide leads to the next.
  }
  if (events && state.decision === OVER) emitEnd(state, events, outcome(state)!)
}

/** What is decided at each point of a combat, retreats apart. */
const DECISION_AT: Readonly<Record<number, number>> = {
  [DECLARING]: DECLARATION,
  [CHOOSING_DEFENCE]: DEFENCE,
  [PAYING]: PAYMENT,
  [WITHDRAWING]: WITHDRAWAL,
  [ADVANCING]: ADVANCE,
}

function awaitsDecision(state: BattleState, events: Events): boolean {
  if (isSettingUp(state)) {
    state.decision = SET_UP
    if (choosesSetUp(state)) return true
    beginPhase(state, events)
  } else if (state.decision === SET_UP) beginPhase(state, events)
  if (state.step === FALLING_BACK || state.step === GOING_BACK) {
    if (carryOnRetreats(state, events)) {
      if (state.decision !== OVER) state.decision = state.full === NOWHERE ? RETREAT : DISPLACEMENT
      return true
    }
    endRetreats(state)
    return false
  }
  if (state.step !== NO_COMBAT) {
    state.decision = DECISION_AT[state.step]!
    return true
  }
  return state.phase === MOVEMENT ? isUpToMover(state, events) : isUpToAttacker(state, events)
}

/** Standard Artillery C, Artillery 7: after an Ar guns that bombarded may go back as well; then the victor advances. */
function endRetreats(state: BattleState): void {
  if (state.step === FALLING_BACK && state.victor !== state.side && canWithdraw(state)) state.step = WITHDRAWING
  else startAdvance(state)
}

function isUpToMover(state: BattleState, events: Events): boolean {
  if (state.passed === 0 && mayTrigger(state)) {
    state.decision = EVENT
    return true
  }
  state.decision = state.active === NOBODY ? ORDER : MOVE
  if (state.active !== NOBODY || (state.passed === 0 && hasOrder(state))) return true
  // Movement 2: what is too much at the end of the movement is destroyed.
  state.decision = EXCESS
  if (hasExcess(state)) return true
  nextPhase(state, events)
  return false
}

function isUpToAttacker(state: BattleState, events: Events): boolean {
  state.decision = ATTACK
  if (state.passed === 0 && hasAttack(state)) return true
  nextPhase(state, events)
  return false
}

/** The battle begins, once everybody is placed whom his owner places. */
export function beginBattle(state: BattleState, events: Events): void {
  if (!isSettingUp(state)) beginPhase(state, events)
}

/** Own arrivals come, and reserves are released, as a movement begins. Standard Combat B: who has to fight is settled when the combat begins. */
function beginPhase(state: BattleState, events: Events): void {
  // A turn begins with the first side's movement.
  if (state.phase === MOVEMENT && state.side === 0) {
    turnWeather(state, events)
    turnEvents(state, events)
    hearRules(state, events)
  }
  if (state.phase === MOVEMENT) {
    keepTime(state, events)
    // Standard Victory A: what a turn begins with may win; the first is played in any case.
    if (state.turn > 1 && state.decision !== OVER) checkAtOnce(state, events)
  }
  if (state.phase === COMBAT && !state.field.isAdvanced) oblige(state)
}

/** Turn: movement, bombardment where the edition has one, combat; then the other side's, then the next turn. */
function nextPhase(state: BattleState, events: Events): void {
  state.passed = 0
  if (state.phase === MOVEMENT) state.phase = state.field.isAdvanced ? BOMBARDMENT : COMBAT
  else if (state.phase === BOMBARDMENT) state.phase = COMBAT
  else {
    for (let piece = 0; piece < state.field.pieces; piece++) state.status[piece]! &= BEYOND_TURN
    state.phase = MOVEMENT
    state.side = 1 - state.side
    if (state.side === 0) {
      const isLast = state.turn === state.field.scenario.turns
      checkEndOfTurn(state, isLast, events)
      if (isLast || state.decision === OVER) {
        state.side = 1
        state.phase = COMBAT
        if (state.decision !== OVER) decideAtEnd(state)
        return
      }
      state.turn++
      stir(state.memory, TURN)
      emitTurn(state, events)
    }
  }
  emitPhase(state, events)
  beginPhase(state, events)
}
