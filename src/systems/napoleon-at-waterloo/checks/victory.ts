import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { sharedStep } from '../../../scenario/checks/shared-part.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import { checkCondition } from '../../../scenario/conditions/check.ts'
import { checkAwards } from '../../../scenario/conditions/check-awards.ts'
import { checkParts } from '../../../scenario/conditions/check-parts.ts'
import { implies, type Resolved } from '../../../scenario/conditions/logic.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { NawVictoryCondition } from '../format/index.ts'
import { LEVELS } from '../format/index.ts'
import type { CheckedBattle } from './checked-battle.ts'
import { checkControl, conditionFacts, holdsAtStart, resolved } from './conditions.ts'

/** Victory conditions: possible, each once, and with the levels that the edition has. */
export function checkVictory(battle: CheckedBattle): void {
  const { draft } = battle
  const facts = conditionFacts(battle)
  checkControl(battle)
  forEachEntry(draft.victory, ['victory'], (row, path) => {
    if (!isSide(battle, row.side, [...path, 'side'])) return
    checkLevel(battle, row, path)
    checkCheck(battle, row, path)
    checkCondition(facts, row.when, row.side, [...path, 'when'])
    checkAtStart(battle, row, path)
  })
  checkComparisons(battle)
  checkAwards(facts, draft.points, {
    resolve: (when, side) => resolved(battle, when, side),
    holdsAtStart: (when) => holdsAtStart(battle, when),
  })
}

/** Compares the victory conditions with each other, and the parts of each among themselves. */
function checkComparisons(battle: CheckedBattle): void {
  const { draft, report } = battle
  const { victory, board, sides, units } = draft
  if (victory) sharedStep(report, 'comparisons', [victory, board, sides, units], () => compareAll(battle))
}

function compareAll(battle: CheckedBattle): void {
  const { draft, report } = battle
  const rows: Line[] = []
  forEachEntry(draft.victory, ['victory'], (row, path) => {
    if (!battle.sides.includes(row.side)) return
    const when = resolved(battle, row.when, row.side)
    checkParts(report, when, [...path, 'when'])
    if (!report.hasErrors(...path)) rows.push({ row, when, path })
  })
  rows.forEach((line, i) => {
    const { row, path } = line
    const twin = rows.slice(0, i).find((other) => implies(other.when, line.when) && implies(line.when, other.when))
    const others = rows.filter((other) => other !== line && other !== twin)
    if (twin && twin.row.side !== row.side) {
      const message = `Condition ${Number(twin.path.at(-1)) + 1} already gives ${twin.row.side} the victory for this.`
      report.add({ code: 'victory/contradiction', path: [...path, 'when'], message })
    } else if (twin && checkOf(twin.row) === checkOf(row)) {
      report.add({ code: 'victory/duplicate', path, message: `${row.side} already has this condition.` })
    } else {
      const earlier = others.find((other) => forestalls(other, line))
      if (!earlier) return
      const message = `Condition ${Number(earlier.path.at(-1)) + 1} always gives ${row.side} a victory at least as great before this one does.`
      report.add({ code: 'victory/shadowed', path, message })
    }
  })
}

type Line = { readonly row: NawVictoryCondition; readonly when: Resolved; readonly path: Path }

const checkOf = ({ check = 'immediately' }: NawVictoryCondition) => check

/** Whether whoever meets the second condition has met the first before, for at least as much. */
function forestalls(first: Line, second: Line): boolean {
  return (
    first.row.side === second.row.side &&
    implies(second.when, first.when) &&
    !implies(first.when, second.when) &&
    CHECKS.indexOf(checkOf(first.row)) <= CHECKS.indexOf(checkOf(second.row)) &&
    LEVELS[first.row.level ?? 'marginal'] >= LEVELS[second.row.level ?? 'marginal']
  )
}

const CHECKS = ['immediately', 'end-of-turn', 'end-of-battle'] as const

/** Standard Victory A: what is met at set-up would end the game before it begins. */
function checkAtStart(battle: CheckedBattle, row: NawVictoryCondition, path: Path): void {
  const { draft, report } = battle
  if (draft.edition !== 'standard' || checkOf(row) === 'end-of-battle' || report.hasErrors(...path)) return
  if (holdsAtStart(battle, resolved(battle, row.when, row.side)) !== true) return
  const message = `${row.side} meets this condition before the first move.`
  const hint = 'Change it, or check it at the end of the battle.'
  report.add({ code: 'victory/already-met', path: [...path, 'when'], message, hint })
}

/** The advanced game looks at its conditions once. */
function checkCheck({ draft, report }: CheckedBattle, { check }: NawVictoryCondition, path: Path): void {
  if (draft.edition !== 'advanced' || check === undefined || check === 'end-of-battle') return
  const message = 'The advanced game compares levels after the last turn, and checks nothing before.'
  report.add({
    code: 'victory/check',
    path: [...path, 'check'],
    message,
    hint: 'Remove it, or play the standard game.',
  })
}

/** The advanced game compares levels; the standard game has none. */
function checkLevel({ draft, report }: CheckedBattle, { level }: NawVictoryCondition, path: Path): void {
  if (draft.edition === 'advanced' && level === undefined && report.isComplete(...path)) {
    const message = 'In the advanced game a victory has a level.'
    report.add({ code: 'victory/level', path, message, hint: `Add level: ${Object.keys(LEVELS).join(', ')}.` })
  }
  if (draft.edition === 'standard' && level !== undefined) {
    const message = 'The standard game has no levels of victory: the first side to meet a condition wins.'
    report.add({ code: 'victory/level', path: [...path, 'level'], target: 'key', message, hint: 'Remove it.' })
  }
}
