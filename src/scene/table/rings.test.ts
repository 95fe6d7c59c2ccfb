import { array, assert, double, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contains } from '../../board/table/ring.ts'
import type { Point } from '../shapes.ts'
import { linesAt, sound } from './contours.ts'
import { boundsOf, curveThrough, distance, walk } from './curves.ts'
import { clip, depthIn, distanceTo, hatch, rows, scatter } from './rings.ts'

const RING: readonly Point[] = [
  [0, 0],
  [200, 20],
  [260, 120],
  [140, 90],
  [60, 200],
]
const whole = tuple(integer({ min: -40, max: 300 }), integer({ min: -40, max: 300 }))

describe('a ring', () => {
  test('is as deep at a point as its border is far, and deep only inside', () => {
    const border = walk([...RING, RING[0]!], 0.5).map(({ at }) => at)
    assert(
      property(whole, (at) => {
        const depth = depthIn(RING, at)
        const nearest = Math.min(...border.map((one) => distance(one, at)))
        expect(Math.abs(Math.abs(depth) - nearest)).toBeLessThan(0.5)
        expect(nearest <= 0.5 || depth > 0 === contains(RING, at)).toBe(true)
      }),
    )
  })

  test('has what is scattered and what stands in rows deep inside, and so much of it as fits', () => {
    for (const points of [scatter(RING, 14, 5, 1), rows(RING, 14, 5)]) {
      for (const at of points) expect(depthIn(RING, at)).toBeGreaterThan(4)
      expect(points.length).toBeGreaterThan(60)
    }
  })

  test('has the same trees wherever another ring lies over it', () => {
    const larger: Point[] = [
      [-50, -50],
      [400, -50],
      [400, 400],
      [-50, 400],
    ]
    const all = new Set(scatter(larger, 14, 0, 1).map(String))
    for (const at of scatter(RING, 14, 0, 1)) expect(all).toContain(String(at))
  })

  test('is hatched by lines that lie inside', () => {
    const strokes = hatch(RING, 6, 0.7)
    expect(strokes.length).toBeGreaterThan(20)
    for (const [[ax, ay], [bx, by]] of strokes) expect(depthIn(RING, [(ax + bx) / 2, (ay + by) / 2])).toBeGreaterThan(0)
  })

  test('is cut off at a rectangle, and what is left has lost nothing inside of it', () => {
    const rect = { x: 30, y: 30, width: 150, height: 90 }
    const left = clip(RING, rect)
    const { x, y, width, height } = boundsOf(left)
    expect([x >= 30, y >= 30, x + width <= 180.001, y + height <= 120.001]).toEqual([true, true, true, true])
    assert(
      property(tuple(integer({ min: 31, max: 179 }), integer({ min: 31, max: 119 })), (at) => {
        const depth = depthIn(RING, at)
        expect(Math.abs(depth) <= 0.5 || depthIn(left, at) > 0 === depth > 0).toBe(true)
      }),
    )
  })

  test('has contours along which it is as deep as they say', () => {
    const outline = curveThrough(RING, true)
    const depths = sound(outline)
    for (const depth of [10, 25, 40]) {
      const contours = linesAt(depths, depth)
      expect(contours.length).toBeGreaterThan(0)
      for (const at of contours.flat()) expect(Math.abs(depthIn(outline, at) - depth)).toBeLessThan(5)
    }
    expect(linesAt(depths, depths.deepest + 1)).toEqual([])
  })
})

describe('a curve', () => {
  const number = double({ min: 0, max: 500, noNaN: true })

  test('goes through all its corners, in their order', () => {
    assert(
      property(array(tuple(number, number), { minLength: 3, maxLength: 9 }), (corners) => {
        const curve = curveThrough(corners, false)
        let from = 0
        for (const corner of corners) {
          from = curve.findIndex((at, i) => i >= from && distance(at, corner) < 0.02)
          expect(from).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('lies no further than a third of an inch from where its corners have it, however long its edges are', () => {
    assert(
      property(array(tuple(number, number), { minLength: 3, maxLength: 9 }), (corners) => {
        for (const at of curveThrough(corners, true))
          expect(distanceTo([...corners, corners[0]!], at)).toBeLessThanOrEqual(16)
      }),
    )
  })

  test('is no number that is not one, however its corners lie', () => {
    const few = tuple(integer({ min: 0, max: 2 }), integer({ min: 0, max: 2 }))
    assert(
      property(array(few, { maxLength: 8 }), (corners) => {
        for (const at of [...curveThrough(corners, true), ...curveThrough(corners, false)])
          expect(at.every(Number.isFinite)).toBe(true)
      }),
    )
  })
})
