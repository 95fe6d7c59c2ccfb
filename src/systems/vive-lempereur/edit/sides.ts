import type { SchemaPlace } from '../../../scenario/schema-nodes.ts'
import type { UnitType } from '../format/index.ts'
import { directionFrom, nationsIn, type ScenarioDraft } from '../format/index.ts'

/** Nations and their flags (1.2) are those of the side, or of both where it is not known. */
export function fittingNations(
  data: unknown,
  place: SchemaPlace,
  side: string | undefined,
): readonly string[] | undefined {
  const draft = (data ?? {}) as ScenarioDraft
  const { node, definitions } = place
  if (!node.enum?.every((word) => definitions['nation']!.enum!.includes(word))) return undefined
  const sides = side === undefined ? Object.keys(draft.sides ?? {}) : [side]
  return [...new Set(sides.flatMap((id) => nationsIn(draft, id)))]
}

/** 6.2.1: the direction that units of a side face where nothing is said: away from its own edge. */
export function usualFacing(draft: ScenarioDraft, side: string): number {
  return directionFrom(draft.sides?.[side]?.edge)
}

/** Whether units of a type face somewhere: generals and garrisons do not. */
export const hasFront = (type: UnitType) => type !== 'general' && type !== 'garrison'
