import type { Breakdown, GameEvent, Refusal, Side } from './system.ts'

/** What an action is told by: a word, or a number where actions are packed into numbers. */
export type Kind = string | number

/**
 * One decision: what may be chosen, what stands against a choice, what comes of it, and how players write it. Whoever
 * adds an action adds one of these, and names it in a step of the turn.
 *
 * `Reason` is whatever a rulebook judges by: a word that is looked up once somebody wants to read it, or the refusal
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

/** A moment of the turn in which somebody has to decide something. */
export interface Step<State, Action, Event extends GameEvent, Reason> {
  /** What is decided, in the order in which it is listed. */
  readonly decisions: readonly Decision<State, Action, Event, Reason>[]
  /** Who decides now: nobody where everybody is done, both where choices are simultaneous and hidden. */
  deciders(state: State): readonly Side[]
}

/** The action that a text means by the first decision that knows its kind; nothing where none does. */
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
