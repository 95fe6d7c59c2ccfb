import { TERRAINS } from '../format/index.ts'
import type { Battlefield } from './battlefield.ts'

/** The rule that says what the ground of a hex does: that of its terrain in the book, or that of the battle's own ground. */
export function terrainRule({ isAdvanced, terrain, charts }: Battlefield, hex: number): string {
  const { said } = charts.grounds.kinds[terrain[hex]!]!
  return said.length > 0 ? 'Own ground' : `${isAdvanced ? '' : 'Standard '}Terrain ${TERRAINS[terrain[hex]!]!}`
}
