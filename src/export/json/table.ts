import { layoutOf } from '../../scene/layout.ts'
import type { ExportedBattle } from '../battle.ts'

/** Everybody who stands on the table at the start, with the ground that he covers. */
export function makeTableUnits({ portrait }: ExportedBattle): object[] {
  const layout = layoutOf(portrait.board)
  return portrait.pieces.map(({ side, type, place, name, facing, footprint, values }) => ({
    side: portrait.sides[side]?.id,
    typeName: type,
    at: layout.label(place).split(',').map(Number),
    ...(name !== undefined && { name }),
    ...(facing !== undefined && { facing }),
    ...(footprint && { width: footprint.width / 10, depth: footprint.depth / 10 }),
    ...(values !== undefined && { values }),
  }))
}
