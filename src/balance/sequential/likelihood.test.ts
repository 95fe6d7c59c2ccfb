import { describe, expect, test } from 'vitest'
import { CHANGE, GAME, likeliest, logRatio, meanOf, PAIR, totalOf } from './likelihood.ts'

const elo = (rating: number) => 1 / (1 + 10 ** (-rating / 400))

describe('the likelihood ratio', () => {
  // By the formulas of fishtest's LLRcalc.py, LLR_logistic, worked out with Python.
  test.each([
    [GAME, [300, 500, 320], elo(0), elo(5), 0.31047112977683],
    [GAME, [39, 6, 55], 0.48, 0.52, 1.36237826676008],
    [PAIR, [10_789, 19_328, 33_806, 19_402, 10_543], elo(0), elo(2), -8.34820881516574],
    [PAIR, [5, 40, 110, 52, 8], 0.5, 0.55, -1.03867553391334],
  ])('of %j, %j for %d and %d is that of fishtest', (scale, counts, low, high, expected) => {
    expect(logRatio(scale, counts, low, high)).toBeCloseTo(expected, 9)
  })

  test('of wins and losses is that of two coins, and of wins alone too', () => {
    expect(logRatio(GAME, [30, 0, 50], 0.4, 0.55)).toBeCloseTo(
      50 * Math.log(0.55 / 0.4) + 30 * Math.log(0.45 / 0.6),
      10,
    )
    expect(logRatio(GAME, [0, 0, 10], 0.4, 0.5)).toBeCloseTo(10 * Math.log(0.5 / 0.4), 12)
  })

  test('turns its sign when the sides are changed', () => {
    expect(logRatio(GAME, [12, 5, 30], 0.4, 0.5)).toBeCloseTo(-logRatio(GAME, [30, 5, 12], 0.5, 0.6), 10)
  })
})

describe('the likeliest distribution', () => {
  test.each([
    [GAME, [10, 5, 20], 0.3],
    [CHANGE, [0, 3, 90, 2, 1], 0.04],
    [PAIR, [0, 0, 7, 0, 0], 0.9],
    [PAIR, [3, 0, 0, 0, 0], 0.2],
  ])('of %j, %j has the mean %d and makes one', (scale, counts, mean) => {
    const shares = likeliest(scale, counts, mean)
    expect(totalOf(shares)).toBeCloseTo(1, 9)
    expect(meanOf(scale, shares)).toBeCloseTo(mean, 9)
    expect(shares.every((share) => share >= 0)).toBe(true)
  })

  test('where only equal pairs were seen, a change would be one that was never seen', () => {
    const shares = likeliest(CHANGE, [0, 0, 50, 0, 0], -0.05)
    expect(shares[0]).toBeCloseTo(0.05, 12)
    expect(shares[2]).toBeCloseTo(0.95, 12)
  })

  test('is likelier than any other of that mean', () => {
    const counts = [10, 5, 20]
    const likelihood = (shares: readonly number[]) =>
      shares.reduce((sum, share, i) => sum + counts[i]! * Math.log(share), 0)
    const best = likeliest(GAME, counts, 0.5)
    for (const draws of [0.05, 0.1, 0.2, 0.3, 0.5]) {
      expect(likelihood(best)).toBeGreaterThan(likelihood([0.5 - draws / 2, draws, 0.5 - draws / 2]))
    }
  })
})
