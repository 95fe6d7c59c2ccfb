import { NOWHERE } from '../../../board/nowhere.ts'
import { hyperbolicTangent, logarithm } from '../../../engine/portable-math.ts'
import { type BattleState, NOBODY, OVER, WORLD } from '../rules/index.ts'
import { goalsOf, raceFor } from './goals.ts'
import { levelLead } from './levels.ts'
import { type Outlook, outlookFor } from './outlook.ts'
import { riskAt } from './standing.ts'
import { WEIGHTS } from './weights.ts'

/** What a battle is worth, won against lost, halved: what `weigh` gives is then on the same scale. */
export const VICTORY = 40
/**
 * In the standard game, which ends at once: what losses are worth that decide something, as a multiple of the points that decide, and
 * a race that is won. Chosen by hand near logistic regressions to who won 160 games of each shipped battle, which differ: 3.2 in the
 * printed game and 1.6 to 2.8 at Wavre.
 */
const LOSSES = 2.5
const RACE = 0.3
/** However likely a greater level is, the enemy's next move may matter: nothing is surer than this. */
const SUREST = 0.98
/** What victory points that are enough for a victory are worth, as a share of the points that decide; more add little. */
const SCORE = 0.75
const MOST_SCORE = 1.5
/**
 * What it is worth that a condition holds already which is asked for later, and that all its places are held, as shares of the points that
 * decide. By a logistic regression to who won 240 games of Wavre.
 */
const HOLDING = 0.5
const PLACES = 0.15
/** What a unit that has left, of those that are asked for, and one on its way there are worth, in points. */
const OUT = 1.5
const OUTWARDS = 0.03
/** How much luck the last turn has left, in battles. */
const LAST_LUCK = 0.2

/** How likely a position is to be won by a side rather than by the other: from -VICTORY to VICTORY. */
export function value(state: BattleState, side: number): number {
  if (state.decision === OVER) {
    if (state.winner === NOBODY) return 0
    const share = state.field.isAdvanced ? 0.85 + 0.05 * state.level : 1
    return state.winner === side ? share * VICTORY : -share * VICTORY
  }
  const { turns } = state.field.scenario
  const left = 1 - (state.turn - 1 + state.side / 2) / turns
  const lead = half(state, side) - half(state, 1 - side)
  // What is to come is a walk at random: the less is left of it, the more a lead is worth.
  const byStanding = lead / VICTORY / Math.sqrt(left + LAST_LUCK)
  return VICTORY * hyperbolicTangent(byStanding + (state.field.isAdvanced ? oddsOfLevels(state, side) : 0))
}

/** What the levels of victory that are likely to be reached add to the odds: half their logarithm, of which `value` is the tangent. */
function oddsOfLevels(state: BattleState, side: number): number {
  const lead = SUREST * levelLead(state, side)
  return logarithm((1 + lead) / (1 - lead)) / 2
}

/** What speaks for a side, in the currency of `weigh`. */
function half(state: BattleState, side: number): number {
  const { field } = state
  const outlook = outlookFor(state, side)
  const goals = goalsOf(field)
  const decisive = Math.max(goals.points[0], goals.points[1])
  let points = field.isAdvanced ? 0 : decisive * shareOfVictory(state, side)
  points += OUT * Math.min(goals.exits[side as 0 | 1], state.exited[side]!)
  if (field.scoreboard.awards.length > 0) points += SCORE * decisive * scoreShare(state, side, goals.score)
  for (let piece = 0; piece < field.pieces; piece++) {
    const hex = state.hex[piece]!
    if (field.side[piece] === side && hex !== NOWHERE) points += pieceValue(outlook, piece, hex)
  }
  return outlook.pointWorth * points
}

/** Standard game: what a side has done of what wins at once, in the points that decide. */
function shareOfVictory(state: BattleState, side: number): number {
  const { points, hexes } = goalsOf(state.field)
  const losses = (LOSSES * state.lost[1 - side]!) / points[(1 - side) as 0 | 1]
  return losses + RACE * Math.max(0, raceFor(state, side)) + holdingShare(state, side, hexes[side as 0 | 1])
}

/** How far a side has what is asked for at the end of a turn or of the battle: whether it would do, and what of the places is held. */
function holdingShare(state: BattleState, side: number, hexes: Int32Array): number {
  const { conditions, victory } = state.field
  if (hexes.length === 0) return 0
  let held = 0
  for (let i = 0; i < hexes.length; i++) if (WORLD.controls(state, hexes[i]!, side)) held++
  const holds = victory.goals.some(
    (goal) => goal.side === side && goal.check !== 'immediately' && conditions.holds(WORLD, state, goal.when),
  )
  return (holds ? HOLDING : 0) + (PLACES * held) / hexes.length
}

/** What of the points that bring a victory a side has scored, and will score if everything stays as it is. */
function scoreShare(state: BattleState, side: number, asked: number): number {
  const { scoreboard, scenario } = state.field
  const foreseen = scoreboard.foresee(WORLD, state, side, scenario.turns - state.turn + 1)
  return Math.min(MOST_SCORE, foreseen / asked)
}

/** What the enemy can do to a piece, what help it has from the ground, and how far it has got. */
function pieceValue(outlook: Outlook, piece: number, hex: number): number {
  const { goals, side, runners, near, zeal } = outlook
  let points = -WEIGHTS.caution * outlook.worth(piece) * riskAt(outlook, piece, hex)
  if (runners[piece] === 1)
    points += OUTWARDS * (FAR_FROM_OUT - Math.min(FAR_FROM_OUT, goals.wayOut[side as 0 | 1][hex]!))
  else points -= 0.2 * WEIGHTS.approach * zeal * Math.max(0, near[hex]! - 2)
  return points
}

/** Beyond so many points the way out does not count. */
const FAR_FROM_OUT = 30
