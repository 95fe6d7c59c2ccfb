import { progressOf } from '../../../engine/conditions/progress.ts'
import type { Goal } from '../../../engine/presenter.ts'
import { conditionNames, describeVictory } from '../format/index.ts'
import { type BattleState, WORLD } from '../rules/index.ts'

/** How near each side is to each of its victory conditions. */
export function goals(state: BattleState): Goal[] {
  const { scenario, victory } = state.field
  const names = conditionNames(scenario)
  return victory.goals.map(({ side, when }, i) => ({
    side,
    level: scenario.victory[i]!.level ?? 'victory',
    text: describeVictory(scenario.victory[i]!, names),
    ...progressOf(WORLD, state, when.tree),
  }))
}
