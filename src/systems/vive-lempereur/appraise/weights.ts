/** What is weighed against what, in the worth of units. Found by playing many games of one set against another. */
export const WEIGHTS = {
  /** How much a unit fears what the enemy is likely to cost it in the coming round. */
  caution: 1.3,
  /** For each hex that it comes nearer to the enemy. */
  approach: 0.12,
  /** For standing in a hex that a victory condition asks for, and for each hex on the way to it. */
  objective: 2.5,
  towardsObjective: 0.1,
  /** 4.2: for the unit that holds a sector alone. */
  lastInSector: 15,
  /** 7.3.1: for a general with a unit that fights. */
  general: 0.6,
  /** 6.2.12: for an enemy beside or behind, for each hex that he is near. */
  flank: 0.12,
  /** 10.0: for driving an enemy back. */
  retreat: 0.3,
  /** How much of what the enemy threatens counts in the value of a position. */
  threatened: 0.12,
} as const
