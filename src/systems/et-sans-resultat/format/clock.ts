import { timeOfTurn } from '../../../scenario/clock.ts'
import type { EsrClock } from './types.gen.ts'

/** When a turn begins, such as `14:20`; nothing where the battle has no clock. */
export function readClock(clock: EsrClock | undefined, turn: number): string | undefined {
  return (
    clock &&
    timeOfTurn(clock, turn)
      .map((part) => String(part).padStart(2, '0'))
      .join(':')
  )
}
