import { describe, expect, test } from 'vitest'
import { differenceOf, meanOf, pairedDifference, signTest, wilson } from './intervals.ts'

describe('intervals agree with published values', () => {
  test.each([
    // Newcombe 1998, Statistics in Medicine 17:857, table I, method 3.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])('Wilson: %i of %i', (successes, games, low, high) => {
    const interval = wilson(successes, games)
    expect(interval.value).toBe(successes / games)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 3)
  })

  test('Newcombe: 56 of 70 against 48 of 80', () => {
    // Newcombe 1998, Statistics in Medicine 17:873, table II, method 10.
    const { value, low, high } = differenceOf(wilson(56, 70), wilson(48, 80))
    expect(value).toBeCloseTo(0.2, 6)
    expect(low).toBeCloseTo(0.0524, 4)
    expect(high).toBeCloseTo(0.3339, 4)
  })

  test('Bonett and Price: by hand for 10 better, 2 worse and 28 alike', () => {
    const pairs = [...Array(10).fill(1), ...Array(2).fill(-1), ...Array(28).fill(0)] as number[]
    const [p, q] = [11 / 42, 3 / 42]
    const half = 1.959964 * Math.sqrt((p + q - (p - q) ** 2) / 42)
    const { value, low, high } = pairedDifference(pairs)
    expect(value).toBe(0.2)
    expect(low).toBeCloseTo(p - q - half, 6)
    expect(high).toBeCloseTo(p - q + half, 6)
  })

  test('McNemar, exact: 2 of 12 pairs', () => {
    // 2 (1 + 12 + 66) / 4096
    expect(signTest(10, 2)).toBeCloseTo(158 / 4096, 12)
    expect(signTest(2, 10)).toBeCloseTo(158 / 4096, 12)
    expect(signTest(5, 5)).toBe(1)
    expect(signTest(3000, 3000)).toBeCloseTo(1, 6)
  })

  test.each([
    [400, 350],
    [1500, 1400],
    [3000, 2700],
    [900, 3],
  ])('McNemar, exact: %i against %i pairs, as whole numbers have it', (up, down) => {
    const pairs = BigInt(up + down)
    let [ways, tail] = [1n, 1n]
    for (let i = 1n; i <= BigInt(down); i++) {
      ways = (ways * (pairs - i + 1n)) / i
      tail += ways
    }
    const exact = Number((2n * tail * 10n ** 300n) >> pairs) / 1e300
    expect(signTest(up, down) / exact).toBeCloseTo(1, 11)
  })

  test('the mean of 2, 4, 4, 4, 5, 5, 7, 9', () => {
    const { value, low, high } = meanOf([2, 4, 4, 4, 5, 5, 7, 9])
    expect(value).toBe(5)
    expect(high - 5).toBeCloseTo(1.959964 * Math.sqrt(32 / 7 / 8), 6)
    expect(5 - low).toBeCloseTo(high - 5, 12)
  })
})

describe('where there is little or nothing to go by', () => {
  test('no games leave everything open', () => {
    expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 })
    expect(pairedDifference([])).toMatchObject({ low: -1, high: 1 })
    expect(meanOf([]).value).toBeNaN()
    expect(signTest(0, 0)).toBe(1)
  })

  test('pairs without a difference do not prove that there is none', () => {
    const { value, low, high } = pairedDifference(Array<number>(50).fill(0))
    expect(value).toBe(0)
    expect(low).toBeLessThan(-0.03)
    expect(high).toBeCloseTo(-low, 12)
  })
})
