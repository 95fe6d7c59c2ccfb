import { NOWHERE } from 'berthier/rulebook'
import { type Choice, forEachUnit, format, parseAs } from './actions.ts'
import { groundOf, isNextToEnemy, labelOf, NOBODY, place, type State, typeOf, unitIn } from './state.ts'

/** 3.1 to 3.4: by hex, the movement points that a unit needs to get there; where it cannot, -1. Its own hex is 0. */
export function reach(state: State, unit: number): Int32Array {
  const { grid, units, sideOf } = state.field
  const { type } = units[unit]!
  const side = sideOf[unit]!
  const costs = new Int32Array(grid.size).fill(-1)
  const start = state.hex[unit]!
  costs[start] = 0
  const open = [start]
  for (const hex of open) {
    // 3.3: whoever comes next to an enemy stops.
    if (hex !== start && isNextToEnemy(state, side, hex)) continue
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction)
      if (next === NOWHERE || unitIn(state, next) !== NOBODY) continue
      // 3.4: a shaken unit does not go next to an enemy.
      if (state.shaken[unit] && isNextToEnemy(state, side, next)) continue
      // 3.2: along a road every step costs one.
      const isRoad = (state.field.roads[hex]! >> direction) & 1
      const cost = costs[hex]! + (isRoad ? 1 : groundOf(state, next).cost[type])
      if (cost > typeOf(state, unit).movement || (costs[next]! >= 0 && costs[next]! <= cost)) continue
      costs[next] = cost
      open.push(next)
    }
  }
  return costs
}

/** 3: a unit moves. */
export const move: Choice = {
  kinds: ['move'],
  list(state, side, out) {
    forEachUnit(state, side, (unit) => {
      if (state.moved[unit]) return
      reach(state, unit).forEach((cost, hex) => {
        if (cost > 0) out.push({ kind: 'move', side, unit, hex })
      })
    })
  },
  refusal(state, { unit, side, hex }) {
    const label = labelOf(state, hex)
    if (state.moved[unit]) return { rule: '2.2', reason: 'This unit has already moved this turn.' }
    if (unitIn(state, hex) !== NOBODY) return { rule: '1.4', reason: `${label} already holds a unit.` }
    if (reach(state, unit)[hex]! > 0) return undefined
    if (state.shaken[unit] && isNextToEnemy(state, side, hex))
      return { rule: '3.4', reason: `A shaken unit does not move next to an enemy, as in ${label}.` }
    const { movement } = typeOf(state, unit)
    return { rule: '3.1', reason: `${label} is out of reach of ${movement} movement points.`, also: ['3.3'] }
  },
  carryOut(state, { unit, hex }, events) {
    const from = labelOf(state, state.hex[unit]!)
    place(state, unit, hex)
    state.moved[unit] = 1
    events?.push({ kind: 'move', unit, from, to: labelOf(state, hex) })
  },
  explain(state, { unit, hex }) {
    const value = reach(state, unit)[hex]!
    return { base: value, modifiers: [], value, chances: [{ result: 'arrives', chance: 1 }] }
  },
  format,
  parse: (state, side, text) => parseAs('move', state, side, text),
}
