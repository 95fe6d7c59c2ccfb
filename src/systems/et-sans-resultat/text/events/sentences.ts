import type { EventKind, EventOf } from '../../rules/events.ts'
import type { BattleState } from '../../rules/state.ts'

/** Events as sentences for the log, by their kinds. */
export type Sentences<Kind extends EventKind> = {
  readonly [One in Kind]: (event: EventOf<One>, state: BattleState) => string
}
