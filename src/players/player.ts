import type { Dice } from '../engine/dice.ts'
import type { Game } from '../engine/system.ts'

/**
 * Decides for a side. A player sees what a person at the table would see: never the other side's hidden choices or
 * future dice. Its own randomness comes from `dice` alone, so that the same seed plays the same game again.
 */
export interface Player<State, Action> {
  choose(game: Game<State, Action>, state: State, side: number, dice: Dice): Action
}
