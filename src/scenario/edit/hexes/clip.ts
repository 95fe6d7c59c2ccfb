import type { HexGrid } from '../../../board/hex-grid.ts'
import {
  atOffset,
  type HexOffset,
  type HexSymmetry,
  offsetTo,
  turnDirection,
  turnOffset,
} from '../../../board/hex-symmetry.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import type { Path } from '../../diagnostic.ts'

/** What was cut out of a board of hexes. All of it lies by its offset from one hex, so that it keeps its shape anywhere. */
export type CutParts<At> = {
  /** All hexes of the clip, whatever is there. */
  readonly hexes: readonly At[]
  /** By type of terrain, open ground included. */
  readonly terrain?: Readonly<Record<string, readonly At[]>>
  readonly ways?: readonly { readonly kind: string; readonly details: object; readonly hexes: readonly At[] }[]
  /** What lies on sides, each told from its first hex towards the second. */
  readonly sides?: readonly { readonly kind: string; readonly of: At; readonly towards: At }[]
  readonly pieces?: readonly {
    readonly side: string
    readonly type: string
    readonly hex: At
    readonly facing?: number
    readonly details: object
  }[]
  /** Names and areas, by their place in the data. */
  readonly areas?: readonly { readonly path: Path; readonly hexes: readonly At[] }[]
}

/** The hex in the middle of others: what a clip is held by. */
export function middleOf(grid: HexGrid, hexes: readonly number[]): number {
  const [first] = hexes
  if (first === undefined) return NOWHERE
  const { sum, halves } = boxOf(hexes.map((hex) => offsetTo(grid, first, hex)))
  const columns = Math.floor(sum / 2)
  const up = Math.floor(halves / 2)
  const middle = atOffset(grid, first, [columns, isOdd(up - columns) ? up - 1 : up])
  return middle === NOWHERE ? first : middle
}

/** Parts with offsets from a hex instead of hexes. */
export function liftParts(parts: CutParts<number>, grid: HexGrid, origin: number): CutParts<HexOffset> {
  return mapParts(parts, (hex) => [offsetTo(grid, origin, hex)])
}

/** Parts with hexes instead of offsets; what lies off the board is left out. */
export function dropParts(parts: CutParts<HexOffset>, grid: HexGrid, origin: number): CutParts<number> {
  return mapParts(parts, (offset) => {
    const hex = atOffset(grid, origin, offset)
    return hex === NOWHERE ? [] : [hex]
  })
}

/** Parts mirrored or turned within the rectangle that they lie in; at most half a hex further south. */
export function turnParts(parts: CutParts<HexOffset>, how: HexSymmetry): CutParts<HexOffset> {
  const { sum, halves } = boxOf(parts.hexes)
  const up = how === 'mirror' ? 0 : halves
  const shift = isOdd(up - sum) ? up - 1 : up
  const turned = mapParts(parts, (offset) => {
    const [columns, rest] = turnOffset(offset, how)
    return [[columns + sum, rest + shift] as const]
  })
  return {
    ...turned,
    ...(turned.pieces && {
      pieces: turned.pieces.map(({ facing, ...piece }) => ({
        ...piece,
        ...(facing !== undefined && { facing: turnDirection(facing, how) }),
      })),
    }),
  }
}

/** Whether something from a clipboard holds parts of a board. */
export function areParts(parts: unknown): parts is CutParts<HexOffset> {
  const { hexes } = (parts ?? {}) as { hexes?: unknown }
  return Array.isArray(hexes) && hexes.every((offset) => Array.isArray(offset) && offset.every(Number.isInteger))
}

/** West and east borders added up, and south and north ones. */
function boxOf(offsets: readonly HexOffset[]): { sum: number; halves: number } {
  const border = (axis: 0 | 1) =>
    offsets.reduce(([low, high], offset) => [Math.min(low, offset[axis]), Math.max(high, offset[axis])] as const, [
      Infinity,
      -Infinity,
    ] as readonly [number, number])
  const [[west, east], [south, north]] = [border(0), border(1)]
  return offsets.length === 0 ? { sum: 0, halves: 0 } : { sum: west + east, halves: south + north }
}

const isOdd = (number: number) => number % 2 !== 0

function mapParts<A, B>(parts: CutParts<A>, map: (at: A) => readonly B[]): CutParts<B> {
  const { hexes, terrain, ways, sides, pieces, areas } = parts
  return {
    hexes: hexes.flatMap(map),
    ...(terrain && {
      terrain: Object.fromEntries(Object.entries(terrain).map(([type, list]) => [type, list.flatMap(map)])),
    }),
    ...(ways && { ways: ways.map((way) => ({ ...way, hexes: way.hexes.flatMap(map) })) }),
    ...(sides && {
      sides: sides.flatMap(({ kind, of, towards }) =>
        map(of).flatMap((one) => map(towards).map((other) => ({ kind, of: one, towards: other }))),
      ),
    }),
    ...(pieces && { pieces: pieces.flatMap((piece) => map(piece.hex).map((hex) => ({ ...piece, hex }))) }),
    ...(areas && { areas: areas.map((area) => ({ ...area, hexes: area.hexes.flatMap(map) })) }),
  }
}
