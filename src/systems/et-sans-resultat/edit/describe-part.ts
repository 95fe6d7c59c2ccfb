import type { Path } from '../../../scenario/diagnostic.ts'
import { hasHoles } from '../../../scenario/edit/changes.ts'
import type { EsrCondition, EtSansResultatScenario } from '../../../scenario/types.gen.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import { makeSentence } from '../../../scenario/wording.ts'
import { type EsrDraft, fillDefaults } from '../format/index.ts'
import { describe, describeCondition } from '../text/index.ts'

/** What a part of the scenario says, in a sentence of plain English; nothing of parts that say nothing by themselves. */
export function describePartOf(data: unknown, part: Path): string | undefined {
  const draft = (data ?? {}) as EsrDraft
  const [key, entry, within, ...rest] = part
  // Without what is missing in it, a part may say something else than its author means.
  const value = valueAt(draft, part)
  if (value === undefined || typeof entry !== 'number' || hasHoles(value)) return undefined
  if (key === 'victory' && within === undefined) return describePart(draft, { victory: [value] }, 'Victory conditions')
  if (key === 'specialRules' && within === undefined) {
    return describePart(draft, { specialRules: [value] }, 'Special rules')
  }
  const isCondition = key === 'victory' && within === 'when' && typeof value === 'object' && !Array.isArray(value)
  const last = rest.findLast((step) => typeof step === 'string') ?? 'not'
  if (!isCondition || !['all', 'any', 'not'].includes(last)) return undefined
  return makeSentence(describeCondition(value as EsrCondition, withNames(draft, {})))
}

/** What the description of the battle says of a part, as if there were nothing else. */
function describePart(draft: EsrDraft, part: object, heading: string): string | undefined {
  return describe(withNames(draft, part))
    .find((section) => section.heading === heading)
    ?.sentences?.join(' ')
}

/** A battle with its names and this part. */
function withNames({ board, sides, armies }: EsrDraft, part: object): EtSansResultatScenario {
  const names = { ...(board && { board }), ...(sides && { sides }), ...(armies && { armies }) }
  return fillDefaults({ ...names, ...part })
}
