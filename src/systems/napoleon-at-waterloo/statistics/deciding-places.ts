import { findGraves, type GraveOf } from '../../../engine/statistics-recorder.ts'
import { type BattleState, GONE, holds, levelOf, NO_ARM, NOBODY, type Test } from '../rules/index.ts'

/**
 * The hexes that a battle turned on: where those fell whose loss the conditions count that decided it, and the exits
 * that its winner had to reach. In the advanced game those of his greatest level decide, in a draw none.
 */
export function decidingHexes(state: BattleState, graveOf: GraveOf): readonly string[] {
  const { winner, reason } = state
  if (winner === NOBODY) return []
  const { isAdvanced, victory } = state.field
  const level = isAdvanced ? levelOf(state, winner) : 0
  const goals = isAdvanced
    ? victory.goals.filter((goal) => goal.side === winner && goal.level === level && holds(state, goal.test, winner))
    : [victory.goals[reason]!]
  return [...new Set(goals.flatMap(({ test }) => placesOf(state, test, winner, graveOf)))]
}

function placesOf(state: BattleState, test: Test, winner: number, graveOf: GraveOf): readonly string[] {
  const { grid, arm, exits } = state.field
  switch (test.kind) {
    case 'destroyed':
    case 'first':
    case 'demoralised':
      return graves(state, 1 - winner, () => true, graveOf)
    case 'leader-eliminated':
      return graves(state, 1 - winner, (piece) => arm[piece] === NO_ARM, graveOf)
    case 'exited':
    case 'leader-exited':
      return [...exits[winner]!.keys()].filter((hex) => exits[winner]![hex] === 1).map((hex) => grid.label(hex))
    case 'all':
    case 'any':
      return test.parts
        .filter((part) => holds(state, part, winner))
        .flatMap((part) => placesOf(state, part, winner, graveOf))
  }
}

/** Where the pieces of a side fell whose loss counts. */
function graves(state: BattleState, side: number, counts: (piece: number) => boolean, graveOf: GraveOf): string[] {
  const isLost = (piece: number) => (state.status[piece]! & GONE) !== 0 && state.field.side[piece] === side
  return findGraves(state.status.length, (piece) => isLost(piece) && counts(piece), graveOf)
}
