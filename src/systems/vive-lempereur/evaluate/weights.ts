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
  /** For what fire and shock are likely to do to the enemy. */
  harm: 1,
  /** For an enemy who falls, and for a unit of ours that does, besides what it is worth. */
  kill: 0,
  spare: 0,
} as const

/** Another set of them: how a side conducts itself. */
export type Weights = { readonly [Name in keyof typeof WEIGHTS]: number }

/**
 * What decides battles, in log odds of winning. Fitted by logistic regression to who won 8304 games between heuristics of
 * different carelessness, from 262 203 positions at the beginnings of rounds. Each battle and each carelessness had a
 * term of its own in the fit, so that what is left holds for any battle.
 */
export const ODDS = {
  /** For each unit or general lost. */
  lost: -0.56,
  /** For each element that a unit on the board has lost, and that it has only one left, or two. */
  missing: -0.027,
  lastElement: -0.03,
  twoElements: -0.03,
  /** For the worth that the enemy is likely to cost a unit with one element. */
  threatened: -0.072,
  /** For each element of cavalry, by its strength. */
  cavalry: 0.016,
  /** For the risk from beside and behind. */
  flank: -0.11,
  /** 4.2: for a sector, by the elements that hold it. */
  thinSector: -2,
  /** One more enemy, or one more hex, and a condition is met. */
  lastKill: 0.12,
  lastHex: 1.4,
  /** For as many victory points as a victory asks for; no shipped battle of the fit had any. */
  score: 2,
  /**
   * Where the lead in points decides: for a lead of as many points as a victory asks for, and for each unit or general lost
   * beyond the points that it brings. Chosen by hand near regressions to 160 games each of Borodino and of Austerlitz, which
   * differ by a third: 0.14 and 0.20 a point, 0.21 and 0.13 a unit.
   */
  lead: 3.4,
  lostForPoints: -0.16,
} as const
