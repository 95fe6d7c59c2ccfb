import { flatGame } from '../../../engine/flat-memory.ts'
import { makeGame } from '../../../engine/make-game.ts'
import { describeEvent } from '../text/index.ts'
import { type Action, kindOf, sideOf } from './actions.ts'
import type { Event } from './events.ts'
import { parse } from './parse-action.ts'
import { type Reason, refusalFor } from './reasons.ts'
import { settle } from './sequence.ts'
import { setup } from './setup.ts'
import { type BattleState, copy } from './state.ts'
import { malformed, notNow, steps } from './turn.ts'
import { outcome } from './victory.ts'

/** Napoleon at Waterloo as it is played. */
export const game = makeGame<BattleState, Action, Event, Reason>({
  version: 2,
  ...flatGame,
  setup,
  steps,
  stepOf: (state) => state.decision,
  kindOf,
  sideOf,
  malformed,
  notNow,
  refusalFor: (state, _action, reason) => refusalFor(reason, state.field.isAdvanced),
  settle,
  copy,
  outcome,
  parse,
  describe: describeEvent,
})
