import type { Die } from '../../../engine/dice.ts'

/** The one die of the game. */
export const D6: Die = { name: 'd6', faces: ['1', '2', '3', '4', '5', '6'] }
