import { forEachEntry, type HexReader } from '../../../scenario/checks/hexes.ts'
import { ARMS } from './catalog.ts'
import type { CheckReport } from './codes.ts'
import type { ScenarioDraft } from './draft.ts'
import { type GroundRow, groundListOf } from './ground-list.ts'
import { type TroopList, troopListOf, type UnitType } from './troop-list.ts'
import type { Arm } from './types.gen.ts'

/** Units of a type on a side. */
export type Troops = { readonly side: string; readonly type: UnitType }

type Restriction = { readonly arms: readonly Arm[] | undefined; readonly sides: readonly string[] | undefined }

/** Who may be in which hex: by its ground, and by the battle's `restricted-entry` rules. */
export class EntryRules {
  readonly #terrain: Uint8Array
  readonly #rows: readonly GroundRow[]
  readonly #troops: TroopList
  /** Whether there is ground that not every arm may enter. */
  readonly #sorts: boolean
  readonly #restrictions = new Map<number, Restriction[]>()

  constructor(draft: ScenarioDraft, terrain: Uint8Array, reader: HexReader, report: CheckReport) {
    this.#terrain = terrain
    this.#rows = groundListOf(draft).rows
    this.#troops = troopListOf(draft)
    this.#sorts = this.#rows.some(isSelective) && terrain.some((type) => isSelective(this.#rows[type]!))
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
    return this.#rows[this.#terrain[hex]!]!.passable
  }

  /** Whether there is no hex that nobody can enter. */
  get isOpenCountry(): boolean {
    return this.#terrain.every((type) => this.#rows[type]!.passable)
  }

  /** Whether the ground and the special rules admit the unit. A general goes where any arm of his side may: he needs company there. */
  admits(hex: number, type: UnitType, side: string): boolean {
    const { arm } = this.#troops.row(type)
    return arm ? this.admitsArm(hex, arm, side) : ARMS.some((one) => this.admitsArm(hex, one, side))
  }

  /** The same for all units of an arm. */
  admitsArm(hex: number, arm: Arm, side: string): boolean {
    const restrictions = this.#restrictions.get(hex) ?? []
    return (
      this.#rows[this.#terrain[hex]!]!.enters.includes(arm) &&
      restrictions.every(({ arms, sides }) => (arms?.includes(arm) ?? true) && (sides?.includes(side) ?? true))
    )
  }

  /** Whether one of these troops can be in the hex. */
  isOpenTo(hex: number, troops: readonly Troops[]): boolean {
    return this.isPassable(hex) && troops.some(({ side, type }) => this.admits(hex, type, side))
  }

  /** Whether there is any hex that its ground or a special rule keeps somebody out of. */
  get restricts(): boolean {
    return this.#sorts || this.#restrictions.size > 0
  }

  /** Whether its ground or a special rule keeps somebody out of the hex. */
  isRestricted(hex: number): boolean {
    return this.#restrictions.has(hex) || isSelective(this.#rows[this.#terrain[hex]!]!)
  }
}

const isSelective = ({ enters }: GroundRow) => enters.length < ARMS.length
