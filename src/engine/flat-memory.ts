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

/** A state that lies in flat memory, as games see it. */
type FlatState = {
  readonly field: { readonly sides: readonly string[] }
  readonly words: Int32Array
  script: Rolls | undefined
}

/** What a game has by lying in flat memory, whatever its rules. */
export const flatGame = {
  sides: (state: FlatState) => state.field.sides,
  script(state: FlatState, rolls: Rolls | undefined) {
    state.script = rolls
  },
  fingerprint: (state: FlatState) => state.words,
}

/** Rolls a die of a state, or takes what a script has: the index of the face. */
export function rollDie(state: { readonly dice: Dice; readonly script?: Rolls | undefined }, die: Die): number {
  return state.script ? state.script.next(die) : roll(state.dice, die.faces.length) - 1
}
