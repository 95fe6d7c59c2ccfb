import type { Breakdown } from 'berthier/rulebook'
import { type Action, type Choice, forEachUnit, format, parseAs, refuseAttack } from './actions.ts'
import { loseStep, shake } from './morale.ts'
import { enemyIn, groundOf, labelOf, NOBODY, place, rollD6, type State, typeOf, unitIn } from './state.ts'

/** 5.2: what is added to the attacker's roll, less what is added to the defender's. */
export function meleeValue(state: State, { side, unit, hex }: Action): Breakdown {
  const target = enemyIn(state, side, hex)
  const ground = groundOf(state, hex)
  const [own, other] = [typeOf(state, unit), typeOf(state, target)]
  const modifiers = [
    { rule: '5.2', what: "defender's steps", add: -state.steps[target]! },
    ...(own.melee > 0 ? [{ rule: '5.2', what: 'line', add: own.melee }] : []),
    ...(other.melee > 0 ? [{ rule: '5.2', what: 'against line', add: -other.melee }] : []),
    ...(ground.cover > 0 ? [{ rule: '5.2', what: ground.id, add: -ground.cover }] : []),
    ...(state.shaken[target] ? [{ rule: '6.2', what: 'shaken defender', add: 1 }] : []),
  ]
  const base = state.steps[unit]!
  const value = modifiers.reduce((sum, { add }) => sum + add, base)
  // Of the 36 throws of two dice, those with this difference or a greater one.
  const throws = (least: number) => {
    let number = 0
    for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a - b >= least) number++
    return number
  }
  const [wins, notLost] = [throws(1 - value), throws(-value)]
  const chances = [
    { result: 'won', chance: wins / 36 },
    { result: 'drawn', chance: (notLost - wins) / 36 },
    { result: 'lost', chance: (36 - notLost) / 36 },
  ]
  return { base, modifiers, value, chances, throws: 36 }
}

/** 5: a unit charges the enemy beside it. */
export const melee: Choice = {
  kinds: ['melee'],
  list(state, side, out) {
    const { grid } = state.field
    forEachUnit(state, side, (unit) => {
      if (state.fought[unit] || state.shaken[unit]) return
      for (let direction = 0; direction < 6; direction++) {
        const hex = grid.neighbour(state.hex[unit]!, direction)
        if (enemyIn(state, side, hex) !== NOBODY) out.push({ kind: 'melee', side, unit, hex })
      }
    })
  },
  refusal(state, action) {
    const { unit, hex } = action
    if (state.shaken[unit]) return { rule: '6.2', reason: 'A shaken unit does not charge.' }
    const refusal = refuseAttack(state, action)
    if (refusal || state.field.grid.areNeighbours(state.hex[unit]!, hex)) return refusal
    return { rule: '5.1', reason: `${labelOf(state, hex)} is not adjacent.` }
  },
  carryOut(state, action, events) {
    const { unit, side, hex } = action
    const target = enemyIn(state, side, hex)
    const { value } = meleeValue(state, action)
    const [own, other] = [rollD6(state), rollD6(state)]
    const won = Math.sign(own - other + value)
    state.fought[unit] = 1
    events?.push({ kind: 'melee', unit, target, rolls: `${own} to ${other}`, won })
    // 5.3: the loser loses a step and is shaken; where nobody wins, both lose a step.
    if (won <= 0) loseStep(state, unit, events)
    if (won >= 0) loseStep(state, target, events)
    if (won !== 0) shake(state, won > 0 ? target : unit, events)
    // 5.4: the attacker takes the hex that has become empty.
    if (state.hex[unit]! >= 0 && unitIn(state, hex) === NOBODY) {
      const from = labelOf(state, state.hex[unit]!)
      place(state, unit, hex)
      events?.push({ kind: 'move', unit, from, to: labelOf(state, hex) })
    }
  },
  explain: meleeValue,
  format,
  parse: (state, side, text) => parseAs('melee', state, side, text),
}
