import { describe, expect, test } from 'vitest'
import { shippedBattles } from '../../../../test/fuzz/shipped.ts'
import { usually } from '../../../../test/support/effort.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { makeDice, roll } from '../../../engine/dice.ts'
import { game } from '../rules/game.ts'
import { ACT, type BattleState, CARD, ORDER } from '../rules/state.ts'
import { gainOfOrder, optionsOf } from './commands.ts'
import { evaluator } from './evaluator.ts'
import { Outlook, outlookFor } from './outlook.ts'

/** Two in so many positions are looked at. */
const RARITY = usually(13, 8)

/** What every order to a side would gain, or what the ordered piece could do, as an outlook sees it. */
function gains(outlook: Outlook): number[] {
  const { state, side } = outlook
  if (state.decision === ACT) {
    const options = optionsOf(outlook)
    return game.actions(state, side).map((action) => options.gainOf(state, action, Number.NaN))
  }
  const pieces = state.field.roster.bySide[side]!.filter((piece) => state.hex[piece] !== NOWHERE)
  return [...pieces].map((piece) => gainOfOrder(outlook, piece))
}

describe('what is known of orders is what a new look at the battle finds', () => {
  test.each(shippedBattles('vive-lempereur').map((scenario) => [scenario.id, scenario] as const))(
    '%s',
    (_, scenario) => {
      const state = game.setup(scenario, 3)
      const dice = makeDice(3)
      const earlier: BattleState[] = []
      let looks = 0
      for (let [side] = game.deciders(state); side !== undefined; [side] = game.deciders(state)) {
        const actions = game.actions(state, side)
        // Now and then who thinks ahead looks at other positions in between.
        const other = earlier[roll(dice, 2000)]
        for (const one of other ? [other, state] : [state]) {
          if (one.decision !== CARD && one.decision !== ORDER && one.decision !== ACT) continue
          if (one === state && roll(dice, RARITY) > 1) continue
          expect(gains(outlookFor(one, side))).toEqual(gains(new Outlook(one.field, one.field, side).look(one)))
          looks++
        }
        if (state.decision === ORDER || state.decision === ACT) earlier.push(game.copy(state))
        const weights = evaluator.weigh(state, side, actions)
        game.apply(state, actions[weights.indexOf(Math.max(...weights))]!)
      }
      expect(looks).toBeGreaterThan(50)
    },
  )
})
