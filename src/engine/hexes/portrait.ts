import type { HexGrid } from '../../board/hex-grid.ts'
import { sideFromBeyond } from '../../board/hex-sides.ts'
import { readRoads } from '../../scenario/checks/hex-board.ts'
import type { HexReader } from '../../scenario/checks/hexes.ts'
import { Report } from '../../scenario/diagnostic.ts'
import { isSteep, type SideKind } from '../../scenario/hexsides/kinds.ts'
import type { Hexsides } from '../../scenario/hexsides/read.ts'
import type { HexList, Road } from '../../scenario/types.gen.ts'
import type { HexBoardPortrait, SidePortrait } from '../portrait.ts'

/** The portrait of what every board of hexes has. */
export function portrayHexes(
  grid: HexGrid,
  reader: HexReader,
  {
    roads,
    names,
  }: { readonly roads?: readonly (Road | undefined)[]; readonly names?: Readonly<Record<string, HexList>> },
): Omit<HexBoardPortrait, 'ground' | 'groundNames' | 'waters' | 'hexsides'> {
  const readable = roads?.filter((road) => road !== undefined)
  return {
    kind: 'hex',
    firstColumn: grid.firstColumn,
    columns: grid.columns,
    rows: grid.rows,
    roads: readRoads(readable, reader, new Report()).map((steps, i) => {
      const road = readable![i]!
      return { name: Array.isArray(road) ? undefined : road.name, hexes: steps.map(({ hex }) => hex) }
    }),
    names: Object.entries(names ?? {}).map(([name, list]) => ({ name, places: reader.set(list, []) })),
  }
}

/** What lies on hexsides, as it is drawn. */
export function portrayHexsides(
  hexsides: Hexsides<unknown> | undefined,
  grid: HexGrid,
): Pick<HexBoardPortrait, 'hexsides'> {
  if (!hexsides) return {}
  const { kinds, ground, crossing, first, written } = hexsides
  const portray = (kind: SideKind<unknown> | undefined, side: number): SidePortrait[] => {
    if (!kind) return []
    const { base, name, colour } = kind
    return [
      { side, pattern: base, name, ...(colour !== undefined && { colour }), ...(isSteep(kind) && { isSteep: true }) },
    ]
  }
  const sides = [...written.keys()].map((side) => (first[side] === 1 ? side : sideFromBeyond(grid, side)))
  return {
    hexsides: [ground, crossing].flatMap((layer) => sides.flatMap((side) => portray(kinds[layer[side]! - 1], side))),
  }
}
