import { makeClips } from '../../../engine/hexes/clips.ts'
import { tilesIn } from '../../../scenario/edit/hexes/terrain.ts'
import { waysIn } from '../../../scenario/edit/hexes/way-lists.ts'
import { type NawDraft, piecesIn } from '../format/index.ts'
import { AREAS, CLEAR, ground, mark } from './ground.ts'
import { deployEach, detailsAt, typeOf } from './pieces.ts'

/** Entrances stay behind. */
export const clipboard = makeClips<NawDraft>({
  system: 'napoleon-at-waterloo',
  areas: AREAS,
  terrainIn: (opened, hexes) => {
    const tiles = tilesIn(opened)
    const terrain: Record<string, number[]> = {}
    for (const hex of hexes) (terrain[tiles.get(hex) ?? CLEAR] ??= []).push(hex)
    return terrain
  },
  waysIn: ({ draft, reader }, inside) => waysIn(draft.board?.roads, reader, inside),
  piecesIn: (opened, inside) =>
    piecesIn(opened)
      .filter(({ hex }) => inside.has(hex))
      .map((piece) => ({
        side: piece.side,
        type: typeOf(piece),
        hex: piece.hex,
        details: detailsAt(opened.draft, piece.path),
      })),
  layEach: ground.layEach,
  paintEach: ground.paintEach,
  deployEach,
  mark,
})
