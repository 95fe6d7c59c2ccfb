import type { GroundPattern, HexBoardPortrait } from '../../engine/portrait.ts'
import type { HexLayout } from '../hex-layout.ts'
import type { Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { drawBridges, drawRoads, drawWaters } from '../ways.ts'
import { drawBuildings } from './buildings.ts'
import { drawFields, drawMarsh, drawOrchards, drawRough, drawWoods } from './plants.ts'
import { drawHills, drawPatch } from './relief.ts'

/** Everything that lies on the board, layer by layer from below. */
export function drawGround(
  board: HexBoardPortrait,
  layout: HexLayout,
  theme: Theme,
): Record<'ground' | 'water' | 'roads' | 'buildings', Shape[]> {
  const hexes = (pattern: GroundPattern) => new Set(board.ground.flatMap((one, hex) => (one === pattern ? [hex] : [])))
  const rough = hexes('rough')
  return {
    ground: [
      ...drawHills(hexes('hill'), layout, theme),
      ...drawFields(hexes('field'), layout, theme),
      ...drawMarsh(hexes('marsh'), layout, theme),
      ...drawOrchards(hexes('orchard'), layout, theme),
      ...drawWoods(hexes('woods'), layout, theme),
      ...drawPatch(rough, layout, theme.hill[0]),
      ...drawRough(rough, layout, theme),
    ].filter((shape) => shape.kind !== 'path' || shape.d !== ''),
    water: drawWaters(board, layout, theme),
    roads: [...drawRoads(board, layout, theme), ...drawBridges(board, layout, theme)],
    buildings: drawBuildings(board.ground, layout, theme),
  }
}
