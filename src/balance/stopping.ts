import { compareSeries } from './comparison.ts'
import type { GameRecord } from './game-record.ts'
import { halfWidth } from './intervals.ts'
import { shareOf } from './verdict.ts'

/** After how many games it is looked whether the interval is narrow enough: looking at each one would favour luck. */
export const BATCH = 50

/**
 * Whether the interval of a series reaches no further than `margin` to either side; with `before`, the interval of the
 * change. Asked after each batch of games in their order, the answer does not depend on how fast they come in.
 */
export function isNarrow(margin: number, records: readonly GameRecord[], before?: readonly GameRecord[]): boolean {
  if (records.length === 0) return false
  return halfWidth(before ? compareSeries(before, records, 0).change : shareOf(records, 0)) <= margin
}
