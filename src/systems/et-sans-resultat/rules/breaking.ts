import { LOSSES } from '../../../engine/conditions/asked.ts'
import { stir } from '../../../engine/conditions/book.ts'
import { dropPending, setOrder } from './command/status.ts'
import { tallyOf, WORLD } from './conditions.ts'
import { type Events, emitArmyBroken } from './events.ts'
import { ATTACK, type BattleState, BOUND_TO_ATTACK, DEFEND, NOBODY } from './state.ts'

// An army's breaking point is no part of the sheet: RULES.md has it among what Berthier adds.

/** 14.10: looks whether an army has lost too much; one that attacks no more goes over to the defence. */
export function breakArmies(state: BattleState, events: Events): void {
  const { conditions, special } = state.field
  for (const { side, when, row, attacks } of special.breakingPoints ?? []) {
    if (state.memory[row] !== 0 || !conditions.holds(WORLD, tallyOf(state), when)) continue
    state.memory[row] = state.turn
    // Conditions that ask for it go by losses.
    stir(state.memory, LOSSES)
    emitArmyBroken(state, events, side)
    if (!attacks) endAttacks(state, side, events)
  }
}

function endAttacks(state: BattleState, side: number, events: Events): void {
  state.field.formations.forEach((formation, i) => {
    if (formation.side !== side) return
    if (state.newOrder[i] === ATTACK) dropPending(state, i)
    if (state.order[i] === ATTACK) setOrder(state, i, DEFEND, NOBODY, events)
  })
  state.field.units.forEach((unit, i) => {
    if (unit.side === side) state.unitBits[i]! &= ~BOUND_TO_ATTACK
  })
}
