import { nationsOfSide } from '../../../scenario/nations.ts'
import type { SchemaPlace } from '../../../scenario/schema/nodes.ts'
import { forEachValue, groundKindsOf, kindsOf, type NawDraft, readValues, sidesOf } from '../format/index.ts'
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

/** Strength points in conditions: half of what the weaker side has, so that either can lose them. */
export function mostInBattle(data: unknown, key: string): number | undefined {
  if (!STRENGTHS.has(key)) return undefined
  const draft = (data ?? {}) as NawDraft
  const totals = sidesOf(draft).map((side) => {
    let total = 0
    const add = (values: string, units: readonly unknown[] | number) => {
      total += readValues(values).strength * (typeof units === 'number' ? units : units.length)
    }
    forEachValue(draft.units?.[side], [], (_kind, values, units) => add(values, units))
    return total
  })
  return Math.max(1, Math.floor(Math.min(...totals) / 2))
}

const STRENGTHS: ReadonlySet<string> = new Set(['destroyed', 'destroyedFirst', 'strength'])
