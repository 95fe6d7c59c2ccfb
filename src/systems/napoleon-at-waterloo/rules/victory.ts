import type { Outcome } from '../../../engine/system.ts'
import { NO_ARM } from './battlefield.ts'
import { type BattleState, EXITED, GONE, NOBODY, OVER } from './state.ts'
import type { Test } from './victory-plan.ts'

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
export function checkAtOnce(state: BattleState): void {
  if (state.field.isAdvanced) return
  const { goals } = state.field.victory
  const met = goals.findIndex(({ side, test }) => holds(state, test, side))
  if (met >= 0) end(state, goals[met]!.side, 0, met)
}

/** Victory 1: after the last turn the levels that the sides have reached are compared; the winner keeps the difference. */
export function decideAtEnd(state: BattleState): void {
  if (!state.field.isAdvanced) return end(state, NOBODY, 0, 0)
  const [first, second] = [levelOf(state, 0), levelOf(state, 1)]
  const winner = first > second ? 0 : second > first ? 1 : NOBODY
  end(state, winner, Math.abs(first - second), first * 4 + second)
}

/** The greatest level that a side has reached: 0 to 3. */
export function levelOf(state: BattleState, side: number): number {
  return state.field.victory.goals.reduce(
    (best, goal) => (goal.side === side && holds(state, goal.test, side) ? Math.max(best, goal.level) : best),
    0,
  )
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

/** Whether a condition holds for the side that would win by it. */
export function holds(state: BattleState, test: Test, side: number): boolean {
  switch (test.kind) {
    case 'destroyed':
      return state.lost[1 - side]! >= test.points
    case 'first':
      return (state.firsts[test.row]! & (1 << side)) !== 0
    case 'demoralised':
      return state.demoralised === 1 - side
    case 'exited':
      return state.exited[side]! >= test.units
    case 'leader-exited':
      return hasLeader(state, side, EXITED)
    case 'leader-eliminated':
      return hasLeader(state, 1 - side, GONE)
    case 'all':
      return test.parts.every((part) => holds(state, part, side))
    case 'any':
      return test.parts.some((part) => holds(state, part, side))
  }
}

function hasLeader(state: BattleState, side: number, fate: number): boolean {
  const { pieces, arm, side: sides } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    if (arm[piece] === NO_ARM && sides[piece] === side && (state.status[piece]! & fate) !== 0) return true
  }
  return false
}
