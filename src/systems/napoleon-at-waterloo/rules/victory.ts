import { MOVES } from '../../../engine/conditions/asked.ts'
import type { Score } from '../../../engine/conditions/points.ts'
import type { Outcome } from '../../../engine/system.ts'
import { WORLD } from './conditions.ts'
import { type Events, emitPoints } from './events.ts'
import { type BattleState, NOBODY, OVER } from './state.ts'
import type { Goal } from './victory-plan.ts'

/** How great a victory is, by the points of the levels; none is a draw. The standard game knows only victory. */
export const LEVEL_NAMES = ['draw', 'marginal', 'provisional', 'decisive'] as const
export const STANDARD_VICTORY = 'victory'

/** Why a standard game ends that nobody has won. */
export const LAST_TURN = 'the last turn is over'

/** Victory: who was first to destroy so many points of the enemy; in an exchange it may be both. */
export function recordFirsts(state: BattleState): void {
  state.field.victory.firsts.forEach((points, row) => {
    if (state.firsts[row] !== 0) return
    state.firsts[row] = (state.lost[1]! >= points ? 1 : 0) | (state.lost[0]! >= points ? 2 : 0)
  })
}

/** Standard Victory A and F: whoever meets a condition first wins at once; of several that hold, the first in the list. */
export function checkAtOnce(state: BattleState, events: Events): void {
  const { conditions, isAdvanced, scoreboard } = state.field
  let changes = conditions.takeChanges(WORLD, state)
  if ((changes & MOVES) !== 0) conditions.noteMoves(WORLD, state)
  if (scoreboard.awards.length > 0) {
    scoreboard.noteChanges(WORLD, state, changes, tellScore(state, events))
    // What has just been scored can win at once.
    changes |= conditions.takeChanges(WORLD, state)
  }
  if (!isAdvanced) endByFirst(state, ({ check, when }) => check === 'immediately' && (when.watch & changes) !== 0)
}

/** The end of a turn: what is held is counted, and what is checked then may end a standard game. */
export function checkEndOfTurn(state: BattleState, isLast: boolean, events: Events): void {
  const { conditions, isAdvanced, scoreboard } = state.field
  conditions.noteTurn(WORLD, state)
  if (scoreboard.awards.length > 0) scoreboard.noteTurn(WORLD, state, isLast, tellScore(state, events))
  if (!isAdvanced) endByFirst(state, ({ check }) => check !== 'end-of-battle')
}

const tellScore = (state: BattleState, events: Events) => events && ((score: Score) => emitPoints(state, events, score))

function endByFirst(state: BattleState, isChecked: (goal: Goal) => boolean): void {
  const { conditions, victory } = state.field
  const met = victory.goals.findIndex((goal) => isChecked(goal) && conditions.holds(WORLD, state, goal.when))
  if (met >= 0) end(state, victory.goals[met]!.side, 0, met)
}

/** Victory 1: after the last turn the levels that the sides have reached are compared; the winner keeps the difference. */
export function decideAtEnd(state: BattleState): void {
  if (!state.field.isAdvanced) {
    end(state, NOBODY, 0, 0)
    return endByFirst(state, () => true)
  }
  const [first, second] = [levelOf(state, 0), levelOf(state, 1)]
  const winner = first > second ? 0 : second > first ? 1 : NOBODY
  end(state, winner, Math.abs(first - second), first * 4 + second)
}

/** The greatest level that a side has reached: 0 to 3. */
export function levelOf(state: BattleState, side: number): number {
  const { conditions, victory } = state.field
  return victory.goals.reduce((best, goal) => {
    const isReached = goal.side === side && goal.level > best && conditions.holds(WORLD, state, goal.when)
    return isReached ? goal.level : best
  }, 0)
}

/** Who has won, how greatly and why, once the battle is over. */
export function outcome(state: BattleState): Outcome | undefined {
  if (state.decision !== OVER) return undefined
  const { winner, level, reason } = state
  const { sides, isAdvanced } = state.field
  if (isAdvanced) {
    const reached = reasonOfLevels(sides, reason >> 2, reason & 3)
    return { winner: winner === NOBODY ? undefined : winner, level: LEVEL_NAMES[level]!, reason: reached }
  }
  if (winner === NOBODY) return { winner: undefined, level: LEVEL_NAMES[0], reason: LAST_TURN }
  return { winner, level: STANDARD_VICTORY, reason: `victory condition ${reason + 1}` }
}

/** Why an advanced game ends as it does: the levels that the sides have reached. */
export function reasonOfLevels(sides: readonly string[], first: number, second: number): string {
  return [first, second].map((level, i) => `${sides[i]} ${level === 0 ? 'none' : LEVEL_NAMES[level]}`).join(', ')
}

function end(state: BattleState, winner: number, level: number, reason: number): void {
  state.winner = winner
  state.level = level
  state.reason = reason
  state.decision = OVER
}
