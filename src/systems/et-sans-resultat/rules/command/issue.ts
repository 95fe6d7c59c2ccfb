import type { Breakdown, Refusal } from '../../../../engine/system.ts'
import type { ActionOf } from '../actions.ts'
import { isBeaten } from '../army-morale.ts'
import type { Decision } from '../decision.ts'
import type { Events } from '../events.ts'
import { isHeld } from '../keep-time.ts'
import { isExpected, isInBattle, sideOfFormation, unitsOf } from '../queries.ts'
import { ATTACK, type BattleState, NOBODY, ORDERS, RETREATING, SUPPORT } from '../state.ts'
import { forceTest, formationTest, orderOdds } from './activation-roll.ts'
import { emitIssued, emitObjectiveIssued } from './events.ts'
import { DIRECTIVE_WORDS, noSuch, parseDirective, placeOfId, unreadable } from './ids-in-text.ts'
import { isLocked } from './locks.ts'
import { isAbout, presentFormations } from './status.ts'

type Order = ActionOf<'order'>
type Objective = ActionOf<'objective'>

/** 5.1: army commanders send forces to objectives, force commanders give their formations directives. */
export const issueDecision: Decision<Order | Objective> = {
  kinds: ['order', 'objective'],
  hasChoice: (state, side) =>
    state.newOrder.some((_, formation) => canOrder(state, side, formation)) ||
    state.newObjective.some((_, force) => canSend(state, side, force)),
  list: (state, side, out) => void out.push(...listObjectives(state, side), ...listOrders(state, side)),
  refusal: (state, action) => (action.kind === 'order' ? orderRefusal(state, action) : objectiveRefusal(state, action)),
  carryOut(state, action, events) {
    if (action.kind === 'order') issueOrder(state, action, events)
    else issueObjective(state, action, events)
  },
  explain,
  format(state, action) {
    const { formations, forces, areas } = state.field
    if (action.kind === 'objective') return `objective ${forces[action.force]!.id} ${areas[action.area]!.id}`
    const supported = action.supports === NOBODY ? '' : ` ${formations[action.supports]!.id}`
    return `order ${formations[action.formation]!.id} ${ORDERS[action.order]}${supported}`
  },
  parse: parseIssue,
}

const issuerTo = (state: BattleState, formation: number) => state.forceCommander[state.force[formation]!] ?? NOBODY

/** Whether a side can still give a formation an order in this step; one a turn is enough for whoever lists them. */
function canOrder(state: BattleState, side: number, formation: number): boolean {
  if (sideOfFormation(state, formation) !== side || state.force[formation] === NOBODY) return false
  if (isIssuedNow(state, formation) || !isAbout(state, issuerTo(state, formation))) return false
  return isInBattle(state, formation) && !isLocked(state, formation) && !isHeld(state, formation)
}

const isIssuedNow = (state: BattleState, formation: number) =>
  state.newOrder[formation] !== NOBODY && state.orderIssued[formation] === state.turn

function canSend(state: BattleState, side: number, force: number): boolean {
  if (state.field.forces[force]!.side !== side || state.field.areas.length < 2) return false
  if (state.newObjective[force] !== NOBODY && state.objectiveIssued[force] === state.turn) return false
  const [army, own] = [state.armyCommander[side]!, state.forceCommander[force]!]
  return army !== own && isAbout(state, army) && isAbout(state, own)
}

function listOrders(state: BattleState, side: number): Order[] {
  const listed: Order[] = []
  const mine = presentFormations(state, side)
  for (const formation of mine) {
    if (!canOrder(state, side, formation)) continue
    for (let order = 0; order < RETREATING; order++) {
      for (const supports of order === SUPPORT ? mine : [NOBODY]) {
        // What is in force already is worth an order only to call another back.
        const isInForce = state.order[formation] === order && state.supports[formation] === supports
        if (isInForce && state.newOrder[formation] === NOBODY) continue
        const action: Order = { kind: 'order', side, formation, order, supports }
        if (!orderRefusal(state, action)) listed.push(action)
      }
    }
  }
  return listed
}

function listObjectives(state: BattleState, side: number): Objective[] {
  const listed: Objective[] = []
  for (let force = 0; force < state.newObjective.length; force++) {
    if (!canSend(state, side, force)) continue
    for (let area = 0; area < state.field.areas.length; area++) {
      const action: Objective = { kind: 'objective', side, force, area }
      if (!objectiveRefusal(state, action)) listed.push(action)
    }
  }
  return listed
}

function orderRefusal(state: BattleState, action: Order): Refusal | undefined {
  const { side, formation, order, supports } = action
  const { formations, commanders } = state.field
  const refuse = (rule: string, reason: string): Refusal => ({ rule, reason })
  const receiver = formations[formation]
  if (receiver?.side !== side) return refuse('5.1', 'orders go only to formations of your own side')
  if (!isInBattle(state, formation)) {
    return unitsOf(state, formation).some((unit) => isExpected(state, unit))
      ? refuse('13.4', `${receiver.name} has not arrived yet, and keeps the directive that it arrives with`)
      : refuse('5.1', `${receiver.name} is not on the table`)
  }
  const issuer = issuerTo(state, formation)
  if (!isAbout(state, issuer)) {
    const name = commanders[issuer]?.name ?? 'nobody'
    return refuse('5.1', `directives come from the force's commander, and ${name} is not on the table`)
  }
  if (isLocked(state, formation)) return refuse('13.7', `${receiver.name} keeps its directive: no order changes it yet`)
  if (isHeld(state, formation))
    return refuse('14.7', `${receiver.name} is kept in reserve, and no order reaches it yet`)
  if (order === ATTACK && isBeaten(state, side)) return refuse('14.10', 'the army is broken, and attacks no more')
  if (order < 0 || order >= RETREATING) return refuse('5.1', `an order is one of ${DIRECTIVE_WORDS}`)
  if (order !== SUPPORT && supports !== NOBODY) return refuse('5.1', 'only an order to support names a formation')
  if (order === SUPPORT) {
    const supported = formations[supports]
    if (supported?.side !== side || supports === formation) {
      return refuse('5.1', 'an order to support names another formation of the same side')
    }
    if (!isInBattle(state, supports))
      return refuse('5.1', `${supported.name} is not on the table and cannot be supported`)
  }
  if (state.newOrder[formation] === order && state.newSupports[formation] === supports) {
    return refuse('5.1', `this order is already on its way to ${receiver.name}`)
  }
  return undefined
}

function objectiveRefusal(state: BattleState, { side, force, area }: Objective): Refusal | undefined {
  const { forces, areas, commanders } = state.field
  const refuse = (rule: string, reason: string): Refusal => ({ rule, reason })
  const receiver = forces[force]
  if (receiver?.side !== side) return refuse('5.1', 'objectives go only to forces of your own side')
  if (!areas[area]) return refuse('5.9', 'an objective is one of the named areas')
  const [army, own] = [state.armyCommander[side]!, state.forceCommander[force]!]
  if (army === NOBODY) return refuse('2.1', 'there is no army commander: forces change their objectives themselves')
  if (army === own) {
    return refuse(
      '5.6',
      `${commanders[army]!.name} commands this force himself: he changes his own objective as an action`,
    )
  }
  for (const commander of [army, own]) {
    if (!isAbout(state, commander)) return refuse('5.1', `${commanders[commander]!.name} is not on the table`)
  }
  if (state.newObjective[force] === area) return refuse('5.1', `this order is already on its way to ${receiver.name}`)
  if (state.newObjective[force] === NOBODY && state.objective[force] === area) {
    return refuse('5.1', `${areas[area].name} is already the objective of ${receiver.name}`)
  }
  return undefined
}

/** 5.1: the new order takes the place of one that is pending; what delay that one had stays as markers (5.4). */
function issueOrder(state: BattleState, { formation, order, supports }: Order, events: Events): void {
  state.newOrder[formation] = order
  state.newSupports[formation] = supports
  state.orderIssued[formation] = state.turn
  emitIssued(state, formation, issuerTo(state, formation), events)
}

function issueObjective(state: BattleState, { side, force, area }: Objective, events: Events): void {
  state.newObjective[force] = area
  state.objectiveIssued[force] = state.turn
  emitObjectiveIssued(state, force, state.armyCommander[side]!, events)
}

/** The test of the order next turn, if all is then as it is now; a delay marker will be gone. */
function explain(state: BattleState, action: Order | Objective): Breakdown | undefined {
  if (issueDecision.refusal(state, action)) return undefined
  if (action.kind === 'objective') {
    return orderOdds(state, forceTest(state, action.force, Math.max(0, state.objectiveDelay[action.force]! - 1)))
  }
  const { formation } = action
  const delay = Math.max(0, state.delay[formation]! - 1)
  return orderOdds(state, formationTest(state, issuerTo(state, formation), formation, delay))
}

/** `order foy attack`, `order pire support foy`, `objective ii-corps quatre-bras`. */
function parseIssue(state: BattleState, side: number, text: string): Order | Objective | Refusal | undefined {
  const { formations, forces, areas } = state.field
  const [verb, receiver, what, supported, ...rest] = text.split(/\s+/)
  if (verb !== 'order' && verb !== 'objective') return undefined
  if (rest.length > 0) return unreadable(`“${rest.join(' ')}” does not belong here`)
  if (verb === 'objective') {
    const [force, area] = [placeOfId(forces, receiver), placeOfId(areas, what)]
    if (force === NOBODY) return noSuch('force', receiver)
    if (area === NOBODY) return noSuch('area', what)
    return supported === undefined
      ? { kind: 'objective', side, force, area }
      : unreadable(`“${supported}” does not belong here`)
  }
  const [formation, order] = [placeOfId(formations, receiver), parseDirective(what)]
  if (formation === NOBODY) return noSuch('formation', receiver)
  if (order === NOBODY) return unreadable(`“${what ?? ''}” is not an order: use ${DIRECTIVE_WORDS}`)
  const supports = placeOfId(formations, supported)
  if (supported !== undefined && supports === NOBODY) return noSuch('formation', supported)
  return { kind: 'order', side, formation, order, supports }
}
