import { WORLD } from './conditions.ts'
import { emitBroken } from './emit-events.ts'
import type { Events } from './events.ts'
import type { BattleState } from './state.ts'

/** Looks whether an army has lost too much since the last order. */
export function breakArmies(state: BattleState, changes: number, events: Events): void {
  const { conditions, special } = state.field
  for (const { side, when, row } of special.breakingPoints ?? []) {
    if (state.memory[row] !== 0 || (when.watch & changes) === 0) continue
    if (!conditions.holds(WORLD, state, when)) continue
    state.memory[row] = state.turn
    emitBroken(state, events, side)
  }
}
