/** What is weighed against what, in strength points. */
export const WEIGHTS = {
  /** What driving a unit back is worth, against destroying it. */
  drivenBack: 0.15,
  /** What being repelled costs, against being destroyed. */
  repelled: 0.1,
  /** What an exchange costs, against what it destroys. */
  payment: 1.15,
  /** How much a unit fears what the enemy can do to it where it stands. */
  caution: 0.25,
  /** The same for a leader, and what he gains by each point of those around him. */
  leadersCaution: 1,
  escort: 0.3,
  /** For each hex that it comes nearer to the enemy. */
  approach: 0.5,
  /** For ground that helps its defenders, near the enemy. */
  ground: 0.5,
  /** For each point nearer to the way out, of a unit that is to leave the board. */
  outwards: 0.4,
  /** For standing in a hex that a condition of victory asks for, and for each hex nearer to one. */
  objective: 4,
  towardsObjective: 0.6,
  /** What it costs to stand where that brings troops of the enemy into the battle. */
  alarm: 2,
  /** For guns within reach of an enemy, by what their fire would do. */
  fire: 0.8,
  /** What an attack must promise in the plan, and while the side waits for its reinforcements. */
  worthwhile: 0.2,
  worthwhileInWait: 0.8,
  /** For an enemy that is attacked without being the aim, by whoever must fight him as well. */
  soakOff: 1,
} as const

/** What a leader is worth whose fate decides levels of victory, as a share of the points that demoralise. */
export const LEADER_SHARE = 0.7
