import { LOSSES } from '../../../engine/conditions/asked.ts'
import { stir } from '../../../engine/conditions/book.ts'
import { breakArmies } from './breaking.ts'
import { demoralise } from './demoralisation.ts'
import { type Events, emitLoss, type Loss } from './events.ts'
import { lift } from './stacks.ts'
import { type BattleState, GONE } from './state.ts'
import { checkAtOnce, recordFirsts } from './victory.ts'

/** A unit is destroyed: its printed strength counts. What follows from that is left to `reckon`. */
export function destroy(state: BattleState, piece: number, why: Loss, events: Events): void {
  emitLoss(state, events, piece, why)
  lift(state, piece)
  state.status[piece]! |= GONE
  stir(state.memory, LOSSES)
  state.lost[state.field.side[piece]!]! += state.field.strength[piece]!
}

/** Demoralization, Victory A: what losses lead to, at once; both sides' losses in an exchange are one instant. */
export function reckon(state: BattleState, events: Events): void {
  demoralise(state, events)
  breakArmies(state, events)
  recordFirsts(state)
  checkAtOnce(state, events)
}
