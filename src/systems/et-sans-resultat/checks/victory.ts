import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { count } from '../../../scenario/wording.ts'
import type { EsrCondition, EsrVictoryCondition } from '../format/index.ts'
import { isBattery } from '../format/index.ts'
import { type CheckedDraft, isKnown } from './checked-draft.ts'
import { contradicts, holdsAtStart, implies, isOfBothSides } from './conditions.ts'

/** 13.2: each line can hold, does not hold before the battle, and is not forestalled by one above it. */
export function checkVictory(battle: CheckedDraft): void {
  const { draft, report } = battle
  const above: EsrVictoryCondition[] = []
  forEachEntry(draft.victory, ['victory'], (line, path) => {
    const when = [...path, 'when']
    if (!isSide(battle, line.side, [...path, 'side'])) return
    checkCondition(battle, line.when, line.side, when)
    if (report.hasErrors(...path) || !report.isComplete(...path)) return
    if (contradicts(line.when)) {
      const message = 'Parts of this condition contradict each other.'
      report.add({ code: 'victory/impossible', path: when, target: 'key', message })
    } else if (
      line.check === 'end-of-turn' &&
      areBoardAndSidesSound(battle) &&
      holdsAtStart(line.when, line.side, draft)
    ) {
      const message = `This holds at the start, so ${line.side} wins at the end of the first turn.`
      report.add({ code: 'victory/already-met', path: when, target: 'key', message })
    } else checkAgainstThoseAbove(battle, line, above, path)
    above.push(line)
  })
}

/** The first line that holds decides, so that a line that implies one above it never does. */
function checkAgainstThoseAbove(
  { report }: CheckedDraft,
  line: EsrVictoryCondition,
  above: readonly EsrVictoryCondition[],
  path: Path,
): void {
  const earlier = above.filter(({ check }) => check === 'end-of-turn' || check === line.check)
  const own = earlier.find(({ side, when }) => side === line.side && implies(line.when, when))
  const theirs = earlier.find(({ side, when }) => side !== line.side && isOfBothSides(when) && implies(line.when, when))
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

function checkCondition(battle: CheckedDraft, condition: EsrCondition, winner: string, path: Path): void {
  const { draft, report } = battle
  const { controls, brokenFormations, exited, turn, all, any, not } = condition
  forEachEntry(controls, [...path, 'controls'], (area, areaPath) => isKnown(battle, 'area', area, areaPath))
  if (brokenFormations) checkBroken(battle, brokenFormations, winner, [...path, 'brokenFormations'])
  if (exited) checkExited(battle, exited.atLeast, winner, [...path, 'exited', 'atLeast'])
  if (turn !== undefined && draft.turns !== undefined && turn > draft.turns) {
    const message = `Turn ${turn} never comes: the battle has ${count(draft.turns, 'turn')}.`
    report.add({ code: 'victory/impossible', path: [...path, 'turn'], message, hint: 'Name an earlier turn.' })
  }
  forEachEntry(all, [...path, 'all'], (part, partPath) => checkCondition(battle, part, winner, partPath))
  forEachEntry(any, [...path, 'any'], (part, partPath) => checkCondition(battle, part, winner, partPath))
  if (not) checkCondition(battle, not, winner, [...path, 'not'])
}

function checkBroken(
  battle: CheckedDraft,
  { side, atLeast }: NonNullable<EsrCondition['brokenFormations']>,
  winner: string,
  path: Path,
): void {
  const { report, roster } = battle
  if (!isSide(battle, side, [...path, 'side'])) return
  const { length } = roster.formations.filter((formation) => formation.side === side)
  // A side without formations is reported itself.
  if (length === 0) return
  if (atLeast > length && report.isComplete('armies')) {
    const message = `${side} has ${count(length, 'formation')}, so ${atLeast} can never be broken.`
    report.add({ code: 'victory/too-many', path: [...path, 'atLeast'], message, hint: 'Require fewer.' })
  } else if (side === winner && !path.includes('not')) {
    const message = `${winner} wins by having its own formations broken.`
    report.add({ code: 'victory/own-losses', path: [...path, 'side'], message })
  }
}

function checkExited({ report, roster }: CheckedDraft, wanted: number, winner: string, path: Path): void {
  const { length } = roster.units.filter((unit) => unit.side === winner && !isBattery(unit))
  if (wanted <= length || !report.isComplete('armies')) return
  const message = `${winner} has ${length} battalions and regiments, so ${wanted} can never leave.`
  report.add({ code: 'victory/too-many', path, message, hint: 'Require fewer.' })
}

const areBoardAndSidesSound = ({ report }: CheckedDraft) =>
  ['board', 'sides'].every((key) => report.isComplete(key) && !report.hasErrors(key))
