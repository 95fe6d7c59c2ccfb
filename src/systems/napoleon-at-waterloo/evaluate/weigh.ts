import { NOWHERE } from '../../../board/nowhere.ts'
import {
  type Action,
  ADVANCE,
  ATTACK,
  type BattleState,
  DECLARATION,
  DEFENCE,
  DISPLACEMENT,
  EVENT,
  EXCESS,
  EXIT,
  hexOf,
  isGun,
  kindOf,
  MOVE,
  MOVE_TO,
  NO_ARM,
  ORDER,
  ORDER_UNIT,
  oddsOfMove,
  PAYMENT,
  pieceOf,
  pieceToSetUp,
  RETREAT,
  SET_UP,
  WITHDRAWAL,
} from '../rules/index.ts'
import { weighAdvances, weighPayments, weighRetreats, weighWithdrawals } from './aftermath.ts'
import { weighAttacks, weighDeclarations, weighDefences } from './assault.ts'
import { weighEvents } from './events.ts'
import { raceFor } from './goals.ts'
import { type Outlook, outlookFor } from './outlook.ts'
import { planFor } from './plan.ts'
import { type Posture, USUAL } from './postures.ts'
import { standing } from './standing.ts'

/** How good each action is, by what it comes to on average. */
export function weigh(
  state: BattleState,
  side: number,
  actions: readonly Action[],
  posture: Posture = USUAL,
): readonly number[] {
  if (actions.length === 1) return [0]
  const weighOne = WEIGH[state.decision]
  if (!weighOne) return actions.map(() => 0)
  const outlook = outlookFor(state, side, posture)
  const weights = weighOne(outlook, actions)
  for (let i = 0; i < weights.length; i++) weights[i]! *= outlook.pointWorth
  return weights
}

const WEIGH: Readonly<Record<number, (outlook: Outlook, actions: readonly Action[]) => number[]>> = {
  [ORDER]: weighOrders,
  [MOVE]: weighMoves,
  [EXCESS]: (outlook, actions) => actions.map((action) => outlook.worth(pieceOf(action))),
  [ATTACK]: weighAttacks,
  [DECLARATION]: weighDeclarations,
  [DEFENCE]: weighDefences,
  [PAYMENT]: weighPayments,
  [WITHDRAWAL]: weighWithdrawals,
  [RETREAT]: weighRetreats,
  [DISPLACEMENT]: weighRetreats,
  [ADVANCE]: weighAdvances,
  [EVENT]: weighEvents,
  [SET_UP]: (outlook, actions) => {
    const piece = pieceToSetUp(outlook.state)
    return actions.map((action) => standing(outlook, piece, hexOf(action)))
  },
}

/** Who is wanted in an attack moves first, then whoever is nearest to the enemy; guns look for their line of fire last. */
function weighOrders(outlook: Outlook, actions: readonly Action[]): number[] {
  const { state, field, near } = outlook
  const plan = planFor(outlook)
  return actions.map((action) => {
    if (kindOf(action) !== ORDER_UNIT) return -1
    const piece = pieceOf(action)
    const hex = state.hex[piece]!
    if (hex === NOWHERE) return 1
    if (plan.post[piece] === hex) return -2
    if (plan.post[piece] !== NOWHERE) return 2 - 0.01 * plan.rank[piece]!
    const last = field.arm[piece] === NO_ARM ? -0.8 : isGun(state, piece) ? -0.4 : 0
    return last + 0.3 - 0.01 * Math.min(25, near[hex]!)
  })
}

/** What the plan or the piece's own standing asks for. */
function weighMoves(outlook: Outlook, actions: readonly Action[]): number[] {
  const { state } = outlook
  const piece = state.active
  const here = state.hex[piece]!
  const post = here === NOWHERE ? NOWHERE : planFor(outlook).post[piece]!
  return actions.map((action) => {
    const kind = kindOf(action)
    if (kind === EXIT) return exitGain(outlook, piece)
    const hex = kind === MOVE_TO ? hexOf(action) : here
    const planned = hex === post ? PLANNED : 0
    if (hex === here) return standing(outlook, piece, hex) + planned + AT_EASE
    // Whoever goes over weak ground may not get there, or may be lost.
    const { holds, survives } = outlook.field.special.weakAt ? oddsOfMove(state, hex) : CERTAIN
    return standing(outlook, piece, hex) + holds * planned - (1 - survives) * outlook.worth(piece)
  })
}

const CERTAIN = { holds: 1, survives: 1 }
/** Nobody wanders about for nothing. */
const AT_EASE = 0.05
/** What the plan asks for is done, unless there is something that wins the battle. */
const PLANNED = 20

/** Victory B: who is to leave does so; a leader last, because without enough units his leaving is for nothing. */
function exitGain(outlook: Outlook, piece: number): number {
  const { state, goals, side, field } = outlook
  if (outlook.runners[piece] === 0) return -50
  const missing = goals.exits[side as 0 | 1] - state.exited[side]!
  if (field.arm[piece] === NO_ARM) return missing <= 0 ? 100 : -50
  return raceFor(state, side) > 0 ? 100 : 30
}
