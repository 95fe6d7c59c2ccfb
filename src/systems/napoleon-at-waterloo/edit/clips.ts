import { makeClips } from '../../../engine/hex-clips.ts'
import { waysIn } from '../../../scenario/edit/hexes/way-lists.ts'
import { type NawDraft, piecesIn } from '../format/index.ts'
import { AREAS, CLEAR, layEach, mark, paintEach, tilesIn } from './ground.ts'
import { deployEach, detailsOf, typeOf } from './pieces.ts'

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
        details: detailsOf(opened.draft, piece.path),
      })),
  layEach,
  paintEach,
  deployEach,
  mark,
})
