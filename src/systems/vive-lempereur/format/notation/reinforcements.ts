import { nationOf } from '../side-nations.ts'
import type { NationId, Reinforcement } from '../types.gen.ts'
import { addPools } from './arrivals.ts'
import { parseNation } from './nations.ts'
import { byType, type DraftReinforcements, type NotationDraft } from './notation-draft.ts'
import type { SettledSide } from './settle.ts'
import { findParty, type Party } from './sides.ts'

/** The arrivals of a draft as data. A pool without a way of arriving is reported: it takes prose to say, and a person to read. */
export function parseReinforcements(draft: NotationDraft, sides: readonly SettledSide[]): Reinforcement[] {
  return draft.reinforcements.flatMap((block) => {
    const owner = findOwner(block, sides)
    if (!owner) {
      const message = `${block.name || 'The heading'} names no side of this battle, so the reinforcements belong to no one.`
      draft.report('notation/no-side', block.heading.range(), message)
      return []
    }
    reportSameTurns(block, draft)
    const scheduled = block.arrivals.map(({ turn, units }) => ({ ...owner, ...turn, units: byType(units) }))
    const { pools, stages } = block
    if (pools.length > 0 && stages.length > 0) return [...scheduled, { ...owner, pool: addPools(pools), stages }]
    if (pools.length > 0) {
      const message = 'When and how these units arrive is not understood; they are kept in a comment in the file.'
      draft.report('notation/by-hand', block.heading.range(), message, 'Add stages by hand under reinforcements.')
    }
    if (stages.length > 0) {
      const message = 'The units that arrive are missing: a line such as "8 Regular Infantry units (8/5)".'
      draft.report('notation/by-hand', block.heading.range(), message, 'Add them by hand under reinforcements.')
    }
    return scheduled
  })
}

/** Whose arrivals a heading announces: `Allied reinforcements (Prussian)`, `Prussian reinforcements`. */
export function findOwner({ name, brackets }: DraftReinforcements, sides: readonly SettledSide[]): Party | undefined {
  const party = findParty(name, sides)
  const nation: NationId | undefined = brackets === undefined ? undefined : parseNation(brackets)
  if (!party || (brackets !== undefined && !nation)) return undefined
  if (nation) return { side: party.side, nation }
  // The first nation of a side is the one of every unit that names no other.
  const [first] = sides.find(({ id }) => id === party.side)?.nations ?? []
  return first && party.nation === nationOf(first) ? { side: party.side } : party
}

function reportSameTurns({ arrivals }: DraftReinforcements, draft: NotationDraft): void {
  for (const [i, { line, turn }] of arrivals.entries()) {
    if (arrivals[i - 1]?.turn.turn === turn.turn) {
      draft.report('notation/same-turn', line.range(), `Two blocks in a row are headed turn ${turn.turn}.`)
    }
  }
}
