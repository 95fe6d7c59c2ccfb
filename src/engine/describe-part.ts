import type { TextSection } from '../scenario/convert/notation.ts'
import type { Path } from '../scenario/diagnostic.ts'
import { hasHoles } from '../scenario/edit/changes.ts'
import { isMapping } from '../scenario/plain-data.ts'
import { valueAt } from '../scenario/value-at.ts'

/** A part of a draft that can be described. Without what is missing in it, it may say something else than its author means. */
export function wholePart(draft: unknown, part: Path): unknown {
  const value = valueAt(draft, part)
  return hasHoles(value) ? undefined : value
}

/** Whether a part is a condition, of victory or of what has its time, by itself or within others. */
export function isCondition(value: unknown, [key, entry, within, ...rest]: Path): boolean {
  if (!CONDITIONED.has(key) || typeof entry !== 'number' || within !== 'when' || !isMapping(value)) return false
  const last = rest.findLast((step) => typeof step === 'string')
  return last === undefined || last === 'all' || last === 'any' || last === 'not'
}

/** Whose entry a part is in: what its conditions do not say of a side they say of this one. */
export function sideOfEntry(draft: unknown, [key, entry]: Path): string {
  const side = valueAt(draft, [key!, entry!, 'side'])
  return typeof side === 'string' ? side : ''
}

/** The lists whose entries have a condition. */
const CONDITIONED: ReadonlySet<unknown> = new Set([
  'points',
  'victory',
  'reinforcements',
  'reserves',
  'withdrawals',
  'weather',
  'events',
])

/** What the description of a battle says under a heading. */
export function sentencesUnder(heading: string, sections: readonly TextSection[]): string | undefined {
  return sections.find((section) => section.heading === heading)?.sentences?.join(' ')
}
