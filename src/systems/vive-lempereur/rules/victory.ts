import { NOWHERE } from '../../../board/nowhere.ts'
import { ANYTHING, MOVES } from '../../../engine/conditions/asked.ts'
import type { Score } from '../../../engine/conditions/points.ts'
import type { Outcome } from '../../../engine/system.ts'
import { GARRISON } from '../format/index.ts'
import { breakArmies } from './army-morale.ts'
import { WORLD } from './conditions.ts'
import { emitPoints } from './emit-events.ts'
import type { Events } from './events.ts'
import { hasEmptySector } from './sectors.ts'
import { type BattleState, GONE, NOBODY, OVER } from './state.ts'
import type { Goal } from './victory-plan.ts'

/** How great a victory is, the greatest first; a draw last. */
export const LEVELS = ['decisive', 'substantial', 'marginal', 'moral', 'draw'] as const
const DRAW = LEVELS.indexOf('draw')

/** What decided: an index into the battle's goals, or one of these beyond them. */
const GENERAL_REASONS = ['an empty sector', 'fewer units lost', 'more elements left', 'nothing between them'] as const
export const EMPTY_SECTOR = 0
export const FEWER_LOST = 1
const [MORE_LEFT, NOTHING] = [2, 3] as const

/** Looks for a victory at a moment when conditions are checked; the end of a turn is also the end of a round. */
export function checkVictory(state: BattleState, events: Events, ...checks: readonly Goal['check'][]): void {
  const { conditions, victory } = state.field
  const { goals, general } = victory
  const isAtOnce = checks[0] === 'immediately'
  const changes = isAtOnce ? noteChanges(state, events) : ANYTHING
  let [level, winners, reason]: [number, number, number] = [LEVELS.length, 0, 0]
  const claim = (side: number, claimed: number, why: number) => {
    if (claimed < level) [level, winners, reason] = [claimed, 0, why]
    if (claimed === level) winners |= 1 << side
  }
  if (isAtOnce && general.has('sector-victory')) {
    for (let side = 0; side < 2; side++)
      if (hasEmptySector(state, 1 - side)) claim(side, 0, goals.length + EMPTY_SECTOR)
  }
  goals.forEach((goal, i) => {
    // Since it was last checked after an order, only what changed can have met it; when a round or turn ends it is asked anew.
    if (!checks.includes(goal.check) || (goal.when.watch & changes) === 0) return
    if (conditions.holds(WORLD, state, goal.when)) claim(goal.side, LEVELS.indexOf(goal.level), i)
  })
  if (winners !== 0) end(state, winners === 3 ? NOBODY : winners - 1, winners === 3 ? DRAW : level, reason)
}

/** What has changed since the last order; who is where that a condition asks for is remembered. */
function noteChanges(state: BattleState, events: Events): number {
  const { conditions, scoreboard, special } = state.field
  const changes = conditions.takeChanges(WORLD, state)
  // Conditions that ask whether an army is broken go by losses, and so by what has broken it.
  if (special.breakingPoints) breakArmies(state, changes, events)
  if ((changes & MOVES) !== 0) conditions.noteMoves(WORLD, state)
  if (scoreboard.awards.length === 0) return changes
  scoreboard.noteChanges(WORLD, state, changes, tellScore(state, events))
  // What has just been scored can win at once.
  return changes | conditions.takeChanges(WORLD, state)
}

/** The end of a turn: what is held is counted, and what it scores. */
export function noteTurn(state: BattleState, isLast: boolean, events: Events): void {
  const { conditions, scoreboard } = state.field
  conditions.noteTurn(WORLD, state)
  if (scoreboard.awards.length > 0) scoreboard.noteTurn(WORLD, state, isLast, tellScore(state, events))
}

const tellScore = (state: BattleState, events: Events) => events && ((score: Score) => emitPoints(state, events, score))

/** 4.2: nobody has won by the end of the last turn: fewer units lost, then more elements left. */
export function decideAtEnd(state: BattleState): void {
  const { general, goals } = state.field.victory
  const [lost, left] = [[0, 1].map((side) => unitsLost(state, side)), [0, 1].map((side) => elementsLeft(state, side))]
  if (general.has('marginal-victory') && lost[0] !== lost[1]) {
    end(state, lost[0]! < lost[1]! ? 0 : 1, LEVELS.indexOf('marginal'), goals.length + FEWER_LOST)
  } else if (general.has('moral-victory') && left[0] !== left[1]) {
    end(state, left[0]! > left[1]! ? 0 : 1, LEVELS.indexOf('moral'), goals.length + MORE_LEFT)
  } else end(state, NOBODY, DRAW, goals.length + NOTHING)
}

function end(state: BattleState, winner: number, level: number, reason: number): void {
  state.winner = winner
  state.level = level
  state.reason = reason
  state.decision = OVER
}

/** Who has won, how greatly and why, once the battle is over. */
export function outcome(state: BattleState): Outcome | undefined {
  if (state.decision !== OVER) return undefined
  const { goals } = state.field.victory
  const { reason, winner } = state
  const why = reason < goals.length ? `victory condition ${reason + 1}` : GENERAL_REASONS[reason - goals.length]!
  return { winner: winner === NOBODY ? undefined : winner, level: LEVELS[state.level]!, reason: why }
}

/** 9.4.3, 6.0: units that a side has lost, generals included and garrisons not. */
export function unitsLost(state: BattleState, side: number): number {
  const { roster } = state.field
  let lost = 0
  for (let piece = 0; piece < roster.size; piece++) if (roster.side[piece] === side && isLost(state, piece)) lost++
  return lost
}

/** 6.0: a garrison that is gone is no unit lost. */
export function isLost(state: BattleState, piece: number): boolean {
  return (state.status[piece]! & GONE) !== 0 && state.field.roster.nature[piece] !== GARRISON
}

function elementsLeft(state: BattleState, side: number): number {
  const { roster } = state.field
  let sum = 0
  for (let piece = 0; piece < roster.size; piece++) {
    if (state.hex[piece] !== NOWHERE && roster.side[piece] === side) sum += state.elements[piece]!
  }
  return sum
}
