import type { Events } from '../decision.ts'
import { initiative } from '../queries.ts'
import { type BattleState, BROKEN, NOBODY } from '../state.ts'
import { forceTest, formationTest, isLost, isSuccess, rollDelay, rollTest } from './command-test.ts'
import { noteObjective, noteOrderTest, noteOrderWaits } from './events.ts'
import { releaseLocks } from './locks.ts'
import { dropObjective, dropPending, isAbout, isPresent, setOrder, startRallying } from './status.ts'

/** 5.2-5.4: every order that was issued before this turn is tested, force by force, the side with the initiative first. */
export function activateOrders(state: BattleState, events: Events): void {
  releaseLocks(state, events)
  const first = initiative(state)
  for (const side of [first, 1 - first]) {
    state.field.forces.forEach((force, index) => {
      if (force.side !== side) return
      if (state.newObjective[index] !== NOBODY) testObjective(state, index, events)
      for (let formation = 0; formation < state.force.length; formation++) {
        if (state.force[formation] === index && state.newOrder[formation] !== NOBODY)
          testOrder(state, formation, events)
      }
    })
  }
}

/**
 * 5.4: an order waits while markers are on it that its own test has brought. Those that the order which it replaced has
 * left weigh on its first test instead. Once an order has been tested, no turn is kept any more in which it was issued.
 */
function mustWait(state: BattleState, issued: number, delay: number): boolean {
  return delay > 0 && issued === TESTED && state.field.tables.activation.delayMode === 'wait'
}

const TESTED = 0

function testOrder(state: BattleState, formation: number, events: Events): void {
  // 5.2: an order is never tested in the turn in which it is issued.
  if (state.orderIssued[formation]! >= state.turn) return
  const issuer = state.forceCommander[state.force[formation]!]!
  if (!isPresent(state, formation) || !isAbout(state, issuer)) return
  state.delay[formation] = Math.max(0, state.delay[formation]! - 1)
  const delay = state.delay[formation]
  if (mustWait(state, state.orderIssued[formation]!, delay)) {
    noteOrderWaits(state, formation, NOBODY, delay, events)
    return
  }
  const result = rollTest(state, formationTest(state, issuer, formation, delay))
  const success = isSuccess(state, result.total)
  const markers = success || isLost(state, result.total) ? 0 : rollDelay(state)
  noteOrderTest(state, { issuer, formation, force: NOBODY }, result, success, markers, events)
  if (success) activateOrder(state, formation, events)
  else if (markers > 0) {
    state.delay[formation] = markers
    state.orderIssued[formation] = TESTED
  } else dropPending(state, formation)
}

function testObjective(state: BattleState, force: number, events: Events): void {
  if (state.objectiveIssued[force]! >= state.turn) return
  const issuer = state.armyCommander[state.field.forces[force]!.side]!
  if (!isAbout(state, issuer) || !isAbout(state, state.forceCommander[force]!)) return
  state.objectiveDelay[force] = Math.max(0, state.objectiveDelay[force]! - 1)
  const delay = state.objectiveDelay[force]
  if (mustWait(state, state.objectiveIssued[force]!, delay)) {
    noteOrderWaits(state, NOBODY, force, delay, events)
    return
  }
  const result = rollTest(state, forceTest(state, force, delay))
  const success = isSuccess(state, result.total)
  const markers = success || isLost(state, result.total) ? 0 : rollDelay(state)
  noteOrderTest(state, { issuer, formation: NOBODY, force }, result, success, markers, events)
  if (success) activateObjective(state, force, events)
  else if (markers > 0) {
    state.objectiveDelay[force] = markers
    state.objectiveIssued[force] = TESTED
  } else dropObjective(state, force)
}

/** The order that was on its way is in force. 5.10h: it ends retreat and rallying; the broken begin to rally. */
export function activateOrder(state: BattleState, formation: number, events: Events): void {
  const [order, supports] = [state.newOrder[formation]!, state.newSupports[formation]!]
  dropPending(state, formation)
  if (state.order[formation] === BROKEN) startRallying(state, formation, events)
  else setOrder(state, formation, order, supports, events)
}

/** The objective that was on its way is in force. */
export function activateObjective(state: BattleState, force: number, events: Events): void {
  state.objective[force] = state.newObjective[force]!
  dropObjective(state, force)
  noteObjective(state, force, events)
}
