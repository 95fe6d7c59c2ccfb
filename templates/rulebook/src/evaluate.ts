import { distance, type Evaluator } from 'berthier/rulebook'
import { type Action, attackValue } from './rules.ts'
import { groundOf, NOBODY, type State, unitsOf } from './state.ts'

/** What computer players think. A unit is worth 10. */
export const evaluator: Evaluator<State, Action> = {
  won: 100,
  value(state, side) {
    if (state.isOver) return state.winner === NOBODY ? 0 : state.winner === side ? 100 : -100
    return (unitsOf(state, side).length - unitsOf(state, 1 - side).length) * 10
  },
  weigh: (state, side, actions) =>
    actions.map((action) => {
      const { kind, unit, hex } = action
      if (kind === 'end') return 0
      if (kind === 'attack') return attackValue(state, action).chances[0]!.chance * 10
      return station(state, side, hex) - station(state, side, state.hex[unit]!)
    }),
  // Thinking ahead: with dice of its own, and until the turn is over.
  imagine: (state, _, dice) => state.dice.set(dice),
  span: ({ turn, side }) => turn * 2 + side,
  effort: () => 1,
}

/** How well a unit would stand in a hex: near the enemy, and in cover. */
function station(state: State, side: number, hex: number): number {
  const ways = unitsOf(state, 1 - side).map((enemy) => distance(state.field.grid, hex, state.hex[enemy]!))
  return groundOf(state, hex).hit - Math.min(...ways)
}
