import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { makeClips } from '../../../engine/hexes/clips.ts'
import { tilesIn } from '../../../scenario/edit/hexes/terrain.ts'
import { waysIn } from '../../../scenario/edit/hexes/way-lists.ts'
import { type DetailedPlacement, holdsGround, type OpenDraft, type ScenarioDraft } from '../format/index.ts'
import { AREAS, ground, mark, waterIn } from './ground.ts'
import { deployEach, piecesIn } from './pieces.ts'
import { usualFacing } from './sides.ts'

/** Sectors and the hexes of rules stay behind. */
export const clipboard = makeClips<ScenarioDraft>({
  system: 'vive-lempereur',
  areas: AREAS,
  terrainIn,
  waysIn: ({ draft: { board }, reader }, inside) =>
    waysIn([...(board?.roads ?? []), ...(board?.rivers ?? [])], reader, inside),
  piecesIn: piecesOn,
  layEach: ground.layEach,
  paintEach: ground.paintEach,
  deployEach: (data, pieces) =>
    deployEach(
      data,
      pieces.map(({ facing, ...piece }) => ({ ...piece, facing })),
    ),
  mark,
})

/** The ground with its tiles; water that no way of the clip brings along is a tile of its own. */
function terrainIn(
  opened: OpenDraft,
  hexes: readonly number[],
  ways: readonly { readonly kind: string; readonly hexes: readonly number[] }[],
): Record<string, number[]> {
  const [tiles, water] = [tilesIn(opened), waterIn(opened)]
  const brought = new Set(ways.filter(({ kind }) => kind !== 'road').flatMap((way) => way.hexes))
  const terrain: Record<string, number[]> = {}
  for (const hex of hexes) {
    const type = tiles.get(hex) ?? (brought.has(hex) ? 'open' : (water.get(hex) ?? 'open'))
    ;(terrain[type] ??= []).push(hex)
  }
  return terrain
}

function piecesOn(opened: OpenDraft, inside: ReadonlySet<number>) {
  return piecesIn(opened)
    .filter(({ hex }) => inside.has(hex))
    .map(({ side, type, hex, detail }) => {
      const { at: _at, facing, ...details }: Partial<DetailedPlacement> = detail ?? {}
      const faces = facing ? DIRECTIONS.indexOf(facing) : usualFacing(opened.draft, side)
      return { side, type, hex, ...(holdsGround(opened.draft, type) && { facing: faces }), details }
    })
}
