import type { HexGrid } from '../../../board/hex-grid.ts'
import { linkRoads, paintTerrain, readRoads } from '../../../scenario/checks/hex-board.ts'
import { HexReader, makeGrid } from '../../../scenario/checks/hexes.ts'
import { checkHexsides } from '../../../scenario/checks/hexsides.ts'
import { type Hexsides, readHexsides } from '../../../scenario/hexsides/read.ts'
import type { HexList } from '../../../scenario/types.gen.ts'
import type { CheckReport } from './codes.ts'
import { type GroundKinds, groundKindsOf } from './ground-kinds.ts'
import { type SideEffects, sideKindsOf } from './hexsides.ts'
import type { NawDraft } from './roster.ts'

/** Terrain of the book as an index into the kinds of ground; 0 is clear. */
export const [TOWN, WOODS, WOODS_ROAD] = [1, 2, 3] as const

/** The board of a battle: terrain by hex as an index into its kinds of ground, roads as one bit a direction. */
export type NawGround = {
  readonly grid: HexGrid
  readonly reader: HexReader
  readonly terrain: Uint8Array
  readonly grounds: GroundKinds
  readonly roads: Uint8Array
  /** What is on the sides of hexes, where anything is. */
  readonly hexsides: Hexsides<SideEffects> | undefined
}

/** Reads the board; nothing where its size makes no sense. What is wrong with it is reported. */
export function readGround(draft: NawDraft, report: CheckReport): NawGround | undefined {
  const { board } = draft
  const grid = board && makeGrid(board.columns, board.rows, report)
  if (!grid) return undefined
  const reader = new HexReader(grid, report)
  const paths = readRoads(board.roads, reader, report)
  const roads = linkRoads(paths, grid)
  const grounds = groundKindsOf(draft)
  // Woods/road are not painted: woods that a road leads into are.
  const paintable = Object.entries(board.terrain ?? {}).filter(
    ([id, list]) => id !== 'woods-road' && list !== undefined,
  )
  const terrain = paintTerrain(Object.fromEntries(paintable) as Record<string, HexList>, grounds.ids, reader, report)
  for (let hex = 0; hex < grid.size; hex++) if (roads[hex] !== 0) terrain[hex] = grounds.withRoad[terrain[hex]!]!
  const hexsides = readHexsides(draft, sideKindsOf(draft), reader, report)
  if (hexsides) checkHexsides(hexsides, { grid, isWet: () => false, roads: paths }, report)
  return { grid, reader, terrain, grounds, roads, hexsides }
}
