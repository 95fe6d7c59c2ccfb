import { NOWHERE } from '../../../board/nowhere.ts'
import { forEachEntry, type HexReader } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Kind } from './catalog.ts'
import type { NapoleonAtWaterlooScenario } from './types.gen.ts'

/** A scenario in which whatever was wrong has been taken out. */
export type NawDraft = Partial<NapoleonAtWaterlooScenario>

/** A unit as the scenario gives it. */
export type Recruit = {
  readonly side: string
  readonly nation: string
  readonly kind: Kind
  readonly strength: number
  readonly movement: number
  readonly name: string | undefined
  /** Where it stands at the start, or NOWHERE. */
  readonly hex: number
  /** The entry of `reinforcements` that it comes with. */
  readonly arrival: number | undefined
  /** Where it is written. */
  readonly path: Path
}

/** Everybody who can ever be in the battle: those on the board side by side, then those who arrive, as they are listed. */
export function enlist(draft: NawDraft, reader: HexReader): Recruit[] {
  const nationOf = (side: string) => draft.sides?.[side]?.nations[0] ?? side
  const recruits: Recruit[] = []
  for (const side of sidesOf(draft)) {
    forEachValue(draft.units?.[side], ['units', side], (kind, values, placements, place) => {
      forEachEntry(placements, place, (placement, path) => {
        const { at, name, nation = nationOf(side) } = typeof placement === 'string' ? { at: placement } : placement
        const hex = reader.hex(at, typeof placement === 'string' ? path : [...path, 'at'])
        recruits.push({ side, nation, kind, ...readValues(values), name, hex, arrival: undefined, path })
      })
    })
  }
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, groupPath) => {
    const { side, nation = nationOf(side) } = group
    const arrival = groupPath.at(-1) as number
    forEachValue(group.units, [...groupPath, 'units'], (kind, values, troops, path) => {
      const names = typeof troops === 'number' ? Array.from({ length: troops }, () => undefined) : troops
      for (const name of names) {
        recruits.push({ side, nation, kind, ...readValues(values), name, hex: NOWHERE, arrival, path })
      }
    })
  })
  return recruits
}

/** The sides that have units or are defined, in the order in which they move. */
export function sidesOf({ sides, units }: NawDraft): string[] {
  return [...new Set([...Object.keys(sides ?? {}), ...Object.keys(units ?? {})])]
}

/** `5-4`: combat strength and movement allowance. */
export function readValues(values: string): { strength: number; movement: number } {
  const [strength = 0, movement = 0] = values.split('-').map(Number)
  return { strength, movement }
}

/** How many units there are in a mapping by kind and values, placed or only counted. */
export function countUnits(byKind: ByKind<readonly unknown[] | number> | undefined): number {
  let sum = 0
  forEachValue(byKind, [], (_kind, _values, units) => {
    sum += typeof units === 'number' ? units : units.length
  })
  return sum
}

/** Whether a unit counts as a combat unit: everybody but a leader. */
export const fights = ({ kind }: Pick<Recruit, 'kind'>): boolean => kind !== 'leader'

type ByKind<T> = Readonly<Partial<Record<Kind, Readonly<Record<string, T>>>>>

/** Calls back for each entry of a mapping by kind, then by values. */
export function forEachValue<T>(
  byKind: ByKind<T> | undefined,
  path: Path,
  visit: (kind: Kind, values: string, entry: T, path: Path) => void,
): void {
  for (const [kind, byValues] of Object.entries(byKind ?? {}) as [Kind, Readonly<Record<string, T>>][]) {
    for (const [values, entry] of Object.entries(byValues)) visit(kind, values, entry, [...path, kind, values])
  }
}
