import { nationsOfSide } from '../../../scenario/nations.ts'
import type { SchemaPlace } from '../../../scenario/schema-nodes.ts'
import { groundKindsOf, kindsOf, type NawDraft } from '../format/index.ts'
import { unitNames } from './unit-names.ts'

/** What can stand in a field of a form: kinds and names of units, kinds of ground, and nations that there are. */
export function fittingValues(
  data: unknown,
  { definition }: SchemaPlace,
  side: string | undefined,
): readonly string[] | undefined {
  const { sides, nations, troops, ground } = (data ?? {}) as NawDraft
  if (definition === 'nawTroopId') return [...kindsOf(troops).keys()]
  if (definition === 'nawGroundId' || definition === 'changedGround') return [...groundKindsOf({ ground }).ids]
  if (definition === 'namedUnit') return unitNames(data, side)
  if (definition !== 'likeNationId') return undefined
  return [
    ...new Set([...Object.keys(nations ?? {}), ...Object.keys(sides ?? {}).flatMap((id) => nationsOfSide(sides, id))]),
  ]
}
