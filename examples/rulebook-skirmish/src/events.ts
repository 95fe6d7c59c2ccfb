import type { GameEvent } from 'berthier/rulebook'
import { count } from 'berthier/rulebook'
import { labelOf, REASONS, type State, typeOf } from './state.ts'

/** What can happen. */
export type Event = GameEvent &
  (
    | { readonly kind: 'turn'; readonly turn: number; readonly side: number }
    | { readonly kind: 'rally'; readonly unit: number; readonly roll: number; readonly isRallied: boolean }
    | { readonly kind: 'move'; readonly unit: number; readonly from: string; readonly to: string }
    | {
        readonly kind: 'fire'
        readonly unit: number
        readonly target: number
        readonly roll: number
        readonly isHit: boolean
      }
    | {
        readonly kind: 'melee'
        readonly unit: number
        readonly target: number
        readonly rolls: string
        readonly won: number
      }
    | { readonly kind: 'loss'; readonly unit: number; readonly at: string; readonly left: number }
    | { readonly kind: 'morale'; readonly unit: number; readonly roll: number; readonly isShaken: boolean }
    | { readonly kind: 'rout'; readonly unit: number; readonly at: string; readonly steps: number }
    | { readonly kind: 'end'; readonly winner: number; readonly reason: string }
  )

/** An event as a sentence. */
export function describe(state: State, event: Event): string {
  const name = (unit: number) => nameOf(state, unit)
  switch (event.kind) {
    case 'turn':
      return `Turn ${event.turn}: ${state.field.names[event.side]}.`
    case 'rally':
      return `${name(event.unit)} rolls ${event.roll} and ${event.isRallied ? 'rallies' : 'stays shaken'} (6.4).`
    case 'move':
      return `${callOf(state, event.unit)} moves from ${event.from} to ${event.to}.`
    case 'fire':
      return `${name(event.unit)} fires at ${name(event.target)}, rolls ${event.roll} and ${event.isHit ? 'hits' : 'misses'} (4.3).`
    case 'melee':
      return `${name(event.unit)} charges ${name(event.target)}, ${event.rolls}: ${MELEE[event.won + 1]} (5.2).`
    case 'loss':
      return event.left > 0
        ? `${name(event.unit)} loses a step and has ${count(event.left, 'step')} left.`
        : `${name(event.unit)} loses its last step.`
    case 'morale':
      return `${name(event.unit)} rolls ${event.roll} and ${event.isShaken ? 'is shaken' : 'stands firm'} (6.1).`
    case 'rout':
      return `${name(event.unit)} routs (6.3).`
    case 'end':
      return event.winner < 0 ? `A draw: ${event.reason}.` : `${state.field.names[event.winner]} wins: ${event.reason}.`
  }
}

const MELEE = ['the defender wins', 'nobody wins', 'the attacker wins']

/** `Red line (1st Company)`. */
function callOf(state: State, unit: number): string {
  const { names, sideOf, units } = state.field
  const { name } = units[unit]!
  return `${names[sideOf[unit]!]} ${typeOf(state, unit).name.toLowerCase()}${name === undefined ? '' : ` (${name})`}`
}

/** `Red line (1st Company) in C2`; without a hex once it is gone. */
export function nameOf(state: State, unit: number): string {
  const hex = state.hex[unit]!
  return hex < 0 ? callOf(state, unit) : `${callOf(state, unit)} in ${labelOf(state, hex)}`
}

export const reasonOf = (state: State): string => REASONS[state.reason]!
