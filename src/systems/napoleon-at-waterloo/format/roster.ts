import { NOWHERE } from '../../../board/nowhere.ts'
import { forEachEntry, type HexReader } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { type Kind, type KindRow, kindRow, withOwnValues } from './kinds.ts'
import type { NapoleonAtWaterlooScenario } from './types.gen.ts'

/** A scenario in which whatever was wrong has been taken out. */
export type NawDraft = Partial<NapoleonAtWaterlooScenario>

/** A unit as the scenario gives it. */
export type Recruit = {
  readonly side: string
  readonly nation: string
  readonly kind: Kind
  /** What it is: its kind, with what is different about the unit itself. */
  readonly row: KindRow
  readonly strength: number
  readonly movement: number
  readonly name: string | undefined
  /** Where it stands at the start, or NOWHERE. */
  readonly hex: number
  /** The entry of `reinforcements` that it comes with. */
  readonly arrival: number | undefined
  /** What conditions call that entry. */
  readonly group?: string
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
        const isPlain = typeof placement === 'string'
        const unit = isPlain ? { at: placement } : placement
        const { at, name, nation = nationOf(side) } = unit
        const hex = reader.hex(at, isPlain ? path : [...path, 'at'])
        const row = withOwnValues(kindRow(draft.troops, kind), unit)
        recruits.push({ side, nation, kind, row, ...readValues(values), name, hex, arrival: undefined, path })
      })
    })
  }
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, groupPath) => {
    const { side, id, nation = nationOf(side) } = group
    const arrival = groupPath.at(-1) as number
    forEachValue(group.units, [...groupPath, 'units'], (kind, values, troops, path) => {
      const names = typeof troops === 'number' ? Array.from({ length: troops }, () => undefined) : troops
      for (const name of names) {
        const row = kindRow(draft.troops, kind)
        const recruit = { side, nation, kind, row, ...readValues(values), name, hex: NOWHERE, arrival, path }
        recruits.push(id === undefined ? recruit : { ...recruit, group: id })
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
export const fights = ({ row }: Pick<Recruit, 'row'>): boolean => row.arm !== undefined

type ByKind<T> = Readonly<Record<Kind, Readonly<Record<string, T>> | undefined>>

/** Calls back for each entry of a mapping by kind, then by values. */
export function forEachValue<T>(
  byKind: ByKind<T> | undefined,
  path: Path,
  visit: (kind: Kind, values: string, entry: T, path: Path) => void,
): void {
  for (const [kind, byValues] of Object.entries(byKind ?? {})) {
    for (const [values, entry] of Object.entries(byValues ?? {})) visit(kind, values, entry, [...path, kind, values])
  }
}
