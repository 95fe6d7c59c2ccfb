import { chanceIn, isFixed, type TimingData } from '../scenario/arrivals/timing.ts'
import type { AnyCondition } from '../scenario/conditions/tree.ts'
import { expandDieTable } from '../scenario/die-tables.ts'
import type { Compiled, ConditionBook } from './conditions/book.ts'

/** When something happens that the battle announces, compiled. */
export type Timing<Where, Own> = {
  /** The first turn in which it may happen. */
  readonly turn: number
  readonly when: Compiled<Where, Own> | undefined
  /** What a die must show at least, 0 where none is rolled. */
  readonly chance: number
  /** By the result of a die, from 1 on: how many turns later it happens. */
  readonly delays: readonly number[] | undefined
  /** The word of memory with the turn in which it happens, 0 as long as nobody knows; -1 where the turn is all that decides. */
  readonly row: number
}

/** Compiles a time; `otherwise` where something else than its turn may bring it about, or with the word of memory that has it. */
export function compileTiming<C extends AnyCondition<C>, Where, Own>(
  book: Pick<ConditionBook<C, Where, Own>, 'add' | 'remember'>,
  data: TimingData<C>,
  side: string,
  otherwise: boolean | number = false,
): Timing<Where, Own> {
  const { turn, when, d6, delay } = data
  const isNever = turn === undefined && isFixed(data)
  return {
    // What has neither turn nor condition happens only otherwise.
    turn: isNever ? Infinity : (turn ?? 1),
    when: when && book.add(when, side),
    chance: d6 === undefined ? 0 : chanceIn(d6),
    delays: delay && expandDieTable(delay),
    row: typeof otherwise === 'number' ? otherwise : isFixed(data) && !otherwise ? -1 : book.remember(),
  }
}

/** Whether the time has come. */
export function hasCome(
  { row, turn }: Pick<Timing<unknown, unknown>, 'row' | 'turn'>,
  now: number,
  memory: Int32Array,
): boolean {
  if (row < 0) return now >= turn
  return memory[row]! > 0 && memory[row]! <= now
}

/** What is still to be decided of a time, with turns counted from now on. */
export function timingFromNow<C, Data extends TimingData<C>>(
  data: Data,
  { row }: Pick<Timing<unknown, unknown>, 'row'>,
  now: number,
  memory: Int32Array,
): Data {
  const fromNow = (turn: number) => Math.max(1, turn - now + 1)
  const set = row < 0 ? 0 : memory[row]!
  if (set === 0) return data.turn === undefined ? data : { ...data, turn: fromNow(data.turn) }
  const { when: _when, d6: _d6, delay: _delay, ...others } = data
  return { ...others, turn: fromNow(set) } as Data
}

/** What the beginning of a turn has shown: the die that failed, or the turn in which it happens, and the die of its delay. */
type Verdict = { readonly failed: number } | { readonly turn: number; readonly delayedBy: number }

/** Asks at the beginning of a turn whether it is to happen, and remembers the answer; nothing where nothing is new. */
export function askTiming<Where, Own>(
  { row, turn, when, chance, delays }: Timing<Where, Own>,
  now: number,
  memory: Int32Array,
  holds: (condition: Compiled<Where, Own>) => boolean,
  roll: () => number,
): Verdict | undefined {
  if (row < 0 || memory[row] !== 0 || now < turn || (when && !holds(when))) return undefined
  if (chance > 0) {
    const die = roll()
    if (die < chance) return { failed: die }
  }
  const delayedBy = delays ? roll() : 0
  memory[row] = now + (delays?.[delayedBy - 1] ?? 0)
  return { turn: memory[row], delayedBy }
}
