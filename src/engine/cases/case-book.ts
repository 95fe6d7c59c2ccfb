import type { GameEvent } from '../system.ts'

/** What the case runner needs of a system besides its game. */
export interface CaseBook<State> {
  /** Every rule and line of a table that a case can cite, with the file that carries it out. */
  readonly rules: Readonly<Record<string, string>>
  /**
   * A case's position as a state, before anything is rolled: `begin` rolls and starts what begins by itself.
   * Where the position makes no sense, what is wrong with it.
   */
  pose(position: unknown, scenarios: ShippedScenarios, seed: number): { state: State } | { problems: readonly string[] }
  /** Starts play at the point that the position asks for. Rolls dice. What happened is added to `events`. */
  begin(state: State, events?: GameEvent[]): void
  /** Actions that one line of play stands for, one after the other and at least one: `move D6 D7` is two. */
  split(line: string): readonly string[]
  /** What has to be said before this line, where the case leaves it out: `done` before the next order. */
  implied(state: State, line: string): readonly string[]
  /** How the state differs from what is expected, each a line with both; nothing where it does not. */
  compare(state: State, expected: unknown): readonly string[]
}

/** Finds the data of a shipped battle by its id; nothing where there is none. They are shared, and must not be changed. */
export type ShippedScenarios = (id: string) => unknown
