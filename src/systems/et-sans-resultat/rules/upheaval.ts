import { changeField } from '../../../engine/flat-memory.ts'
import { fieldAfter } from './changed-field.ts'
import type { Events } from './events.ts'
import { anyGaitOf, isBarred, marksUnder } from './movement/rates.ts'
import { remove } from './movement/rout.ts'
import { isOnTable } from './queries.ts'
import type { BattleState } from './state.ts'

/** 14.9, 14.15: the table becomes what events and broken ground have made of it. Who stands where he may not be any more is lost. */
export function changeGround(state: BattleState, events: Events): void {
  changeField(state, fieldAfter(state.field, state.turn, state.memory))
  const { ground } = state.field
  for (let unit = 0; unit < state.stance.length; unit++) {
    if (!isOnTable(state, unit)) continue
    if (isBarred(anyGaitOf(state, unit), marksUnder(ground, state.x[unit]!, state.y[unit]!)))
      remove(state, unit, events)
  }
}
