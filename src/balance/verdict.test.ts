import { describe, expect, test } from 'vitest'
import { compareSeries } from './comparison.ts'
import { series } from './game-records.fixture.ts'
import { untilNarrow } from './stopping.ts'
import { judge, judgeClaim, shareOf } from './verdict.ts'

const games = (first: number, second: number, draws = 0) =>
  series('0'.repeat(first) + '1'.repeat(second) + '-'.repeat(draws))

describe('a verdict', () => {
  test.each([
    [500, 500, 'balanced', 0],
    [450, 550, 'balanced', 1],
    [780, 220, 'lopsided', 0],
    [30, 170, 'lopsided', 1],
    [118, 82, 'leaning', 0],
    [5, 5, 'undecided', 0],
    [0, 0, 'undecided', 0],
  ] as const)('%i won, %i lost: %s', (first, second, kind, side) => {
    expect(judge(games(first, second))).toMatchObject({ kind, side })
  })

  test('draws count half for each side', () => {
    const records = games(30, 10, 20)
    expect(shareOf(records, 0).value).toBeCloseTo(40 / 60, 12)
    expect(shareOf(records, 0).value + shareOf(records, 1).value).toBeCloseTo(1, 12)
  })
})

describe('a claim', () => {
  const claim = { side: 0, low: 0.4, high: 0.6 }

  test('holds where the whole interval is within', () => {
    expect(judgeClaim(claim, games(500, 500))).toBe('holds')
  })
  test('fails where the whole interval is outside', () => {
    expect(judgeClaim(claim, games(700, 300))).toBe('fails')
    expect(judgeClaim(claim, games(300, 700))).toBe('fails')
  })
  test('is undecided where the interval reaches over a border, or there are no games', () => {
    expect(judgeClaim(claim, games(60, 40))).toBe('undecided')
    expect(judgeClaim(claim, games(5, 5))).toBe('undecided')
    expect(judgeClaim(claim, [])).toBe('undecided')
  })
})

describe('a comparison', () => {
  test('judges the pairs, not the sums', () => {
    const before = series('0'.repeat(40) + '1'.repeat(60))
    const better = series('0'.repeat(60) + '1'.repeat(40))
    const comparison = compareSeries(before, better, 0)
    expect(comparison).toMatchObject({ better: 20, worse: 0, alike: 80, moved: true })
    expect(comparison.change.value).toBeCloseTo(0.2, 12)
    expect(compareSeries(before, better, 1).change.value).toBeCloseTo(-0.2, 12)
  })

  test('a battle against itself has not moved', () => {
    const records = games(30, 30, 5)
    expect(compareSeries(records, records, 0)).toMatchObject({ better: 0, worse: 0, moved: false, chance: 1 })
  })

  test('a game that only one of them has is no pair', () => {
    expect(compareSeries(series('0011').slice(1), series('0101'), 0)).toMatchObject({ better: 1, worse: 1, alike: 1 })
  })
})

test('a series may end once the half of its interval is within the margin, seen after each 50 games', () => {
  // Wilson's half for 50 of 100 is 0.0962.
  expect(untilNarrow(0.097)([games(50, 50)], 100)).toBe('narrow')
  expect(untilNarrow(0.096)([games(50, 50)], 100)).toBeUndefined()
  expect(untilNarrow(0.097)([games(50, 51)], 101)).toBeUndefined()
  expect(untilNarrow(0.5)([[]], 50)).toBeUndefined()
})
