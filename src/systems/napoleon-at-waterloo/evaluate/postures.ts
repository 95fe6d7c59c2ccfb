import { WEIGHTS } from './weights.ts'

/** How a side conducts a turn: what it fears, how it closes with the enemy, and how much more than usual an attack must promise. */
export type Posture = { readonly caution: number; readonly approach: number; readonly reluctance: number }

export const USUAL: Posture = { caution: WEIGHTS.caution, approach: WEIGHTS.approach, reluctance: 0 }

/** What a side can choose from as its turn begins, the usual first. */
export const POSTURES: readonly Posture[] = [
  USUAL,
  // Attacks whatever promises anything.
  { caution: 0.1, approach: WEIGHTS.approach, reluctance: -0.2 },
  // Attacks only what is weak, and keeps the others out of danger.
  { caution: 0.8, approach: WEIGHTS.approach, reluctance: 1 },
  // Lets the enemy come.
  { caution: 1, approach: 0, reluctance: 2 },
  { caution: 2, approach: 0, reluctance: 1000 },
]
