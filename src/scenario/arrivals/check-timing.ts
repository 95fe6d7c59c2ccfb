import { checkDieTable } from '../checks/die-table.ts'
import { type ConditionFacts, checkCondition } from '../conditions/check.ts'
import { checkParts } from '../conditions/check-parts.ts'
import type { Resolved } from '../conditions/logic.ts'
import type { AnyCondition } from '../conditions/tree.ts'
import type { Path } from '../diagnostic.ts'
import { count, makeSentence } from '../wording.ts'
import { chanceIn, earliestTurn, isFixed, type TimingData } from './timing.ts'

/** What a rulebook knows of a battle that times can be wrong about. */
export type TimingFacts<C> = ConditionFacts<C> & {
  /** A condition with its atoms in normal form. */
  resolve(condition: C, side: string): Resolved
  /** Whether a condition holds at set-up; undefined where nobody knows. */
  holdsAtStart(condition: Resolved): boolean | undefined
  /** A condition of a side in words. */
  describe(condition: C, side: string): string
}

/** What the turn of a time is called in the file, and the code of one that never comes. */
type TimingKeys = { readonly turn: string; readonly late: 'arrival/too-late' | 'weather/too-late' }

/** Checks when something happens: before the end, by conditions and dice that can come true, and that decide something. */
export function checkTiming<C extends AnyCondition<C>>(
  facts: TimingFacts<C>,
  data: TimingData<C>,
  side: string,
  path: Path,
  keys: TimingKeys = { turn: 'turn', late: 'arrival/too-late' },
): void {
  const { draft, report } = facts
  const { turn, when, d6, delay } = data
  if (delay) checkDieTable(Object.keys(delay), 1, 6, [...path, 'delay'], report)
  if (d6 !== undefined) checkChance(facts, d6, path)
  const earliest = earliestTurn(data)
  if (draft.turns !== undefined && earliest > draft.turns && !report.hasErrors(...path, 'delay')) {
    const message = `Turn ${earliest} never comes: the battle has ${count(draft.turns, 'turn')}.`
    report.add({ code: keys.late, path: [...path, turn === undefined ? 'delay' : keys.turn], message })
  }
  if (!when) return
  const whenPath = [...path, 'when']
  checkCondition(facts, when, side, whenPath, false)
  const resolved = facts.resolve(when, side)
  checkParts(report, resolved, whenPath)
  // From a later turn on, what holds at the start may have ceased.
  if (report.hasErrors(...whenPath) || (turn ?? 1) > 1 || facts.holdsAtStart(resolved) !== true) return
  const message = `This holds from the start, so that nothing has to happen: ${facts.describe(when, side)}.`
  const hint = 'Change the condition, or name the first turn.'
  report.add({ code: 'arrival/already-met', path: whenPath, message, hint })
}

function checkChance<C>({ report }: TimingFacts<C>, d6: string, path: Path): void {
  const least = chanceIn(d6)
  if (least > 1 && least <= 6) return
  const told = least > 6 ? `a die never shows ${least} or more` : 'a die always shows 1 or more'
  const hint = 'The results of a die are 1 to 6.'
  report.add({ code: 'arrival/chance', path: [...path, 'd6'], message: makeSentence(told), hint })
}

/** A reserve that nothing can release. */
export function checkRelease<C extends AnyCondition<C>>(
  facts: TimingFacts<C>,
  data: TimingData<C> & { readonly attacked?: boolean },
  side: string,
  path: Path,
): void {
  const { draft, report } = facts
  if (isFixed(data) && draft.turns !== undefined && (data.turn ?? 1) > draft.turns) {
    const message = `Turn ${data.turn} never comes: the battle has ${count(draft.turns, 'turn')}.`
    const code = data.attacked ? 'arrival/too-late' : 'reserve/never-released'
    report.add({ code, path: [...path, 'turn'], message })
  } else checkTiming(facts, data, side, path)
}
