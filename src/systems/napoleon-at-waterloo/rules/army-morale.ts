import { NOWHERE } from '../../../board/nowhere.ts'
import { flees, isBeaten, isBroken } from '../../../engine/breaking-points.ts'
import { isTruceIn } from '../../../engine/hexes/special-plan.ts'
import { isEnemyIn } from './stacks.ts'
import type { BattleState } from './state.ts'

// Breaking points and truces are no part of the book: RULES.md has them among what Berthier adds.

export { flees, isBeaten, isBroken }

/** Own rules: whether a truce keeps a side out of a hex. */
export const isUnderTruce = (state: BattleState, side: number, hex: number): boolean =>
  isTruceIn(state.field.special, state, side, hex)

/** Own rules: whether units of a side may ever be kept from going where the ground lets them. */
export const isHindered = ({ field: { special } }: BattleState): boolean =>
  special.truces !== undefined || special.breakingPoints !== undefined

/** Own rules: whether a truce, or the state of their army, keeps units of a side from going into a hex. */
export function isClosedTo(state: BattleState, side: number, hex: number): boolean {
  return isUnderTruce(state, side, hex) || (isBeaten(state, side) && isNextToFoe(state, hex, side))
}

function isNextToFoe(state: BattleState, hex: number, side: number): boolean {
  const { contacts } = state.field.sideTables
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    if (contacts[i] !== NOWHERE && isEnemyIn(state, contacts[i]!, side)) return true
  }
  return false
}
