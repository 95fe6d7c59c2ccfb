import { NOWHERE } from '../../../board/nowhere.ts'
import { hyperbolicTangent } from '../../../engine/portable-math.ts'
import { CAVALRY, GARRISON, ROUNDS_PER_TURN } from '../format/index.ts'
import { type BattleState, GONE, isGeneral, NOBODY, OVER, WORLD } from '../rules/index.ts'
import { aimsOf, turningLeadOf } from './aims.ts'
import { flankRisk } from './flanks.ts'
import { type Outlook, outlookFor } from './outlook.ts'
import { likelyCost } from './standing.ts'
import { ODDS } from './weights.ts'

/** What a battle is worth, won against lost, halved: what `weigh` gives is then on the same scale. */
export const VICTORY = 40

/** A threat counts up to here: a unit falls only once. */
const MOST_COST = 6
/** How much luck the last round has left, in battles. */
const LAST_LUCK = 0.03

/** How likely a position is to be won by a side rather than by the other: from -VICTORY to VICTORY. */
export function value(state: BattleState, side: number): number {
  if (state.decision === OVER) return state.winner === NOBODY ? 0 : state.winner === side ? VICTORY : -VICTORY
  const rounds = (state.turn - 1) * ROUNDS_PER_TURN + state.round - 1
  const left = 1 - rounds / (ROUNDS_PER_TURN * state.field.scenario.turns)
  // What is to come is a walk at random: the less is left of it, the more a lead is worth.
  const odds = (half(state, side) - half(state, 1 - side) + leadOdds(state, side)) / Math.sqrt(left + LAST_LUCK)
  return VICTORY * hyperbolicTangent(odds / 2)
}

/** What speaks for a side, in log odds at the beginning of a battle. */
function half(state: BattleState, side: number): number {
  const { roster } = state.field
  const outlook = outlookFor(state, side)
  const pieces = roster.bySide[side]!
  const lost = turningLeadOf(state.field) === undefined ? ODDS.lost : ODDS.lostForPoints
  elements.fill(0)
  let sum = 0
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (roster.nature[piece] === GARRISON) continue
    if (state.hex[piece] !== NOWHERE) sum += isGeneral(state, piece) ? 0 : unitOdds(outlook, piece)
    // 4.2: generals count among the units lost. Reinforcements that are still to come are not lost.
    else if ((state.status[piece]! & GONE) !== 0) sum += lost
  }
  return sum + aimOdds(outlook) + ODDS.score * scoreShare(outlook)
}

/** By sector: the elements that the side has there. */
const elements = new Int32Array(3)

function unitOdds(outlook: Outlook, piece: number): number {
  const { state } = outlook
  const { roster, sector } = state.field
  const hex = state.hex[piece]!
  const left = state.elements[piece]!
  elements[sector[hex]!]! += left
  let odds = ODDS.missing * (state.strength[piece]! - left)
  if (left === 1) odds += ODDS.lastElement + ODDS.threatened * Math.min(MOST_COST, likelyCost(outlook, piece, hex))
  else if (left === 2) odds += ODDS.twoElements
  if (roster.arm[piece] === CAVALRY) odds += ODDS.cavalry * outlook.worths.strength[roster.row[piece]!]! * left
  return odds + ODDS.flank * flankRisk(outlook, piece, hex, state.facing[piece]!)
}

/** Points beyond what a victory asks for add little. */
const MOST_SCORE = 1.5

/** What of the points that bring a victory a side has scored, and will score if everything stays as it is. */
function scoreShare({ state, side, aims }: Outlook): number {
  const { field } = state
  if (field.scoreboard.awards.length === 0 || turningLeadOf(field) !== undefined) return 0
  return Math.min(MOST_SCORE, foreseen(state, side) / aims.score)
}

/** Where only the lead in points decides: how far a side is beyond the lead with which the battle turns. */
function leadOdds(state: BattleState, side: number): number {
  const turning = turningLeadOf(state.field)
  if (turning === undefined) return 0
  const beyond = foreseen(state, 0) - foreseen(state, 1) - turning
  return ((side === 0 ? ODDS.lead : -ODDS.lead) * beyond) / aimsOf(state.field)[0].score
}

/** The points that a side has, and will have if everything stays as it is. */
function foreseen(state: BattleState, side: number): number {
  const { scoreboard, scenario } = state.field
  return scoreboard.foresee(WORLD, state, side, scenario.turns - state.turn + 1)
}

/** How near the side is to the victories that the battle's conditions give it, and to an empty sector of its own. */
function aimOdds({ state, side, aims, enemyAims, killsMissing }: Outlook): number {
  let odds = killsMissing <= 1 ? ODDS.lastKill : 0
  // 4.2: each sector that is thinly held.
  if (enemyAims.sectors) for (let i = 0; i < elements.length; i++) odds += ODDS.thinSector / (1 + elements[i]!)
  let held = 0
  for (let i = 0; i < aims.hexes.length; i++) if (state.control[aims.hexes[i]!] === side) held++
  return held > 0 && held >= aims.hexes.length - 1 ? odds + ODDS.lastHex : odds
}
