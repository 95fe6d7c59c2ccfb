import type { Point } from '../../../board/table/point.ts'
import { type BattleState, endingNow, middleOf, tallyOf, withBroken } from '../rules/index.ts'
import { type Coming, comingSoon } from './entries.ts'
import { type FormationStrength, formationStrengths, seenStrengths } from './formation-strength.ts'
import { stakesOf } from './stakes.ts'

/** How a side sees the battle: everybody on the table, and what is worth having. */
export type Sight = {
  readonly state: BattleState
  readonly side: number
  readonly own: readonly FormationStrength[]
  readonly enemies: readonly FormationStrength[]
  /** By area: what hangs on it. */
  readonly stakes: readonly number[]
  /** The middle of each area. */
  readonly middles: readonly Point[]
  /** The columns of both sides that are to come in soon. */
  readonly ownComing: readonly Coming[]
  readonly enemiesComing: readonly Coming[]
  /** Whether the side would win if the battle ended now, or with one more of its formations broken. */
  readonly isAhead: boolean
}

export function sightOf(state: BattleState, side: number): Sight {
  return {
    state,
    side,
    own: formationStrengths(state, side),
    enemies: seenStrengths(state, 1 - side),
    stakes: stakesOf(state, side),
    middles: state.field.areas.map(({ centre, ring }) => centre ?? middleOf(ring)),
    ownComing: comingSoon(state, side),
    enemiesComing: comingSoon(state, 1 - side),
    isAhead: [0, 1].every((more) => endingNow(withBroken(tallyOf(state), side, more)).winner === side),
  }
}
