import type { Breakdown } from '../../../engine/system.ts'

/** Sums the chances of results that come about in several ways. */
export class Chances {
  readonly #chances = new Map<string, number>()

  add(result: string, chance: number): void {
    if (chance > 0) this.#chances.set(result, (this.#chances.get(result) ?? 0) + chance)
  }

  list(): { result: string; chance: number }[] {
    return [...this.#chances].map(([result, chance]) => ({ result, chance }))
  }
}

/** How likely it is that something else comes about than a result: `42 %`. */
export function percentBeside({ chances }: Breakdown, result: string): string {
  const chance = chances.find((one) => one.result === result)?.chance ?? 0
  return `${Math.round((1 - chance) * 100)} %`
}

/** How many ways there are to choose so many of a number. */
export function waysToChoose(number: number, chosen: number): number {
  return chosen === 0 ? 1 : (waysToChoose(number - 1, chosen - 1) * number) / chosen
}
