import type { Estimate } from '../intervals.ts'
import { meanOf, type Scale } from './likelihood.ts'
import type { StoppedRuns } from './stopped-runs.ts'

/** How often the interval of an estimate may miss the truth. */
const MISSES = 0.05

/**
 * The mean in the light of how the test was stopped. A test that stops when the figures look decided stops with figures that look
 * too decided: the plain mean is off, and a plain interval misses too often. So each possible truth is asked how often runs of
 * this very test end with a mean as great as this one, or greater (S. S. Emerson and T. R. Fleming, 1990): the estimate is the truth
 * that has it greater and smaller equally often, and the interval holds those for which what was seen is not among the rarest.
 */
export function estimateStopped(scale: Scale, counts: readonly number[], runs: StoppedRuns): Estimate {
  const observed = meanOf(scale, counts)
  const [least, most] = [scale[0]!, scale.at(-1)!]
  if (Number.isNaN(observed)) return { value: Number.NaN, low: least, high: most }
  const chances = (mean: number) => {
    let [above, equal] = [0, 0]
    runs.visit(mean, (_, ended, chance) => {
      if (Math.abs(ended - observed) < SAME) equal += chance
      else if (ended > observed) above += chance
    })
    return { above, equal }
  }
  const solve = (isBeyond: (found: { readonly above: number; readonly equal: number }) => boolean) => {
    let [low, high] = [least, most]
    for (let step = 0; step < HALVINGS; step++) {
      const middle = (low + high) / 2
      if (isBeyond(chances(middle))) high = middle
      else low = middle
    }
    return (low + high) / 2
  }
  return {
    value: solve(({ above, equal }) => above + equal / 2 > 0.5),
    low: observed <= least ? least : solve(({ above, equal }) => above + equal > MISSES / 2),
    high: observed >= most ? most : solve(({ above }) => above > 1 - MISSES / 2),
  }
}

/** To a ten-thousandth. */
const HALVINGS = 14
const SAME = 1e-9
