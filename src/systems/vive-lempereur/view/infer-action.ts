import { type Action, DO_REACT, DO_RETREAT, FIRE, GIVE_ORDER, MOVE, makeAction, TO_GENERAL } from '../rules/actions.ts'
import { cheapestFace } from '../rules/orders.ts'
import { ACT, type BattleState, NOBODY, ORDER, REACT, RETREAT } from '../rules/state.ts'

/** What a player who points at a hex most likely means: to order who is there, to fire at an enemy, or to go there. */
export function meant(state: BattleState, side: number, hex: number): Action | undefined {
  switch (state.decision) {
    case ORDER: {
      const isToGeneral = state.troops[hex] === NOBODY
      const piece = isToGeneral ? state.leader[hex]! : state.troops[hex]!
      if (piece === NOBODY) return undefined
      return makeAction(GIVE_ORDER, hex, cheapestFace(state, side, piece) | (isToGeneral ? TO_GENERAL : 0), side)
    }
    case ACT: {
      const there = state.troops[hex]!
      const isEnemy = there !== NOBODY && state.field.roster.side[there] !== side
      return makeAction(isEnemy ? FIRE : MOVE, hex, 0, side)
    }
    case REACT:
      return state.troops[hex] === NOBODY ? undefined : makeAction(DO_REACT, hex, 0, side)
    case RETREAT:
      return makeAction(DO_RETREAT, hex, 0, side)
    default:
      return undefined
  }
}
