import { roll } from '../engine/dice.ts'
import type { Evaluator } from '../engine/evaluator.ts'
import { heaviest } from './heuristic.ts'
import type { Player } from './player.ts'

/** Of so many actions that it could take, it thinks of one. */
const OVERLOOKS = 3

/** Looks one action ahead like `heuristic`, but only at a third of what it could do: the rest does not come to its mind. */
export function beginner<State, Action>(evaluator: Evaluator<State, Action>): Player<State, Action> {
  return {
    choose(game, state, side, dice) {
      const actions = [...game.actions(state, side)]
      if (actions.length === 0) throw new Error('no action is legal, but the battle is not over')
      const thoughts = Math.ceil(actions.length / OVERLOOKS)
      for (let i = 0; i < thoughts; i++) {
        const other = i + roll(dice, actions.length - i) - 1
        ;[actions[i], actions[other]] = [actions[other]!, actions[i]!]
      }
      actions.length = thoughts
      if (thoughts === 1) return actions[0]!
      return actions[heaviest(evaluator.weigh(state, side, actions), dice)]!
    },
  }
}
