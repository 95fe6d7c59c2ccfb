import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestEdge, simplify, smooth } from './curve.ts'
import type { Point } from './point.ts'

const SQUARE: readonly Point[] = [
  [0, 0],
  [40, 0],
  [40, 40],
  [0, 40],
]
const anyPoint = fc.tuple(fc.integer({ min: 0, max: 480 }), fc.integer({ min: 0, max: 360 }))
const anyLine = fc.array(anyPoint, { minLength: 3, maxLength: 12 })

describe('a curve', () => {
  test('goes through every corner, in whole tenths and without repeats', () => {
    fc.assert(
      fc.property(anyLine, fc.boolean(), (corners, isClosed) => {
        const curve = smooth(corners, isClosed)
        const written = curve.map(String)
        expect(corners.filter((corner) => !written.includes(String(corner)))).toEqual([])
        expect(curve.flat().every(Number.isInteger)).toBe(true)
        expect(written.some((point, i) => i > 0 && point === written[i - 1])).toBe(false)
      }),
    )
  })

  test('bends outwards where a closed outline turns, and stays straight where a line is', () => {
    expect(smooth(SQUARE, true).some(([, y]) => y < 0)).toBe(true)
    const straight: Point[] = [[0, 0], [20, 0], [40, 0]] // biome-ignore format: a line
    expect(smooth(straight, false)).toEqual(straight)
  })

  test('of two points is a straight line', () => {
    expect(smooth(SQUARE.slice(0, 2), false)).toEqual(SQUARE.slice(0, 2))
  })
})

describe('a line drawn by hand', () => {
  test('keeps its ends and no point further off than it may be', () => {
    fc.assert(
      fc.property(anyLine, fc.integer({ min: 1, max: 30 }), (points, tolerance) => {
        const few = simplify(points, tolerance)
        expect([few[0], few.at(-1)]).toEqual([points[0], points.at(-1)])
        for (const point of points) expect(nearestEdge(few, false, point).distance).toBeLessThanOrEqual(tolerance)
      }),
    )
  })

  test('along a straight way is its two ends', () => {
    expect(simplify([[0, 0], [5, 1], [10, 0], [20, 0]], 2)).toEqual([[0, 0], [20, 0]]) // biome-ignore format: lines
  })
})

test('the edge that is meant is the nearest, the closing one of a ring included', () => {
  expect(nearestEdge(SQUARE, true, [-3, 20])).toEqual({ edge: 3, distance: 3 })
  expect(nearestEdge(SQUARE, false, [-3, 20])).toMatchObject({ edge: 0 })
  expect(nearestEdge(SQUARE, true, [20, 5])).toEqual({ edge: 0, distance: 5 })
})
