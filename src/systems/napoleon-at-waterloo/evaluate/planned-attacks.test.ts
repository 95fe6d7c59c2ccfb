import { expect, test } from 'vitest'
import { shippedBattles } from '../../../../test/fuzz/shipped.ts'
import { usually } from '../../../../test/support/effort.ts'
import { makeDice, roll } from '../../../engine/dice.ts'
import { heaviest } from '../../../players/heuristic.ts'
import { game } from '../rules/game.ts'
import { type BattleState, MOVEMENT } from '../rules/state.ts'
import { Outlook, outlookFor } from './outlook.ts'
import { Plan, planFor } from './plan.ts'
import { weigh } from './weigh.ts'

const RARITY = usually(6, 2)

const wanted = ({ post, rank }: Plan) => [...post].map((hex, piece) => (hex < 0 ? hex : [hex, rank[piece]]))

test.each(shippedBattles('napoleon-at-waterloo').map((scenario) => [scenario.id, scenario] as const))(
  '%s: what is kept of attacks from plan to plan is what a new plan finds',
  (_, scenario) => {
    const state = game.setup(scenario, 3)
    const dice = makeDice(3)
    const earlier: BattleState[] = []
    let plans = 0
    for (let [side] = game.deciders(state); side !== undefined; [side] = game.deciders(state)) {
      const actions = game.actions(state, side)
      // Now and then who thinks ahead looks at other positions in between.
      const other = earlier[roll(dice, 2000)]
      for (const one of other ? [other, state] : [state]) {
        if (one.phase !== MOVEMENT || (one === state && roll(dice, RARITY) > 1)) continue
        const outlook = new Outlook(one.field).update(one, one.side)
        expect(wanted(planFor(outlookFor(one, one.side)))).toEqual(wanted(new Plan(one.field).make(outlook)))
        plans++
      }
      if (state.phase === MOVEMENT) earlier.push(game.copy(state))
      game.apply(state, actions[heaviest(weigh(state, side, actions), dice)]!)
    }
    expect(plans).toBeGreaterThan(20)
  },
)
