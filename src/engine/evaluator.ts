import type { Dice } from './dice.ts'

/**
 * What computer players need to know about a game. It sees what the side sees: neither the other side's hidden choices
 * nor the dice to come have any influence on `value` and `weigh`.
 */
export interface Evaluator<State, Action> {
  /** What `value` gives for a battle that is won. Halfway to it, three of four battles are won: so chances are read off it. */
  readonly won: number
  /** Whether playing on takes so long that an analysis of a game values positions as they stand; only `true` is useful. */
  readonly isSlow?: true
  /**
   * How likely the side is to win rather than the other, on a scale on which `weigh` can be compared with it: as much
   * above zero when the battle is won as below when it is lost.
   */
  value(state: State, side: number): number
  /** How much each of the side's legal actions is likely to add to `value`; only differences count. */
  weigh(state: State, side: number, actions: readonly Action[]): readonly number[]
  /**
   * `weigh` for one course of play that is only imagined: quicker, where something can be left out that hardly matters for
   * the end of the span, or need not be thought of twice.
   */
  weigherAhead?(): Evaluator<State, Action>['weigh']
  /**
   * Ways to conduct a whole span of play, bolder or more careful ones than `weigh` and `weigh` itself: whoever thinks ahead chooses one when
   * a span begins, with so much effort, and keeps to it until the span is over. Where what they come to is seen later, `span` is a longer one.
   * Where what suits a side in one span mostly suits it in the next, what was seen before counts like so many futures: `experience`.
   */
  readonly postures?: {
    readonly weighers: readonly Evaluator<State, Action>['weigh'][]
    effort(state: State): number
    span?(state: State, side: number): number
    readonly experience?: number
  }
  /** A number that actions share of which only the one that weighs most need be thought through. */
  kin?(state: State, action: Action): number
  /** Turns a copy into a game that the side may believe to be in: new dice, and what is hidden from it drawn anew. */
  imagine(state: State, side: number, dice: Dice): void
  /**
   * A number that changes when a span of play is over for a side: there it can compare positions. Where the spans of the sides begin at
   * different times, `imagine` leaves the other side all its choices: an analysis follows both by the eyes of one.
   */
  span(state: State, side: number): number
  /** How much thinking ahead a choice deserves, against the others; nothing where `weigh` makes it well enough. */
  effort(state: State): number
}
