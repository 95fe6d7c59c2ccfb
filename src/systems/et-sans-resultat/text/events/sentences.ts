import type { EventKind, EventOf } from '../../rules/events.ts'
import type { BattleState } from '../../rules/state.ts'

/** An event as a sentence for the log. */
export type Sentence<Kind extends EventKind> = (event: EventOf<Kind>, state: BattleState) => string

/** What is said of each kind of event. */
export type Sentences<Kind extends EventKind> = { readonly [One in Kind]: Sentence<One> }
