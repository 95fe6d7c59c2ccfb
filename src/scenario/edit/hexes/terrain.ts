import type { HexReader } from '../../checks/hexes.ts'
import type { Path } from '../../diagnostic.ts'
import type { Change } from '../change.ts'
import { keysAt } from '../changes.ts'
import { editHexes, type HexEntries, readList } from './hex-lists.ts'
import { type OpenBoard } from './open-board.ts'

/** By hex, the terrain that it is painted with: of two, the first counts. */
export function tilesIn({ draft, reader }: OpenBoard<{ readonly board?: { readonly terrain?: object } }>) {
  const tiles = new Map<number, string>()
  for (const [type, list] of Object.entries(draft.board?.terrain ?? {}) as [string, HexEntries][]) {
    for (const hex of readList(list, reader).hexes) if (!tiles.has(hex)) tiles.set(hex, type)
  }
  return tiles
}

/**
 * Gives hexes other terrain, in a mapping of terrain types to hexes: each hex leaves the lists of other types and enters
 * that of its own. What is open is in no list, and neither is what a hex is by nature, say under a watercourse.
 */
export function repaint(
  draft: unknown,
  path: Path,
  reader: HexReader,
  wanted: ReadonlyMap<number, string>,
  { open, natural }: { readonly open: string; readonly natural: ReadonlyMap<number, string> },
): Change[] {
  const hexesOf = new Map<string, number[]>()
  for (const [hex, type] of wanted) {
    if (type === open || type === natural.get(hex)) continue
    const hexes = hexesOf.get(type)
    if (hexes) hexes.push(hex)
    else hexesOf.set(type, [hex])
  }
  const painted = keysAt(draft, path)
  return [...new Set([...painted, ...hexesOf.keys()])].flatMap((type) => {
    const add = hexesOf.get(type) ?? []
    const stays = new Set(add)
    const take = [...wanted.keys()].filter((hex) => !stays.has(hex))
    return editHexes(draft, [...path, type], reader, { add, take })
  })
}
