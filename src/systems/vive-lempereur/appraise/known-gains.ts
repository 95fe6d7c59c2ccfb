import type { Battlefield } from '../battlefield.ts'
import { BOMBARDMENT, INFANTRY_MANOEUVRE } from '../cards.ts'
import { NOBODY } from '../state.ts'
import { HexSets } from './hex-sets.ts'

/**
 * What can change in a hex between two looks, as far as plans go by it: who is there; the state of an enemy who is there,
 * his coming and going included; and how far the nearest enemy is, or what the enemy threatens there.
 */
export const [PIECES, ENEMIES, DANGERS] = [0, 1, 2] as const
const KINDS = 3

/** An order without an automatic card, and one by each of them. */
const CARDS = 2 + BOMBARDMENT - INFANTRY_MANOEUVRE

/**
 * The gains of orders that still hold: most plans are the same from one decision to the next, because whatever has
 * happened since was elsewhere. A plan notes in which hexes it looked at what; it holds until one of these changes, or
 * the piece itself. What is not in any hex is looked after by the outlook, which forgets everything when it changes.
 */
export class KnownGains {
  /** By piece and card; NaN where no gain is known. */
  readonly #gains: Float64Array
  /** By piece and card: the hexes that the plan looked at, a set for each kind of change. */
  readonly #scopes: Int32Array
  /** The hexes that have changed since the last look, likewise. */
  readonly #changes: Int32Array
  readonly #sets: HexSets
  readonly #words: number
  /** The places in `#gains` that have one, and their number. */
  readonly #known: Int32Array
  #count = 0
  /** Where the scope of the plan lies that is being made. */
  #scope = 0

  constructor({ roster, tables }: Battlefield) {
    this.#sets = new HexSets(tables)
    this.#words = this.#sets.words
    this.#gains = new Float64Array(roster.size * CARDS).fill(Number.NaN)
    this.#scopes = new Int32Array(roster.size * CARDS * KINDS * this.#words)
    this.#changes = new Int32Array(KINDS * this.#words)
    this.#known = new Int32Array(roster.size * CARDS)
  }

  /** What an order by an automatic card, or by none (NOBODY), would gain; NaN where that is not known. */
  gainOf(piece: number, card: number): number {
    return this.#gains[placeOf(piece, card)]!
  }

  learn(piece: number, card: number, gain: number): void {
    const place = placeOf(piece, card)
    this.#gains[place] = gain
    this.#known[this.#count++] = place
  }

  /** A plan begins. */
  open(piece: number, card: number): void {
    const length = KINDS * this.#words
    this.#scope = placeOf(piece, card) * length
    this.#scopes.fill(0, this.#scope, this.#scope + length)
  }

  /** The plan depends on something in all hexes up to a distance from one. */
  depend(kind: number, hex: number, radius: number): void {
    const around = this.#sets.around(hex, radius)
    const first = this.#scope + kind * this.#words
    for (let i = 0; i < around.length; i++) this.#scopes[first + i]! |= around[i]!
  }

  /** Something in a hex is no longer what it was. */
  change(kind: number, hex: number): void {
    this.#changes[kind * this.#words + (hex >> 5)]! |= 1 << (hex & 31)
  }

  hasChanged(kind: number, hex: number): boolean {
    return (this.#changes[kind * this.#words + (hex >> 5)]! & (1 << (hex & 31))) !== 0
  }

  /** The piece itself is no longer what it was. Ends with an `update`. */
  forget(piece: number): void {
    this.#gains.fill(Number.NaN, piece * CARDS, piece * CARDS + CARDS)
  }

  forgetAll(): void {
    this.#gains.fill(Number.NaN)
  }

  /** Forgets what depends on the changes. */
  update(): void {
    let count = 0
    for (let i = 0; i < this.#count; i++) {
      const place = this.#known[i]!
      if (this.#holds(place)) this.#known[count++] = place
      else this.#gains[place] = Number.NaN
    }
    this.#count = count
    this.#changes.fill(0)
  }

  #holds(place: number): boolean {
    if (Number.isNaN(this.#gains[place]!)) return false
    const changes = this.#changes
    const first = place * changes.length
    for (let i = 0; i < changes.length; i++) {
      if ((changes[i]! & this.#scopes[first + i]!) !== 0) return false
    }
    return true
  }
}

function placeOf(piece: number, card: number): number {
  return piece * CARDS + (card === NOBODY ? 0 : 1 + card - INFANTRY_MANOEUVRE)
}
