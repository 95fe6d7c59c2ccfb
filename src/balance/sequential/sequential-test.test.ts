import { describe, expect, test } from 'vitest'
import { gamesWith, shareEnding, tossCoins } from './coins.fixture.ts'
import { CHANGE, GAME, PAIR } from './likelihood.ts'
import { makeTest, type TestTerms } from './sequential-test.ts'

/** Enough runs to tell an error of 5 % from one of 6.5 %: two of a thousand such tests would fail by chance. */
const RUNS = 2000
const CHANCE = 2.9 * Math.sqrt((0.05 * 0.95) / RUNS)

const FAIR: TestTerms = { scale: GAME, low: 0.4, high: 0.6, margin: 0.03, alpha: 0.05, beta: 0.05 }

const runs = (terms: TestTerms, shares: readonly number[]) =>
  Array.from({ length: RUNS }, (_, seed) => tossCoins(terms, shares, seed + 1))

describe('over 2,000 runs at the borders the errors hold', () => {
  test.each([
    [0.37, 0],
    [0.37, 0.25],
    [0.63, 0.1],
  ])('a share of %d with %d drawn is proved to be within 40..60 % in at most 5 of 100', (share, draws) => {
    expect(shareEnding(runs(FAIR, gamesWith(share, draws)), 'proved')).toBeLessThan(FAIR.alpha + CHANCE)
  })

  test.each([
    [0.43, 0],
    [0.43, 0.25],
    [0.57, 0.1],
  ])('a share of %d with %d drawn is refuted in at most 5 of 100', (share, draws) => {
    expect(shareEnding(runs(FAIR, gamesWith(share, draws)), 'refuted')).toBeLessThan(FAIR.beta + CHANCE)
  })

  test('errors of their own are kept apart', () => {
    const terms: TestTerms = { ...FAIR, alpha: 0.01, beta: 0.2 }
    expect(shareEnding(runs(terms, gamesWith(0.37, 0.1)), 'proved')).toBeLessThan(0.01 + 0.0065)
    expect(shareEnding(runs(terms, gamesWith(0.43, 0.1)), 'refuted')).toBeLessThan(0.2 + 0.026)
  })

  const SMALL: TestTerms = { ...FAIR, scale: CHANGE, low: -0.05, high: 0.05, margin: 0.02 }

  test('a change of 7 points is proved to be no more than 5 in at most 5 of 100, one of 3 refuted in at most 5', () => {
    expect(shareEnding(runs(SMALL, [0.02, 0.01, 0.865, 0.02, 0.085]), 'proved')).toBeLessThan(0.05 + CHANCE)
    expect(shareEnding(runs(SMALL, [0.04, 0.01, 0.86, 0.03, 0.06]), 'refuted')).toBeLessThan(0.05 + CHANCE)
  })

  const STRONGER: TestTerms = { ...FAIR, scale: PAIR, low: 0.65, high: 1 }

  test('a player of 62 % is proved to have 65 % in at most 5 of 100, one of 68 % refuted in at most 5', () => {
    expect(shareEnding(runs(STRONGER, [0.16, 0, 0.44, 0, 0.4]), 'proved')).toBeLessThan(0.05 + CHANCE)
    expect(shareEnding(runs(STRONGER, [0.1, 0, 0.44, 0, 0.46]), 'refuted')).toBeLessThan(0.05 + CHANCE)
  })
})

describe('a decision', () => {
  test('comes soon where the battle is plainly fair or plainly lopsided', () => {
    expect(tossCoins(FAIR, gamesWith(0.5, 0), 1)).toMatchObject({ decision: 'proved' })
    expect(tossCoins(FAIR, gamesWith(0.5, 0), 1).games).toBeLessThan(300)
    expect(tossCoins(FAIR, gamesWith(0.9, 0), 1)).toMatchObject({ decision: 'refuted' })
    expect(tossCoins(FAIR, gamesWith(0.9, 0), 1).games).toBeLessThan(100)
  })

  test('needs evidence at both borders to prove, and at one to refute', () => {
    expect(makeTest(FAIR)([60, 0, 40])).toBeUndefined()
    expect(makeTest(FAIR)([500, 0, 500])).toBe('proved')
    expect(makeTest(FAIR)([400, 0, 600])).toBeUndefined()
    expect(makeTest(FAIR)([200, 0, 800])).toBe('refuted')
    expect(makeTest(FAIR)([800, 0, 200])).toBe('refuted')
  })

  test('a claim that reaches to the end of the scale has one border', () => {
    expect(makeTest({ ...FAIR, low: 0 })([80, 0, 20])).toBe('proved')
    expect(makeTest({ ...FAIR, high: 1 })([80, 0, 20])).toBe('refuted')
  })

  test('no game decides nothing', () => {
    expect(makeTest(FAIR)([0, 0, 0])).toBeUndefined()
  })
})
