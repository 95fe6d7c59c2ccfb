import type { HexGrid } from '../../board/hex-grid.ts'
import { readRoads } from '../../scenario/checks/hex-board.ts'
import type { HexReader } from '../../scenario/checks/hexes.ts'
import { Report } from '../../scenario/diagnostic.ts'
import type { HexList, Road } from '../../scenario/types.gen.ts'
import type { HexBoardPortrait } from '../portrait.ts'

/** What every board of hexes has, as it is drawn. */
export function portrayHexes(
  grid: HexGrid,
  reader: HexReader,
  {
    roads,
    names,
  }: { readonly roads?: readonly (Road | undefined)[]; readonly names?: Readonly<Record<string, HexList>> },
): Omit<HexBoardPortrait, 'ground' | 'groundNames' | 'waters'> {
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
