import type { Game, GameEvent } from '../../../engine/system.ts'
import { tell } from '../text/event-text.ts'
import { read, write } from './action-text.ts'
import {
  type Action,
  BRING,
  choiceOf,
  DECLINE,
  DEPLOY,
  DO_ADVANCE,
  DO_REACT,
  DO_RETREAT,
  DONE,
  detailOf,
  FACE,
  FIRE,
  FORM_COMBAT,
  FORM_SQUARE,
  GIVE_ORDER,
  HOLD_BACK,
  IGNORE,
  kindOf,
  MOVE,
  makeAction,
  PASS,
  PLACE,
  PLAY,
  RALLY,
  STAY,
  sideOf,
  TAKE,
  TO_GENERAL,
  WITHOUT_TURNING,
} from './actions.ts'
import { advance, stay } from './advance.ts'
import { listPlays, listTakes, playCard, playRefusal, takeCard, takeRefusal } from './cards.ts'
import { attack } from './combat.ts'
import { decidersOf } from './deciders.ts'
import { deploy, deployRefusal, layTile, listDeployments, listTiles, tileRefusal } from './deployment.ts'
import { noteForgone } from './events.ts'
import { explain } from './explain.ts'
import { fireRefusal } from './fire.ts'
import { settlePursuit, stepGeneral } from './generals.ts'
import { step, stepRefusal } from './movement.ts'
import { giveOrder, listOrders, orderRefusal } from './orders.ts'
import { isGeneral } from './position.ts'
import { rally, rallyRefusal } from './rally.ts'
import { listReactions, react, reactRefusal } from './reactions.ts'
import { REASONS, type Reason } from './reasons.ts'
import { makeRefusal } from './refusal.ts'
import { bring, bringRefusal, listArrivals } from './reinforcements.ts'
import { ignoreRetreat, listRetreats, mayIgnore, retreatHexes, retreatTo } from './retreat.ts'
import { endOrder, settle } from './sequence.ts'
import { setup } from './setup.ts'
import {
  ACT,
  ADVANCE,
  ARRIVAL,
  type BattleState,
  CARD,
  copy,
  DEPLOYMENT,
  HAND,
  NOBODY,
  ORDER,
  OVER,
  REACT,
  RETREAT,
  TILES,
} from './state.ts'
import { changeFormation, doneRefusal, face, faceRefusal, formationRefusal, listActs } from './unit-actions.ts'
import { outcome } from './victory.ts'

/** The decision at which each kind of action is made, by the order of ACTION_KINDS. */
const DECISION_OF = [
  TILES,
  DEPLOYMENT,
  ARRIVAL,
  ARRIVAL,
  HAND,
  CARD,
  ORDER,
  ORDER,
  ACT,
  ACT,
  ACT,
  ACT,
  ACT,
  ACT,
  ACT,
  REACT,
  REACT,
  RETREAT,
  RETREAT,
  ADVANCE,
  ADVANCE,
]

/** Why nothing of the kind is decided now, by the decision that it would be. */
const NOT_NOW: Readonly<Record<number, Reason>> = {
  [TILES]: 'no-set-up-now',
  [DEPLOYMENT]: 'no-set-up-now',
  [ARRIVAL]: 'no-arrival-now',
  [HAND]: 'no-hand-now',
  [CARD]: 'no-card-now',
  [ORDER]: 'no-orders-now',
  [ACT]: 'no-order',
  [REACT]: 'no-reaction-now',
  [RETREAT]: 'no-retreat-now',
  [ADVANCE]: 'no-advance-now',
}

/** Advanced Vive l'Empereur as it is played. */
export const game: Game<BattleState, Action> = {
  version: 1,
  setup,
  sides: (state) => state.field.sides,
  deciders: decidersOf,
  refusal(state, action) {
    const reason = reasonAgainst(state, action)
    return reason === undefined ? undefined : makeRefusal(state, action, reason)
  },
  actions,
  apply(state, action, events) {
    const reason = reasonAgainst(state, action)
    if (reason !== undefined) throw new Error(`illegal action ${write(state, action)}: ${REASONS[reason][1]}`)
    proceed(state, action, events)
  },
  carryOut: proceed,
  copy,
  outcome,
  explain,
  format: write,
  parse: read,
  describe: tell,
  script(state, rolls) {
    state.script = rolls
  },
  fingerprint: (state) => state.words,
}

/** The one judge of actions. */
function reasonAgainst(state: BattleState, action: Action): Reason | undefined {
  const kind = kindOf(action)
  if (state.decision === OVER) return 'is-over'
  const decision = DECISION_OF[kind]!
  if (decision !== state.decision) return reasonAgainstLater(state, action) ?? NOT_NOW[decision]
  const side = sideOf(action)
  if (!decidersOf(state).includes(side)) return 'not-yours'
  const [choice, detail] = [choiceOf(action), detailOf(action)]
  switch (kind) {
    case PLACE:
      return tileRefusal(state, side, detail, choice)
    case DEPLOY:
      return deployRefusal(state, side, detail, choice)
    case BRING:
      return bringRefusal(state, detail, choice)
    case TAKE:
      return takeRefusal(state, side, choice)
    case PLAY:
      return playRefusal(state, side, choice, detail)
    case GIVE_ORDER:
      return orderRefusal(state, side, orderedPiece(state, choice, detail), detail & ~TO_GENERAL)
    case MOVE:
      return stepRefusal(state, choice, detail)
    case FACE:
      return choice < 6 ? faceRefusal(state) : 'no-facing'
    case FIRE:
      return fireRefusal(state, choice)
    case FORM_SQUARE:
    case FORM_COMBAT:
      return formationRefusal(state, kind === FORM_SQUARE)
    case RALLY:
      return rallyRefusal(state)
    case DONE:
      return doneRefusal(state)
    case DO_REACT:
      return reactRefusal(state, choice, detail)
    case DO_RETREAT:
      return retreatHexes(state).includes(choice) ? undefined : 'no-retreat-there'
    case IGNORE:
      return mayIgnore(state) ? undefined : 'must-retreat'
    default:
      // What is said in one word is one number.
      return choice === 0 && detail === 0 ? undefined : NOT_NOW[decision]
  }
}

/** What stands against an order anyway, while another is being carried out. */
function reasonAgainstLater(state: BattleState, action: Action): Reason | undefined {
  if (kindOf(action) !== GIVE_ORDER || (state.decision !== ACT && state.decision !== REACT)) return undefined
  const detail = detailOf(action)
  return orderRefusal(state, sideOf(action), orderedPiece(state, choiceOf(action), detail), detail & ~TO_GENERAL)
}

function orderedPiece(state: BattleState, hex: number, detail: number): number {
  return ((detail & TO_GENERAL) === 0 ? state.troops[hex] : state.leader[hex]) ?? NOBODY
}

function proceed(state: BattleState, action: Action, events?: GameEvent[]): void {
  carryOut(state, action, events)
  settle(state, events)
}

/** Every legal action of a side. */
function actions(state: BattleState, side: number): Action[] {
  const out: Action[] = []
  if (!decidersOf(state).includes(side)) return out
  switch (state.decision) {
    case TILES:
      listTiles(state, side, out)
      break
    case DEPLOYMENT:
      listDeployments(state, side, out)
      break
    case ARRIVAL:
      listArrivals(state, out)
      break
    case HAND:
      listTakes(state, side, out)
      break
    case CARD:
      listPlays(state, side, out)
      break
    case ORDER:
      listOrders(state, side, out)
      break
    case ACT:
      listActs(state, out)
      break
    case REACT:
      listReactions(state, out)
      break
    case RETREAT:
      listRetreats(state, out)
      break
    case ADVANCE:
      out.push(makeAction(DO_ADVANCE, 0, 0, side), makeAction(STAY, 0, 0, side))
      break
  }
  return out
}

function carryOut(state: BattleState, action: Action, events: GameEvent[] | undefined): void {
  const [side, choice, detail] = [sideOf(action), choiceOf(action), detailOf(action)]
  const kind = kindOf(action)
  switch (kind) {
    case PLACE:
      return layTile(state, side, detail, choice, events)
    case DEPLOY:
      return deploy(state, side, detail, choice, events)
    case BRING:
      return bring(state, detail, choice, events)
    case HOLD_BACK:
      return noteForgone(state, events, 'hold-back', side)
    case TAKE:
      return takeCard(state, side, choice)
    case PLAY:
      return playCard(state, side, choice, detail)
    case GIVE_ORDER:
      return giveOrder(state, orderedPiece(state, choice, detail), detail & ~TO_GENERAL, events)
    case PASS:
      state.passed[side] = 1
      return noteForgone(state, events, 'pass', side)
    case MOVE:
      return isGeneral(state, state.active) ? stepGeneral(state, choice, events) : step(state, choice, detail, events)
    case FACE:
      return face(state, choice, events)
    case FIRE:
      settlePursuit(state, events)
      return attack(state, choice, events)
    case FORM_SQUARE:
    case FORM_COMBAT:
      changeFormation(state, events)
      return void endOrder(state, events)
    case RALLY:
      settlePursuit(state, events)
      rally(state, events)
      return void endOrder(state, events)
    case DONE:
      return void endOrder(state, events)
    case DO_REACT:
      return react(state, choice, detail !== WITHOUT_TURNING, events)
    case DECLINE:
      state.reacting = 0
      return noteForgone(state, events, 'decline', side)
    case DO_RETREAT:
      return retreatTo(state, choice, events)
    case IGNORE:
      return ignoreRetreat(state, events)
    case DO_ADVANCE:
      return advance(state, events)
    default:
      return stay(state, events)
  }
}
