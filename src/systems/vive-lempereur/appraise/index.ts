import type { Appraiser } from '../../../engine/appraiser.ts'
import type { Action } from '../actions.ts'
import { ACT, type BattleState, CARD } from '../state.ts'
import { imagine } from './imagine.ts'
import { value } from './value.ts'
import { weigh } from './weigh.ts'

/** What players need to know of the game. */
export const appraiser: Appraiser<BattleState, Action> = {
  value,
  weigh,
  imagine,
  span: (state) => state.turn * 100 + state.round,
  // Who has turned has made up his mind.
  isWeighty: (state) => state.decision >= CARD && (state.decision !== ACT || state.faced === 0),
}
