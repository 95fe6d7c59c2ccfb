import { type Around, type Battlefield, type BattleState, NOBODY } from '../rules/index.ts'
import type { Aims } from './aims.ts'
import { type GainCache, inObjective } from './gain-cache.ts'
import type { Weights } from './weights.ts'

/** Farther than anything on a board. */
const NONE = 0x4000_0000
/** Of a unit that holds no objective. */
const HOLDS_NONE = -1

/**
 * What it is worth to a side to stand in a hex because of those that win the battle for one of the sides, or to be on the way to them.
 * Where nobody has come to one of these or left it, a score is worked out once.
 */
export class Objectives {
  readonly #side: number
  readonly #weights: Weights
  readonly #distancesFrom: Around['distancesFrom']
  readonly #known: GainCache
  /** The hexes, each once, and by aims of a side which of them win for it. */
  readonly #hexes: readonly number[]
  readonly #wanted: readonly (readonly number[])[]
  /** By objective: 1 where a unit of the side stands there. */
  readonly #held: Uint8Array
  /** By hex: its score for whoever holds none of them, the parts of the course that it goes by, and whether both are known. */
  readonly #scores: Float64Array
  readonly #parts: Int32Array
  readonly #isKnown: Uint8Array
  /** The parts of the course that the score goes by that is being worked out. */
  #going = 0

  constructor(
    field: Battlefield,
    { distancesFrom }: Around,
    side: number,
    aims: readonly Aims[],
    weights: Weights,
    known: GainCache,
  ) {
    this.#side = side
    this.#weights = weights
    this.#distancesFrom = distancesFrom
    this.#known = known
    this.#hexes = [...new Set(aims.flatMap(({ hexes }) => hexes))]
    this.#wanted = aims.map(({ hexes }) => hexes.map((hex) => this.#hexes.indexOf(hex)))
    this.#held = new Uint8Array(this.#hexes.length)
    const size = this.#hexes.length === 0 ? 0 : field.grid.size
    this.#scores = new Float64Array(size)
    this.#parts = new Int32Array(size)
    this.#isKnown = new Uint8Array(size)
  }

  /** Notes who stands where now. */
  look({ troops, field }: BattleState): void {
    for (let i = 0; i < this.#hexes.length; i++) {
      const unit = troops[this.#hexes[i]!]!
      const isHeld = unit !== NOBODY && field.roster.side[unit] === this.#side ? 1 : 0
      if (this.#held[i] === isHeld) continue
      this.#held[i] = isHeld
      this.#known.changeCourse(inObjective(i))
      this.#isKnown.fill(0)
    }
  }

  /** The score of a hex for a unit of the side that is in another one. */
  score(from: number, hex: number): number {
    if (this.#hexes.length === 0) return 0
    // Who holds one of them himself is not kept from it.
    const own = this.#hexes.indexOf(from)
    if (own !== HOLDS_NONE) return this.#workOut(hex, own)
    if (this.#isKnown[hex] === 0) {
      this.#scores[hex] = this.#workOut(hex, HOLDS_NONE)
      this.#parts[hex] = this.#going
      this.#isKnown[hex] = 1
    }
    this.#known.dependOnCourse(this.#parts[hex]!)
    return this.#scores[hex]!
  }

  #workOut(hex: number, own: number): number {
    this.#going = 0
    let score = 0
    for (const wanted of this.#wanted) score += this.#towards(wanted, hex, own)
    this.#known.dependOnCourse(this.#going)
    return score
  }

  /** The nearest of some objectives counts that no other unit of the side holds. */
  #towards(wanted: readonly number[], hex: number, own: number): number {
    const distances = this.#distancesFrom(hex)
    let nearest = NONE
    for (let i = 0; i < wanted.length; i++) {
      const objective = wanted[i]!
      const away = distances[this.#hexes[objective]!]!
      if (away > nearest) continue
      this.#going |= inObjective(objective)
      if (this.#held[objective] === 0 || objective === own) nearest = away
    }
    if (nearest === NONE) return 0
    return (nearest === 0 ? this.#weights.objective : 0) - this.#weights.towardsObjective * nearest
  }
}
