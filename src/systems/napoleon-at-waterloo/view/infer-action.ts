import {
  type Action,
  ADVANCE_TO,
  ALSO,
  DECLARE_ON,
  JOIN,
  LOSE,
  MOVE_TO,
  makeAction,
  ORDER_UNIT,
  PUSH,
  REMOVE,
  RETREAT_TO,
  WITHDRAW_GUN,
} from '../rules/actions.ts'
import { reasonAgainst } from '../rules/judge.ts'
import { isEnemyIn } from '../rules/stacks.ts'
import {
  ADVANCE,
  ATTACK,
  type BattleState,
  DECLARATION,
  DISPLACEMENT,
  EXCESS,
  MOVE,
  NOBODY,
  ORDER,
  PAYMENT,
  RETREAT,
  WITHDRAWAL,
} from '../rules/state.ts'

/** What is said of a unit in the hex that is pointed at, by decision. */
const OF_UNIT: Readonly<Record<number, number>> = {
  [ORDER]: ORDER_UNIT,
  [EXCESS]: REMOVE,
  [PAYMENT]: LOSE,
  [WITHDRAWAL]: WITHDRAW_GUN,
}

/** What anybody can do with the hex that is pointed at, by decision. */
const OF_HEX: Readonly<Record<number, number>> = {
  [ATTACK]: DECLARE_ON,
  [RETREAT]: RETREAT_TO,
  [DISPLACEMENT]: PUSH,
  [ADVANCE]: ADVANCE_TO,
}

/** What a player who points at a hex most likely means: the first that is legal, or else the first that it could be. */
export function meant(state: BattleState, side: number, hex: number): Action | undefined {
  const { decision } = state
  if (decision === MOVE) return makeAction(MOVE_TO, side, 0, hex)
  if (decision === DECLARATION && isEnemyIn(state, hex, side)) return makeAction(ALSO, side, 0, hex)
  const ofUnit = decision === DECLARATION ? JOIN : OF_UNIT[decision]
  const ofHex = OF_HEX[decision]
  const actions: Action[] = []
  if (ofUnit !== undefined) {
    for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
      actions.push(makeAction(ofUnit, side, piece))
    }
  } else if (ofHex !== undefined && state.top[hex] !== undefined) {
    for (let piece = 0; piece < state.field.pieces; piece++) actions.push(makeAction(ofHex, side, piece, hex))
  }
  return actions.find((action) => reasonAgainst(state, action) === undefined) ?? actions[0]
}
