import type { Dice } from './dice.ts'

/**
 * What players need of a game's knowledge. It sees what the side sees: neither the other side's hidden choices nor the
 * dice to come have any influence on `value` and `weigh`.
 */
export interface Appraiser<State, Action> {
  /** How good the position is for a side, in the worth of units; a battle won or lost is far beyond everything else. */
  value(state: State, side: number): number
  /** How good each of the side's legal actions is, in expectation; only differences count. */
  weigh(state: State, side: number, actions: readonly Action[]): readonly number[]
  /** Turns a copy into a game that the side may believe to be in: new dice, and what is hidden from it drawn anew. */
  imagine(state: State, side: number, dice: Dice): void
  /** A number that changes when a span of play is over: there positions can be compared. */
  span(state: State): number
  /** Whether a choice is worth thinking ahead for; others are well made by `weigh`. */
  isWeighty(state: State): boolean
}
