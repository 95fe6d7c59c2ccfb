import type { Step } from '../../../engine/decision.ts'
import { type Action, kindOf } from './actions.ts'
import { advanceUnit, stayBehind } from './advance.ts'
import { standFirm, withdrawGun } from './bombardment.ts'
import { pieceToSetUp, placeUnit } from './chosen-set-up.ts'
import type { Decision } from './decision.ts'
import { attackAlso, declareAttack, joinAttack } from './declaration.ts'
import { endPhase } from './end-of-phase.ts'
import { GOING_BACK } from './engagement.ts'
import type { Event } from './events.ts'
import { removeExcess } from './excess.ts'
import { loseUnit } from './exchange.ts'
import { triggerEvent, waitForEvent } from './happenings.ts'
import { defendAs, resolveAttack } from './modes.ts'
import { leaveBoard, moveUnit, stopUnit } from './movement.ts'
import { isWellFormed } from './named-actions.ts'
import { bombard } from './off-map-guns.ts'
import { orderUnit } from './orders.ts'
import type { Reason } from './reasons.ts'
import { pushUnit, retreatUnit } from './retreat.ts'
import { type BattleState, DECISIONS, ORDER, OVER } from './state.ts'

/** Everything that is decided in a battle, in the order in which the decisions of a step are listed. */
export const decisions: readonly Decision[] = [
  orderUnit,
  moveUnit,
  leaveBoard,
  stopUnit,
  removeExcess,
  declareAttack,
  endPhase,
  joinAttack,
  attackAlso,
  resolveAttack,
  defendAs,
  loseUnit,
  withdrawGun,
  standFirm,
  retreatUnit,
  pushUnit,
  advanceUnit,
  stayBehind,
  triggerEvent,
  waitForEvent,
  bombard,
  placeUnit,
]

/** A step of the turn: who decides, and why nothing of it is decided at another time. */
type TurnStep = { readonly deciders: (state: BattleState) => readonly number[]; readonly notNow: Reason }

/** Everybody by himself, and nobody. */
const [FIRST, SECOND, NOBODY_DECIDES] = [[0], [1], []] as const
const only = (side: number): readonly number[] => (side === 0 ? FIRST : SECOND)

const whoseTurn = ({ side }: BattleState) => only(side)
const theOther = ({ side }: BattleState) => only(1 - side)
const theVictor = ({ victor }: BattleState) => only(victor)
/** Retreat: the victor says where the beaten go; where guns go that withdraw of their own will, their owner does. */
const whoDrives = ({ step, side, victor }: BattleState) => only(step === GOING_BACK ? side : victor)

const TURN: Readonly<Record<(typeof DECISIONS)[number], TurnStep>> = {
  order: { deciders: whoseTurn, notNow: 'no-orders-now' },
  move: { deciders: whoseTurn, notNow: 'no-move-now' },
  // Movement 2: the enemy chooses what is destroyed as excess.
  excess: { deciders: theOther, notNow: 'no-excess-now' },
  attack: { deciders: whoseTurn, notNow: 'no-attack-now' },
  declaration: { deciders: whoseTurn, notNow: 'no-declaration-now' },
  defence: { deciders: theOther, notNow: 'no-defence-now' },
  payment: { deciders: whoseTurn, notNow: 'no-payment-now' },
  withdrawal: { deciders: whoseTurn, notNow: 'no-withdrawal-now' },
  retreat: { deciders: whoDrives, notNow: 'no-retreat-now' },
  displacement: { deciders: whoDrives, notNow: 'no-displacement-now' },
  advance: { deciders: theVictor, notNow: 'no-advance-now' },
  event: { deciders: whoseTurn, notNow: 'no-event-now' },
  'set-up': { deciders: (state) => only(state.field.side[pieceToSetUp(state)]!), notNow: 'no-set-up-now' },
  over: { deciders: () => NOBODY_DECIDES, notNow: 'is-over' },
}

/** The steps of the turn, by their numbers. */
export const steps: readonly (TurnStep & OfferingStep)[] = DECISIONS.map((name, number) => ({
  ...TURN[name],
  decisions: decisions.filter((one) => one.steps.includes(number)),
}))

type OfferingStep = Step<BattleState, Action, Event, Reason> & { readonly decisions: readonly Decision[] }

/** What is decided now. */
export const decisionsOf = (state: BattleState): readonly Decision[] => steps[state.decision]!.decisions

/** Who decides now. */
export const decidersOf = (state: BattleState): readonly number[] => steps[state.decision]!.deciders(state)

/** Why an action is not decided now; what belongs to several steps, by the last one there has been. */
export function notNow(state: BattleState, action: Action, decision: unknown): Reason {
  if (state.decision === OVER) return 'is-over'
  if (decision) return 'not-yours'
  const among = decisionFor(kindOf(action))?.steps ?? [ORDER]
  return steps[among.findLast((step) => step <= state.decision) ?? among[0]!]!.notNow
}

/** What stands against an action that names what does not exist. */
export function malformed(state: BattleState, action: Action): Reason | undefined {
  const { names } = decisionFor(kindOf(action))!
  return isWellFormed(state, names, action) ? undefined : steps[state.decision]!.notNow
}

/** What an action of a kind decides, whenever. */
const decisionFor = (kind: number): Decision | undefined => BY_KIND[kind]

const BY_KIND: readonly (Decision | undefined)[] = indexByKind()

function indexByKind(): (Decision | undefined)[] {
  const index: (Decision | undefined)[] = []
  for (const decision of decisions) {
    if (index[decision.kind]) throw new Error(`two decisions have the kind ${decision.kind}`)
    index[decision.kind] = decision
  }
  return index
}
