import type { HexTables } from '../../../board/hex-tables.ts'

/** A set of hexes as bits, 32 hexes to a word, from the first word that has one. */
type HexSet = { readonly first: number; readonly words: Int32Array }

/** The hexes around each hex, drawn when they are first asked for. */
export class HexSets {
  readonly #tables: HexTables
  /** By radius and hex. */
  readonly #around: (HexSet | undefined)[][] = []

  constructor(tables: HexTables) {
    this.#tables = tables
  }

  /** The hexes up to a distance from a hex, itself included. */
  around(hex: number, radius: number): HexSet {
    const sets = (this.#around[radius] ??= [])
    return (sets[hex] ??= this.#draw(hex, radius))
  }

  #draw(hex: number, radius: number): HexSet {
    const hexes: number[] = []
    for (let other = 0; other < this.#tables.grid.size; other++) {
      if (this.#tables.distance(hex, other) <= radius) hexes.push(other)
    }
    const first = hexes[0]! >> 5
    const words = new Int32Array((hexes.at(-1)! >> 5) - first + 1)
    for (const other of hexes) words[(other >> 5) - first]! |= 1 << (other & 31)
    return { first, words }
  }
}
