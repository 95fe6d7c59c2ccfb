import type { NawClock } from './types.gen.ts'

/** When a turn begins, as players say it: `1 pm`, `2:30 pm`; nothing where the battle has no clock. */
export function readClock(clock: NawClock | undefined, turn: number): string | undefined {
  if (!clock) return undefined
  const [hours = 0, minutes = 0] = clock.start.split(':').map(Number)
  const time = (hours * 60 + minutes + (turn - 1) * clock.minutes) % (24 * 60)
  const [hour, past] = [Math.floor(time / 60), time % 60]
  return `${hour % 12 === 0 ? 12 : hour % 12}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`
}
