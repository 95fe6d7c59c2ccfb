import { NOWHERE } from '../../../board/hex-grid.ts'
import { type BattleState, GONE, NOBODY, OVER } from '../state.ts'
import { aimsOf, countSectors, killsMissing } from './aims.ts'
import { lookAt, type Outlook } from './outlook.ts'
import { BATTLE, likelyCost } from './standing.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** How much the nearness of a victory by eliminations counts, and each hex that a condition asks for. */
const KILLS = 6
const OBJECTIVE = 1.5

const sectors = new Int32Array(6)

/** How good a position is for a side: the difference of what both have, and how near each is to its victory. */
export function value(state: BattleState, side: number): number {
  if (state.decision === OVER) {
    return state.winner === NOBODY ? 0 : state.winner === side ? BATTLE : -BATTLE
  }
  countSectors(state, sectors)
  return half(state, side) - half(state, 1 - side)
}

function half(state: BattleState, side: number): number {
  const { roster } = state.field
  const aims = aimsOf(state.field)[side as 0 | 1]
  const outlook = lookAt(state, side)
  let sum = 0
  const pieces = roster.bySide[side]!
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (state.hex[piece] !== NOWHERE) sum += worthHere(outlook, piece)
    // Reinforcements that are still to come are not lost.
    else if ((state.status[piece]! & GONE) === 0) sum += worthOf(roster.type[piece]!, state.elements[piece]!)
  }
  sum += KILLS / Math.max(1, killsMissing(state, aims))
  for (const hex of aims.hexes) if (state.control[hex] === side) sum += OBJECTIVE
  if (aims.sectors) {
    for (let i = 0; i < 3; i++) {
      const there = sectors[(1 - side) * 3 + i]!
      sum += there <= 1 ? 6 : there === 2 ? 2 : there === 3 ? 0.7 : 0
    }
  }
  return sum
}

function worthHere(outlook: Outlook, piece: number): number {
  const { state } = outlook
  const { roster } = state.field
  const worth = worthOf(roster.type[piece]!, state.elements[piece]!)
  if (roster.fights[piece] === 0) return worth
  return worth - WEIGHTS.threatened * likelyCost(outlook, piece, state.hex[piece]!)
}
