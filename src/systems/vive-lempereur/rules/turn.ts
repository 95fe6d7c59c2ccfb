import { type Action, kindOf } from './actions.ts'
import { advanceDecision, stayDecision } from './advance.ts'
import { playDecision } from './cards.ts'
import { pieceToSetUp, setUpDecision } from './chosen-set-up.ts'
import type { Decision, Step } from './decision.ts'
import { deployDecision } from './deployment.ts'
import { doneDecision } from './end-of-order.ts'
import { faceDecision } from './facing.ts'
import { fireDecision } from './fire.ts'
import { formationDecision } from './formation.ts'
import { choosesHand, takeDecision } from './hand.ts'
import { triggerDecision, waitDecision, whoTriggers } from './happenings.ts'
import { moveDecision } from './movement.ts'
import { bombardDecision } from './off-map-guns.ts'
import { orderDecision, passDecision } from './orders.ts'
import { rallyDecision } from './rally.ts'
import { declineDecision, reactDecision } from './reactions.ts'
import { arrivingSide, bringDecision, holdBackDecision } from './reinforcements.ts'
import { ignoreDecision, retreatDecision, retreating } from './retreat.ts'
import { type BattleState, NOBODY, STEPS, type StepName } from './state.ts'
import { tileDecision } from './tiles.ts'
import { isHidden } from './unseen-deployment.ts'

/** By who decides, one bit a side. */
const SIDES: readonly (readonly number[])[] = [[], [0], [1], [0, 1]]

const only = (side: number): readonly number[] => SIDES[1 << side]!

function whoever(decides: (state: BattleState, side: number) => boolean): Step['deciders'] {
  return (state) => SIDES[(decides(state, 0) ? 1 : 0) | (decides(state, 1) ? 2 : 0)]!
}

const whoeverIsLeft = whoever((state, side) => state.passed[side] === 0)
const whoseTurnItIs = ({ side }: BattleState) => only(side)

/** What is decided in each step of the turn, in the order in which it is listed, and by whom. */
const TURN: Readonly<Record<StepName, Step>> = {
  tiles: { decisions: [tileDecision], deciders: whoseTurnItIs },
  deployment: {
    decisions: [deployDecision],
    deciders: (state) => (isHidden(state) ? whoeverIsLeft : whoseTurnItIs)(state),
  },
  arrival: { decisions: [bringDecision, holdBackDecision], deciders: (state) => only(arrivingSide(state)) },
  hand: { decisions: [takeDecision], deciders: whoever(choosesHand) },
  card: { decisions: [playDecision], deciders: whoever((state, side) => state.card[side] === NOBODY) },
  order: {
    decisions: [orderDecision, passDecision],
    deciders: (state) => (state.exercise === 1 ? whoeverIsLeft : whoseTurnItIs)(state),
  },
  act: {
    decisions: [moveDecision, faceDecision, fireDecision, formationDecision, rallyDecision, doneDecision],
    deciders: whoseTurnItIs,
  },
  react: { decisions: [reactDecision, declineDecision], deciders: ({ side }) => only(1 - side) },
  retreat: {
    decisions: [retreatDecision, ignoreDecision],
    deciders: (state) => only(state.field.roster.side[retreating(state)]!),
  },
  advance: { decisions: [advanceDecision, stayDecision], deciders: whoseTurnItIs },
  over: { decisions: [], deciders: () => SIDES[0]! },
  event: { decisions: [triggerDecision, bombardDecision, waitDecision], deciders: (state) => only(whoTriggers(state)) },
  'set-up': {
    decisions: [setUpDecision],
    deciders: (state) => only(state.field.roster.side[pieceToSetUp(state)]!),
  },
}

/** The steps by their numbers. */
export const steps: readonly Step[] = STEPS.map((name) => TURN[name])

/** Everything that is ever decided. */
export const decisions: readonly Decision[] = steps.flatMap((step) => step.decisions)

const BY_KIND = new Map(decisions.flatMap((decision) => decision.kinds.map((kind) => [kind, decision])))

/** What an action is part of, whenever that is decided. */
export function decisionOf(action: Action): Decision {
  const found = BY_KIND.get(kindOf(action))
  if (!found) throw new Error(`there is no action of kind ${kindOf(action)}`)
  return found
}

/** Who decides now. */
export const decidersOf = (state: BattleState): readonly number[] => steps[state.decision]!.deciders(state)
