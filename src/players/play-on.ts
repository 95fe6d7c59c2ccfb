import type { Dice } from '../engine/dice.ts'
import type { Evaluator } from '../engine/evaluator.ts'
import type { Game } from '../engine/system.ts'
import { heaviest } from './heuristic.ts'

export type Weigher<State, Action> = Evaluator<State, Action>['weigh']

/** Weighs for a side in one way, and for the other in another. */
export function bySide<State, Action>(
  side: number,
  own: Weigher<State, Action>,
  others: Weigher<State, Action>,
): Weigher<State, Action> {
  return (state, decider, actions) => (decider === side ? own : others)(state, decider, actions)
}

/**
 * Plays what may follow in the span, in a game that the side may believe to be in, both sides by their weights, or as `weigh` says; first
 * an action, if one is given. The span is the evaluator's unless another is given. Gives the number of actions.
 */
export function playOn<State, Action>(
  game: Game<State, Action>,
  evaluator: Evaluator<State, Action>,
  state: State,
  side: number,
  action: Action | undefined,
  dice: Dice,
  weigh: Weigher<State, Action> = (...position) => evaluator.weigh(...position),
  spanOf: Evaluator<State, Action>['span'] = (...position) => evaluator.span(...position),
): number {
  evaluator.imagine(state, side, dice)
  const span = spanOf(state, side)
  if (action !== undefined) game.apply(state, action)
  for (let number = action === undefined ? 0 : 1; ; number++) {
    const [decider] = game.deciders(state)
    if (decider === undefined || spanOf(state, side) !== span) return number
    const actions = game.actions(state, decider)
    const weights = actions.length === 1 ? ONE : weigh(state, decider, actions)
    game.carryOut(state, actions[heaviest(weights, dice)]!)
  }
}

const ONE: readonly number[] = [0]
