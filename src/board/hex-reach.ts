import type { HexTables } from './hex-tables.ts'
import { NOWHERE } from './nowhere.ts'

/**
 * The hexes within some steps over passable ground. One search after another uses the same memory, so a search allocates
 * nothing, and its result lasts until the next.
 */
export class HexReach {
  /** The hexes that the last search found, nearest first, from its start on; as many as the search gave. */
  readonly found: Int32Array
  readonly #neighbours: Int32Array
  /** By hex: the first mark of a search and the steps to the hex. Marks only grow, so nothing is cleared; doubles never overflow. */
  readonly #marks: Float64Array
  #first = 1
  #next = 1

  constructor(tables: HexTables) {
    this.found = new Int32Array(tables.grid.size)
    this.#neighbours = tables.neighbours
    this.#marks = new Float64Array(tables.grid.size)
  }

  /** Gives the number of hexes. The start is one of them, whatever its ground; `passable` has 0 where nobody can go. */
  search(from: number, steps: number, passable: Uint8Array): number {
    const found = this.found
    const neighbours = this.#neighbours
    const marks = this.#marks
    const first = this.#next
    const last = first + Math.min(steps, found.length)
    found[0] = from
    marks[from] = first
    let count = 1
    for (let i = 0; i < count; i++) {
      const hex = found[i]!
      const mark = marks[hex]! + 1
      if (mark > last) break
      for (let side = hex * 6; side < hex * 6 + 6; side++) {
        const next = neighbours[side]!
        if (next === NOWHERE || marks[next]! >= first || passable[next] === 0) continue
        marks[next] = mark
        found[count++] = next
      }
    }
    this.#first = first
    this.#next = last + 1
    return count
  }

  /** The fewest steps from the start of the last search to a hex, or -1 where it found no way. */
  stepsTo(hex: number): number {
    return Math.max(this.#marks[hex]! - this.#first, -1)
  }
}
