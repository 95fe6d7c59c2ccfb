import type { HexTables } from '../../../board/hex-tables.ts'

/** Sets of hexes as bits, 32 hexes to a word: whether two sets meet is seen in a few words. */
export class HexSets {
  /** How many words a set has. */
  readonly words: number
  readonly #tables: HexTables
  /** By radius and hex. */
  readonly #around: (Int32Array | undefined)[][] = []

  constructor(tables: HexTables) {
    this.#tables = tables
    this.words = Math.ceil(tables.grid.size / 32)
  }

  /** The hexes up to a distance from a hex, itself included. */
  around(hex: number, radius: number): Int32Array {
    const sets = (this.#around[radius] ??= [])
    return (sets[hex] ??= this.#draw(hex, radius))
  }

  #draw(hex: number, radius: number): Int32Array {
    const set = new Int32Array(this.words)
    for (let other = 0; other < this.#tables.grid.size; other++) {
      if (this.#tables.distance(hex, other) <= radius) set[other >> 5]! |= 1 << (other & 31)
    }
    return set
  }
}
