import { type Dice, roll } from './dice.ts'
import type { Game } from './system.ts'

/** Plays on with legal actions chosen at random until the battle is over. Gives the number of actions. */
export function playRandomly<State, Action>(
  game: Game<State, Action>,
  state: State,
  dice: Dice,
  visit?: (state: State, action: Action) => void,
): number {
  let number = 0
  for (;;) {
    const deciders = game.deciders(state)
    if (deciders.length === 0) return number
    const side = deciders.length === 1 ? deciders[0]! : deciders[roll(dice, deciders.length) - 1]!
    const actions = game.actions(state, side)
    if (actions.length === 0) throw new Error('no action is legal, but the battle is not over')
    const action = actions[roll(dice, actions.length) - 1]!
    visit?.(state, action)
    game.carryOut(state, action)
    number++
  }
}
