import { NOWHERE } from '../../../board/nowhere.ts'
import { findGraves, type GraveOf } from '../../../engine/statistics-recorder.ts'
import {
  ALL_SECTORS,
  type AskedAtom,
  type BattleState,
  EMPTY_SECTOR,
  FEWER_LOST,
  hasEmptySector,
  isLost,
  NOBODY,
  WORLD,
} from '../rules/index.ts'

/**
 * The hexes that a battle turned on: the objectives of the condition that decided, where the units stand that it asks
 * for, and where those fell whose loss it counts. A draw and a lead in elements (4.2) are decided everywhere.
 */
export function decidingHexes(state: BattleState, graveOf: GraveOf): readonly string[] {
  const { goals } = state.field.victory
  const { winner, reason } = state
  if (winner === NOBODY) return []
  const loser = 1 - winner
  const goal = goals[reason]
  const found = goal
    ? state.field.conditions.reasons(WORLD, state, goal.when).flatMap((atom) => placesOf(state, atom, graveOf))
    : reason === goals.length + EMPTY_SECTOR
      ? gravesIn(state, loser, ALL_SECTORS, graveOf)
      : reason === goals.length + FEWER_LOST
        ? graves(state, (piece) => state.field.roster.side[piece] === loser, graveOf)
        : []
  return [...new Set(found)]
}

function placesOf(state: BattleState, atom: AskedAtom, graveOf: GraveOf): readonly string[] {
  const { grid } = state.field
  switch (atom.kind) {
    case 'controls':
      return atom.places.map((hex) => grid.label(hex))
    case 'eliminated':
    case 'lost':
      return graves(state, (piece) => atom.members.includes(piece), graveOf)
    case 'unitsIn':
    case 'reached':
      return [...atom.members].flatMap((piece) => {
        const hex = state.hex[piece]!
        return hex !== NOWHERE && atom.where[hex] === 1 ? [grid.label(hex)] : []
      })
    case 'own':
      if (atom.own.kind === 'broken') {
        const { side } = atom.own
        return graves(state, (piece) => state.field.roster.side[piece] === side, graveOf)
      }
      return gravesIn(state, atom.own.side, atom.own.sectors, graveOf)
    default:
      return []
  }
}

/** Where the units fell whose loss counts. */
function graves(state: BattleState, counts: (piece: number) => boolean, graveOf: GraveOf): string[] {
  return findGraves(state.hex.length, (piece) => isLost(state, piece) && counts(piece), graveOf)
}

/** 4.2: where the combat units fell that a side lacks in sectors which it no longer holds. */
function gravesIn(state: BattleState, side: number, sectors: readonly number[], graveOf: GraveOf): string[] {
  const { grid, roster, sector } = state.field
  const empty = sectors.filter((one) => hasEmptySector(state, side, [one]))
  const isOfSide = (piece: number) => roster.side[piece] === side && roster.fights[piece] === 1
  return graves(state, isOfSide, graveOf).filter((grave) => {
    const hex = grid.find(grave)
    return hex !== NOWHERE && empty.includes(sector[hex]!)
  })
}
