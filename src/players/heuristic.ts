import { type Dice, roll } from '../engine/dice.ts'
import type { Evaluator } from '../engine/evaluator.ts'
import type { Player } from './player.ts'

/** Looks one action ahead: takes what the evaluator weighs most, and throws dice between equals. */
export function heuristic<State, Action>(evaluator: Evaluator<State, Action>): Player<State, Action> {
  return {
    choose(game, state, side, dice) {
      const actions = game.actions(state, side)
      if (actions.length === 0) throw new Error('no action is legal, but the battle is not over')
      if (actions.length === 1) return actions[0]!
      return actions[heaviest(evaluator.weigh(state, side, actions), dice)]!
    },
  }
}

/** Where the greatest weight is. */
export function heaviest(weights: readonly number[], dice: Dice): number {
  let [best, equals] = [0, 1]
  for (let i = 1; i < weights.length; i++) {
    if (weights[i]! > weights[best]!) [best, equals] = [i, 1]
    else if (weights[i] === weights[best] && roll(dice, ++equals) === 1) best = i
  }
  return best
}
