import { expect, test } from 'vitest'
import { seedOfGame } from './seeds.ts'

test('no two games of a series have the same seed, and series have different ones', () => {
  const seeds = [0, 1, 2 ** 31, 2 ** 32 - 1].map((series) =>
    Array.from({ length: 20_000 }, (_, i) => seedOfGame(series, i + 1)),
  )
  for (const own of seeds) {
    expect(new Set(own).size).toBe(own.length)
    expect(own.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true)
  }
  expect(new Set(seeds.map(([first]) => first)).size).toBe(seeds.length)
})

test('the seeds of a series stay what they are', () => {
  expect([1, 2, 3].map((number) => seedOfGame(1, number))).toMatchInlineSnapshot(`
    [
      2462723854,
      1020716019,
      454327756,
    ]
  `)
})
