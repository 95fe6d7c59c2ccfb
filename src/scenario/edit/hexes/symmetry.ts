import type { HexGrid } from '../../../board/hex-grid.ts'
import { type HexSymmetry, hexImages, rowImages } from '../../../board/hex-symmetry.ts'
import type { Path } from '../../diagnostic.ts'
import type { SchemaPlace } from '../../schema/nodes.ts'
import { type Lost, moveHexes } from './move-hexes.ts'

/**
 * A whole battle mirrored or turned: every hex, and every word that tells a direction, an edge or a wing. What `isByRows`
 * says of is ground of the board rather than of the country, such as its edge, and keeps its rows.
 */
export function transformData(
  data: unknown,
  root: SchemaPlace,
  grid: HexGrid,
  how: HexSymmetry,
  isByRows: (path: Path) => boolean,
): { data: unknown; lost: Lost[] } {
  const [exactly, byRows] = [hexImages(grid, how), rowImages(grid, how)]
  const imagesAt = (path: Path) => (isByRows(path) ? byRows : exactly)
  return moveHexes(data, root, { from: grid, to: grid, imagesAt, words: WORDS[how] })
}

/** Why hexes may have no counterpart. */
export const NO_COUNTERPART: Readonly<Record<HexSymmetry, string>> = {
  mirror: 'With an even number of columns the mirrored board lies half a hex farther south',
  'half-turn': 'With an odd number of columns the rotated board is offset by half a hex',
}

/** The words of directions, edges and wings that become each other. */
const WORDS: Readonly<Record<HexSymmetry, ReadonlyMap<string, string>>> = {
  mirror: pairs('NE NW, SE SW, east west, left right'),
  'half-turn': pairs('N S, NE SW, SE NW, north south, east west'),
}

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(', ').flatMap((pair): [string, string][] => {
      const [a = '', b = ''] = pair.split(' ')
      return [
        [a, b],
        [b, a],
      ]
    }),
  )
}
