import type { HexTables } from '../../../board/hex-tables.ts'
import type { Roster } from '../format/index.ts'
import { type Battlefield, BOMBARDMENT, INFANTRY_MANOEUVRE, NOBODY } from '../rules/index.ts'
import { HexSets } from './hex-sets.ts'

/**
 * What can change in a hex between two looks, as far as plans go by it: who is there; who is there or next to it; the
 * state of an enemy who is there, his coming and going included; and how far the nearest enemy is, or what the enemy
 * threatens there.
 */
export const [PIECES, ROOM, ENEMIES, DANGERS] = [0, 1, 2, 3] as const
const KINDS = 4

/**
 * What can change in the course of the battle: how many more enemies, or of our own, have to fall; victory points; how
 * many units a side has in a sector; and whether an objective is held: a bit each, where many objectives share some.
 */
export const [KILLS, LOSSES, POINTS] = [1, 2, 4] as const
export const inSector = (side: number, sector: number) => 8 << (side * 3 + sector)
export const inObjective = (objective: number) => 512 << (objective % 23)

/** An order without an automatic card, and one by each of them. */
const CARDS = 2 + BOMBARDMENT - INFANTRY_MANOEUVRE

/**
 * The gains of orders that still hold: many plans are the same from one decision to the next, because whatever has
 * happened since was elsewhere. A plan notes in which hexes it goes by what, and whether it goes by the course of the
 * battle; it holds until one of these changes, or the piece itself.
 */
export class GainCache {
  /** By plan, which are numbered by piece and card; NaN where no gain is known. */
  readonly #gains: Float64Array
  /** The plans whose gain is known, and their number. */
  readonly #known: Int32Array
  #count = 0
  /** By plan, its scope: a set of hexes for each kind of change, and a word for the course, a bit for each part of it. */
  readonly #scopes: Int32Array
  /** What has changed since the last look, laid out like a scope; and the words of it that have anything. */
  readonly #changes: Int32Array
  readonly #changed: Int32Array
  readonly #tables: HexTables
  readonly #sets: HexSets
  /** How many words a set of hexes has. */
  readonly #words: number
  /** Where the scope of the plan lies that is being made. */
  #scope = 0

  constructor({ roster, tables, grid }: Battlefield) {
    const plans = plansOf(roster)
    this.#tables = tables
    this.#sets = new HexSets(tables)
    this.#words = Math.ceil(grid.size / 32)
    this.#gains = new Float64Array(plans).fill(Number.NaN)
    this.#known = new Int32Array(plans)
    this.#changes = new Int32Array(KINDS * this.#words + 1)
    this.#changed = new Int32Array(this.#changes.length)
    // One more than there are plans, for what is noted of none.
    this.#scopes = new Int32Array((plans + 1) * this.#changes.length)
    this.close()
  }

  /** What an order by an automatic card, or by none (NOBODY), would gain; NaN where that is not known. */
  gainOf(piece: number, card: number): number {
    return this.#gains[planOf(piece, card)]!
  }

  /** What the plan has come to. */
  learn(piece: number, card: number, gain: number): void {
    this.close()
    const plan = planOf(piece, card)
    this.#gains[plan] = gain
    this.#known[this.#count++] = plan
  }

  /** A plan begins whose gain is to be learnt. */
  open(piece: number, card: number): void {
    const { length } = this.#changes
    this.#scope = planOf(piece, card) * length
    this.#scopes.fill(0, this.#scope, this.#scope + length)
  }

  /** What is noted from now on belongs to no plan. */
  close(): void {
    this.#scope = this.#scopes.length - this.#changes.length
  }

  /** The plan goes by something in a hex. */
  dependOn(kind: number, hex: number): void {
    this.#scopes[this.#scope + kind * this.#words + (hex >> 5)]! |= 1 << (hex & 31)
  }

  /** The plan goes by something in all hexes up to a distance from one. */
  dependAround(kind: number, hex: number, radius: number): void {
    const { first, words } = this.#sets.around(hex, radius)
    const start = this.#scope + kind * this.#words + first
    for (let i = 0; i < words.length; i++) this.#scopes[start + i]! |= words[i]!
  }

  /** The plan goes by something in the hexes on the line between two. */
  dependOnLine(kind: number, from: number, to: number): void {
    const { crossed, along } = this.#tables.line(from, to)
    for (let i = 0; i < crossed.length; i++) this.dependOn(kind, from + crossed[i]!)
    for (let i = 0; i < along.length; i += 2) {
      const hex = from + along[i]!
      if (hex >= 0 && hex < this.#tables.grid.size) this.dependOn(kind, hex)
    }
  }

  /** The plan goes by a part of the course. */
  dependOnCourse(part: number): void {
    this.#scopes[this.#scope + this.#changes.length - 1]! |= part
  }

  /** Something in a hex is no longer what it was. */
  change(kind: number, hex: number): void {
    this.#changes[kind * this.#words + (hex >> 5)]! |= 1 << (hex & 31)
    if (kind === PIECES) this.#changeRoom(hex)
  }

  /** Plans go by the room around many more hexes than change: it is the change that is spread. */
  #changeRoom(hex: number): void {
    const { first, words } = this.#sets.around(hex, 1)
    const start = ROOM * this.#words + first
    for (let i = 0; i < words.length; i++) this.#changes[start + i]! |= words[i]!
  }

  changeCourse(parts: number): void {
    this.#changes[this.#changes.length - 1]! |= parts
  }

  /** The piece itself is no longer what it was. */
  forget(piece: number): void {
    this.#gains.fill(Number.NaN, piece * CARDS, piece * CARDS + CARDS)
  }

  forgetAll(): void {
    this.#gains.fill(Number.NaN)
  }

  /** Forgets what depends on the changes. Every look ends with it. */
  update(): void {
    let words = 0
    for (let i = 0; i < this.#changes.length; i++) if (this.#changes[i] !== 0) this.#changed[words++] = i
    let count = 0
    for (let i = 0; i < this.#count; i++) {
      const plan = this.#known[i]!
      if (this.#holds(plan, words)) this.#known[count++] = plan
      else this.#gains[plan] = Number.NaN
    }
    this.#count = count
    this.#changes.fill(0)
  }

  #holds(plan: number, words: number): boolean {
    if (Number.isNaN(this.#gains[plan]!)) return false
    const scope = plan * this.#changes.length
    for (let i = 0; i < words; i++) {
      const word = this.#changed[i]!
      if ((this.#changes[word]! & this.#scopes[scope + word]!) !== 0) return false
    }
    return true
  }
}

/** How many plans there can be. */
export function plansOf(roster: Roster): number {
  return roster.size * CARDS
}

/** The number of the plan for an order to a piece by an automatic card, or by none (NOBODY). */
export function planOf(piece: number, card: number): number {
  return piece * CARDS + (card === NOBODY ? 0 : 1 + card - INFANTRY_MANOEUVRE)
}
