import { distance, type Evaluator } from 'berthier/rulebook'
import { type Action, forEachUnit } from './actions.ts'
import { fireValue } from './fire.ts'
import { meleeValue } from './melee.ts'
import { moraleOf } from './morale.ts'
import { groundOf, NOBODY, OVER, type State, typeOf, unitIn } from './state.ts'

/** What computer players think of a position. Steps are the currency. */
export const evaluator: Evaluator<State, Action> = {
  won: 50,
  value(state, side) {
    if (state.phase === OVER) return state.winner === NOBODY ? 0 : state.winner === side ? 50 : -50
    return worth(state, side) - worth(state, 1 - side)
  },
  weigh: (state, side, actions) => actions.map((action) => weigh(state, side, action)),
  imagine: (state, _, dice) => state.dice.set(dice),
  // A side compares positions when its turn is over.
  span: ({ turn, side }) => turn * 2 + side,
  effort: () => 1,
}

function worth(state: State, side: number): number {
  let sum = 0
  forEachUnit(state, side, (unit) => {
    sum += state.steps[unit]! - (state.shaken[unit] ? 1 : 0) + station(state, unit, state.hex[unit]!)
  })
  for (const holder of state.held) if (holder === side + 1) sum += 3
  return sum
}

function weigh(state: State, side: number, action: Action): number {
  const { kind, unit, hex } = action
  if (kind === 'move') return station(state, unit, hex) - station(state, unit, state.hex[unit]!)
  if (kind === 'end') return 0
  const target = unitIn(state, hex)
  const prize = breakage(state, target)
  if (kind === 'fire') return fireValue(state, action).chances[0]!.chance * prize
  const [won, , lost] = meleeValue(state, action).chances
  const push = state.field.objectives.includes(hex) ? 1 : 0
  return won!.chance * (prize + 0.5 + push) - lost!.chance * breakage(state, unit)
}

/** What a hit on a unit is worth: a step, and perhaps all the others. */
function breakage(state: State, unit: number): number {
  const left = state.steps[unit]! - 1
  const fails = Math.max(0, 6 - (moraleOf(state, unit) - 1)) / 6
  return 1 + fails * (state.shaken[unit] ? left : 1)
}

/** How well a unit would stand in a hex: near an objective that has to be taken or kept, covered, with an enemy in range. */
function station(state: State, unit: number, hex: number): number {
  const { grid, objectives, sideOf } = state.field
  const side = sideOf[unit]!
  let near = 99
  objectives.forEach((objective, i) => {
    const guard = unitIn(state, objective)
    const isGuarded = guard !== NOBODY && guard !== unit && sideOf[guard] === side
    const weight = isGuarded || state.held[i] === side + 1 ? 2 : 0
    near = Math.min(near, distance(grid, hex, objective) + weight)
  })
  let [enemy, exposed] = [99, 0]
  forEachUnit(state, 1 - side, (other) => {
    const far = distance(grid, hex, state.hex[other]!)
    enemy = Math.min(enemy, far)
    if (far <= typeOf(state, other).range) exposed++
  })
  const { range } = typeOf(state, unit)
  const cover = groundOf(state, hex).cover
  const goal = objectives.includes(hex) ? 3 : 0
  const drive = near < 99 ? near : enemy
  // Shaken units stay out of reach until they have rallied.
  if (state.shaken[unit]) return Math.min(enemy, 4) * 0.5 + cover * 0.2
  return goal - drive * 0.5 + cover * 0.3 + (enemy <= range ? 0.8 : 0) - exposed * 0.3
}
