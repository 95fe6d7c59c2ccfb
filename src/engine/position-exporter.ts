import type { Scenario } from '../scenario/types.gen.ts'

/** What cannot be written down, in words. */
export type Unwritable = { readonly problem: string }

/** A position as a battle of its own, and what a scenario cannot say of it, in sentences. */
export type WrittenBattle<Own extends Scenario = Scenario> = {
  readonly scenario: Own
  readonly lost: readonly string[]
}

/** Exports a position from play as a battle to edit, or as a case (see `docs/cases.md`). */
export interface PositionExporter<State, Action> {
  /** The battle from here on. */
  writeBattle(state: State): WrittenBattle | Unwritable
  /** Whether an action begins something that a case can show. */
  beginsCase(state: State, action: Action): boolean
  /** A case file as data, whose one case has these actions, their dice and what came of them in this very position. */
  writeCase(state: State, actions: readonly Action[]): { readonly file: unknown } | Unwritable
}

/** What a battle that goes on from a moment of another is called, where its placements come from, and how many turns it has. */
export function headOfPosition(scenario: Scenario, turn: number, moment: string) {
  const { id, title, turns, sources } = scenario
  const placements = { status: 'own' as const, note: `A position of a game: turn ${turn}, ${moment}.` }
  return {
    id: `${id}-turn-${turn}`,
    title: `${title}, turn ${turn}`,
    sources: { ...sources, placements },
    turns: turns - turn + 1,
  }
}
