import { type Dice, makeDice, roll } from '../../src/engine/dice.ts'

/** Chance for a seed: what players do and what battles look like, apart from the dice of the game. */
export class Chance {
  readonly #dice: Dice

  constructor(seed: number) {
    this.#dice = makeDice(seed)
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    if (high < low) throw new Error(`nothing is between ${low} and ${high}`)
    return low + roll(this.#dice, high - low + 1) - 1
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return roll(this.#dice, times) === 1
  }

  pick<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)]!
  }

  /** Some of a list, in another order. */
  some<T>(list: readonly T[], number: number): T[] {
    const rest = [...list]
    return Array.from({ length: Math.min(number, rest.length) }, () => {
      const [one] = rest.splice(this.between(0, rest.length - 1), 1)
      return one!
    })
  }

  /** One of a list, each as likely as its weight says. */
  weigh<T>(list: readonly T[], weight: (one: T) => number): T {
    const weights = list.map((one) => Math.max(1, Math.round(weight(one) * 100)))
    let left = this.between(
      1,
      weights.reduce((sum, one) => sum + one, 0),
    )
    return list.find((_, i) => {
      left -= weights[i]!
      return left <= 0
    })!
  }
}
