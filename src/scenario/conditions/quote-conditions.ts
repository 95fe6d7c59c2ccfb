import type { Path, RawDiagnostic, Report } from '../diagnostic.ts'
import { valueAt } from '../value-at.ts'
import { makeSentence } from '../wording.ts'

/** What a rulebook knows of conditions that can be put into words. */
type ConditionWords<C> = {
  readonly draft: object
  readonly report: Report
  /** A condition of a side in words. */
  describe(condition: C, side: string): string
}

/** Codes of what can be wrong with a condition as a whole: who reads one wants to know what the condition says. */
const ABOUT_CONDITIONS: ReadonlySet<string> = new Set([
  'arrival/waits-for-itself',
  'event/circle',
  'points/already-met',
  'points/out-of-reach',
  'victory/already-met',
  'victory/contradiction',
  'victory/impossible',
  'victory/out-of-reach',
  'victory/too-many',
  'victory/unenterable',
])

/** Puts beside each finding about a condition what the condition says in plain English. */
export function quoteConditions<C>(words: ConditionWords<C>): void {
  const { draft, report } = words
  report.diagnostics.forEach((finding, i) => {
    const when = ABOUT_CONDITIONS.has(finding.code) ? whenAbove(finding.path) : undefined
    const condition = when && (valueAt(draft, when) as C | undefined)
    if (!when || !condition) return
    const said = words.describe(condition, sideOf(draft, when))
    if (said === '') return
    const hint = [...(finding.hint === undefined ? [] : [finding.hint]), `The condition: ${makeSentence(said)}`].join(
      ' ',
    )
    report.diagnostics[i] = { ...finding, hint } satisfies RawDiagnostic
  })
}

/** The path of the condition that a path is in, or that the entry there has. */
function whenAbove(path: Path): Path | undefined {
  const at = path.lastIndexOf('when')
  if (at >= 0) return path.slice(0, at + 1)
  return path.length === 2 ? [...path, 'when'] : undefined
}

/** Whose condition it is: the entry says so, or whatever stands above it under the name of a side. */
function sideOf(draft: object, when: Path): string {
  const own = valueAt(draft, [...when.slice(0, -1), 'side'])
  if (typeof own === 'string') return own
  return typeof when[1] === 'string' ? when[1] : ''
}
