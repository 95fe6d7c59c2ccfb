import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { NawCondition, NawVictoryCondition } from '../format/index.ts'
import { LEVELS } from '../format/index.ts'
import { type CheckedBattle, enemyOf, isUnsure, leaderOf, pointsOf, troopsOf } from './checked-battle.ts'
import { turnsToLeave } from './marches.ts'

/** Victory conditions: possible, each once, and with the levels that the edition has. */
export function checkVictory(battle: CheckedBattle): void {
  const { draft, report } = battle
  const rows: { readonly row: NawVictoryCondition; readonly path: Path }[] = []
  forEachEntry(draft.victory, ['victory'], (row, path) => {
    if (!isSide(battle, row.side, [...path, 'side'])) return
    checkLevel(battle, row, path)
    checkCondition(battle, row.when, row.side, [...path, 'when'])
    if (!report.hasErrors(...path)) rows.push({ row, path })
  })
  rows.forEach(({ row, path }, i) => {
    const others = rows.filter((_, other) => other !== i).map((other) => other.row)
    const twin = rows.slice(0, i).find((other) => isAlike(other.row, row))
    if (twin) {
      report.add({ code: 'victory/duplicate', path, message: `${row.side} has this condition already.` })
    } else if (others.some((other) => forestalls(other, row))) {
      const message = `${row.side} reaches a level at least as great with fewer points.`
      report.add({ code: 'victory/shadowed', path, message })
    }
  })
}

/** The advanced game compares levels; the standard game has none. */
function checkLevel({ draft, report }: CheckedBattle, { level }: NawVictoryCondition, path: Path): void {
  if (draft.edition === 'advanced' && level === undefined && report.isComplete(...path)) {
    const message = 'In the advanced game a victory has a level.'
    report.add({ code: 'victory/level', path, message, hint: `Add level: ${Object.keys(LEVELS).join(', ')}.` })
  }
  if (draft.edition === 'standard' && level !== undefined) {
    const message = 'The standard game has no levels of victory: whoever meets a condition has won.'
    report.add({ code: 'victory/level', path: [...path, 'level'], target: 'key', message, hint: 'Remove it.' })
  }
}

function checkCondition(battle: CheckedBattle, condition: NawCondition, winner: string, path: Path): void {
  const { destroyed, destroyedFirst, exited, all, any } = condition
  const enemy = enemyOf(battle, winner)
  if (enemy !== undefined && !isUnsure(battle)) {
    const points = pointsOf(battle, enemy)
    const wanted = destroyed ?? destroyedFirst ?? 0
    if (wanted > points && points > 0) {
      const message = `${enemy} has ${points} strength points, so ${wanted} can never be destroyed.`
      const key = destroyed === undefined ? 'destroyedFirst' : 'destroyed'
      battle.report.add({ code: 'victory/too-many', path: [...path, key], message })
    }
    checkPersons(battle, condition, winner, enemy, path)
  }
  if (exited !== undefined) checkExited(battle, exited, winner, [...path, 'exited'])
  forEachEntry(all, [...path, 'all'], (part, partPath) => checkCondition(battle, part, winner, partPath))
  forEachEntry(any, [...path, 'any'], (part, partPath) => checkCondition(battle, part, winner, partPath))
}

/** What is asked of leaders and of demoralisation needs those who can have it. */
function checkPersons(battle: CheckedBattle, condition: NawCondition, winner: string, enemy: string, path: Path): void {
  const { draft, report } = battle
  const reportImpossible = (key: keyof NawCondition, message: string) =>
    report.add({ code: 'victory/impossible', path: [...path, key], message })
  if (condition.leaderExited && !leaderOf(battle, winner)) reportImpossible('leaderExited', `${winner} has no leader.`)
  if (condition.leaderExited && !draft.exits?.[winner] && report.isComplete('exits')) {
    reportImpossible('leaderExited', `${winner} has no exits.`)
  }
  if (condition.leaderEliminated && !leaderOf(battle, enemy))
    reportImpossible('leaderEliminated', `${enemy} has no leader.`)
  const canWaver = draft.demoralisation?.sides.includes(enemy)
  if (condition.demoralised && !canWaver && report.isComplete('demoralisation')) {
    reportImpossible('demoralised', `${enemy} can never be demoralised.`)
  }
}

/** Victory B: as many units as shall leave exist, have exits, and can be there in time. */
function checkExited(battle: CheckedBattle, wanted: number, winner: string, path: Path): void {
  const { draft, report, ground, tables } = battle
  const list = draft.exits?.[winner]
  if (!list) {
    // Exits under a name that is wrong may be the side's.
    if (report.isComplete('exits') && report.isComplete('sides')) {
      report.add({ code: 'victory/impossible', path, message: `${winner} has no exits.` })
    }
    return
  }
  if (isUnsure(battle)) return
  const troops = troopsOf(battle, winner)
  if (wanted > troops.length) {
    const message = `${winner} has ${troops.length} combat units, so ${wanted} can never leave.`
    report.add({ code: 'victory/too-many', path, message })
    return
  }
  const isSound = ['board', 'exits', 'turns', 'units', 'reinforcements'].every(
    (key) => report.isComplete(key) && !report.hasErrors(key),
  )
  if (!tables || !isSound || draft.turns === undefined) return
  const exits = new Set(ground.reader.quietly().set(list, []))
  const inTime = troops.filter((unit) => turnsToLeave(battle, tables, unit, exits) <= draft.turns!).length
  if (inTime >= wanted) return
  const message = `Even with nobody in the way only ${inTime} of the ${wanted} units can be out in ${draft.turns} turns.`
  report.add({ code: 'victory/out-of-reach', path, message })
}

const isAlike = (a: NawVictoryCondition, b: NawVictoryCondition) =>
  a.side === b.side && JSON.stringify(a.when) === JSON.stringify(b.when)

/** Whether whoever meets the second condition has met the first before, for at least as much. */
function forestalls(first: NawVictoryCondition, second: NawVictoryCondition): boolean {
  const [easy, hard] = [first.when.destroyed, second.when.destroyed]
  if (first.side !== second.side || easy === undefined || hard === undefined || easy >= hard) return false
  return LEVELS[first.level ?? 'marginal'] >= LEVELS[second.level ?? 'marginal']
}
