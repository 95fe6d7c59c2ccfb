import { timeOfTurn } from '../../../scenario/clock.ts'
import type { NawClock } from './types.gen.ts'

/** When a turn begins, as players say it: `1 pm`, `2:30 pm`; nothing where the battle has no clock. */
export function readClock(clock: NawClock | undefined, turn: number): string | undefined {
  if (!clock) return undefined
  const [hour, past] = timeOfTurn(clock, turn)
  return `${hour % 12 === 0 ? 12 : hour % 12}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`
}
