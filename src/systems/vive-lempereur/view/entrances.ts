import type { AreaPortrait } from '../../../engine/portrait.ts'
import { portrayColour } from '../../../engine/portray-nations.ts'
import { nationRow } from '../format/index.ts'
import type { Battlefield } from '../rules/index.ts'

/** Where reinforcements come in: one area for each nation of a side, however often its troops arrive. */
export function portrayEntrances({ arrivals, roster, scenario, sides }: Battlefield): AreaPortrait[] {
  const areas = new Map<string, AreaPortrait & { readonly extent: { readonly places: readonly number[] } }>()
  for (const { side, group, entrances } of arrivals) {
    const [first] = roster.arrivals[group]!
    if (first === undefined) continue
    const { nations, sides: named } = scenario
    const nation = roster.nation[first]!
    const isAlone = named[sides[side]!]!.nations.length === 1
    const row = nationRow(nations, nation)
    const key = `${side} ${nation}`
    const places = [...new Set([...(areas.get(key)?.extent.places ?? []), ...entrances])]
    const name = isAlone ? named[sides[side]!]!.name : row.adjective
    areas.set(key, { kind: 'entrance', name, extent: { places }, ...portrayColour(row), side })
  }
  return [...areas.values()]
}
