import { hasCome } from '../../../engine/timetable.ts'
import { isInArea } from '../format/index.ts'
import type { BattleState } from './state.ts'

// Truces are no part of the sheet: RULES.md has them among what Berthier adds.

/** 14.11: whether a truce keeps a side from anything at all now. */
export function keepsTruce(state: BattleState, side: number): boolean {
  const { truces } = state.field.special
  if (truces === undefined) return false
  return truces.some((truce) => truce.side === side && !hasCome(truce.timing, state.turn, state.memory))
}

/** 14.11: whether a truce keeps a side out of a place. */
export function isUnderTruce(state: BattleState, side: number, x: number, y: number): boolean {
  const { truces } = state.field.special
  if (truces === undefined) return false
  const { turn, memory } = state
  for (const { side: kept, areas, timing } of truces) {
    if (kept !== side || hasCome(timing, turn, memory)) continue
    if (areas.some((area) => isInArea(area, x, y))) return true
  }
  return false
}
