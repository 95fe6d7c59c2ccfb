import { forEachEntry, type HexReader } from '../../../scenario/checks/hexes.ts'
import { TERRAIN } from './catalog.ts'
import type { TerrainType, ViveLempereurScenario } from './types.gen.ts'

/** How the ground of a hex is played. */
export type PlayedGround = { readonly type: TerrainType; readonly blocksSight: boolean }

type Rule = {
  readonly as: TerrainType
  readonly only: ReadonlySet<number> | undefined
  readonly blocksSight: boolean | undefined
}

/** The battle's `terrain-counts-as` rules. */
export class TerrainRules {
  readonly #rules = new Map<TerrainType, Rule[]>()

  constructor(scenario: Pick<Partial<ViveLempereurScenario>, 'specialRules'>, reader: HexReader) {
    forEachEntry(scenario.specialRules, ['specialRules'], (rule, path) => {
      if (rule.rule !== 'terrain-counts-as') return
      const only = rule.hexes ? new Set(reader.set(rule.hexes, [...path, 'hexes'])) : undefined
      const rules = this.#rules.get(rule.terrain) ?? []
      rules.push({ as: rule.as, only, blocksSight: rule.blocksSight })
      this.#rules.set(rule.terrain, rules)
    })
  }

  /** What terrain counts as in a hex: what the first rule that names it makes of it. */
  play(hex: number, type: TerrainType): PlayedGround {
    const rule = this.#rules.get(type)?.find(({ only }) => only?.has(hex) ?? true)
    const as = rule?.as ?? type
    return { type: as, blocksSight: rule?.blocksSight ?? TERRAIN[as].blocksSight }
  }
}
