import { forEachEntry } from '../checks/hexes.ts'
import { isSide } from '../checks/sides.ts'
import type { Path } from '../diagnostic.ts'
import { isMapping } from '../plain-data.ts'
import { count } from '../wording.ts'
import type { Atom } from './atoms.ts'
import type { AwardData } from './awards.ts'
import { type ConditionFacts, checkCondition } from './check.ts'
import { checkParts } from './check-parts.ts'
import { implies, type Resolved } from './logic.ts'
import { type AnyCondition, forEachAtom } from './tree.ts'

/** How a rulebook compares the conditions of its awards. */
type Comparison<C> = {
  readonly resolve: (when: C, side: string) => Resolved
  /** Whether it holds at set-up; undefined where nobody knows. */
  readonly holdsAtStart: (when: Resolved) => boolean | undefined
}

type Row = { readonly side: string; readonly check: string; readonly when: Resolved; readonly path: Path }

/** Victory points: each award can be scored, is not given at set-up, and is there once; and somebody asks for points. */
export function checkAwards<C extends AnyCondition<C>>(
  facts: ConditionFacts<C>,
  awards: readonly (AwardData<C> | undefined)[] | undefined,
  { resolve, holdsAtStart }: Comparison<C>,
): void {
  const { report } = facts
  const rows: Row[] = []
  forEachEntry(awards, ['points'], (award, path) => {
    const { side, check = 'once' } = award
    const at = [...path, 'when']
    if (!isSide(facts, side, [...path, 'side'])) return
    checkCondition(facts, award.when, side, at)
    const when = resolve(award.when, side)
    checkParts(report, when, at)
    forEachAtom(award.when, at, (part, partPath) => {
      if (facts.atom(part, side).kind !== 'points') return
      const message = 'Victory points cannot depend on victory points.'
      report.add({ code: 'points/circular', path: [...partPath, 'points'], target: 'key', message })
    })
    if (check === 'every-time' && !isCounted(when.atom)) {
      const message =
        'Only what is counted can happen several times: units, leaders or strength that are lost, leave or arrive.'
      report.add({ code: 'points/not-counted', path: [...path, 'check'], message })
    }
    if (report.hasErrors(...path) || !report.isComplete(...path)) return
    const row = { side, check, when, path }
    if (check === 'once' && holdsAtStart(when)) {
      const message = `${side} would have ${count(award.points, 'victory point')} for this before the first shot.`
      report.add({ code: 'points/already-met', path: at, target: 'key', message })
    } else compare(facts, row, rows)
    rows.push(row)
  })
  if (rows.length > 0 && !asksForPoints(facts.draft)) {
    const message = 'No condition asks for victory points, so they decide nothing.'
    const hint = 'Add a victory condition such as { points: { margin: 5 } }.'
    report.add({ code: 'points/unused', path: ['points'], target: 'key', message, hint })
  }
}

function compare({ report }: Pick<ConditionFacts<never>, 'report'>, row: Row, above: readonly Row[]): void {
  const twin = above.find((other) => implies(other.when, row.when) && implies(row.when, other.when))
  if (!twin || twin.check !== row.check) return
  const number = Number(twin.path.at(-1)) + 1
  if (twin.side === row.side) {
    report.add({
      code: 'points/duplicate',
      path: row.path,
      message: `${row.side} scores for this already: award ${number}.`,
    })
  } else {
    const message = `Award ${number} gives ${twin.side} points for the same thing.`
    report.add({ code: 'points/contradiction', path: row.path, message })
  }
}

/** What can be reached again and again. */
const isCounted = (atom: Atom | undefined): boolean =>
  atom !== undefined && ['eliminated', 'lost', 'exited', 'arrived', 'broken'].includes(atom.kind)

/** The most points that a side can ever have; nothing where nobody knows. */
export function mostPoints<C extends AnyCondition<C>>(
  facts: ConditionFacts<C>,
  awards: readonly (AwardData<C> | undefined)[] | undefined,
  side: string,
): number | undefined {
  const { report, draft } = facts
  if (!report.isComplete('points') || report.hasErrors('points') || draft.turns === undefined) return undefined
  let sum = 0
  for (const award of awards ?? []) {
    if (award?.side !== side) continue
    const { points, check = 'once', when } = award
    if (check === 'every-time') {
      const atom = facts.atom(when, side)
      const most = 'troops' in atom ? facts.most(atom) : undefined
      if (!most || !('least' in atom) || atom.least === undefined) return undefined
      sum += points * Math.floor(most.number / atom.least)
    } else sum += points * (check === 'each-turn' ? draft.turns : 1)
  }
  return sum
}

/** Whether some condition of a battle asks for victory points, wherever it stands. */
function asksForPoints(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(asksForPoints)
  if (!isMapping(value)) return false
  return Object.entries(value).some(
    ([key, inner]) =>
      (key === 'points' && isMapping(inner) && ('atLeast' in inner || 'margin' in inner)) || asksForPoints(inner),
  )
}
