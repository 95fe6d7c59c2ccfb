import type * as engine from '../../../engine/decision.ts'
import type { Refusal } from '../../../engine/system.ts'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { BattleState } from './state.ts'

/** A decision of this game; 3.3: any action is judged, and a sensible choice is listed. `done` is the sequence's. */
export interface Decision<Own extends Action = Action> extends engine.Decision<BattleState, Own, Event, Refusal> {
  readonly kinds: readonly Action['kind'][]
  /** Steps in which a side would only say `done` are skipped for it. Asked after every action: cheap. */
  hasChoice(state: BattleState, side: number): boolean
  /** Why a side may not end the step yet; nothing where it may. */
  mustStay?(state: BattleState, side: number): Refusal | undefined
}
