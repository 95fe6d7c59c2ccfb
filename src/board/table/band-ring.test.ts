import { expect, test } from 'vitest'
import { bandRing } from './band-ring.ts'

test('the outline of a straight band is a rectangle', () => {
  expect(bandRing([[0, 0], [100, 0]], 10)).toEqual([[0, 5], [100, 5], [100, -5], [0, -5]]) // biome-ignore format: outlines
})

test('both legs of a bend have their full width', () => {
  expect(bandRing([[0, 0], [100, 0], [100, 100]], 10)).toEqual([[0, 5], [95, 5], [95, 100], [105, 100], [105, -5], [0, -5]]) // biome-ignore format: outlines
})

test('a line that turns back has no corner that sticks out', () => {
  const ring = bandRing([[0, 0], [100, 0], [0, 1]], 10) // biome-ignore format: a line
  for (const [x, y] of ring) {
    expect(x).toBeLessThanOrEqual(110)
    expect(Math.abs(y)).toBeLessThanOrEqual(12)
  }
})
