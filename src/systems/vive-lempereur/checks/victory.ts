import { checkShared, sharedBy } from '../../../scenario/checks/shared-part.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import { checkCondition } from '../../../scenario/conditions/check.ts'
import { checkAwards } from '../../../scenario/conditions/check-awards.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { some } from '../../../scenario/wording.ts'
import { GENERAL, rowOf, type VictoryCondition } from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { conditionFacts, resolved, signatureOf, sortConditions } from './conditions.ts'
import { checkComparisons } from './victory-comparisons.ts'
import { holdsAtStart } from './victory-start.ts'

/** Victory conditions: possible, not met already, and not at odds with each other. */
export function checkVictory(battle: BattleToCheck): void {
  const { draft, report } = battle
  const facts = conditionFacts(battle)
  checkControl(battle)
  const judge = (condition: VictoryCondition, path: Path) => {
    if (!isSide(battle, condition.side, [...path, 'side'])) return
    checkCondition(facts, condition.when, condition.side, [...path, 'when'])
    if (condition.check === 'end-of-battle' || report.hasErrors(...path)) return
    if (holdsAtStart(battle, resolved(battle, condition.when, condition.side))) {
      report.add({
        code: 'victory/already-met',
        path: [...path, 'when'],
        message: `${condition.side} meets this condition before the first shot.`,
        hint: 'Change it, or check it at the end of the battle.',
      })
    }
  }
  const { all, counting, others } = sortConditions(draft.victory ?? [])
  const judgeAll = (list: typeof all) => {
    for (const { condition, path } of list) judge(condition, path)
  }
  if (!sharedBy(report) || report.hasErrors() || counting.length === 0) judgeAll(all)
  else {
    // Variants that move units have nothing to do with what is only counted.
    const depends = () => `counting ${signatureOf(battle)}`
    checkShared(report, draft.victory!, depends, () => judgeAll(counting))
    judgeAll(others)
  }
  checkComparisons(battle)
  checkAwards(facts, draft.points, {
    resolve: (when, side) => resolved(battle, when, side),
    holdsAtStart: (when) => holdsAtStart(battle, when),
  })
}

/** At the start a hex belongs to one side at most. */
function checkControl({ draft, reader, grid, report, units }: BattleToCheck): void {
  // A garrison wins no control (6.0), but keeps the enemy from it.
  const owners = new Map(
    units.filter((unit) => rowOf(draft, unit).nature !== GENERAL).map(({ hex, side }) => [hex, side]),
  )
  for (const [side, list] of Object.entries(draft.control ?? {})) {
    if (!draft.sides || !(side in draft.sides)) continue
    const path = ['control', side]
    reader.forEachItem(list, path, (hexes, itemPath) => {
      const contested = hexes.filter((hex) => (owners.get(hex) ?? side) !== side)
      for (const hex of hexes) owners.set(hex, owners.get(hex) ?? side)
      if (contested.length === 0) return
      const at = contested.map((hex) => grid.label(hex))
      const message = `${some(at)} cannot belong to ${side}: ${owners.get(contested[0]!)} holds it at the start.`
      report.add({ code: 'control/contested', path: itemPath, at, message })
    })
  }
}
