import type { Events } from '../events.ts'
import { isInBattle, sidesInTurn } from '../queries.ts'
import { type BattleState, BROKEN, NOBODY, RALLYING } from '../state.ts'
import {
  type CommandTest,
  forceTest,
  formationTest,
  isLost,
  isSuccess,
  rollDelay,
  rollTest,
} from './activation-roll.ts'
import { emitObjective, emitOrderTest, emitOrderWaits } from './events.ts'
import { releaseLocks } from './locks.ts'
import { dropObjective, dropPending, isAbout, setOrder, takeStatus } from './status.ts'

/** 5.2-5.4: every order that was issued before this turn is tested, force by force, the side with the initiative first. */
export function activateOrders(state: BattleState, events: Events): void {
  releaseLocks(state, events)
  for (const side of sidesInTurn(state)) {
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

/** An order on its way, to a formation or to a force: where its turn and its markers are kept, and what becomes of it. */
type Pending = {
  readonly issuer: number
  /** NOBODY where the other is meant. */
  readonly formation: number
  readonly force: number
  readonly issued: Int32Array
  readonly delay: Int32Array
  test(delay: number): CommandTest
  activate(): void
  drop(): void
}

function testOrder(state: BattleState, formation: number, events: Events): void {
  const issuer = state.forceCommander[state.force[formation]!]!
  if (!isInBattle(state, formation) || !isAbout(state, issuer)) return
  testPending(state, pendingOrder(state, formation, events), events)
}

function pendingOrder(state: BattleState, formation: number, events: Events): Pending {
  const issuer = state.forceCommander[state.force[formation]!]!
  return {
    issuer,
    formation,
    force: NOBODY,
    issued: state.orderIssued,
    delay: state.delay,
    test: (delay) => formationTest(state, issuer, formation, delay),
    activate: () => activateOrder(state, formation, events),
    drop: () => dropPending(state, formation),
  }
}

function testObjective(state: BattleState, force: number, events: Events): void {
  const issuer = state.armyCommander[state.field.forces[force]!.side]!
  if (!isAbout(state, issuer) || !isAbout(state, state.forceCommander[force]!)) return
  testPending(state, pendingObjective(state, force, events), events)
}

function pendingObjective(state: BattleState, force: number, events: Events): Pending {
  return {
    issuer: state.armyCommander[state.field.forces[force]!.side]!,
    formation: NOBODY,
    force,
    issued: state.objectiveIssued,
    delay: state.objectiveDelay,
    test: (delay) => forceTest(state, force, delay),
    activate: () => activateObjective(state, force, events),
    drop: () => dropObjective(state, force),
  }
}

/** 6: where an imperial aide only hastens an order, it is tested now, without its markers; `force` where no formation is meant. */
export function testAtOnce(state: BattleState, formation: number, force: number, events: Events): void {
  const isForce = formation === NOBODY
  rollPending(
    state,
    isForce ? pendingObjective(state, force, events) : pendingOrder(state, formation, events),
    0,
    events,
  )
}

/** Once an order has been tested and delayed, no turn is kept any more in which it was issued. */
const TESTED = 0

/**
 * 5.4: an order waits while markers are on it that its own test has brought. Those that the order which it replaced has
 * left weigh on its first test instead.
 */
function testPending(state: BattleState, pending: Pending, events: Events): void {
  const { formation, force, issued, delay } = pending
  const receiver = formation === NOBODY ? force : formation
  // 5.2: an order is never tested in the turn in which it is issued.
  if (issued[receiver]! >= state.turn) return
  delay[receiver] = Math.max(0, delay[receiver]! - 1)
  const left = delay[receiver]
  if (left > 0 && issued[receiver] === TESTED && state.field.tables.activation.delayMode === 'wait') {
    emitOrderWaits(state, formation, force, left, events)
    return
  }
  rollPending(state, pending, left, events)
}

function rollPending(state: BattleState, pending: Pending, left: number, events: Events): void {
  const { formation, force, issued, delay } = pending
  const receiver = formation === NOBODY ? force : formation
  const result = rollTest(state, pending.test(left))
  const isActive = isSuccess(state, result.total)
  const markers = isActive || isLost(state, result.total) ? 0 : rollDelay(state)
  emitOrderTest(state, pending, result, isActive, markers, events)
  if (isActive) pending.activate()
  else if (markers === 0) pending.drop()
  else {
    delay[receiver] = markers
    issued[receiver] = TESTED
  }
}

/** The order that was on its way is in force. 5.10h: it ends retreat and rallying; the broken begin to rally. */
export function activateOrder(state: BattleState, formation: number, events: Events): void {
  const [order, supports] = [state.newOrder[formation]!, state.newSupports[formation]!]
  dropPending(state, formation)
  if (state.order[formation] === BROKEN) takeStatus(state, formation, RALLYING, events)
  else setOrder(state, formation, order, supports, events)
}

/** The objective that was on its way is in force. */
export function activateObjective(state: BattleState, force: number, events: Events): void {
  state.objective[force] = state.newObjective[force]!
  dropObjective(state, force)
  emitObjective(state, force, events)
}
