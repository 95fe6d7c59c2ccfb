import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import { checkCondition } from '../../../scenario/conditions/check.ts'
import { checkAwards } from '../../../scenario/conditions/check-awards.ts'
import { checkParts } from '../../../scenario/conditions/check-parts.ts'
import { implies, type Resolved } from '../../../scenario/conditions/logic.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { EsrVictoryCondition } from '../format/index.ts'
import type { CheckedDraft } from './checked-draft.ts'
import { conditionFacts, holdsAtStart, resolved } from './conditions.ts'

type Line = Pick<EsrVictoryCondition, 'side' | 'check' | 'level'> & { readonly when: Resolved }

/** 13.2: each line can hold, does not hold before the battle, and is not forestalled by one above it. */
export function checkVictory(battle: CheckedDraft): void {
  const { draft, report } = battle
  const facts = conditionFacts(battle)
  const above: Line[] = []
  forEachEntry(draft.victory, ['victory'], (row, path) => {
    const at = [...path, 'when']
    if (!isSide(battle, row.side, [...path, 'side'])) return
    checkCondition(facts, row.when, row.side, at)
    const when = resolved(row.when, row.side)
    checkParts(report, when, at)
    if (report.hasErrors(...path) || !report.isComplete(...path)) return
    const line = { ...row, when }
    if (row.check === 'end-of-turn' && areBoardAndSidesSound(battle) && holdsAtStart(battle, when)) {
      const message = `This holds at the start, so ${row.side} wins at the end of the first turn.`
      report.add({ code: 'victory/already-met', path: at, target: 'key', message })
    } else checkAgainstThoseAbove(battle, line, above, path)
    above.push(line)
  })
  checkAwards(facts, draft.points, {
    resolve: resolved,
    holdsAtStart: (when) => (areBoardAndSidesSound(battle) ? holdsAtStart(battle, when) : undefined),
  })
}

/** The first line that holds decides, so that a line that implies one above it never does. */
function checkAgainstThoseAbove({ report }: CheckedDraft, line: Line, above: readonly Line[], path: Path): void {
  const earlier = above.filter(({ check }) => check === 'end-of-turn' || check === line.check)
  const own = earlier.find(({ side, when }) => side === line.side && implies(line.when, when))
  const theirs = earlier.find(({ side, when }) => side !== line.side && implies(line.when, when))
  if (theirs) {
    const message = `Whenever this holds, ${theirs.side} has already won by a line above it.`
    report.add({ code: 'victory/contradiction', path, message })
  } else if (own && implies(own.when, line.when)) {
    report.add({ code: 'victory/duplicate', path, message: `${line.side} already has this condition.` })
  } else if (own) {
    const message = `Whenever this holds, a line above it also holds and decides (${own.level}).`
    report.add({ code: 'victory/shadowed', path, message, hint: 'Put the harder condition first.' })
  }
}

const areBoardAndSidesSound = ({ report }: CheckedDraft) =>
  ['board', 'sides'].every((key) => report.isComplete(key) && !report.hasErrors(key))
