import { describe, expect, test } from 'vitest'
import { makeDice, roll } from './dice.ts'

const rolls = (seed: number, sides: number, length: number) => {
  const dice = makeDice(seed)
  return Array.from({ length }, () => roll(dice, sides))
}

describe('dice', () => {
  test('a seed always gives the same rolls: these', () => {
    expect(rolls(1815, 6, 12)).toMatchInlineSnapshot(`
      [
        5,
        5,
        3,
        4,
        3,
        4,
        3,
        3,
        5,
        3,
        6,
        6,
      ]
    `)
    expect(rolls(1815, 10, 12)).toMatchInlineSnapshot(`
      [
        3,
        9,
        5,
        4,
        3,
        8,
        7,
        1,
        1,
        7,
        6,
        10,
      ]
    `)
  })

  test('a copy of the dice rolls on alike', () => {
    const dice = makeDice(7)
    roll(dice, 6)
    const copy = dice.slice()
    expect(Array.from({ length: 50 }, () => roll(copy, 10))).toEqual(Array.from({ length: 50 }, () => roll(dice, 10)))
  })

  test('neighbouring seeds, and seeds beyond 32 bits, roll otherwise', () => {
    const series = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, 2 ** 52].map((seed) => rolls(seed, 10, 20).join(' '))
    expect(new Set(series).size).toBe(series.length)
  })

  test.each([6, 10])('every face of a die with %i sides comes up as often as it should', (sides) => {
    const number = 60_000
    const faces = new Map<number, number>()
    for (const face of rolls(42, sides, number)) faces.set(face, (faces.get(face) ?? 0) + 1)
    expect([...faces.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1))
    const chiSquared = [...faces.values()].reduce(
      (sum, seen) => sum + (seen - number / sides) ** 2 / (number / sides),
      0,
    )
    // The seed is fixed, so this cannot fail by chance; 27.9 is the 0.1 % limit for nine degrees of freedom.
    expect(chiSquared).toBeLessThan(27.9)
  })
})
