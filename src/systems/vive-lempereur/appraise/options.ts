import type { Action } from '../actions.ts'

/** Steps, facings, formations, a rally and the end of the order; fire comes on top, at each enemy. */
const MOST_BESIDES_FIRE = 20

/** The first actions of plans, and the best gain that each leads to. They are few: a list is faster than a map. */
export class Options {
  readonly #actions: Int32Array
  readonly #gains: Float64Array
  #count = 0

  constructor(enemies: number) {
    this.#actions = new Int32Array(MOST_BESIDES_FIRE + enemies)
    this.#gains = new Float64Array(MOST_BESIDES_FIRE + enemies)
  }

  clear(): void {
    this.#count = 0
  }

  add(action: Action, gain: number): void {
    const place = this.#placeOf(action)
    if (place < 0) {
      this.#actions[this.#count] = action
      this.#gains[this.#count++] = gain
    } else if (gain > this.#gains[place]!) this.#gains[place] = gain
  }

  /** The best gain that an action leads to, or a number where it begins no plan. */
  gainOf(action: Action, otherwise: number): number {
    const place = this.#placeOf(action)
    return place < 0 ? otherwise : this.#gains[place]!
  }

  #placeOf(action: Action): number {
    for (let i = 0; i < this.#count; i++) if (this.#actions[i] === action) return i
    return -1
  }
}
