import { DIRECTIONS } from '../../../board/hex-grid.ts'
import type { SchemaPlace } from '../../../scenario/schema-nodes.ts'
import type { UnitType, ViveLempereurScenario } from '../../../scenario/types.gen.ts'
import type { Draft } from '../checks/battle.ts'
import { nationsOf } from '../checks/battle.ts'
import type { Names } from '../format/notation/words.ts'
import { placeNames } from '../format/notation/write.ts'

/** How sentences about a draft call its sides and places. */
export function namesOf(draft: Draft): Names {
  return {
    side: (id) => draft.sides?.[id]?.name ?? id,
    place: placeNames({ board: { names: namesWithHexes(draft) } } as unknown as ViveLempereurScenario),
    nations: (side) => nationsOf(draft, side),
  }
}

/** Nations and their flags (1.2) are those of the side, or of both where it is not known. */
export function words(data: unknown, place: SchemaPlace, side: string | undefined): readonly string[] | undefined {
  const draft = (data ?? {}) as Draft
  const { node, definitions } = place
  if (!node.enum?.every((word) => definitions['nation']!.enum!.includes(word))) return undefined
  const sides = side === undefined ? Object.keys(draft.sides ?? {}) : [side]
  return [...new Set(sides.flatMap((id) => nationsOf(draft, id)))]
}

/** 6.2.1: the direction that units of a side face where nothing is said: away from its own edge. */
export function usualFacing(draft: Draft, side: string): number {
  return DIRECTIONS.indexOf(draft.sides?.[side]?.edge === 'north' ? 'S' : 'N')
}

/** Whether units of a type face somewhere: generals and garrisons do not. */
export const hasFront = (type: UnitType) => type !== 'general' && type !== 'garrison'

/** The names whose hexes can all be read. */
function namesWithHexes({ board }: Draft): Record<string, string[]> {
  return Object.fromEntries(Object.entries(board?.names ?? {}).filter(([, hexes]) => !hexes.includes(undefined!)))
}
