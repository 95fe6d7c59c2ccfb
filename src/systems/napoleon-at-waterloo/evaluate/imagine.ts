import { type Dice, roll, WORDS } from '../../../engine/dice.ts'
import type { BattleState } from '../rules/index.ts'

/** Makes a copy a game that a side may believe to be in: nothing is hidden in this game but the dice to come. */
export function imagine(state: BattleState, _side: number, dice: Dice): void {
  state.script = undefined
  for (let i = 0; i < state.dice.length; i++) state.dice[i] = roll(dice, WORDS) | 0
}
