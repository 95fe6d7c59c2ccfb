import type { Breakdown, GameEvent, Refusal } from '../../engine/system.ts'
import type { Action } from './actions.ts'
import type { BattleState } from './state.ts'

/** What happened, where somebody wants to know; nothing is built where nobody does. */
export type Events = GameEvent[] | undefined

/** A kind of decision: who may do what in a step of the turn, and what comes of it. `done` is the sequence's. */
export type Decision<Own extends Action = Action> = {
  /** The kinds of action that belong to it. */
  readonly kinds: readonly Action['kind'][]
  /** Whether a side has anything to decide; false where only `done` would be left. Cheap: asked after every action. */
  hasChoice(state: BattleState, side: number): boolean
  /** A finite sensible choice of what the side may do (3.3): each of them is legal. */
  list(state: BattleState, side: number): Own[]
  /** Judges any action of these kinds, listed or not. */
  refusal(state: BattleState, action: Own): Refusal | undefined
  /** Why a side may not end the step yet; nothing where it may. */
  mustStay?(state: BattleState, side: number): Refusal | undefined
  carryOut(state: BattleState, action: Own, events: Events): void
  explain?(state: BattleState, action: Own): Breakdown | undefined
  /** An action as a player says it. */
  write(state: BattleState, action: Own): string
  /** The action that a text means, why there is none, or nothing where the text is of another kind. */
  read(state: BattleState, side: number, text: string): Own | Refusal | undefined
}
