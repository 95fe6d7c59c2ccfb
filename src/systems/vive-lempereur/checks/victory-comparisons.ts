import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { sharedStep } from '../../../scenario/checks/shared-part.ts'
import { checkParts } from '../../../scenario/conditions/check-parts.ts'
import { implies, type Resolved } from '../../../scenario/conditions/logic.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { VictoryCondition } from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { resolved } from './conditions.ts'
import { hasSectorVictory } from './sectors.ts'

const LEVELS = ['moral', 'marginal', 'substantial', 'decisive'] as const
const CHECKS = ['immediately', 'end-of-round', 'end-of-turn', 'end-of-battle'] as const

type Line = { readonly condition: VictoryCondition; readonly when: Resolved; readonly path: Path }

/** Compares the victory conditions with each other, and the parts of each among themselves. */
export function checkComparisons(battle: BattleToCheck): void {
  const { draft, report } = battle
  const { victory, board, specialRules } = draft
  if (victory) sharedStep(report, 'comparisons', [victory, board, specialRules], () => compareAll(battle))
}

function compareAll(battle: BattleToCheck): void {
  const { draft, report } = battle
  const seen: Line[] = []
  forEachEntry(draft.victory, ['victory'], (condition, path) => {
    const when = resolved(battle, condition.when, condition.side)
    checkParts(report, when, [...path, 'when'])
    if (report.hasErrors(...path)) return
    const line = { condition, when, path }
    const twin = seen.find((other) => implies(other.when, when) && implies(when, other.when))
    const number = twin && Number(twin.path.at(-1)) + 1
    if (twin && twin.condition.side !== condition.side) {
      const message = `Condition ${number} already gives ${twin.condition.side} the victory for this.`
      report.add({ code: 'victory/contradiction', path: [...path, 'when'], message })
    } else if (twin && twin.condition.level === condition.level && twin.condition.check === condition.check) {
      report.add({ code: 'victory/duplicate', path, message: `This repeats condition ${number}.` })
    } else {
      const other = seen.find((one) => forestalls(one, line)) ?? seen.find((one) => forestalls(line, one))
      if (other) {
        const [later, earlier] = forestalls(other, line) ? [path, other.path] : [other.path, path]
        const message = `Condition ${Number(earlier.at(-1)) + 1} always gives ${condition.side} a victory at least as great before this one does.`
        report.add({ code: 'victory/shadowed', path: later, message })
      }
    }
    if (condition.when.emptySector && condition.when.emptySector.side !== condition.side && hasSectorVictory(draft)) {
      const message = 'An empty sector gives a decisive victory at once in any battle (4.2).'
      const hint = 'Remove the condition, or add the special rule { rule: without, rules: [sector-victory] }.'
      report.add({ code: 'victory/shadowed', path: [...path, 'when'], message, hint })
    }
    seen.push(line)
  })
}

/** Whether a win by the first always comes no later than one by the second, and is no smaller. */
function forestalls(first: Line, second: Line): boolean {
  return (
    first.condition.side === second.condition.side &&
    implies(second.when, first.when) &&
    LEVELS.indexOf(first.condition.level) >= LEVELS.indexOf(second.condition.level) &&
    CHECKS.indexOf(first.condition.check) <= CHECKS.indexOf(second.condition.check)
  )
}
