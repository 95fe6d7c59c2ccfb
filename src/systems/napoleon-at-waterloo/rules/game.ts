import type { Game, GameEvent } from '../../../engine/system.ts'
import { tell } from '../text/event-text.ts'
import { read, write } from './action-text.ts'
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
  makeAction,
  ORDER_UNIT,
  PASS,
  PUSH,
  pieceOf,
  REMOVE,
  RESOLVE,
  RETREAT_TO,
  STAND,
  WITHDRAW_GUN,
} from './actions.ts'
import { advance, listAdvances } from './advance.ts'
import { listWithdrawals, stand, withdraw } from './bombardment.ts'
import { fight, listDefences, roll } from './combat.ts'
import { addAttacker, addTarget, endOfCombatRefusal, listAttacks, listDeclarations } from './declaration.ts'
import { DECLARING, endCombat } from './engagement.ts'
import { noteDone } from './events.ts'
import { listExcess, remove } from './excess.ts'
import { listPayments, pay } from './exchange.ts'
import { exit } from './exits.ts'
import { explain } from './explain.ts'
import { reasonAgainst } from './judge.ts'
import { endMove, listMoves, listOrders, moveTo } from './movement.ts'
import { REASONS, refusalFor } from './reasons.ts'
import { fallBack, listRetreats } from './retreat.ts'
import { decidersOf, settle } from './sequence.ts'
import { setup } from './setup.ts'
import { type BattleState, copy } from './state.ts'
import { outcome } from './victory.ts'

/** Napoleon at Waterloo as it is played. */
export const game: Game<BattleState, Action> = {
  version: 2,
  setup,
  sides: (state) => state.field.sides,
  deciders: decidersOf,
  refusal(state, action) {
    const reason = reasonAgainst(state, action)
    return reason && refusalFor(reason, state.field.isAdvanced)
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

function proceed(state: BattleState, action: Action, events?: GameEvent[]): void {
  carryOut(state, action, events)
  settle(state, events)
}

/** Every legal action of a side. */
function actions(state: BattleState, side: number): Action[] {
  const out: Action[] = []
  if (decidersOf(state).includes(side)) LISTS[state.decision]!(state, out)
  return out
}

/** By decision, what lists its actions. */
const LISTS: readonly ((state: BattleState, out: number[]) => void)[] = [
  listOrders,
  listMoves,
  listExcess,
  (state, out) => {
    listAttacks(state, out)
    if (!endOfCombatRefusal(state)) out.push(makeAction(PASS, state.side))
  },
  listDeclarations,
  listDefences,
  listPayments,
  listWithdrawals,
  (state, out) => listRetreats(state, RETREAT_TO, out),
  (state, out) => listRetreats(state, PUSH, out),
  listAdvances,
]

function carryOut(state: BattleState, action: Action, events: GameEvent[] | undefined): void {
  const [kind, piece, hex] = [kindOf(action), pieceOf(action), hexOf(action)]
  switch (kind) {
    case ORDER_UNIT:
      state.active = piece
      return
    case MOVE_TO:
      return moveTo(state, hex, events)
    case EXIT:
      return exit(state, events)
    case DONE:
      return endMove(state)
    case PASS:
      state.passed = 1
      return noteDone(state, events)
    case REMOVE:
      return remove(state, piece, events)
    case DECLARE_ON:
      state.step = DECLARING
      addTarget(state, hex)
      return addAttacker(state, piece)
    case JOIN:
      return addAttacker(state, piece)
    case ALSO:
      return addTarget(state, hex)
    case RESOLVE:
      return fight(state, piece, events)
    case DEFEND_AS:
      return roll(state, piece, events)
    case LOSE:
      return pay(state, piece, events)
    case WITHDRAW_GUN:
      return withdraw(state, piece)
    case STAND:
      return stand(state)
    case RETREAT_TO:
    case PUSH:
      return fallBack(state, kind, piece, hex, events)
    case ADVANCE_TO:
      return advance(state, piece, hex, events)
    default:
      return endCombat(state)
  }
}
