import { isFixed } from '../../../scenario/arrivals/timing.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { foldSet, readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import type { NawArrival, OpenDraft } from '../format/index.ts'

type Counter = { readonly kind: string; readonly values: string }

/**
 * Has units with these numbers enter in a turn by one of these hexes, one for each hex: with the group of their side that
 * comes then by all of them, or as a group of their own.
 */
export function reinforce(
  { draft, grid, reader }: OpenDraft,
  { side, nation }: { readonly side: string; readonly nation?: string | undefined },
  { kind, values }: Counter,
  hexes: readonly number[],
  turn: number,
): Change[] {
  const entrances = [...new Set(hexes)]
  if (entrances.length === 0) return []
  const groups = draft.reinforcements
  const joins = (group: NawArrival | undefined) => {
    if (!group || group.side !== side || group.nation !== nation) return false
    // A die that chooses the entrance is another matter, and so are units that go by their names.
    if (!Array.isArray(group.at) || Array.isArray(group.units[kind]?.[values])) return false
    const { hexes: own } = readList(group.at, reader)
    return (group.turn ?? 1) === turn && isFixed(group) && entrances.every((hex) => own.includes(hex))
  }
  const at = groups?.findIndex(joins) ?? -1
  if (at >= 0) {
    const before = groups![at]!.units[kind]?.[values]
    const count = (typeof before === 'number' ? before : 0) + entrances.length
    return [{ kind: 'set', path: ['reinforcements', at, 'units', kind, values], value: count }]
  }
  const units = { [kind]: { [values]: entrances.length } }
  const group = { turn, side, ...(nation !== undefined && { nation }), at: foldSet(grid, entrances), units }
  return groups
    ? [{ kind: 'insert', path: ['reinforcements', groups.length], value: group }]
    : [{ kind: 'set', path: ['reinforcements'], value: [group] }]
}
