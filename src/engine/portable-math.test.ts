import { describe, expect, test } from 'vitest'
import { exponential, hyperbolicTangent, logarithm, power } from './portable-math.ts'

const numbers = (from: number, to: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps)

/** How far two numbers are apart, as a share of the second; this engine's own functions are right to about 1e-16. */
const error = (found: number, exact: number) => (found === exact ? 0 : Math.abs(found / exact - 1))

describe('a power', () => {
  test('is the number multiplied by itself', () => {
    for (const base of [0, 1, -2, 1 / 3, 2 / 3, 0.45, 36]) {
      let product = 1
      for (let exponent = 0; exponent < 40; exponent++) {
        expect(error(power(base, exponent), product)).toBeLessThan(1e-14)
        product *= base
      }
    }
  })

  test('of two is exact, to the end of the range', () => {
    expect([0, 1, 31, 53, 1023, 1024].map((exponent) => power(2, exponent))).toEqual([
      1,
      2,
      2_147_483_648,
      9_007_199_254_740_992,
      Number.MAX_VALUE / (2 - Number.EPSILON),
      Number.POSITIVE_INFINITY,
    ])
  })
})

test('e to the power of a number is right to the last places', () => {
  for (const x of [...numbers(-707, 707, 7001), ...numbers(-1, 1, 1000)]) {
    expect(error(exponential(x), Math.exp(x))).toBeLessThan(4e-16)
  }
  expect([0, -800, 800].map(exponential)).toEqual([1, 0, Number.POSITIVE_INFINITY])
})

test('a logarithm is right to the last places', () => {
  for (const x of [
    ...numbers(0.001, 4, 4000),
    ...numbers(5, 1e6, 1000),
    1e-300,
    1e300,
    Number.MIN_VALUE,
    Number.MAX_VALUE,
  ]) {
    // Close to one the logarithm comes close to nothing, and only its distance counts.
    expect(Math.abs(logarithm(x) - Math.log(x))).toBeLessThan(4e-16 * Math.max(1, Math.abs(Math.log(x))))
  }
  expect([1, 0, Number.POSITIVE_INFINITY, -1].map(logarithm)).toEqual([
    0,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NaN,
  ])
})

test('the hyperbolic tangent is right, odd and within -1 and 1', () => {
  for (const x of [...numbers(0, 30, 3000), ...numbers(0, 0.02, 1000)]) {
    expect(Math.abs(hyperbolicTangent(x) - Math.tanh(x))).toBeLessThan(4e-16)
    expect(hyperbolicTangent(x) + hyperbolicTangent(-x)).toBe(0)
    expect(hyperbolicTangent(x)).toBeLessThanOrEqual(1)
  }
  expect([-1e9, 1e9].map(hyperbolicTangent)).toEqual([-1, 1])
})
