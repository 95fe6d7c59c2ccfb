/**
 * Dice inside a game's state: four whole numbers, so that a copy of the state has the same future, and going back in
 * time brings the old rolls back. The generator is sfc32 (Chris Doty-Humphrey): small, fast and without known flaws.
 */
export type Dice = Int32Array

/** How many numbers there are of 32 bits: a roll of so many sides is all the chance that one of them holds. */
export const WORDS = 0x1_0000_0000

/** Dice for a seed; the same in every program that runs it. */
export function makeDice(seed: number): Dice {
  const dice = new Int32Array([seed | 0, Math.floor(seed / WORDS) | 0, 0, 1])
  // Neighbouring seeds give unrelated rolls only after some turns.
  for (let i = 0; i < 15; i++) next(dice)
  return dice
}

/** A roll of 1 to `sides`, each as likely as the others. */
export function roll(dice: Dice, sides: number): number {
  // What lies above the last whole multiple of `sides` would favour low rolls.
  const limit = WORDS - (WORDS % sides)
  for (;;) {
    const number = next(dice)
    if (number < limit) return (number % sides) + 1
  }
}

/** A kind of die: its name and its faces. A face listed twice comes up twice as often. */
export type Die = { readonly name: string; readonly faces: readonly string[] }

/** Where scripted rolls come from: the index of the face that comes up. */
export interface Rolls {
  next(die: Die): number
}

/** The next number of 32 bits. */
function next(dice: Dice): number {
  const sum = (dice[0]! + dice[1]! + dice[3]!) | 0
  dice[3] = dice[3]! + 1
  dice[0] = dice[1]! ^ (dice[1]! >>> 9)
  dice[1] = dice[2]! + (dice[2]! << 3)
  dice[2] = ((dice[2]! << 21) | (dice[2]! >>> 11)) + sum
  return sum >>> 0
}
