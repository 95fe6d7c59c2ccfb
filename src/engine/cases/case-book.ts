import { type CodeTable } from '../../scenario/codes/index.ts'
import { type Path, Report } from '../../scenario/diagnostic.ts'
import type { JsonSchema } from '../../scenario/schema/nodes.ts'
import type { Validator } from '../../scenario/schema/validator.ts'
import type { GameEvent } from '../system.ts'
import type { Clauses } from './clauses.ts'

/** What positions and expectations look like: the schema has a definition for each. */
export type CaseSchema = {
  readonly schema: JsonSchema
  readonly validators: { readonly position: Validator; readonly expectation: Validator }
}

/** What the case runner needs from a system besides its game. */
export interface CaseBook<State> {
  readonly schema: CaseSchema
  /** Every rule and line of a table that a case can cite, with the file that carries it out. */
  readonly rules: Readonly<Record<string, string>>
  /** What the rules say, clause by clause; a case cites clauses by their ids. */
  readonly clauses: Clauses
  /** How the book is read where it is silent or contradicts itself, by rule. */
  readonly rulings?: Readonly<Record<string, readonly string[]>>
  /**
   * A case's position as a state, before anything is rolled: `begin` rolls and starts what begins by itself.
   * Where the position makes no sense, what is wrong with it.
   */
  applyPosition(
    position: unknown,
    scenarios: ShippedScenarios,
    seed: number,
  ): { state: State } | { problems: readonly PositionProblem[] }
  /** Starts play at the point that the position asks for. Rolls dice. What happened is added to `events`. */
  begin(state: State, events?: GameEvent[]): void
  /**
   * Actions that one line of play stands for, one after the other: `move D6 D7` is two. None where it says nothing, as a
   * side that has nothing to decide says `done`.
   */
  split(line: string, state: State): readonly string[]
  /** What has to be said before this line, where the case leaves it out: `done` before the next order. */
  implied(state: State, line: string): readonly string[]
  /**
   * What is said by itself while a line is not due yet, and after the last one until the case has come to its end: `done`
   * by those who want nothing in between. Each is said before the next is asked for.
   */
  meanwhile?(state: State, line: string | undefined): Iterable<string>
  /**
   * Of a line that nobody has to decide now: the kinds of events by which what it says comes about where there is no
   * choice, such as a retreat to the only hex; none where it only says that nothing happens, as `stay` does.
   */
  settled?(state: State, line: string): readonly string[] | undefined
  /** How the state differs from what is expected, each a line with both; nothing where it does not. */
  compare(state: State, expected: unknown): readonly string[]
}

/** Why a position is impossible, and where. */
export type PositionProblem = { readonly path: Path; readonly message: string }

/** Finds the data of a shipped battle by its id, if there is one. The data are shared and must not be changed. */
export type ShippedScenarios = (id: string) => unknown

/** What is wrong with a position that takes a battle which does not ship. */
export function noBattle(id: string | undefined): PositionProblem {
  return { path: ['scenario'], message: `There is no shipped battle ${id}.` }
}

/** What the checks find in the scenario of a position, as far as it is wrong in a fragment of a battle as well. */
export function findProblems<Scenario, Code extends string>(
  scenario: Scenario,
  check: (scenario: Scenario, report: Report<Code>) => void,
  codes: CodeTable,
  isWrong: (code: string) => boolean,
): PositionProblem[] {
  const report = new Report<Code>(codes)
  check(scenario, report)
  return report.hasErrors() ? report.diagnostics.filter(({ code }) => isWrong(code)) : []
}
