import { flatGame } from '../../../engine/flat-memory.ts'
import { makeGame } from '../../../engine/make-game.ts'
import { troopListOf } from '../format/index.ts'
import { describeEvent } from '../text/index.ts'
import { parse } from './action-text.ts'
import { type Action, choiceOf, detailOf, kindOf, sideOf } from './actions.ts'
import type { Battlefield } from './battlefield.ts'
import type { Event } from './events.ts'
import type { Reason } from './reasons.ts'
import { refusalFor } from './refusal.ts'
import { settle } from './sequence.ts'
import { setup } from './start-battle.ts'
import { type BattleState, copy, OVER } from './state.ts'
import { decisionOf, steps } from './turn.ts'
import { outcome } from './victory.ts'

/** Advanced Vive l'Empereur as it is played. */
export const game = makeGame<BattleState, Action, Event, Reason>({
  version: 1,
  ...flatGame,
  setup,
  steps,
  stepOf: (state) => state.decision,
  kindOf,
  sideOf,
  malformed,
  notNow(state, action, decision) {
    if (state.decision === OVER) return 'is-over'
    if (decision) return 'not-yours'
    const other = decisionOf(action)
    return other.laterRefusal?.(state, action) ?? other.notNow
  },
  refusalFor,
  settle,
  copy,
  outcome,
  parse,
  describe: describeEvent,
})

/** How many details there are in a battle. */
function sizeOf({ grounds, scenario }: Battlefield, details: 'grounds' | 'troops' | number): number {
  if (typeof details === 'number') return details
  return details === 'grounds' ? grounds.length : troopListOf(scenario).ids.length
}

/** No text names a choice or a detail beyond those that there are, but a number can. */
function malformed(state: BattleState, action: Action): Reason | undefined {
  const { choices = 1, details = 1, notNow } = decisionOf(action)
  if (choices === 'hexes' && choiceOf(action) >= state.field.grid.size) return 'not-on-board'
  const most = sizeOf(state.field, details)
  return detailOf(action) >= most || (choices !== 'hexes' && choiceOf(action) >= choices) ? notNow : undefined
}
