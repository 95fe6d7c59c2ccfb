import { expect, test } from 'vitest'
import { shippedBattles } from '../../../../test/fuzz/shipped.ts'
import { makeDice } from '../../../engine/dice.ts'
import { heaviest } from '../../../players/heuristic.ts'
import { game } from '../rules/game.ts'
import { type BattleState, MOVEMENT } from '../rules/state.ts'
import { outlookFor } from './outlook.ts'
import { planFor } from './plan.ts'
import { POSTURES, USUAL } from './postures.ts'
import { value } from './value.ts'
import { weigh } from './weigh.ts'

const battles = shippedBattles('napoleon-at-waterloo').map((scenario) => [scenario.id, scenario] as const)

/** The position after the first movement of the side that begins, in a posture. */
function moved(start: BattleState, posture: (typeof POSTURES)[number]): BattleState {
  const state = game.copy(start)
  const dice = makeDice(1)
  while (state.phase === MOVEMENT && state.side === 0) {
    const actions = game.actions(state, 0)
    game.apply(state, actions[heaviest(weigh(state, 0, actions, posture), dice)]!)
  }
  return state
}

/** How near a side has come to the enemy, added up over its pieces. */
function gap(state: BattleState): number {
  const { near, field } = outlookFor(state, 0)
  return [...state.hex].reduce((sum, hex, piece) => (field.side[piece] === 0 && hex >= 0 ? sum + near[hex]! : sum), 0)
}

// At Wavre the French are still to come.
test.each(battles.filter(([id]) => id !== 'wavre'))(
  '%s: a bold side closes with the enemy, and one that lets him come does not',
  (_, scenario) => {
    const start = game.setup(scenario, 1)
    const [usual, bold, , , waiting] = POSTURES.map((posture) => gap(moved(start, posture)))
    expect(waiting).toBeGreaterThan(bold!)
    expect(waiting).toBeGreaterThan(usual!)
  },
)

test.each(battles)('%s: whatever posture was asked about last, the usual one weighs as before', (_, scenario) => {
  const state = game.setup(scenario, 1)
  const actions = game.actions(state, 0)
  const before = [...weigh(state, 0, actions)]
  const post = planFor(outlookFor(state, 0)).post.slice()
  const worth = value(state, 0)
  for (const posture of POSTURES.slice(1)) weigh(state, 0, actions, posture)
  expect(weigh(state, 0, actions, USUAL)).toEqual(before)
  expect(planFor(outlookFor(state, 0)).post).toEqual(post)
  expect(value(state, 0)).toBe(worth)
})

test('Wavre: to hold what is asked for at the end is worth much, and a part of it a little', () => {
  const { 1: scenario } = battles.find(([id]) => id === 'wavre')!
  const worthOf = (...labels: readonly string[]) => {
    const state = game.setup(scenario, 1)
    for (const label of labels) state.control[state.field.grid.find(label)] = 0
    return value(state, 0)
  }
  expect(worthOf('1705')).toBeGreaterThan(worthOf())
  expect(worthOf('1705', '1706') - worthOf('1705')).toBeGreaterThan(4 * (worthOf('1705') - worthOf()))
})
