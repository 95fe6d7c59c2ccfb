import type { Clock } from './types.gen.ts'

/** When a turn begins, such as `14:20`; nothing where the battle has no clock. A mean of turns has a part of one, too. */
export function timeOfTurn(clock: Clock | undefined, turn: number): string | undefined {
  if (!clock) return undefined
  const [hours = 0, past = 0] = clock.start.split(':').map(Number)
  const time = Math.round(hours * 60 + past + (turn - 1) * clock.minutes) % (24 * 60)
  return [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** ` (14:20)`: what follows the number of a turn in sentences; nothing where the battle has no clock. */
export function timeInBrackets(clock: Clock | undefined, turn: number): string {
  const time = timeOfTurn(clock, turn)
  return time === undefined ? '' : ` (${time})`
}

/** Reads what `describeClock` writes. */
export function parseClock(text: string): Clock | undefined {
  const [, start, minutes] = /^from ((?:[01]\d|2[0-3]):[0-5]\d), ([1-9]\d{0,3}) minutes a turn$/i.exec(text) ?? []
  return start === undefined ? undefined : { start, minutes: Number(minutes) }
}

/** `from 13:00, 20 minutes a turn`. */
export function describeClock(clock: Clock | undefined): string | undefined {
  return clock && `from ${clock.start}, ${clock.minutes} minutes a turn`
}
