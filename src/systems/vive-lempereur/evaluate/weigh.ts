import { NOWHERE } from '../../../board/nowhere.ts'
import { ARTILLERY, CARDS, CAVALRY, GENERAL, INFANTRY } from '../format/index.ts'
import {
  ACT,
  type Action,
  ADVANCE,
  ADVANCE_AFTER,
  ARRIVAL,
  type BattleState,
  BRING,
  CARD,
  choiceOf,
  DECLINE,
  DEPLOYMENT,
  detailOf,
  EVENT,
  faceOf,
  fireValue,
  GIVE_ORDER,
  HAND,
  isGeneral,
  kindOf,
  NOBODY,
  ORDER,
  orderedPiece,
  REACT,
  REACT_WITH,
  RETREAT,
  RETREAT_TO,
  retreating,
  SETTING_UP,
  TILES,
  WITHOUT_TURNING,
} from '../rules/index.ts'
import { chancesFor, fireChances } from './chances.ts'
import { CardGains, gainOfOrder, optionsOf } from './commands.ts'
import { weighEvents } from './events.ts'
import { type Outlook, outlookFor } from './outlook.ts'
import { deployScore, setUpScore, tileScore } from './set-up.ts'
import { likelyCost, standing } from './standing.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { worthOf, worthsOf } from './worth.ts'

/** Dice that order anybody are spent last. */
const FACE_COST = [0, 0, 0, 0.05, 0.08, 0] as const

/** What is never worth trying. */
const NEVER = -100

/** How good each action is, by what it comes to on average. */
export function weigh(
  state: BattleState,
  side: number,
  actions: readonly Action[],
  weights: Weights = WEIGHTS,
): readonly number[] {
  if (actions.length === 1) return [0]
  switch (state.decision) {
    case TILES:
      return actions.map((action) => tileScore(state, side, detailOf(action), choiceOf(action)))
    case DEPLOYMENT:
      return actions.map((action) => deployScore(state, side, detailOf(action), choiceOf(action)))
    case ARRIVAL:
      return weighArrivals(outlookFor(state, side, weights), actions)
    case HAND:
    case CARD:
      return weighCards(outlookFor(state, side, weights), actions)
    case ORDER:
      return weighOrders(outlookFor(state, side, weights), actions)
    case ACT:
      return weighActs(outlookFor(state, side, weights), actions)
    case REACT:
      return actions.map((action) => reactionScore(state, side, action))
    case RETREAT:
      return weighRetreats(outlookFor(state, side, weights), actions)
    case ADVANCE:
      return weighAdvance(outlookFor(state, side, weights), actions)
    case EVENT:
      return weighEvents(state, side, actions)
    case SETTING_UP:
      return actions.map((action) => setUpScore(state, side, choiceOf(action)))
    default:
      return actions.map(() => 0)
  }
}

/** Whoever can come comes: the strongest first, where the enemy is nearest. */
function weighArrivals(outlook: Outlook, actions: readonly Action[]): readonly number[] {
  const { state } = outlook
  return actions.map((action) => {
    if (kindOf(action) !== BRING) return -1
    const type = detailOf(action)
    // The rows of types come first, in the order of the types.
    const leads = state.field.roster.rows[type]!.nature === GENERAL
    return worthOf(outlook.worths, type, 4) - 0.1 * outlook.far[choiceOf(action)]! + (leads ? 0 : 1)
  })
}

/** What a card would order now; of two equal cards in hand the second is worth less. */
function weighCards(outlook: Outlook, actions: readonly Action[]): readonly number[] {
  const { state } = outlook
  const gains = new CardGains(outlook, actions, state.decision === HAND)
  return actions.map((action) => {
    const card = choiceOf(action)
    const gain = gains.of(action)
    const held = state.hands[outlook.side * CARDS.length + card]!
    return state.decision === HAND ? gain / (1 + held) : gain
  })
}

/** The unit whose best plan gains most; the die that nobody else needs. */
function weighOrders(outlook: Outlook, actions: readonly Action[]): readonly number[] {
  const { state } = outlook
  let last: number = NOBODY
  return actions.map((action) => {
    if (kindOf(action) !== GIVE_ORDER) return -0.5
    const piece = orderedPiece(state, action)
    // The first die that orders a piece is the one that it takes least to spare.
    if (piece === last) return NEVER
    last = piece
    return gainOfOrder(outlook, piece) - (FACE_COST[faceOf(action)] ?? 0)
  })
}

/** The gain of the best plan that begins with each action. */
function weighActs(outlook: Outlook, actions: readonly Action[]): readonly number[] {
  const { state } = outlook
  const options = optionsOf(outlook)
  return actions.map((action) => options.gainOf(state, action, NEVER))
}

/** 9.3: what a reaction saves, against what it costs. */
function reactionScore(state: BattleState, side: number, action: Action): number {
  const kind = kindOf(action)
  if (kind === DECLINE) return 0
  if (kind !== REACT_WITH) return -1
  const unit = state.troops[choiceOf(action)]!
  const { roster } = state.field
  const cavalry = state.active
  const turning = detailOf(action) === WITHOUT_TURNING ? -0.1 : 0
  if (roster.arm[unit] === ARTILLERY) return 2 + turning
  if (roster.arm[unit] === INFANTRY) return 1 + turning
  if (roster.arm[unit] !== CAVALRY || side === roster.side[cavalry]) return 0
  const worths = worthsOf(roster)
  const worthOfOne = (piece: number) =>
    worthOf(worths, roster.row[piece]!, state.elements[piece]!) -
    worthOf(worths, roster.row[piece]!, state.elements[piece]! - 1)
  const answer = chancesFor(fireChances(state.field.charts), fireValue(state, unit, state.hex[cavalry]!)).meanLoss
  return 0.3 + answer * worthOfOne(cavalry)
}

/** Where it stands best afterwards. */
function weighRetreats(outlook: Outlook, actions: readonly Action[]): readonly number[] {
  const { state } = outlook
  const piece = retreating(state)
  const here = state.hex[piece]!
  return actions.map((action) => {
    const hex = kindOf(action) === RETREAT_TO ? choiceOf(action) : here
    // Approach does not count for who is beaten.
    if (isGeneral(state, piece)) return standing(outlook, piece, hex)
    return standing(outlook, piece, hex) - 0.5 * likelyCost(outlook, piece, hex)
  })
}

function weighAdvance(outlook: Outlook, actions: readonly Action[]): readonly number[] {
  const { state } = outlook
  const { active, vacated } = state
  if (vacated === NOWHERE) return actions.map(() => 0)
  const gain = standing(outlook, active, vacated) - standing(outlook, active, state.hex[active]!)
  return actions.map((action) => (kindOf(action) === ADVANCE_AFTER ? gain : 0))
}
