import type { EsrClock } from './types.gen.ts'

/** When a turn begins, such as `14:20`; nothing where the battle has no clock. */
export function timeOfTurn(clock: EsrClock | undefined, turn: number): string | undefined {
  if (!clock) return undefined
  const [hours = 0, minutes = 0] = clock.start.split(':').map(Number)
  const time = (hours * 60 + minutes + (turn - 1) * clock.minutes) % (24 * 60)
  return [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
