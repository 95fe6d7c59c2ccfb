import * as fc from 'fast-check'
import type { Point } from './point.ts'
import { findTangle, type Ring } from './ring.ts'

/** Points written as a row, for tests: '0,0 10,5'. */
export function pointsOf(row: string): Point[] {
  return row.split(' ').map((point): Point => {
    const [x, y] = point.split(',').map(Number)
    return [x!, y!]
  })
}

/** Points on and around a small table, so that chance finds those on borders and in line with corners. */
export const nearby: fc.Arbitrary<Point> = fc.tuple(fc.integer({ min: -3, max: 23 }), fc.integer({ min: -3, max: 21 }))

/** Rings without tangle. */
export const simpleRing: fc.Arbitrary<Ring> = fc
  .array(nearby, { minLength: 3, maxLength: 7 })
  .filter((ring) => findTangle(ring) === undefined)
