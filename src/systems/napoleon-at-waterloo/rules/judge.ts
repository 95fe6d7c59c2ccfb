import { ARMS } from '../format/catalog.ts'
import {
  type Action,
  ADVANCE_TO,
  ALSO,
  DECLARE_ON,
  DEFEND_AS,
  DONE,
  EXIT,
  hexOf,
  JOIN,
  kindOf,
  LOSE,
  MOVE_TO,
  ORDER_UNIT,
  PASS,
  PUSH,
  pieceOf,
  REMOVE,
  RESOLVE,
  RETREAT_TO,
  sideOf,
  WITHDRAW_GUN,
} from './actions.ts'
import { advanceRefusal } from './advance.ts'
import { withdrawRefusal } from './bombardment.ts'
import { defendRefusal } from './combat.ts'
import { alsoRefusal, declareRefusal, endOfCombatRefusal, joinRefusal, resolveRefusal } from './declaration.ts'
import { isInExcess } from './excess.ts'
import { payRefusal } from './exchange.ts'
import { doneRefusal, exitRefusal, moveRefusal, orderRefusal, passRefusal } from './movement.ts'
import type { Reason } from './reasons.ts'
import { retreatRefusal } from './retreat.ts'
import { decidersOf } from './sequence.ts'
import {
  ADVANCE,
  ATTACK,
  type BattleState,
  DECLARATION,
  DEFENCE,
  DISPLACEMENT,
  EXCESS,
  MOVE,
  MOVEMENT,
  ORDER,
  OVER,
  PAYMENT,
  RETREAT,
  WITHDRAWAL,
} from './state.ts'

/** The decision at which each kind of action is made, by the order of ACTION_KINDS; a phase ends at two of them. */
const DECISION_OF = [
  ORDER,
  MOVE,
  MOVE,
  MOVE,
  ORDER,
  EXCESS,
  ATTACK,
  DECLARATION,
  DECLARATION,
  DECLARATION,
  DEFENCE,
  PAYMENT,
  WITHDRAWAL,
  WITHDRAWAL,
  RETREAT,
  DISPLACEMENT,
  ADVANCE,
  ADVANCE,
] as const

/** Why nothing of the kind is decided now, by the decision that it would be. */
const NOT_NOW: readonly Reason[] = [
  ...(['no-orders-now', 'no-move-now', 'no-excess-now', 'no-attack-now', 'no-declaration-now'] as const),
  ...(['no-defence-now', 'no-payment-now', 'no-withdrawal-now', 'no-retreat-now', 'no-displacement-now'] as const),
  ...(['no-advance-now', 'is-over'] as const),
]

/** The one judge of actions. */
export function reasonAgainst(state: BattleState, action: Action): Reason | undefined {
  const kind = kindOf(action)
  if (state.decision === OVER) return 'is-over'
  const decision = kind === PASS && state.phase !== MOVEMENT ? ATTACK : DECISION_OF[kind]
  if (decision === undefined) return 'no-orders-now'
  if (decision !== state.decision) return NOT_NOW[decision]!
  if (!decidersOf(state).includes(sideOf(action))) return 'not-yours'
  return isWellFormed(state, action) ? reasonOf(state, kind, pieceOf(action), hexOf(action)) : NOT_NOW[decision]!
}

/** What an action does not choose is 0, so that one decision is one number. */
const CHOOSES_ARM: ReadonlySet<number> = new Set([RESOLVE, DEFEND_AS])
const CHOOSES_PIECE: ReadonlySet<number> = new Set([
  ORDER_UNIT,
  REMOVE,
  DECLARE_ON,
  JOIN,
  LOSE,
  WITHDRAW_GUN,
  RETREAT_TO,
  PUSH,
  ADVANCE_TO,
])
const CHOOSES_HEX: ReadonlySet<number> = new Set([MOVE_TO, DECLARE_ON, ALSO, RETREAT_TO, PUSH, ADVANCE_TO])

/** Whether an action names what there is. */
function isWellFormed({ field }: BattleState, action: Action): boolean {
  const kind = kindOf(action)
  const choices = CHOOSES_ARM.has(kind) ? ARMS.length : CHOOSES_PIECE.has(kind) ? field.pieces : 1
  return pieceOf(action) < choices && hexOf(action) < (CHOOSES_HEX.has(kind) ? field.grid.size : 1)
}

function reasonOf(state: BattleState, kind: number, piece: number, hex: number): Reason | undefined {
  switch (kind) {
    case ORDER_UNIT:
      return orderRefusal(state, piece)
    case MOVE_TO:
      return moveRefusal(state, hex)
    case EXIT:
      return exitRefusal(state)
    case DONE:
      return doneRefusal(state)
    case PASS:
      return state.phase === MOVEMENT ? passRefusal(state) : endOfCombatRefusal(state)
    case REMOVE:
      return isInExcess(state, piece) ? undefined : 'no-excess-now'
    case DECLARE_ON:
      return declareRefusal(state, piece, hex)
    case JOIN:
      return joinRefusal(state, piece)
    case ALSO:
      return alsoRefusal(state, hex)
    case RESOLVE:
      return resolveRefusal(state, piece)
    case DEFEND_AS:
      return defendRefusal(state, piece)
    case LOSE:
      return payRefusal(state, piece)
    case WITHDRAW_GUN:
      return withdrawRefusal(state, piece)
    case RETREAT_TO:
    case PUSH:
      return retreatRefusal(state, kind, piece, hex)
    case ADVANCE_TO:
      return advanceRefusal(state, piece, hex)
    default:
      return undefined
  }
}
