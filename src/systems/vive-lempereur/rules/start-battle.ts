import { memoize } from '../../../board/memoize.ts'
import type { ViveLempereurScenario } from '../format/index.ts'
import { compile } from './battlefield.ts'
import type { Events } from './events.ts'
import { begin } from './sequence.ts'
import { deployAtStart } from './setup.ts'
import type { BattleState } from './state.ts'

/** The beginning of a battle, up to its first decision. */
export function setup(scenario: ViveLempereurScenario, seed: number, events?: Events): BattleState {
  const state = deployAtStart(battlefieldOf(scenario), seed)
  begin(state, state.field.deployment ? 'tiles' : state.field.special.chosen ? 'set-up' : 'events', events)
  return state
}

/** Games of one scenario share its tables. */
const battlefieldOf = memoize(compile)
