import { forEachEntry, type HexReader } from '../../../scenario/checks/hexes.ts'
import { type GroundList, groundListOf } from './ground-list.ts'
import type { ViveLempereurScenario } from './types.gen.ts'

/** How the ground of a hex is played: as which kind of the battle's list. */
export type PlayedGround = { readonly type: number; readonly blocksSight: boolean }

type Rule = {
  readonly as: number
  readonly only: ReadonlySet<number> | undefined
  readonly blocksSight: boolean | undefined
}

/** The battle's `terrain-counts-as` rules. */
export class TerrainRules {
  readonly #rules = new Map<number, Rule[]>()
  readonly #list: GroundList

  constructor(scenario: Pick<Partial<ViveLempereurScenario>, 'specialRules' | 'ground'>, reader: HexReader) {
    this.#list = groundListOf(scenario)
    forEachEntry(scenario.specialRules, ['specialRules'], (rule, path) => {
      if (rule.rule !== 'terrain-counts-as') return
      const only = rule.hexes ? new Set(reader.set(rule.hexes, [...path, 'hexes'])) : undefined
      const [terrain, as] = [this.#list.indexOf(rule.terrain), this.#list.indexOf(rule.as)]
      // A rule about ground that nobody defines changes nothing.
      if (terrain < 0 || as < 0) return
      const rules = this.#rules.get(terrain) ?? []
      rules.push({ as, only, blocksSight: rule.blocksSight })
      this.#rules.set(terrain, rules)
    })
  }

  /** Whether all terrain counts as what it is. */
  get areNone(): boolean {
    return this.#rules.size === 0
  }

  /** What terrain counts as in a hex: what the first rule that names it makes of it. */
  play(hex: number, type: number): PlayedGround {
    const rule = this.#rules.get(type)?.find(({ only }) => only?.has(hex) ?? true)
    const as = rule?.as ?? type
    return { type: as, blocksSight: rule?.blocksSight ?? this.#list.rows[as]!.blocksSight }
  }
}
