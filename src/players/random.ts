import { roll } from '../engine/dice.ts'
import type { Player } from './player.ts'

/** Every legal action is as likely as the others: the baseline. */
export const random: Player<unknown, unknown> = {
  choose(game, state, side, dice) {
    const actions = game.actions(state, side)
    const action = actions[roll(dice, actions.length) - 1]
    if (action === undefined) throw new Error('no action is legal, but the battle is not over')
    return action
  },
}
