import type { Action } from '../../../src/systems/et-sans-resultat/rules/actions.ts'
import { game } from '../../../src/systems/et-sans-resultat/rules/game.ts'
import type { BattleState } from '../../../src/systems/et-sans-resultat/rules/state.ts'
import type { Probe } from '../checked-game.ts'
import { actionSpace } from './action-space.ts'
import { positionTrouble } from './position-invariants.ts'
import { progressTrouble } from './progress-invariants.ts'

/** Et sans résultat! as the fuzzer sees it. */
export const probe: Probe<BattleState, Action> = {
  system: 'et-sans-resultat',
  listsSome: true,
  space: actionSpace,
  watch(start) {
    const before = game.copy(start)
    return (state, events) => {
      const trouble = positionTrouble(state) ?? progressTrouble(before, state, events)
      game.copy(state, before)
      return trouble
    }
  },
}
