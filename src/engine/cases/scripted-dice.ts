import { count, some } from '../../scenario/wording.ts'
import type { Die, Rolls } from '../dice.ts'
import { Failed } from './failed.ts'

/** Dice that show what a case says, and insist that the right ones are rolled. */
export class ScriptedDice implements Rolls {
  /** What is going on, as a message names who rolls. */
  roller = ''
  readonly #results: readonly (string | number)[]
  #used = 0

  constructor(results: readonly (string | number)[]) {
    this.#results = results
  }

  next(die: Die): number {
    const result = this.#results[this.#used]
    const wanted = `${this.roller} rolls a ${die.name}`
    if (result === undefined) {
      const listed = count(this.#results.length, 'die', 'dice')
      throw new Failed(`${wanted}, but the dice have run out.`, [
        `expected: ${listed} in all`,
        `actual: number ${this.#used + 1} is rolled`,
      ])
    }
    const face = die.faces.indexOf(String(result))
    if (face < 0) {
      const faces = [...new Set(die.faces)]
      throw new Failed(`${wanted}, but number ${this.#used + 1} of the dice is ${result}.`, [
        `a ${die.name} shows: ${faces.length > 10 ? some(faces) : faces.join(', ')}`,
        `dice: ${this.#results.map((one, i) => (i === this.#used ? `>${one}<` : one)).join(', ')}`,
      ])
    }
    this.#used++
    return face
  }

  /** The results that nobody has rolled, and the place of the first. */
  get left(): { readonly from: number; readonly results: readonly (string | number)[] } {
    return { from: this.#used, results: this.#results.slice(this.#used) }
  }
}

/** Thrown where something that is only tried would roll. */
export class RollWanted extends Error {}

/** For what is only tried: no die may fall. */
export const NO_DICE: Rolls = {
  next(die) {
    throw new RollWanted(`a ${die.name} would be rolled`)
  },
}
