import { choosesHand } from './cards.ts'
import { isHidden } from './deployment.ts'
import { arrivingSide } from './reinforcements.ts'
import { retreating } from './retreat.ts'
import { ARRIVAL, type BattleState, CARD, DEPLOYMENT, HAND, NOBODY, ORDER, OVER, REACT, RETREAT } from './state.ts'

/** By who decides, one bit a side. */
const SIDES: readonly (readonly number[])[] = [[], [0], [1], [0, 1]]

/** Who decides now. */
export function decidersOf(state: BattleState): readonly number[] {
  switch (state.decision) {
    case OVER:
      return SIDES[0]!
    case HAND:
      return both((side) => choosesHand(state, side))
    case CARD:
      return both((side) => state.card[side] === NOBODY)
    case DEPLOYMENT:
      return isHidden(state) ? both((side) => state.passed[side] === 0) : SIDES[1 << state.side]!
    case ARRIVAL:
      return SIDES[1 << arrivingSide(state)]!
    case ORDER:
      return state.exercise === 1 ? both((side) => state.passed[side] === 0) : SIDES[1 << state.side]!
    case REACT:
      return SIDES[1 << (1 - state.side)]!
    case RETREAT:
      return SIDES[1 << state.field.roster.side[retreating(state)]!]!
    default:
      return SIDES[1 << state.side]!
  }
}

function both(decides: (side: number) => boolean): readonly number[] {
  return SIDES[(decides(0) ? 1 : 0) | (decides(1) ? 2 : 0)]!
}
