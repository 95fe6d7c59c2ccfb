import { exponential } from '../../engine/portable-math.ts'
import { likeliest } from './likelihood.ts'
import { hasBorder, type TestTerms } from './sequential-test.ts'
import { StoppedRuns } from './stopped-runs.ts'

/** How many observations a test takes where the mean is what it seems to be. */
export type Outlook = {
  /** Half of all runs end within so many, and nine of ten within so many. */
  readonly half: number
  readonly most: number
}

/** Runs that take longer than this are nobody's plan. */
const HORIZON = 200_000

export function outlookFor(terms: TestTerms, counts: readonly number[], mean: number): Outlook {
  let [ended, half, most] = [0, HORIZON, HORIZON]
  new StoppedRuns(terms, counts, HORIZON).visit(mean, (games, _, chance) => {
    ended += chance
    if (ended >= 0.5) half = Math.min(half, games)
    if (ended >= 0.9) most = Math.min(most, games)
  })
  return { half, most }
}

/** How many observations a test of fixed size takes for the same errors, where the mean lies at a border: the normal approximation. */
export function fixedSize(terms: TestTerms, counts: readonly number[]): number {
  const { scale, low, high, margin, alpha, beta } = terms
  const borders = [low, high].filter((border) => hasBorder(scale, border))
  const errors = quantile(1 - alpha) + quantile(1 - beta / borders.length)
  const sizes = borders.map((border) => {
    const shares = likeliest(scale, counts, border)
    const variance = shares.reduce((sum, share, i) => sum + share * (scale[i]! - border) * (scale[i]! - border), 0)
    return (errors * errors * variance) / (4 * margin * margin)
  })
  return Math.ceil(Math.max(...sizes))
}

/** Below which value so great a part of the standard normal distribution lies. */
function quantile(part: number): number {
  let [low, high] = [-8, 8]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (normalPart(middle) < part) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The part of the standard normal distribution below a value: Taylor's series about its middle. */
function normalPart(x: number): number {
  let [term, sum] = [x, x]
  for (let i = 3; Math.abs(term) > 1e-17 * Math.abs(sum); i += 2) {
    term *= (x * x) / i
    sum += term
  }
  return 0.5 + sum * exponential((-x * x) / 2) * 0.3989422804014327
}
