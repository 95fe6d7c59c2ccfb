import type { Outcome } from '../../../engine/system.ts'
import type { Events } from './decision.ts'
import { type BattleState, STEPS } from './state.ts'

/** A point of the table as text, in inches: `20.7,10.2`. */
export const placeOf = (x: number, y: number) => `${x / 10},${y / 10}`

/** The inch of the table that a point is nearest to: books count by these, because hardly two units fall on one tenth. */
export function squareOf({ field: { ground } }: BattleState, x: number, y: number): string {
  const nearest = (at: number, most: number) => Math.min(Math.max(0, Math.round(at / 10) * 10), most - (most % 10))
  return placeOf(nearest(x, ground.width), nearest(y, ground.height))
}

/** A unit, and whose it is. */
export const who = ({ field }: BattleState, unit: number) => ({
  side: field.sides[field.units[unit]!.side]!,
  unit: field.units[unit]!.id,
})

/** A formation, and whose it is. */
export const whole = ({ field }: BattleState, formation: number) => ({
  side: field.sides[field.formations[formation]!.side]!,
  formation: field.formations[formation]!.id,
})

export function noteTurn({ turn }: BattleState, events: Events): void {
  events?.push({ kind: 'turn', turn })
}

/** A step in which nothing has happened is passed over in silence. */
export function noteStep(state: BattleState, events: Events): void {
  if (events?.at(-1)?.kind === 'step') events.pop()
  events?.push({ kind: 'step', step: STEPS[state.step]! })
}

/** A draw has no side. */
export function noteEnd(state: BattleState, end: Outcome | undefined, events: Events): void {
  if (!events || !end) return
  const { winner, level, reason } = end
  events.push({ kind: 'end', ...(winner !== undefined && { side: state.field.sides[winner]! }), level, reason })
}
