import { compareSeries } from './comparison.ts'
import type { GameResult } from './game-record.ts'
import { type Estimate, halfWidth } from './intervals.ts'
import { shareOf } from './verdict.ts'

/**
 * Whether a series may end, asked after each of its games in their order, so that the answer does not depend on how fast they come
 * in. The books hold the games up to this number, by encounter.
 */
export type StopRule<Kept extends GameResult> = (
  books: readonly (readonly Kept[])[],
  settled: number,
) => 'narrow' | 'decided' | undefined

/** After how many games it is looked whether the interval is narrow enough: looking at each one would favour luck. */
const BATCH = 50

/** Ends once the interval reaches no further than `margin` to either side; of two encounters, the interval of the change. */
export function untilNarrow(margin: number): StopRule<GameResult> {
  return ([own = [], before], settled) => {
    if (settled % BATCH !== 0 || own.length === 0) return undefined
    return halfWidth(intervalOf(own, before)) <= margin ? 'narrow' : undefined
  }
}

function intervalOf(own: readonly GameResult[], before: readonly GameResult[] | undefined): Estimate {
  return before ? compareSeries(before, own, 0).change : shareOf(own, 0)
}
