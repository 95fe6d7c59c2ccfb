import type { Outcome } from '../../engine/system.ts'
import type { Events } from './decision.ts'
import { type BattleState, STEPS } from './state.ts'

/** A point of the table as text, in inches: `20.7,10.2`. */
export const placeOf = (x: number, y: number) => `${x / 10},${y / 10}`

export function noteTurn({ turn }: BattleState, events: Events): void {
  events?.push({ kind: 'turn', turn })
}

export function noteStep(state: BattleState, events: Events): void {
  events?.push({ kind: 'step', step: STEPS[state.step]! })
}

/** A draw has no side. */
export function noteEnd(state: BattleState, end: Outcome | undefined, events: Events): void {
  if (!events || !end) return
  const { winner, level, reason } = end
  events.push({ kind: 'end', ...(winner !== undefined && { side: state.field.sides[winner]! }), level, reason })
}
