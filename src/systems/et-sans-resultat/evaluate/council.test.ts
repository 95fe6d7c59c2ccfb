import { expect, test } from 'vitest'
import { shippedBattles } from '../../../../test/fuzz/shipped.ts'
import { usually } from '../../../../test/support/effort.ts'
import { makeDice, roll } from '../../../engine/dice.ts'
import { game } from '../rules/game.ts'
import { councilOf } from './council.ts'
import { shareOut } from './missions.ts'
import { sightOf } from './sight.ts'
import { weigh } from './weigh.ts'

const RARITY = usually(12, 3)

test.each(shippedBattles('et-sans-resultat').map((scenario) => [scenario.id, scenario] as const))(
  '%s: a side that does not take counsel again would come to the same',
  (_, scenario) => {
    const state = game.setup(scenario, 3)
    const dice = makeDice(3)
    const kept: unknown[] = []
    const fresh: unknown[] = []
    for (let [side] = game.deciders(state); side !== undefined; [side] = game.deciders(state)) {
      const actions = game.actions(state, side)
      if (roll(dice, RARITY) === 1) {
        const sight = sightOf(state, side)
        kept.push(councilOf(state, side))
        fresh.push({ ...sight, missions: shareOut(sight) })
      }
      const weights = weigh(state, side, actions)
      game.apply(state, actions[weights.indexOf(Math.max(...weights))]!)
    }
    expect(kept).toEqual(fresh)
    expect(kept.length).toBeGreaterThan(20)
  },
)
