import { power } from '../engine/portable-math.ts'

/** A figure that was estimated, with the interval that holds the true one in 95 of 100 series of games. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number }

/** The standard normal quantile of 97.5 %, and its square. */
const Z = 1.959963984540054
const ZZ = Z * Z

/**
 * A share of so many games, with Wilson's interval (1927): it stays within 0 and 1, and holds for few games too. Draws
 * may count half: the spread is then smaller than that of wins and losses, and the interval errs on the safe side.
 */
export function wilson(successes: number, games: number): Estimate {
  if (games === 0) return { value: Number.NaN, low: 0, high: 1 }
  const share = successes / games
  const scale = 1 + ZZ / games
  const middle = (share + ZZ / (2 * games)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / games + ZZ / (4 * games * games))
  // At the ends the formula gives 0 and 1 but for rounding.
  return {
    value: share,
    low: successes === 0 ? 0 : Math.max(0, middle - half),
    high: successes === games ? 1 : Math.min(1, middle + half),
  }
}

/** The mean of values, with its normal interval. */
export function meanOf(values: readonly number[]): Estimate {
  const number = values.length
  if (number === 0) return { value: Number.NaN, low: Number.NaN, high: Number.NaN }
  const value = values.reduce((sum, one) => sum + one, 0) / number
  if (number === 1) return { value, low: value, high: value }
  const variance = values.reduce((sum, one) => sum + (one - value) * (one - value), 0) / (number - 1)
  const half = Z * Math.sqrt(variance / number)
  return { value, low: value - half, high: value + half }
}

/** The difference of two shares of separate games, with Newcombe's interval (1998): built from the two of Wilson. */
export function differenceOf(first: Estimate, second: Estimate): Estimate {
  const value = first.value - second.value
  return {
    value,
    low: value - rootOfSquares(first.value - first.low, second.high - second.value),
    high: value + rootOfSquares(first.high - first.value, second.value - second.low),
  }
}

/**
 * The mean of differences between games that are pairs, with the interval of Bonett and Price (2012): one pair more in
 * each direction keeps it honest where few pairs, or none, differ. Differences are between -1 and 1.
 */
export function pairedDifference(differences: readonly number[]): Estimate {
  const number = differences.length
  if (number === 0) return { value: Number.NaN, low: -1, high: 1 }
  const sum = differences.reduce((total, one) => total + one, 0)
  const squares = differences.reduce((total, one) => total + one * one, 0)
  const middle = sum / (number + 2)
  const half = Z * Math.sqrt(((squares + 2) / (number + 2) - middle * middle) / (number + 2))
  return { value: sum / number, low: Math.max(-1, middle - half), high: Math.min(1, middle + half) }
}

/** How likely pairs are to differ at least this unevenly by chance alone: McNemar's test, exact and two-sided. */
export function signTest(up: number, down: number): number {
  const pairs = up + down
  if (pairs === 0) return 1
  // Halved so many times at once, a row of Pascal's triangle comes to nothing; never halved, its middle is beyond any number.
  let [term, tail, halvings] = [1, 1, pairs]
  for (let i = 1; i <= Math.min(up, down); i++) {
    term *= (pairs - i + 1) / i
    tail += term
    while (tail > LARGE) {
      term /= LARGE
      tail /= LARGE
      halvings -= LARGE_HALVINGS
    }
  }
  return Math.min(1, 2 * tail * power(0.5, halvings))
}

/** 2 to the power of 30. */
const [LARGE, LARGE_HALVINGS] = [0x4000_0000, 30] as const

/** Half the width of an interval. */
export const halfWidth = ({ low, high }: Estimate) => (high - low) / 2

const rootOfSquares = (a: number, b: number) => Math.sqrt(a * a + b * b)
