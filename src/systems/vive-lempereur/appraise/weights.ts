/** What the standing of a piece is judged by. */
export const WEIGHTS = {
  caution: 1.3,
  approach: 0.12,
  objective: 2.5,
  towardsObjective: 0.1,
  lastInSector: 15,
  general: 0.6,
  flank: 0.12,
  retreat: 0.3,
  threatened: 0.35,
}
