import type { BattleState, EventKind, EventOf } from '../../rules/index.ts'

/** Events as sentences for the log, by their kinds. */
export type Sentences<Kind extends EventKind> = {
  readonly [One in Kind]: (event: EventOf<One>, state: BattleState) => string
}
