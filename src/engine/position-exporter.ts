import type { Scenario } from '../scenario/types.gen.ts'

/** What cannot be written down, in words. */
export type Unwritable = { readonly problem: string }

/** A position as a battle of its own, and what a scenario cannot say of it, in sentences. */
export type WrittenBattle<Own extends Scenario = Scenario> = {
  readonly scenario: Own
  readonly lost: readonly string[]
}

/** Writes down what has come about in play: as a battle to be edited, and as a case (see `docs/cases.md`). */
export interface PositionExporter<State, Action> {
  /** The battle from here on. */
  writeBattle(state: State): WrittenBattle | Unwritable
  /** Whether an action begins something that a case can show. */
  beginsCase(state: State, action: Action): boolean
  /** A case file as data, whose one case has these actions, their dice and what came of them in this very position. */
  writeCase(state: State, actions: readonly Action[]): { readonly file: unknown } | Unwritable
}
