import { NOWHERE } from 'berthier/rulebook'
import { forEachUnit } from './actions.ts'
import type { Event } from './events.ts'
import { isNextToEnemy, labelOf, place, rollD6, type State } from './state.ts'

type Events = Event[] | undefined

/** Takes a step from a unit, and the unit with its last one. */
export function loseStep(state: State, unit: number, events: Events): void {
  const at = labelOf(state, state.hex[unit]!)
  const left = --state.steps[unit]!
  state.lost[state.field.sideOf[unit]!]!++
  events?.push({ kind: 'loss', unit, at, left })
  if (left === 0) place(state, unit, NOWHERE)
}

/** 6.1: after a loss, whoever rolls more than its morale is shaken. */
export function testMorale(state: State, unit: number, events: Events): void {
  if (state.hex[unit] === NOWHERE) return
  const roll = rollD6(state)
  const fails = roll > moraleOf(state, unit)
  events?.push({ kind: 'morale', unit, roll, isShaken: fails })
  if (fails) shake(state, unit, events)
}

/** 6.1: one more than the steps that are left. */
export const moraleOf = (state: State, unit: number) => state.steps[unit]! + 1

/** 6.2 and 6.3: a unit is shaken; one that is already routs, with all its steps. */
export function shake(state: State, unit: number, events: Events): void {
  if (state.hex[unit] === NOWHERE) return
  if (!state.shaken[unit]) {
    state.shaken[unit] = 1
    return
  }
  const steps = state.steps[unit]!
  state.lost[state.field.sideOf[unit]!]! += steps
  state.steps[unit] = 0
  events?.push({ kind: 'rout', unit, at: labelOf(state, state.hex[unit]!), steps })
  place(state, unit, NOWHERE)
}

/** 6.4: at the beginning of its turn, a side's shaken units that are not next to an enemy may rally. */
export function rally(state: State, side: number, events: Events): void {
  forEachUnit(state, side, (unit) => {
    if (!state.shaken[unit] || isNextToEnemy(state, side, state.hex[unit]!)) return
    const roll = rollD6(state)
    const isRallied = roll <= moraleOf(state, unit)
    if (isRallied) state.shaken[unit] = 0
    events?.push({ kind: 'rally', unit, roll, isRallied })
  })
}
