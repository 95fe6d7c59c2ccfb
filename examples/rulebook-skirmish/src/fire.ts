import { type Breakdown, distance, NOWHERE } from 'berthier/rulebook'
import { type Action, type Choice, forEachUnit, format, parseAs, refuseAttack } from './actions.ts'
import { loseStep, testMorale } from './morale.ts'
import { enemyIn, groundOf, labelOf, NOBODY, rollD6, type State, typeOf, unitIn } from './state.ts'

/** 4.2: at two hexes, fire needs a hex next to both that is empty and not covered. */
function hasClearWay(state: State, from: number, to: number): boolean {
  const { grid } = state.field
  for (let direction = 0; direction < 6; direction++) {
    const between = grid.neighbour(from, direction)
    if (between === NOWHERE || !grid.areNeighbours(between, to)) continue
    if (unitIn(state, between) === NOBODY && !groundOf(state, between).blocks) return true
  }
  return false
}

/** 4.1 and 4.2: whether a unit can fire into a hex. */
export function canHit(state: State, unit: number, hex: number): boolean {
  const from = state.hex[unit]!
  const far = distance(state.field.grid, from, hex)
  return far <= typeOf(state, unit).range && (far < 2 || hasClearWay(state, from, hex))
}

/** 4.3: a roll of the value or less hits. */
export function fireValue(state: State, { unit, hex }: Action): Breakdown {
  const far = distance(state.field.grid, state.hex[unit]!, hex)
  const ground = groundOf(state, hex)
  const modifiers = [
    ...(far > 1 ? [{ rule: '4.3', what: 'two hexes', add: -1 }] : []),
    ...(ground.cover > 0 ? [{ rule: '4.3', what: ground.id, add: -ground.cover }] : []),
    ...(state.shaken[unit] ? [{ rule: '6.2', what: 'shaken', add: -1 }] : []),
  ]
  const base = state.steps[unit]!
  // A one always hits.
  const value = Math.max(
    1,
    modifiers.reduce((sum, { add }) => sum + add, base),
  )
  const chances = [
    { result: 'hit', chance: value / 6 },
    { result: 'miss', chance: (6 - value) / 6 },
  ]
  return { base, modifiers, value, chances }
}

/** 4: a unit fires. */
export const fire: Choice = {
  kinds: ['fire'],
  list(state, side, out) {
    forEachUnit(state, side, (unit) => {
      if (state.fought[unit]) return
      forEachUnit(state, 1 - side, (target) => {
        const hex = state.hex[target]!
        if (canHit(state, unit, hex)) out.push({ kind: 'fire', side, unit, hex })
      })
    })
  },
  refusal(state, action) {
    const { unit, hex } = action
    const refusal = refuseAttack(state, action)
    if (refusal || canHit(state, unit, hex)) return refusal
    const { range } = typeOf(state, unit)
    const label = labelOf(state, hex)
    return distance(state.field.grid, state.hex[unit]!, hex) > range
      ? { rule: '4.1', reason: `${label} is out of range.` }
      : { rule: '4.2', reason: `Units, woods or houses hide ${label}.` }
  },
  carryOut(state, action, events) {
    const { unit, side, hex } = action
    const target = enemyIn(state, side, hex)
    const { value } = fireValue(state, action)
    const roll = rollD6(state)
    const isHit = roll <= value
    state.fought[unit] = 1
    events?.push({ kind: 'fire', unit, target, roll, isHit })
    if (!isHit) return
    loseStep(state, target, events)
    testMorale(state, target, events)
  },
  explain: fireValue,
  format,
  parse: (state, side, text) => parseAs('fire', state, side, text),
}
