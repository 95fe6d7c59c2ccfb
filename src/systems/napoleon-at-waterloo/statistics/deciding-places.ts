import { NOWHERE } from '../../../board/nowhere.ts'
import { findGraves, type GraveOf } from '../../../engine/statistics-recorder.ts'
import { type AskedAtom, type BattleState, GONE, levelOf, NOBODY, WORLD } from '../rules/index.ts'

/**
 * The hexes that a battle turned on: where those fell whose loss the conditions count that decided it, and the exits
 * that its winner had to reach. In the advanced game those of his greatest level decide, in a draw none.
 */
export function decidingHexes(state: BattleState, graveOf: GraveOf): readonly string[] {
  const { winner, reason } = state
  if (winner === NOBODY) return []
  const { isAdvanced, victory, conditions } = state.field
  const level = isAdvanced ? levelOf(state, winner) : 0
  const goals = isAdvanced
    ? victory.goals.filter(
        (goal) => goal.side === winner && goal.level === level && conditions.holds(WORLD, state, goal.when),
      )
    : [victory.goals[reason]!]
  return [
    ...new Set(
      goals.flatMap(({ when }) =>
        conditions.reasons(WORLD, state, when).flatMap((atom) => placesOf(state, atom, winner, graveOf)),
      ),
    ),
  ]
}

function placesOf(state: BattleState, atom: AskedAtom, winner: number, graveOf: GraveOf): readonly string[] {
  const { grid, exits, side } = state.field
  const exitsOf = (who: number) =>
    [...exits[who as 0 | 1].keys()].filter((hex) => exits[who as 0 | 1][hex] === 1).map((hex) => grid.label(hex))
  switch (atom.kind) {
    case 'own':
      return atom.own.kind === 'exited' ? exitsOf(atom.own.side) : graves(state, 1 - winner, () => true, graveOf)
    case 'eliminated':
    case 'lost':
      return [0, 1].flatMap((who) => graves(state, who, (piece) => atom.members.includes(piece), graveOf))
    case 'exited':
      return exitsOf(side[atom.members[0] ?? 0]!)
    case 'controls':
      return atom.places.map((hex) => grid.label(hex))
    case 'unitsIn':
    case 'reached':
      return [...atom.members].flatMap((piece) => {
        const hex = state.hex[piece]!
        return hex !== NOWHERE && atom.where[hex] === 1 ? [grid.label(hex)] : []
      })
    default:
      return []
  }
}

/** Where the pieces of a side fell whose loss counts. */
function graves(state: BattleState, side: number, counts: (piece: number) => boolean, graveOf: GraveOf): string[] {
  const isLost = (piece: number) => (state.status[piece]! & GONE) !== 0 && state.field.side[piece] === side
  return findGraves(state.status.length, (piece) => isLost(piece) && counts(piece), graveOf)
}
