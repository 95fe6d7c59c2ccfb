import type * as engine from '../../../engine/decision.ts'
import type { Offer } from '../../../engine/presenter.ts'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { Reason } from './reasons.ts'
import type { BattleState } from './state.ts'

/** A decision of this game, with everything that its actions need to be judged, carried out, written and offered. */
export interface Decision extends engine.Decision<BattleState, Action, Event, Reason> {
  readonly kinds: readonly number[]
  /** The words that its actions begin with. */
  readonly verbs: readonly string[]
  /** Its verb as it is said of a side, where both may have to decide at once: `french takes left`. */
  readonly thirdPerson?: string
  /** The other words of its notation: they mean themselves, although a unit may be called so, as do kinds of ground and units. */
  readonly words?: readonly string[]
  /** How many choices there are; nothing to choose where it is left out. */
  readonly choices?: 'hexes' | number
  /** How many details there are: a kind of ground, a unit type, or a number of them; none where it is left out. */
  readonly details?: 'grounds' | 'troops' | number
  /** Why it is not decided in another step. */
  readonly notNow: Reason
  /** What stands against an action anyway, in a step that does not have it. */
  laterRefusal?(state: BattleState, action: Action): Reason | undefined
  /** How an action is offered on a screen. */
  offer(state: BattleState, action: Action): Offer
  /** What a side most likely means by pointing at a hex, legal or not. */
  infer?(state: BattleState, side: number, hex: number): Action | undefined
}

/** A step of the turn: who decides, and what. */
export interface Step extends engine.Step<BattleState, Action, Event, Reason> {
  readonly decisions: readonly Decision[]
}
