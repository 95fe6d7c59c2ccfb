import { expect, test } from 'vitest'
import type { Point } from '../shapes.ts'
import { winding } from './curves.ts'
import { distanceTo } from './rings.ts'

const corners: readonly Point[] = [
  [0, 0],
  [300, 120],
  [320, 125],
  [500, -60],
]

test('a brook winds between its corners and goes through all of them', () => {
  const found = winding(corners)
  expect(found.length).toBeGreaterThan(corners.length + 6)
  expect(found.filter((one) => corners.includes(one))).toEqual(corners)
  const away = found.map((one) => distanceTo(corners, one))
  expect(Math.max(...away)).toBeGreaterThan(2)
  expect(Math.max(...away)).toBeLessThan(5)
})

test('a brook has no bends where its corners lie close', () => {
  const close: readonly Point[] = [[0, 0], [60, 10], [110, 60]] // biome-ignore format: points
  expect(winding(close)).toEqual(close)
})
