import { LOSSES, MOVES } from '../../../engine/conditions/asked.ts'
import { stir } from '../../../engine/conditions/book.ts'
import { WORLD } from './conditions.ts'
import { type Events, emitBroken } from './events.ts'
import type { BattleState } from './state.ts'

/** Own rules: looks whether losses have broken an army. */
export function breakArmies(state: BattleState, events: Events): void {
  const { conditions, special } = state.field
  for (const { side, when, row } of special.breakingPoints ?? []) {
    if (state.memory[row] !== 0 || !conditions.holds(WORLD, state, when)) continue
    state.memory[row] = state.turn
    // Conditions that ask for it go by losses.
    stir(state.memory, LOSSES | MOVES)
    emitBroken(state, events, side)
  }
}
