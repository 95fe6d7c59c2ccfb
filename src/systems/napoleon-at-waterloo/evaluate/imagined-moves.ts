import { NOWHERE } from '../../../board/nowhere.ts'
import {
  type Action,
  type BattleState,
  hexOf,
  kindOf,
  MOVE,
  MOVE_TO,
  ORDER,
  ORDER_UNIT,
  pieceOf,
} from '../rules/index.ts'
import { outlookFor } from './outlook.ts'
import { planFor } from './plan.ts'
import { weigh } from './weigh.ts'

/** A side's moves in a turn that is only imagined, as they were planned when it began. */
type Intent = { readonly post: Int32Array; readonly rank: Int32Array; readonly runners: Uint8Array }

/**
 * Weighs what follows in one imagined course of play. A side plans once, as its moves begin, and not anew after every move: whoever
 * its attacks want goes where he is wanted, those who are to leave or to arrive do so, and the others stay.
 */
export function weigherAhead(): typeof weigh {
  let moment = -1
  let intent!: Intent
  return (state, side, actions) => {
    if ((state.decision !== ORDER && state.decision !== MOVE) || actions.length === 1)
      return weigh(state, side, actions)
    if (moment !== 2 * state.turn + state.side) {
      moment = 2 * state.turn + state.side
      intent = intentOf(state, side)
    }
    return state.decision === ORDER ? weighOrders(state, intent, actions) : weighMoves(state, side, intent, actions)
  }
}

function intentOf(state: BattleState, side: number): Intent {
  const outlook = outlookFor(state, side)
  const { post, rank } = planFor(outlook)
  return { post: post.slice(), rank: rank.slice(), runners: outlook.runners.slice() }
}

function weighOrders({ hex }: BattleState, { post, rank, runners }: Intent, actions: readonly Action[]): number[] {
  return actions.map((action) => {
    if (kindOf(action) !== ORDER_UNIT) return 0
    const piece = pieceOf(action)
    if (hex[piece] === NOWHERE) return 3
    if (runners[piece] === 1) return 1
    return post[piece] === NOWHERE || post[piece] === hex[piece] ? -1 : 2 - 0.01 * rank[piece]!
  })
}

/** Whoever cannot come to his post does what seems best now. */
function weighMoves(state: BattleState, side: number, { post }: Intent, actions: readonly Action[]): readonly number[] {
  const wanted = state.hex[state.active] === NOWHERE ? NOWHERE : post[state.active]!
  const goes = (action: Action) => kindOf(action) === MOVE_TO && hexOf(action) === wanted
  if (wanted === NOWHERE || !actions.some(goes)) return weigh(state, side, actions)
  return actions.map((action) => (goes(action) ? 1 : 0))
}
