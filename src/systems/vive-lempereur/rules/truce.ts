import { hasCome } from '../../../engine/timetable.ts'
import type { BattleState } from './state.ts'

/** Whether a truce keeps a side out of a hex. */
export function isUnderTruce(state: BattleState, side: number, hex: number): boolean {
  const { truces } = state.field.special
  if (truces === undefined) return false
  const { turn, memory } = state
  for (const truce of truces) {
    if (truce.side === side && truce.where[hex] === 1 && !hasCome(truce.timing, turn, memory)) return true
  }
  return false
}
