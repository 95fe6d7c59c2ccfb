import { NOWHERE } from '../../../board/nowhere.ts'
import { TURN } from '../../../engine/conditions/asked.ts'
import { stir } from '../../../engine/conditions/book.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import { D6, ROUNDS_PER_TURN } from '../format/index.ts'
import { mayAdvance } from './advance.ts'
import { continueArrivals, expectArrivals } from './arrivals.ts'
import { revealCards } from './cards.ts'
import { choosesSetUp } from './chosen-set-up.ts'
import { beginDeployment, nextToDeploy } from './deployment.ts'
import { emitEnd, emitFirst, emitTime } from './emit-events.ts'
import { endOrder } from './end-of-order.ts'
import type { Events } from './events.ts'
import { choosesHand, formHands } from './hand.ts'
import { turnEvents, whoTriggers } from './happenings.ts'
import { revealSighted } from './hidden-units.ts'
import { firstToOrder } from './initiative.ts'
import { keepTime, turnRules } from './keep-time.ts'
import { hasBombarded } from './off-map-guns.ts'
import { hasOrder, rollCommandDice } from './orders.ts'
import { continueRetreat, retreating } from './retreat.ts'
import {
  ACT,
  ADVANCE,
  ARRIVAL,
  AT_CARDS,
  AT_DEPLOYMENT,
  AT_EVENTS,
  AT_HANDS,
  AT_ORDERS,
  AT_ROUND,
  AT_SET_UP,
  AT_TILES,
  AT_TURN,
  type BattleState,
  CARD,
  DEPLOYMENT,
  EVENT,
  FIRED,
  HAND,
  LASTING,
  NOBODY,
  ORDER,
  OVER,
  REACT,
  RETREAT,
  RETREATED,
  SETTING_UP,
  STAGES,
  type StageName,
  TILES,
} from './state.ts'
import { drawTiles, nextToLay } from './tiles.ts'
import { checkVictory, decideAtEnd, noteTurn, outcome } from './victory.ts'
import { turnWeather } from './weather.ts'

/** Begins at a point of the sequence. */
export function begin(state: BattleState, stage: StageName, events: Events): void {
  enter(state, STAGES.indexOf(stage), events)
  settle(state, events)
}

/** Goes on until somebody has to decide something, or the battle is over. */
export function settle(state: BattleState, events: Events): void {
  while (state.decision !== OVER && !awaitsDecision(state, events)) {
    // Each stage that has nothing to decide leads to the next.
  }
  if (events && isOver(state)) emitEnd(state, events, outcome(state)!)
}

/** 5.1: combats are resolved at once, with losses and retreats, before anybody else acts. */
function awaitsDecision(state: BattleState, events: Events): boolean {
  if (retreating(state) !== NOBODY) {
    if (!continueRetreat(state, events)) return false
    state.decision = RETREAT
    return true
  }
  if (state.active !== NOBODY) return awaitsOrder(state, events)
  switch (state.stage) {
    case AT_TILES:
      state.decision = TILES
      if (nextToLay(state) !== NOBODY) return true
      return enter(state, AT_DEPLOYMENT, events)
    case AT_DEPLOYMENT:
      state.decision = DEPLOYMENT
      if (nextToDeploy(state)) return true
      return beginFirstTurn(state, events)
    case AT_SET_UP:
      state.decision = SETTING_UP
      if (choosesSetUp(state)) return true
      return beginFirstTurn(state, events)
    case AT_EVENTS:
      state.decision = EVENT
      // 5.1: a bombardment is over with its retreats, and may have won the battle then.
      if (hasBombarded(state)) checkVictory(state, events, 'immediately')
      else checkBeginning(state, events)
      if (isOver(state)) return false
      if (whoTriggers(state) !== NOBODY) return true
      return enter(state, AT_TURN, events)
    case AT_TURN:
      state.decision = ARRIVAL
      if (continueArrivals(state, 'turn', events)) return true
      checkBeginning(state, events)
      return isOver(state) ? false : enter(state, AT_HANDS, events)
    case AT_HANDS:
      state.decision = HAND
      if (choosesHand(state, 0) || choosesHand(state, 1)) return true
      return putAsidePlayed(state, events)
    case AT_ROUND:
      state.decision = ARRIVAL
      if (continueArrivals(state, 'round', events)) return true
      return enter(state, AT_CARDS, events)
    case AT_CARDS:
      state.decision = CARD
      if (state.card[0] === NOBODY || state.card[1] === NOBODY) return true
      return enter(state, AT_ORDERS, events)
    default:
      state.decision = ORDER
      if (awaitsOrders(state)) return true
      return endRound(state, events)
  }
}

/** What the unit that is acting leads to: reactions, an advance, its next step, or the end of its order. */
function awaitsOrder(state: BattleState, events: Events): boolean {
  const unit = state.active
  const isThere = state.hex[unit] !== NOWHERE
  if (isThere && state.reacting !== 0) {
    state.decision = REACT
    return true
  }
  state.reacting = 0
  if (isThere && mayAdvance(state)) {
    state.decision = ADVANCE
    return true
  }
  state.vacated = NOWHERE
  const isDone = !isThere || (state.status[unit]! & (FIRED | RETREATED)) !== 0
  if (isDone && !(isThere && state.steps === 0 && (state.status[unit]! & FIRED) === 0)) {
    endOrder(state, events)
    return false
  }
  state.decision = ACT
  return true
}

/** 5.1: the sides alternate; one that has no order left to give, or gives none, leaves the other to go on. */
function awaitsOrders(state: BattleState): boolean {
  if (state.exercise === 1) return state.passed[0] === 0 || state.passed[1] === 0
  if (hasOrder(state, state.side)) return true
  state.side = 1 - state.side
  return hasOrder(state, state.side)
}

/** 4.2: what is checked at the end of rounds and turns; then the next round, the next turn, or the end. */
function endRound(state: BattleState, events: Events): false {
  for (let piece = 0; piece < state.status.length; piece++) state.status[piece]! &= LASTING
  state.card.fill(NOBODY)
  state.passed.fill(0)
  state.commandDice.fill(0)
  const isNewTurn = state.round === ROUNDS_PER_TURN
  const isLast = isNewTurn && state.turn === state.field.scenario.turns
  if (isNewTurn) noteTurn(state, isLast, events)
  checkVictory(state, events, 'end-of-round', ...END_OF_TURN.slice(0, isLast ? 3 : isNewTurn ? 2 : 0))
  if (isLast && !isOver(state)) decideAtEnd(state)
  if (isOver(state)) return false
  state.round = isNewTurn ? 1 : state.round + 1
  if (isNewTurn) {
    state.turn++
    stir(state.memory, TURN)
  }
  emitTime(state, events)
  // In an exercise nobody arrives, but who is released or called away is.
  if (isNewTurn && state.exercise === 1) {
    turnTide(state, events)
    keepTime(state, events)
    checkBeginning(state, events)
    if (isOver(state)) return false
  }
  return enter(state, state.exercise === 1 ? AT_ORDERS : isNewTurn ? AT_EVENTS : AT_ROUND, events)
}

/** What the end of the last round of a turn is, besides; and of the last turn. */
const END_OF_TURN = ['immediately', 'end-of-turn', 'end-of-battle'] as const

const isOver = (state: BattleState) => state.decision === OVER

/** Enters a stage. Always false: whether somebody has to decide is seen next. */
function enter(state: BattleState, stage: number, events: Events): false {
  state.stage = stage
  switch (stage) {
    case AT_TILES:
      drawTiles(state)
      break
    case AT_DEPLOYMENT:
      beginDeployment(state, events)
      break
    case AT_SET_UP:
      state.due = 0
      break
    case AT_EVENTS:
      state.passed.fill(0)
      turnTide(state, events)
      break
    case AT_TURN:
      state.passed.fill(0)
      state.group = 0
      state.due = 0
      keepTime(state, events)
      expectArrivals(state)
      break
    case AT_HANDS:
      formHands(state)
      break
    case AT_CARDS:
      state.card.fill(NOBODY)
      break
    case AT_ORDERS:
      if (state.exercise === 0) beginOrders(state, events)
      break
  }
  return false
}

/** Everybody has deployed. */
function beginFirstTurn(state: BattleState, events: Events): false {
  emitTime(state, events)
  return enter(state, AT_EVENTS, events)
}

/** What a turn brings before anybody comes or decides: weather, events, and what may wait for them. */
function turnTide(state: BattleState, events: Events): void {
  turnWeather(state, events)
  revealSighted(state, events)
  turnEvents(state, events)
  turnRules(state, events)
}

/** 4.2: what a turn begins with may win the battle at once; the first is played in any case. */
function checkBeginning(state: BattleState, events: Events): void {
  if (state.turn > 1) checkVictory(state, events, 'immediately')
}

/** 4.1: the hands are formed: what was played last turn no longer matters. */
function putAsidePlayed(state: BattleState, events: Events): false {
  state.played.fill(0)
  return enter(state, AT_ROUND, events)
}

/** 5.1: cards are revealed, dice are rolled, and it is settled who begins. */
function beginOrders(state: BattleState, events: Events): void {
  revealCards(state, events)
  rollCommandDice(state, events)
  const isExplored = state.field.scenario.initiative === 'exploration'
  // 14.0: who won the exploration begins; after a tie a die decides each round.
  const die = isExplored && state.explorer === NOBODY ? rollDie(state, D6) + 1 : 0
  state.side = !isExplored ? firstToOrder(state) : die === 0 ? state.explorer : die <= 3 ? 0 : 1
  state.first = state.side
  emitFirst(state, events, die)
}
