import { describe, expect, test } from 'vitest'
import { gamesWith, shareEnding, tossCoins } from './coins.fixture.ts'
import { GAME, meanOf, totalOf } from './likelihood.ts'
import { fixedSize, outlookFor } from './outlook.ts'
import type { TestTerms } from './sequential-test.ts'
import { estimateStopped } from './stopped-estimate.ts'
import { StoppedRuns } from './stopped-runs.ts'

const FAIR: TestTerms = { scale: GAME, low: 0.4, high: 0.6, margin: 0.03, alpha: 0.05, beta: 0.05 }
const MOST = 20_000

/** How runs of a test end with a given truth: their number of games, and the part of them whose mean is below one. */
function distribution(share: number, draws: number) {
  const ends: { mean: number; chance: number; games: number }[] = []
  const counts = gamesWith(share, draws).map((part) => part * 1000)
  new StoppedRuns(FAIR, counts, MOST).visit(share, (games, mean, chance) => ends.push({ mean, chance, games }))
  return ends
}

describe.each([
  [0.37, 0],
  [0.43, 0.2],
  [0.5, 0],
  [0.66, 0.1],
])('with a true share of %d and %d drawn', (share, draws) => {
  const runs = Array.from({ length: 2000 }, (_, seed) => tossCoins(FAIR, gamesWith(share, draws), seed + 1))
  const ends = distribution(share, draws)

  test('runs are counted as coins have them', () => {
    expect(totalOf(ends.map(({ chance }) => chance))).toBeCloseTo(1, 3)
    const expected = ends.reduce((sum, { games, chance }) => sum + games * chance, 0)
    const found = runs.reduce((sum, { games }) => sum + games, 0) / runs.length
    expect(Math.abs(found / expected - 1)).toBeLessThan(0.08)
  })

  test('the interval of a run would miss the truth in at most 5 of 100, as it does without looking', () => {
    // It misses the truth where the truth finds the mean of the run among the rarest.
    const missed = runs.filter(({ counts }) => {
      const mean = meanOf(GAME, counts)
      const below = ends.reduce((sum, end) => sum + (end.mean <= mean + 1e-9 ? end.chance : 0), 0)
      const above = ends.reduce((sum, end) => sum + (end.mean >= mean - 1e-9 ? end.chance : 0), 0)
      return below < 0.025 || above < 0.025
    })
    expect(missed.length / runs.length).toBeLessThan(0.05 + 0.014)
  })
})

describe('an estimate', () => {
  const runs = Array.from({ length: 400 }, (_, seed) => tossCoins(FAIR, gamesWith(0.43, 0.1), seed + 1))
  const estimates = runs
    .slice(0, 40)
    .map(({ counts }) => estimateStopped(GAME, counts, new StoppedRuns(FAIR, counts, MOST)))

  test('is as often too great as too small, where the plain mean is not', () => {
    const above = (values: readonly number[]) => values.filter((value) => value > 0.43).length
    expect(above(runs.map(({ counts }) => meanOf(GAME, counts)))).toBeGreaterThan(225)
    const found = above(estimates.map(({ value }) => value))
    expect(found).toBeGreaterThanOrEqual(12)
    expect(found).toBeLessThanOrEqual(28)
  })

  test('has the truth in its interval', () => {
    expect(estimates.filter(({ low, high }) => low <= 0.43 && high >= 0.43).length).toBeGreaterThanOrEqual(35)
    expect(estimates.every(({ value, low, high }) => low < value && value < high)).toBe(true)
  })

  test('of games that all went one way reaches to the end of the scale', () => {
    const { value, low, high } = estimateStopped(GAME, [0, 0, 40], new StoppedRuns(FAIR, [0, 0, 40], MOST))
    expect({ value, high }).toEqual({ value: expect.closeTo(1, 3), high: 1 })
    expect(low).toBeGreaterThan(0.85)
    expect(low).toBeLessThan(0.97)
  })

  test('of no game says nothing', () => {
    const found = estimateStopped(GAME, [0, 0, 0], new StoppedRuns(FAIR, [0, 0, 0], MOST))
    expect(found).toEqual({ value: Number.NaN, low: 0, high: 1 })
  })
})

describe('what a test takes', () => {
  test('half of the runs end within the half, and nine of ten within the most', () => {
    const { half, most } = outlookFor(FAIR, [570, 0, 430], 0.43)
    const runs = Array.from({ length: 1000 }, (_, seed) => tossCoins(FAIR, gamesWith(0.43, 0), seed + 1))
    const within = (games: number) => runs.filter((run) => run.games <= games).length / runs.length
    expect(Math.abs(within(half) - 0.5)).toBeLessThan(0.05)
    expect(Math.abs(within(most) - 0.9)).toBeLessThan(0.03)
  })

  test('a test of fixed size with the same errors takes more', () => {
    // (1.6449 + 1.9600)² × 0.24 / 0.06²
    expect(fixedSize(FAIR, [500, 0, 500])).toBe(867)
    expect(fixedSize({ ...FAIR, high: 1 }, [500, 0, 500])).toBe(Math.ceil(((1.644854 * 2) ** 2 * 0.24) / 0.06 ** 2))
    const runs = Array.from({ length: 500 }, (_, seed) => tossCoins(FAIR, gamesWith(0.43, 0), seed + 1))
    expect(runs.reduce((sum, { games }) => sum + games, 0) / runs.length).toBeLessThan(0.6 * 867)
    expect(shareEnding(runs, 'proved')).toBeGreaterThan(0.9)
  })
})
