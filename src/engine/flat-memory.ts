import { memoize } from '../board/memoize.ts'
import { type Dice, type Die, makeDice, type Rolls, roll } from './dice.ts'

/** What a part of a battle's memory is: so many numbers, or an array that does not change and that all states share. */
type Lengths = Readonly<Record<string, number | Int32Array>>

/** A state that lies in flat memory: scalars are read and written like properties, the other parts are arrays. */
type StateOf<Field, Scalar extends string, Parts> = {
  readonly field: Field
  readonly words: Int32Array
  readonly now: Int32Array
  readonly dice: Int32Array
  /** Rolls that a case prescribes, instead of the dice. */
  script: Rolls | undefined
} & Record<Scalar, number> & { readonly [part in keyof Parts]: Int32Array }

/**
 * The states of a game. All numbers lie in one typed array, so that a copy is one copy of memory: first the scalars, each
 * behind an accessor of its place in `now`, then the dice and the parts by their lengths, as windows on it.
 */
export function makeStates<Field extends object, Scalar extends string, Parts extends Lengths>(
  scalars: readonly Scalar[],
  lengthsOf: (field: Field) => Parts,
) {
  type State = StateOf<Field, Scalar, Parts>

  /** Shared out once for each battlefield, because states are made by the thousand. */
  const layoutOf = memoize((field: Field) => {
    const parts: { readonly name: string; readonly start: number; readonly end: number }[] = []
    const shared: { readonly name: string; readonly array: Int32Array }[] = []
    let size = 0
    const lengths: Lengths = { now: scalars.length, dice: makeDice(0).length, ...lengthsOf(field) }
    for (const [name, length] of Object.entries(lengths)) {
      if (typeof length !== 'number') shared.push({ name, array: length })
      else parts.push({ name, start: size, end: (size += length) })
    }
    return { size, parts, shared }
  })

  class Memory {
    readonly field: Field
    readonly words: Int32Array
    script: Rolls | undefined = undefined

    constructor(field: Field, words?: Int32Array) {
      const { size, parts, shared } = layoutOf(field)
      this.field = field
      this.words = words ?? new Int32Array(size)
      // Engines keep objects with many properties fast where each is defined, and not where each is assigned by its name.
      for (const { name, start, end } of parts) {
        Object.defineProperty(this, name, { value: this.words.subarray(start, end), enumerable: true })
      }
      // What a battle shares with others may be replaced by a copy of its own.
      for (const { name, array } of shared)
        Object.defineProperty(this, name, { value: array, enumerable: true, writable: true })
    }
  }

  for (const [place, name] of scalars.entries()) {
    Object.defineProperty(Memory.prototype, name, {
      get(this: State) {
        return this.now[place]
      },
      set(this: State, value: number) {
        this.now[place] = value
      },
    })
  }
  const States = Memory as unknown as new (field: Field, words?: Int32Array) => State

  /** The same battle at the same moment; into a state of the same battle that is no longer needed, nothing is allocated. */
  function copy(state: State, into?: State): State {
    if (!into || baseOf(into.field) !== baseOf(state.field)) return new States(state.field, state.words.slice())
    if (into.field !== state.field) changeField(into, state.field)
    into.words.set(state.words)
    return into
  }

  return { BattleState: States, copy }
}

/** The battlefield as it was when the battle began: `base` of one that has changed since. */
const baseOf = <Field extends object>(field: Field): Field => (field as { readonly base?: Field }).base ?? field

/** Gives a state another battlefield of the same battle, of which all memory is the same. */
export function changeField<Field extends object>(state: { readonly field: Field }, field: Field): void {
  const open: { field: Field } = state
  open.field = field
}

/** A state that lies in flat memory, as games see it. */
type FlatState = {
  readonly field: { readonly sides: readonly string[] }
  readonly words: Int32Array
  script: Rolls | undefined
}

/** The parts of a game that follow from its flat memory, whatever its rules. */
export const flatGame = {
  sides: (state: FlatState) => state.field.sides,
  script(state: FlatState, rolls: Rolls | undefined) {
    state.script = rolls
  },
  fingerprint: (state: FlatState) => state.words,
}

/** Rolls a die of a state, or takes the next scripted roll; returns the index of the face. */
export function rollDie(state: { readonly dice: Dice; readonly script?: Rolls | undefined }, die: Die): number {
  return state.script ? state.script.next(die) : roll(state.dice, die.faces.length) - 1
}
