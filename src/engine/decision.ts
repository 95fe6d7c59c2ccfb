import type { Breakdown, GameEvent, Refusal, Side } from './system.ts'

/** What identifies the kind of an action: a word, or a number if actions are packed into numbers. */
export type Kind = string | number

/**
 * One decision: its legal actions, why an action is illegal, what it does, and how players write it. To add an action,
 * add a decision and name it in a step of the turn.
 *
 * `Reason` is whatever a rulebook judges by: a word that is looked up only when it is shown, or the refusal
 * itself.
 */
export interface Decision<State, Action, Event extends GameEvent, Reason> {
  /** The kinds of action that belong to it; in a step no two decisions share one. */
  readonly kinds: readonly Kind[]
  /** Adds every legal action of a side; on a table, a finite sensible choice of them. */
  list(state: State, side: Side, out: Action[]): void
  /** Judges any action of these kinds, listed or not, of a side that decides now. */
  refusal(state: State, action: Action): Reason | undefined
  /** Carries out a legal action in place. What happened is added to `events` where somebody collects them. */
  carryOut(state: State, action: Action, events: Event[] | undefined): void
  /** The numbers behind an action, where it has any. */
  explain?(state: State, action: Action): Breakdown | undefined
  /** An action as a player writes it, in this state. */
  format(state: State, action: Action): string
  /** The action that a text means, why there is none, or nothing where the text is of another kind. */
  parse(state: State, side: Side, text: string): Action | Refusal | undefined
}

/** A step of the turn in which a side has to decide. */
export interface Step<State, Action, Event extends GameEvent, Reason> {
  /** What is decided, in the order in which it is listed. */
  readonly decisions: readonly Decision<State, Action, Event, Reason>[]
  /** Who decides now: nobody where everybody is done, both where choices are simultaneous and hidden. */
  deciders(state: State): readonly Side[]
}

/** Parses an action with the first decision that knows its kind; `undefined` if none does. */
export function parseAmong<State, Action>(
  decisions: Iterable<Pick<Decision<State, Action, never, unknown>, 'parse'>>,
  state: State,
  side: Side,
  text: string,
): Action | Refusal | undefined {
  for (const decision of decisions) {
    const action = decision.parse(state, side, text)
    if (action !== undefined) return action
  }
  return undefined
}
