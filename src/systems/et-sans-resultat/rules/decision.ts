import type * as engine from '../../../engine/decision.ts'
import type { GameEvent, Refusal } from '../../../engine/system.ts'
import type { Action } from './actions.ts'
import type { BattleState } from './state.ts'

/** What happened, where somebody wants to know; nothing is built where nobody does. */
export type Events = GameEvent[] | undefined

/** A decision of this game; 3.3: any action is judged, and a sensible choice is listed. `done` is the sequence's. */
export interface Decision<Own extends Action = Action> extends engine.Decision<BattleState, Own, GameEvent, Refusal> {
  readonly kinds: readonly Action['kind'][]
  /** Steps in which a side would only say `done` are skipped for it. */
  hasChoice(state: BattleState, side: number): boolean
  /** Why a side may not end the step yet; nothing where it may. */
  mustStay?(state: BattleState, side: number): Refusal | undefined
}
