import { progressOf } from '../../../engine/conditions/progress.ts'
import type { Goal } from '../../../engine/presenter.ts'
import { conditionNames, describeCondition } from '../format/index.ts'
import { type BattleState, LEVELS, tallyOf, WORLD } from '../rules/index.ts'

/** 13.2: how near each side is to each of its victory conditions. */
export function goals(state: BattleState): Goal[] {
  const { scenario, goals: lines } = state.field
  const names = conditionNames(scenario)
  const tally = tallyOf(state)
  return lines.map(({ side, level, check, when }, i) => {
    const said = scenario.victory[i]!
    const moment = check === 'at-end' ? 'At the end of the battle' : 'At the end of a turn'
    return {
      side,
      level: LEVELS[level]!,
      text: `${moment}: ${describeCondition(said.when, said.side, names)}.`,
      ...progressOf(WORLD, tally, when.tree),
    }
  })
}
