import { NOWHERE } from '../../../board/nowhere.ts'
import { COORDINATED_ATTACK, isAutomatic } from './cards.ts'
import { automaticRefusal, pieceRefusal } from './orders.ts'
import { generalOf } from './position.ts'
import { ReadyPieces } from './ready-pieces.ts'
import { type BattleState, NOBODY, ORDER_FACES } from './state.ts'

const FACES = ORDER_FACES.length

/**
 * 5.1: who orders first. The exploration's winner where the battle says so (14.0); who plays an automatic card against
 * an order card; otherwise who can give more orders, and the side listed first where both can give as many.
 */
export function firstToOrder(state: BattleState): number {
  const automatic = [0, 1].map((side) => isAutomatic(state.card[side]!))
  if (automatic[0] !== automatic[1]) return automatic[0] ? 0 : 1
  return countOrders(state, 1) > countOrders(state, 0) ? 1 : 0
}

/** How many orders a side can give now: the best way to spend its dice (5.1). */
function countOrders(state: BattleState, side: number): number {
  const { roster, sector } = state.field
  const card = state.card[side]!
  const ready = new ReadyPieces()
  let automatic = 0
  for (const piece of roster.bySide[side]!) {
    if (state.hex[piece] === NOWHERE || pieceRefusal(state, side, piece)) continue
    if (isAutomatic(card)) automatic += automaticRefusal(state, side, piece, card) ? 0 : 1
    else ready.add(sector[state.hex[piece]!]!, roster.arm[piece]!, generalOf(state, piece) !== NOBODY)
  }
  if (isAutomatic(card)) return Math.min(automatic, state.ordersLeft[side]!)
  const dice = state.commandDice.subarray(side * FACES, side * FACES + FACES)
  const most = state.field.charts.cards.perSector[COORDINATED_ATTACK]!
  return card === COORDINATED_ATTACK
    ? ready.countCoordinated(dice, most)
    : ready.countInSector(dice, state.cardSector[side]!)
}
