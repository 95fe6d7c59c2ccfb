import type { Dice } from '../engine/dice.ts'
import type { Game } from '../engine/system.ts'

/**
 * Who decides for a side. A player sees what a person at the table would see: never the other side's hidden choice, nor
 * the dice to come. Its own chance comes from `dice` alone, so that the same game is played again from the same seed.
 */
export interface Player<State, Action> {
  choose(game: Game<State, Action>, state: State, side: number, dice: Dice): Action
}
