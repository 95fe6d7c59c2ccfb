import type { GameEvent } from '../../../engine/system.ts'
import { NO_ARM } from './battlefield.ts'
import { noteExit } from './events.ts'
import { endMove } from './movement.ts'
import { lift } from './stacks.ts'
import { type BattleState, EXITED } from './state.ts'
import { checkAtOnce } from './victory.ts'

/** Victory B: the active piece leaves the board through an exit, and does not return. A leader is no combat unit. */
export function exit(state: BattleState, events: GameEvent[] | undefined): void {
  const piece = state.active
  const from = state.hex[piece]!
  lift(state, piece)
  state.status[piece]! |= EXITED
  if (state.field.arm[piece] !== NO_ARM) state.exited[state.side]!++
  noteExit(state, events, piece, from)
  endMove(state)
  checkAtOnce(state)
}
