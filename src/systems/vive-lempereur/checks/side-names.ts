import { suggest } from '../../../scenario/suggest.ts'
import type { CheckReport, Condition, ScenarioDraft, Sides } from '../format/index.ts'

/**
 * A side whose definition is misspelt would make every mention of it wrong. Where the rest of the file speaks of another
 * name, and never of the defined one, the definition is the slip: it is reported once, and the draft goes by the other name.
 */
export function adoptSideNames(draft: ScenarioDraft, report: CheckReport): ScenarioDraft {
  const { sides: defined, units } = draft
  if (!defined || !report.isComplete('sides')) return draft
  // The usual case: whoever is defined has units.
  if (units && Object.keys(defined).every((id) => id in units)) return draft
  const mentions = [...sidesMentioned(draft)]
  const strangers = [...new Set(mentions)].filter((name) => !(name in defined))
  // Without a prototype, as all mappings of a file: a side may have any name.
  const sides = Object.create(null) as Sides
  for (const [id, side] of Object.entries(defined)) {
    const meant = mentions.includes(id) ? undefined : suggest(id, strangers)?.word
    const isSlip = meant !== undefined && mentions.filter((name) => name === meant).length > 1
    sides[isSlip ? meant : id] = side
    if (!isSlip) continue
    report.add({
      code: 'side/unknown',
      path: ['sides', id],
      target: 'key',
      message: `The rest of the file speaks of ${meant}, and never of ${id}.`,
      hint: `Did you mean ${meant}?`,
    })
  }
  return { ...draft, sides }
}

function* sidesMentioned(draft: ScenarioDraft): Generator<string> {
  const { board, units, control, cards, deployment, reinforcements, victory, specialRules } = draft
  for (const map of [board?.zones, units, control, cards, deployment?.forces, deployment?.order.alternate]) {
    yield* Object.keys(map ?? {})
  }
  for (const group of reinforcements ?? []) if (group) yield group.side
  for (const rule of specialRules ?? []) if (rule?.rule === 'restricted-entry') yield* rule.sides ?? []
  for (const condition of victory ?? []) {
    if (!condition) continue
    yield condition.side
    yield* sidesIn(condition.when)
  }
}

function* sidesIn({ eliminated, emptySector, unitsIn, all, any, not }: Condition): Generator<string> {
  for (const part of [eliminated, emptySector, unitsIn]) if (part?.side !== undefined) yield part.side
  for (const part of [...(all ?? []), ...(any ?? []), not]) if (part) yield* sidesIn(part)
}
