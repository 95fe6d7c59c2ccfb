import type { HexGrid } from '../../../board/hex-grid.ts'
import { linkRoads, paintTerrain, readRoads } from '../../../scenario/checks/hex-board.ts'
import { HexReader, makeGrid } from '../../../scenario/checks/hexes.ts'
import { TERRAINS } from './catalog.ts'
import type { CheckReport } from './codes.ts'
import type { NawDraft } from './roster.ts'

/** Terrain as an index into TERRAINS; 0 is clear. */
export const [TOWN, WOODS, WOODS_ROAD] = [1, 2, 3] as const

/** The board of a battle: terrain by hex as an index into TERRAINS, roads as one bit a direction. */
export type NawGround = {
  readonly grid: HexGrid
  readonly reader: HexReader
  readonly terrain: Uint8Array
  readonly roads: Uint8Array
}

/** Reads the board; nothing where its size makes no sense. What is wrong with it is reported. */
export function readGround({ board }: NawDraft, report: CheckReport): NawGround | undefined {
  const grid = board && makeGrid(board.columns, board.rows, report)
  if (!grid) return undefined
  const reader = new HexReader(grid, report)
  const roads = linkRoads(readRoads(board.roads, reader, report), grid)
  const terrain = paintTerrain({ ...board.terrain }, TERRAINS, reader, report)
  // Woods that a road leads into are woods/road.
  for (let hex = 0; hex < grid.size; hex++) if (terrain[hex] === WOODS && roads[hex] !== 0) terrain[hex] = WOODS_ROAD
  return { grid, reader, terrain, roads }
}
