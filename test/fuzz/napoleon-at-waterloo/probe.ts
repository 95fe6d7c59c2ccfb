import type { Event } from '../../../src/systems/napoleon-at-waterloo/rules/events.ts'
import { game } from '../../../src/systems/napoleon-at-waterloo/rules/game.ts'
import type { BattleState } from '../../../src/systems/napoleon-at-waterloo/rules/state.ts'
import type { Probe } from '../checked-game.ts'
import { actionSpace } from './action-space.ts'
import { positionTrouble } from './position-invariants.ts'
import { progressTrouble, retreatTrouble, watchCombats } from './progress-invariants.ts'

/** Napoleon at Waterloo as the fuzzer sees it. */
export const probe: Probe<BattleState> = {
  system: 'napoleon-at-waterloo',
  space: actionSpace,
  watch(start) {
    const before = game.copy(start)
    const combats = watchCombats()
    return (state, happened) => {
      // What happens in this game is of its own types.
      const events = happened as readonly Event[]
      // Each is asked, whatever the others say: they remember what they have seen.
      const troubles = [
        positionTrouble(state),
        progressTrouble(before, state, events),
        retreatTrouble(state, events),
        combats(before, state, events),
      ]
      game.copy(state, before)
      return troubles.find((trouble) => trouble !== undefined)
    }
  },
}
