import type { Die } from '../../../engine/dice.ts'

const numbers = (sides: number) => Array.from({ length: sides }, (_, i) => String(i + 1))

/** 1.2, 9.0: the die for fire, shock, and generals in danger. */
export const D10: Die = { name: 'd10', faces: numbers(10) }

/** 9.1: the die for combat effects; also for entrances (13.1, 14.0) and exploration (14.0). */
export const D6: Die = { name: 'd6', faces: numbers(6) }

/** 1.2: a black die. Its first faces stand where ORDER_FACES has them, so that the first place of a face is its order. */
export const COMMAND_DIE: Die = {
  name: 'command die',
  faces: ['infantry', 'cavalry', 'artillery', 'general', 'flag', 'infantry'],
}

/** 1.2: a white die. */
export const SPECIAL_DIE: Die = {
  name: 'special die',
  faces: ['french', 'french', 'english', 'english', 'prussian', 'prussian'],
}
