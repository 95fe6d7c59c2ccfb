import { game } from '../../../src/systems/vive-lempereur/rules/game.ts'
import type { BattleState } from '../../../src/systems/vive-lempereur/rules/state.ts'
import type { Probe } from '../checked-game.ts'
import { actionSpace } from './action-space.ts'
import { watchOrders } from './order-invariants.ts'
import { positionTrouble } from './position-invariants.ts'
import { progressTrouble, watchPursuits } from './progress-invariants.ts'
import { watchSetUp } from './set-up-invariants.ts'

/** Advanced Vive l'Empereur as the fuzzer sees it. */
export const probe: Probe<BattleState> = {
  system: 'vive-lempereur',
  space: actionSpace,
  watch(start) {
    const before = game.copy(start)
    const [pursuits, setUp, orders] = [watchPursuits(), watchSetUp(before), watchOrders()]
    return (state, events) => {
      // Each is asked, whatever the others say: they remember what they have seen.
      const troubles = [
        positionTrouble(state),
        progressTrouble(before, state, events),
        pursuits(state, events),
        setUp(state, events),
        orders(before, state, events),
      ]
      game.copy(state, before)
      return troubles.find((trouble) => trouble !== undefined)
    }
  },
}
