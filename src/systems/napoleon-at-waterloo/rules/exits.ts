import { EXITS } from '../../../engine/conditions/asked.ts'
import { stir } from '../../../engine/conditions/book.ts'
import { NO_ARM } from './battlefield.ts'
import { type Events, emitExit } from './events.ts'
import { lift } from './stacks.ts'
import { type BattleState, EXITED } from './state.ts'

/** Victory B: the active piece leaves the board through an exit, and does not return. A leader is no combat unit. */
export function exit(state: BattleState, events: Events): void {
  const piece = state.active
  const from = state.hex[piece]!
  lift(state, piece)
  state.status[piece]! |= EXITED
  stir(state.memory, EXITS)
  if (state.field.arm[piece] !== NO_ARM) state.exited[state.side]!++
  emitExit(state, events, piece, from)
}
