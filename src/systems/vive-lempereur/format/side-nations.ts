import type { NationId, SideNation, ViveLempereurScenario } from './types.gen.ts'

/** The nation, wherever it comes from. */
export function nationOf(nation: SideNation): NationId {
  return typeof nation === 'string' ? nation : nation.nation
}

/** The nations of a battle's sides, by the side's identifier. */
export function nationsOf({ sides }: Pick<ViveLempereurScenario, 'sides'>): (side: string) => readonly NationId[] {
  return (side) => sides[side]?.nations.map(nationOf) ?? []
}
