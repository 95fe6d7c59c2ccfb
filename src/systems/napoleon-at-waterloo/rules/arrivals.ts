import { NOWHERE } from '../../../board/nowhere.ts'
import { hasCome } from '../../../engine/timetable.ts'
import { entrancesOf } from './keep-time.ts'
import { costToEnter, Reach } from './reach.ts'
import { hasRoom } from './stacking.ts'
import { type BattleState, LASTING } from './state.ts'

/** Whether a piece is due and still off the board. */
export function isDue(state: BattleState, piece: number): boolean {
  const turn = state.field.arrival[piece]!
  if (turn > state.turn || state.hex[piece] !== NOWHERE || (state.status[piece]! & LASTING) !== 0) return false
  const { recruits, timetable } = state.field
  return hasCome(timetable.arrivals[recruits[piece]!.arrival!]!.timing, state.turn, state.memory)
}

/** Set-up, Prussians: whether a piece that is due can come onto the board; where it cannot, it waits. */
export function canArrive(state: BattleState, piece: number): boolean {
  if (!isDue(state, piece)) return false
  for (const hex of entrancesOf(state, piece)) {
    if (costToEnter(state, piece, hex) > 0 && hasRoom(state, piece, hex)) return true
  }
  // Beyond entrances that are full there may be room.
  const reach = Reach.of(state.field).search(state, piece)
  for (let i = 0; i < reach.count; i++) if (hasRoom(state, piece, reach.found[i]!)) return true
  return false
}

/** Set-up, Prussians: those who are due enter at the beginning of the movement, so they come before everybody else. */
export function hasArrival(state: BattleState): boolean {
  for (const piece of state.field.reinforcements[state.side]!) if (canArrive(state, piece)) return true
  return false
}
