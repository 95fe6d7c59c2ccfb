import { forEachEntry, type HexReader } from '../../../scenario/checks/hexes.ts'
import { TERRAIN, TERRAIN_TYPES, UNITS } from './catalog.ts'
import type { CheckReport } from './codes.ts'
import type { ScenarioDraft } from './draft.ts'
import type { Arm, UnitType } from './types.gen.ts'

/** By the index of a terrain type. */
const PASSABLE = TERRAIN_TYPES.map((type) => TERRAIN[type].passable)

/** Units of a type on a side. */
export type Troops = { readonly side: string; readonly type: UnitType }

type Restriction = { readonly arms: readonly Arm[] | undefined; readonly sides: readonly string[] | undefined }

/** Who may be in which hex: impassable terrain, and the battle's `restricted-entry` rules. */
export class EntryRules {
  readonly #terrain: Uint8Array
  readonly #restrictions = new Map<number, Restriction[]>()

  constructor(draft: ScenarioDraft, terrain: Uint8Array, reader: HexReader, report: CheckReport) {
    this.#terrain = terrain
    forEachEntry(draft.specialRules, ['specialRules'], (rule, path) => {
      if (rule.rule !== 'restricted-entry') return
      // A rule with a mistake in it restricts nobody, or everybody would be where they may not be.
      const strangers = rule.sides?.some((side) => draft.sides && !(side in draft.sides))
      if (strangers || report.hasErrors(...path)) return
      const restriction = { arms: rule.arms, sides: rule.sides }
      for (const hex of reader.set(rule.hexes, [...path, 'hexes'])) {
        const here = this.#restrictions.get(hex)
        if (here) here.push(restriction)
        else this.#restrictions.set(hex, [restriction])
      }
    })
  }

  /** The hexes that a special rule keeps somebody out of. */
  get restrictedHexes(): Iterable<number> {
    return this.#restrictions.keys()
  }

  isPassable(hex: number): boolean {
    return PASSABLE[this.#terrain[hex]!]!
  }

  /** Whether there is no hex that nobody can enter. */
  get isOpenCountry(): boolean {
    return this.#terrain.every((type) => PASSABLE[type])
  }

  /** Whether the special rules admit the unit. A general goes where any arm of his side may: he needs company there. */
  admits(hex: number, type: UnitType, side: string): boolean {
    const { arm } = UNITS[type]
    const arms: readonly Arm[] = arm ? [arm] : ['infantry', 'cavalry', 'artillery']
    const restrictions = this.#restrictions.get(hex) ?? []
    return arms.some((one) =>
      restrictions.every(({ arms: only, sides }) => (only?.includes(one) ?? true) && (sides?.includes(side) ?? true)),
    )
  }

  /** Whether one of these troops can be in the hex. */
  isOpenTo(hex: number, troops: readonly Troops[]): boolean {
    return this.isPassable(hex) && troops.some(({ side, type }) => this.admits(hex, type, side))
  }

  /** Whether there is any hex that a special rule keeps somebody out of. */
  get restricts(): boolean {
    return this.#restrictions.size > 0
  }

  /** Whether a special rule keeps somebody out of the hex. */
  isRestricted(hex: number): boolean {
    return this.#restrictions.has(hex)
  }
}
