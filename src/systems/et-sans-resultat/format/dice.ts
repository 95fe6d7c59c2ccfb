import type { Die } from '../../../engine/dice.ts'

/** The one die of the game: nearly everything is decided by the sum of two. */
export const D6: Die = { name: 'd6', faces: ['1', '2', '3', '4', '5', '6'] }
