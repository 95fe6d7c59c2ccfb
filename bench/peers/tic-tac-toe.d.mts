// For measurements, which are TypeScript.
import type { Dice } from '../../src/engine/dice.ts'

export declare function playTicTacToe(dice: Dice): number
