import { expect, test } from 'vitest'
import { shippedBattles } from '../../../../test/fuzz/shipped.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { makeDice } from '../../../engine/dice.ts'
import { heaviest } from '../../../players/heuristic.ts'
import { game } from '../rules/game.ts'
import { type BattleState, MOVEMENT } from '../rules/state.ts'
import { weigherAhead } from './imagined-moves.ts'
import { outlookFor } from './outlook.ts'
import { planFor } from './plan.ts'
import { weigh } from './weigh.ts'

const battles = shippedBattles('napoleon-at-waterloo').map((scenario) => [scenario.id, scenario] as const)

/** The movement of the side that begins, and how many decisions it took. */
function move(state: BattleState, weighing: typeof weigh): number {
  const dice = makeDice(1)
  let decisions = 0
  for (; state.phase === MOVEMENT && state.side === 0; decisions++) {
    const actions = game.actions(state, 0)
    game.apply(state, actions[heaviest(weighing(state, 0, actions), dice)]!)
  }
  return decisions
}

test.each(battles)(
  '%s: in an imagined turn only those move whom the plan of its beginning wants, or who are to leave',
  (_, scenario) => {
    const state = game.setup(scenario, 1)
    const really = move(game.copy(state), weigh)
    const outlook = outlookFor(state, 0)
    const post = planFor(outlook).post.slice()
    const runners = outlook.runners.slice()
    const here = state.hex.slice()
    expect(move(state, weigherAhead())).toBeLessThanOrEqual(really)
    for (const [piece, from] of here.entries()) {
      if (from === NOWHERE || state.hex[piece] === from) continue
      expect(post[piece] !== NOWHERE || runners[piece] === 1, `piece ${piece}`).toBe(true)
    }
  },
)

test('in the advanced game most of the army is left where it is, which saves most of the time', () => {
  const { 1: scenario } = battles.find(([id]) => id === 'advanced')!
  const state = game.setup(scenario, 1)
  expect(move(game.copy(state), weigherAhead())).toBeLessThan(move(state, weigh) / 2)
})
