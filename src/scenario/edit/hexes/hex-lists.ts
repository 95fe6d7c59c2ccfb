import type { HexGrid } from '../../../board/hex-grid.ts'
import { foldHexes, foldPath, type HexRange } from '../../../board/hex-ranges.ts'
import type { HexReader } from '../../checks/hexes.ts'
import type { Path } from '../../diagnostic.ts'
import type { Change } from '../change.ts'
import { listAt, listChanges } from '../changes.ts'

/** A list of hexes and ranges as a draft has it: entries that were wrong are holes. */
export type HexEntries = readonly (string | undefined)[]

/** A set of hexes as scenarios write it. */
export function foldSet(grid: HexGrid, hexes: Iterable<number>): string[] {
  return foldHexes(Array.from(hexes, (hex) => asRange(grid, hex)))!
}

/** A chain of hexes as scenarios write it. */
export function foldWay(grid: HexGrid, hexes: readonly number[]): string[] {
  return foldPath(hexes.map((hex) => asRange(grid, hex)))
}

/** What a list holds: its hexes, each once, and the entries that no hex of the board can be read from. */
export type ReadList = { readonly hexes: readonly number[]; readonly unread: HexEntries }

/** Reads a list. An edit leaves most lists alone, so that each is read once. */
export function readList(list: HexEntries | undefined, reader: HexReader): ReadList {
  if (!list) return { hexes: [], unread: [] }
  const known = READ.get(list)
  if (known?.grid === reader.grid) return known.read
  const hexes = new Set<number>()
  const entries = new Set<number>()
  reader.forEachItem(list, [], (item, [entry]) => {
    entries.add(Number(entry))
    for (const hex of item) hexes.add(hex)
  })
  const unread = entries.size === list.length ? [] : Array.from(list).filter((_, i) => !entries.has(i))
  const read = { hexes: [...hexes], unread }
  READ.set(list, { grid: reader.grid, read })
  return read
}

const READ = new WeakMap<HexEntries, { readonly grid: HexGrid; readonly read: ReadList }>()

/** The changes that put hexes into a list, or take them out of it. */
export function editHexes(
  draft: unknown,
  path: Path,
  reader: HexReader,
  hexes: { readonly add?: Iterable<number>; readonly take?: Iterable<number> },
  emptied: 'remove' | 'keep' = 'remove',
): Change[] {
  const before = listAt(draft, path) as HexEntries | undefined
  const { hexes: old, unread } = readList(before, reader)
  const members = new Set(old)
  let isChanged = false
  for (const hex of hexes.take ?? []) isChanged = members.delete(hex) || isChanged
  for (const hex of hexes.add ?? []) {
    isChanged ||= !members.has(hex)
    members.add(hex)
  }
  if (!isChanged) return []
  const after = [...foldSet(reader.grid, members), ...unread]
  if (after.length === 0 && emptied === 'remove') return [{ kind: 'remove', path }]
  return listChanges(path, before, after)
}

function asRange(grid: HexGrid, hex: number): HexRange {
  const position = grid.position(hex)
  return { first: position, last: position }
}
