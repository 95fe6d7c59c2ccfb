import { expandDieTable } from '../../../scenario/die-tables.ts'
import { nationRow } from '../../../scenario/nations.ts'
import type { NawDraft, Recruit } from './roster.ts'
import type { NawArrival, NawEntrance, Reserve, Withdrawal } from './types.gen.ts'

/** The lists of hexes that a group may enter by: one, or six of which a die chooses. */
export function entranceLists(at: NawEntrance): readonly (readonly string[])[] {
  return Array.isArray(at) ? [at] : expandDieTable(at.d6)
}

/** Every list of hexes that an entrance has, with its place in the data from `at` on. */
export function entrancesIn(
  at: NawEntrance,
): { readonly hexes: readonly string[]; readonly path: readonly string[] }[] {
  if (Array.isArray(at)) return [{ hexes: at, path: [] }]
  return Object.entries(at.d6).map(([roll, hexes]) => ({ hexes, path: ['d6', roll] }))
}

/** `2701-2708`, or `2701-2708 on a roll of 1-3, 2713 on a roll of 4-6`. */
export function describeEntrance(at: NawEntrance): string {
  return entrancesIn(at)
    .map(({ hexes, path: [, roll] }) => `${hexes.join(', ')}${roll === undefined ? '' : ` on a roll of ${roll}`}`)
    .join('; ')
}

/** What players call a group of reinforcements. */
export function groupName({ name, id, nation, side }: NawArrival, { nations, sides }: NawDraft): string {
  const adjective = nation === undefined ? (sides?.[side]?.name ?? side) : nationRow(nations, nation).adjective
  return name ?? id ?? `${adjective} reinforcements`
}

/** What players call a reserve, or units that withdraw. */
export function troopsName({ name, names, types }: Reserve | Withdrawal): string {
  return name ?? names?.join(', ') ?? types?.join(', ') ?? 'reserve'
}

/** Which units are meant. */
type Members = {
  readonly side: string
  readonly nation?: string
  readonly types?: readonly string[]
  readonly names?: readonly string[]
}

/** Whether a unit belongs to a reserve, or to those who withdraw; `hexes` where only some at the start do. */
export function belongsTo(
  recruit: Recruit,
  { side, nation, types, names }: Members,
  hexes: ReadonlySet<number> | undefined,
  group: number | undefined,
): boolean {
  return (
    recruit.side === side &&
    (nation === undefined || recruit.nation === nation) &&
    (types?.includes(recruit.kind) ?? true) &&
    (names === undefined || (recruit.name !== undefined && names.includes(recruit.name))) &&
    (hexes === undefined || hexes.has(recruit.hex)) &&
    (group === undefined || recruit.arrival === group)
  )
}
