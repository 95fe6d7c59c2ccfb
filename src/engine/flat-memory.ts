import { memoize } from '../board/memoize.ts'
import { type Dice, type Die, type Rolls, roll } from './dice.ts'

/** How the memory of a battle is shared out: one array, and in it a window for each part. */
export type Layout<Part extends string> = {
  readonly size: number
  readonly parts: readonly Part[]
  /** The window of a part on an array of this size. */
  window(words: Int32Array, part: Part): Int32Array
}

/** Shares memory out by the lengths of its parts: once for each battlefield, because states are made by the thousand. */
export function layoutBy<Field extends object, Part extends string>(
  lengthsOf: (field: Field) => Readonly<Record<Part, number>>,
): (field: Field) => Layout<Part> {
  return memoize((field) => {
    const lengths = lengthsOf(field)
    let size = 0
    const start: Partial<Record<Part, number>> = {}
    for (const [part, length] of Object.entries(lengths) as [Part, number][]) {
      start[part] = size
      size += length
    }
    const window = (words: Int32Array, part: Part) => words.subarray(start[part], start[part]! + lengths[part])
    return { size, parts: Object.keys(start) as Part[], window }
  })
}

/** Has scalars read and written like properties: each is an accessor of its place in `now`. */
export function defineScalars(prototype: { readonly now: Int32Array }, names: readonly string[]): void {
  for (const [place, name] of names.entries()) {
    Object.defineProperty(prototype, name, {
      get(this: typeof prototype) {
        return this.now[place]
      },
      set(this: typeof prototype, value: number) {
        this.now[place] = value
      },
    })
  }
}

/** Rolls a die of a state, or takes what a script has: the index of the face. */
export function rollDie(state: { readonly dice: Dice; readonly script?: Rolls | undefined }, die: Die): number {
  return state.script ? state.script.next(die) : roll(state.dice, die.faces.length) - 1
}
