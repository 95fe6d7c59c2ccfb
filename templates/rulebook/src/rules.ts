import { type Breakdown, type Decision, type GameEvent, NOWHERE, type Refusal } from 'berthier/rulebook'
import { groundOf, NOBODY, rollD6, type State, typeOf, unitIn, unitsOf } from './state.ts'

/** What a player decides: a unit moves to a hex or attacks it, or the turn ends. */
export type Action = { readonly kind: Kind; readonly side: number; readonly unit: number; readonly hex: number }
export type Kind = 'move' | 'attack' | 'end'

/** What can happen. */
export type Event = GameEvent &
  (
    | { readonly kind: 'turn'; readonly turn: number; readonly side: number }
    | { readonly kind: 'move'; readonly unit: number; readonly from: string; readonly to: string }
    | {
        readonly kind: 'attack'
        readonly unit: number
        readonly at: string
        readonly roll: number
        readonly isHit: boolean
      }
    | { readonly kind: 'end'; readonly winner: number }
  )

/** One decision: it lists, judges, carries out, explains, formats and parses its actions. */
export type Choice = Decision<State, Action, Event, Refusal>

/** 3.1: by hex, the movement points that a unit needs to get there; -1 where it cannot. */
export function reach(state: State, unit: number): Int32Array {
  const { grid } = state.field
  const costs = new Int32Array(grid.size).fill(-1)
  const open = [state.hex[unit]!]
  costs[open[0]!] = 0
  for (const hex of open) {
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction)
      if (next === NOWHERE || unitIn(state, next) !== NOBODY) continue
      const cost = costs[hex]! + groundOf(state, next).cost
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
    for (const unit of unitsOf(state, side)) {
      if (state.done[unit]) continue
      reach(state, unit).forEach((cost, hex) => cost > 0 && out.push({ kind: 'move', side, unit, hex }))
    }
  },
  refusal(state, { unit, hex }) {
    if (state.done[unit]) return { rule: '2.2', reason: 'This unit has already acted this turn.' }
    if (unitIn(state, hex) !== NOBODY) return { rule: '1.2', reason: `${label(state, hex)} already holds a unit.` }
    return reach(state, unit)[hex]! > 0 ? undefined : { rule: '3.1', reason: `${label(state, hex)} is out of reach.` }
  },
  carryOut(state, { unit, hex }, events) {
    events?.push({ kind: 'move', unit, from: label(state, state.hex[unit]!), to: label(state, hex) })
    state.hex[unit] = hex
    state.done[unit] = 1
  },
  format,
  parse: (state, side, text) => parseAs('move', state, side, text),
}

/** 4.2: a roll of so much or more hits. */
export function attackValue(state: State, { hex }: Action): Breakdown {
  const value = groundOf(state, hex).hit
  const chances = [
    { result: 'hit', chance: (7 - value) / 6 },
    { result: 'miss', chance: (value - 1) / 6 },
  ]
  return { base: value, modifiers: [], value, chances }
}

/** 4: a unit attacks the enemy beside it. */
export const attack: Choice = {
  kinds: ['attack'],
  list(state, side, out) {
    for (const unit of unitsOf(state, side)) {
      if (state.done[unit]) continue
      for (const enemy of unitsOf(state, 1 - side)) {
        const hex = state.hex[enemy]!
        if (state.field.grid.areNeighbours(state.hex[unit]!, hex)) out.push({ kind: 'attack', side, unit, hex })
      }
    }
  },
  refusal(state, { side, unit, hex }) {
    if (state.done[unit]) return { rule: '2.2', reason: 'This unit has already acted this turn.' }
    if (!state.field.grid.areNeighbours(state.hex[unit]!, hex))
      return { rule: '4.1', reason: `${label(state, hex)} is not adjacent.` }
    const target = unitIn(state, hex)
    const isEnemy = target !== NOBODY && state.field.sideOf[target] !== side
    return isEnemy ? undefined : { rule: '4.1', reason: `${label(state, hex)} holds no enemy.` }
  },
  carryOut(state, action, events) {
    const { unit, hex } = action
    const roll = rollD6(state)
    const isHit = roll >= attackValue(state, action).value
    events?.push({ kind: 'attack', unit, at: label(state, hex), roll, isHit })
    if (isHit) state.hex[unitIn(state, hex)] = NOWHERE
    state.done[unit] = 1
  },
  explain: attackValue,
  format,
  parse: (state, side, text) => parseAs('attack', state, side, text),
}

export const label = ({ field }: State, hex: number) => field.grid.label(hex)

/** `move C1 C3`. */
export function format(state: State, { kind, unit, hex }: Action): string {
  return kind === 'end' ? kind : `${kind} ${label(state, state.hex[unit]!)} ${label(state, hex)}`
}

/** Reads `move C1 C3`; nothing where it begins with another word. */
export function parseAs(kind: Kind, state: State, side: number, text: string): Action | Refusal | undefined {
  const [word, from = '', to = '', more] = text.trim().split(/\s+/)
  if (word !== kind) return undefined
  if (kind === 'end') return { kind, side, unit: NOBODY, hex: NOWHERE }
  if (to === '' || more !== undefined) return { rule: '', reason: `Write ${kind}, then two hexes: ${kind} C1 C2.` }
  const { grid, sideOf, names } = state.field
  const missing = [from, to].find((name) => grid.find(name) === NOWHERE)
  if (missing !== undefined) return { rule: '1.1', reason: `${missing} is off the board.` }
  const unit = unitIn(state, grid.find(from))
  if (unit === NOBODY || sideOf[unit] !== side)
    return { rule: '2.2', reason: `${from} holds no unit of ${names[side]}.` }
  return { kind, side, unit, hex: grid.find(to) }
}
