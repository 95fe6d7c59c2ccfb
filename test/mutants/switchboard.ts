/** What the sources of a bundle call: which mutant is on, and how many loops are still allowed. */
export type Switchboard = { readonly $mutant: unknown; readonly $tick: () => void; fuel: number }

/** One mutant is on, or none. */
export class TrialBoard implements Switchboard {
  /** The number of the mutant; 0 for none. */
  on = 0
  fuel = Number.POSITIVE_INFINITY
  readonly $mutant = (id: number) => id === this.on
  readonly $tick = () => spend(this)
}

/** Finds out which mutants make a difference at their places. */
export class RecordBoard implements Switchboard {
  fuel = Number.POSITIVE_INFINITY
  /** Those that have since it was emptied. */
  readonly reached = new Set<number>()
  /** Additions that join texts. */
  readonly ofTexts = new Set<number>()
  readonly $tick = () => spend(this)
  readonly $mutant = {
    reached: (ids: readonly number[]) => this.#add(ids),
    tested: ([yes, no]: readonly number[], value: unknown): unknown => {
      this.reached.add(value ? no! : yes!)
      return value
    },
    compared: (ids: readonly number[], operator: string, left: unknown, right: unknown): unknown => {
      const [first, second] = ids
      // A limit that is moved by one makes a difference only where it is met.
      if (second === undefined || left === right) this.reached.add(first!)
      if (second !== undefined) this.reached.add(second)
      const result = OPERATORS[operator]!(left as number, right as number)
      if (typeof result === 'string') this.ofTexts.add(first!)
      return result
    },
    joined: ([swap, onlyRight, onlyLeft]: readonly number[], operator: string, left: unknown, right: () => unknown) => {
      if (operator === '&&' ? !left : left) {
        this.#add([swap!, onlyRight!])
        return left
      }
      const result = right()
      // Not only conditions are joined so, but also values: `turn && { turn }`.
      if (result !== left) this.reached.add(swap!)
      if (result !== (operator === '&&')) this.reached.add(onlyLeft!)
      return result
    },
  }

  #add(ids: readonly number[]): void {
    for (const id of ids) this.reached.add(id)
  }
}

function spend(board: Switchboard): void {
  if (--board.fuel < 0) throw new Error('a loop without end')
}

const OPERATORS: { readonly [operator: string]: (left: number, right: number) => unknown } = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
}
