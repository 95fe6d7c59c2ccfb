import { type Decision, NOWHERE, type Refusal } from 'berthier/rulebook'
import type { Event } from './events.ts'
import { enemyIn, labelOf, NOBODY, type State, unitIn } from './state.ts'

/** One decision: a unit moves to a hex or attacks it, or the phase ends. */
export type Action = { readonly kind: Kind; readonly side: number; readonly unit: number; readonly hex: number }
export type Kind = 'move' | 'fire' | 'melee' | 'end'

/** A decision of this game. Here a reason is the refusal itself. */
export type Choice = Decision<State, Action, Event, Refusal>

/** `move C2 C4`. */
export const format = (state: State, { kind, unit, hex }: Action) =>
  kind === 'end' ? kind : `${kind} ${labelOf(state, state.hex[unit]!)} ${labelOf(state, hex)}`

/** Reads `move C2 C4`; nothing where it begins with another word. */
export function parseAs(kind: Kind, state: State, side: number, text: string): Action | Refusal | undefined {
  const [word, from = '', to = '', more] = text.trim().split(/\s+/)
  if (word !== kind) return undefined
  if (kind === 'end') return { kind, side, unit: NOBODY, hex: NOWHERE }
  if (to === '' || more !== undefined) return { rule: '', reason: `Write ${kind}, then two hexes: ${kind} C2 C3.` }
  const { grid, sideOf } = state.field
  const missing = [from, to].find((label) => grid.find(label) === NOWHERE)
  if (missing !== undefined) return { rule: '1.1', reason: `${missing} is off the board.` }
  const unit = unitIn(state, grid.find(from))
  if (unit === NOBODY || sideOf[unit] !== side)
    return { rule: '2.2', reason: `${from} holds no unit of ${state.field.names[side]}.` }
  return { kind, side, unit, hex: grid.find(to) }
}

/** Judges what every attack has in common. */
export function refuseAttack(state: State, { side, unit, hex }: Action): Refusal | undefined {
  if (state.fought[unit]) return { rule: '2.2', reason: 'This unit has already fought this turn.' }
  if (enemyIn(state, side, hex) === NOBODY) return { rule: '2.2', reason: `${labelOf(state, hex)} holds no enemy.` }
  return undefined
}

/** Calls back for each unit of a side that is on the board. */
export function forEachUnit(state: State, side: number, visit: (unit: number) => void): void {
  state.field.sideOf.forEach((own, unit) => {
    if (own === side && state.hex[unit] !== NOWHERE) visit(unit)
  })
}
