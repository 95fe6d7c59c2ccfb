import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import { readWay } from '../../../scenario/edit/hexes/ways.ts'
import type { HexList, OpenDraft } from '../format/index.ts'

/** By hex, the terrain that it is painted with: of two, the first counts. */
export function tilesIn({ draft, reader }: OpenDraft): ReadonlyMap<number, string> {
  const tiles = new Map<number, string>()
  for (const [type, list] of Object.entries(draft.board?.terrain ?? {}) as [string, HexList][]) {
    for (const hex of readList(list, reader).hexes) if (!tiles.has(hex)) tiles.set(hex, type)
  }
  return tiles
}

/** 8.5: by hex, what the watercourses make of ground that is not painted. */
export function waterIn({ draft, reader }: OpenDraft): ReadonlyMap<number, string> {
  const water = new Map<number, string>()
  forEachEntry(draft.board?.rivers, ['board', 'rivers'], (river) => {
    for (const hex of readWay(river, reader)) if (!water.has(hex)) water.set(hex, river.kind)
  })
  return water
}
