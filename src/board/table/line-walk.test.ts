import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeAfter, type Walk, walkThrough } from './line-walk.ts'
import type { Point } from './point.ts'
import { pointsOf } from './sample-points.ts'

const point: fc.Arbitrary<Point> = fc.tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 960 }))
const places = (walk: Walk) => Array.from({ length: walk.steps + 1 }, (_, step) => placeAfter(walk, step))

describe('walks', () => {
  it('takes a step a tenth straight on', () => {
    expect(places(walkThrough(pointsOf('5,5 8,5')))).toEqual(pointsOf('5,5 6,5 7,5 8,5'))
  })

  it('takes as many steps as the rounded length', () => {
    // The square of 383.5 is 147,072.25.
    expect([223 ** 2 + 312 ** 2, walkThrough(pointsOf('0,0 223,312')).steps]).toEqual([147_073, 384])
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(walkThrough([from, to]).steps).toBe(Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])))
      }),
    )
  })

  it('rounds the length of the whole way, not that of its legs', () => {
    const zigzag = Array.from({ length: 101 }, (_, i): Point => [i, i])
    expect(walkThrough(zigzag).steps).toBe(141)
    expect(walkThrough(pointsOf('0,0 100,100')).steps).toBe(141)
  })

  it('begins at the first point and ends at the last', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 5 }), (points) => {
        const walk = walkThrough(points)
        expect(placeAfter(walk, walk.steps)).toEqual(points.at(-1))
        expect(placeAfter(walk, 0)).toEqual(points[0])
      }),
    )
  })

  it('is after each step at the whole point nearest to the line', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const walk = walkThrough([from, to])
        const way = (axis: 0 | 1, step: number) => from[axis] + ((to[axis] - from[axis]) * step) / (walk.steps || 1)
        const off = places(walk).map(([x, y], step) => Math.max(Math.abs(x - way(0, step)), Math.abs(y - way(1, step))))
        expect(Math.max(...off)).toBeLessThanOrEqual(0.5 + 1e-9)
      }),
    )
  })

  it('is at the point nearer to the middle where two are equally near, and in the middle at that nearer to the start', () => {
    expect(places(walkThrough(pointsOf('0,0 2,4')))).toEqual(pointsOf('0,0 1,1 1,2 1,3 2,4'))
    expect(places(walkThrough(pointsOf('0,0 1,2')))).toEqual(pointsOf('0,0 0,1 1,2'))
    expect(places(walkThrough(pointsOf('1,2 0,0')))).toEqual(pointsOf('1,2 1,1 0,0'))
  })

  it('turns at its points', () => {
    const walk = walkThrough(pointsOf('0,0 3,0 3,2 3,2 0,2'))
    expect(places(walk).join(' ')).toBe('0,0 1,0 2,0 3,0 3,1 3,2 2,2 1,2 0,2')
  })

  it('stands still where it has one point, or the same one again', () => {
    expect(places(walkThrough([[7, 9]]))).toEqual([[7, 9]])
    expect(places(walkThrough(pointsOf('7,9 7,9')))).toEqual([[7, 9]])
    expect(places(walkThrough(pointsOf('7,9 7,9 9,9'))).join(' ')).toBe('7,9 8,9 9,9')
  })

  it('goes the mirrored way on a mirrored table', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 4 }), (points) => {
        const mirror = ([x, y]: Point): Point => [1200 - x, y]
        const swap = ([x, y]: Point): Point => [y, x]
        const walked = places(walkThrough(points))
        expect(places(walkThrough(points.map(mirror)))).toEqual(walked.map(mirror))
        expect(places(walkThrough(points.map(swap)))).toEqual(walked.map(swap))
      }),
    )
  })

  it('goes the same way back, but perhaps for the very middle', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 4 }), (points) => {
        const there = places(walkThrough(points))
        const back = places(walkThrough(points.toReversed())).toReversed()
        const middle = (there.length - 1) / 2
        expect(back.filter((_, step) => step !== middle)).toEqual(there.filter((_, step) => step !== middle))
      }),
    )
  })
})
