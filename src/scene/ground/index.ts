import type { GroundPattern, HexBoardPortrait } from '../../engine/portrait.ts'
import type { HexLayout } from '../hex-layout.ts'
import type { Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { drawBridges, drawRoads, drawWaters } from '../ways.ts'
import { drawBuildings } from './buildings.ts'
import { drawFields, drawMarsh, drawOrchards, drawRough, drawWoods } from './plants.ts'
import { drawHills, type Patch } from './relief.ts'

/** A part of a board: its hexes, and with them those around it that shape the borders of its ground. */
export type Part = { readonly hexes: readonly number[]; readonly around: readonly number[] }

/** Everything that lies on the board or a part of it, layer by layer from below. */
export function drawGround(
  board: HexBoardPortrait,
  layout: HexLayout,
  theme: Theme,
  part: Part = { hexes: layout.hexes, around: layout.hexes },
): Record<'ground' | 'water' | 'roads' | 'buildings', Shape[]> {
  const patch = (pattern: GroundPattern): Patch => {
    const isOf = (hex: number) => board.ground[hex] === pattern
    return { hexes: new Set(part.around.filter(isOf)), own: part.hexes.filter(isOf) }
  }
  return {
    ground: [
      ...drawHills(patch('hill'), layout, theme),
      ...drawFields(patch('field'), layout, theme),
      ...drawMarsh(patch('marsh'), layout, theme),
      ...drawOrchards(patch('orchard'), layout, theme),
      ...drawWoods(patch('woods'), layout, theme),
      ...drawRough(patch('rough'), layout, theme),
    ].filter((shape) => shape.kind !== 'path' || shape.d !== ''),
    water: drawWaters(board, layout, theme, part.hexes),
    roads: [...drawRoads(board, layout, theme), ...drawBridges(board, layout, theme, part.hexes)],
    buildings: drawBuildings(board.ground, layout, theme, part.hexes),
  }
}
