import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsInside } from './line-inside.ts'
import type { Point } from './point.ts'
import { contains } from './ring.ts'
import { nearby, pointsOf, simpleRing } from './sample-points.ts'

const square = pointsOf('10,10 30,10 30,30 10,30')
const lines = (...rows: string[]) => rows.map(pointsOf)
const isCrossed = ([from, to]: Point[]) => runsInside(square, from!, to!, 0)

describe('lines through a ring', () => {
  it('passes through, in, out, or stays inside', () => {
    const through = lines('0,20 40,20', '0,20 20,20', '20,20 40,35', '12,12 13,13', '0,21 21,0')
    expect(through.filter(isCrossed)).toEqual(through)
  })

  it('passes by, stops short, or turns away', () => {
    expect(lines('0,31 40,31', '0,20 9,20', '31,20 50,20', '0,19 19,0').filter(isCrossed)).toEqual([])
  })

  it('does not count touching a corner, ending on the border or standing still', () => {
    expect(lines('0,20 20,0', '0,20 10,20', '20,20 20,20').filter(isCrossed)).toEqual([])
  })

  it('counts running along the border as inside', () => {
    const along = lines('0,10 40,10', '40,30 0,30', '30,0 30,40', '10,40 10,0')
    expect(along.filter(([from, to]) => runsInside(square, from!, to!, 19))).toEqual(along)
    expect(along.filter(([from, to]) => runsInside(square, from!, to!, 20))).toEqual([])
  })

  it('is over a limit only when it is, to the last digit', () => {
    // On a slope of 3 to 4 the square is left after 25 tenths; on others after no whole number.
    expect([24, 25].map((limit) => runsInside(square, [10, 10], [40, 50], limit))).toEqual([true, false])
    expect([24, 25].map((limit) => runsInside(square, [-5, -10], [40, 50], limit))).toEqual([true, false])
    expect([28, 29].map((limit) => runsInside(square, [3, 3], [40, 40], limit))).toEqual([true, false])
    for (let far = 31; far < 500; far++) expect(runsInside(square, [0, 20], [far, 20], 20)).toBe(false)
  })

  it('adds up several parts', () => {
    const comb = pointsOf('0,0 50,0 50,20 40,20 40,5 30,5 30,20 20,20 20,5 13,20 0,20')
    const parts = (y: number, limit: number) => runsInside(comb, [-7, y], [60, y], limit)
    expect([parts(20, 32), parts(20, 33)]).toEqual([true, false])
    expect([parts(5, 49), parts(5, 50)]).toEqual([true, false])
    // One slanting edge is crossed at 13 and a third of 7 here: 15.33 + 10 + 10.
    expect([parts(15, 35), parts(15, 36)]).toEqual([true, false])
  })

  it('is as long as a fine count of points says, the same both ways', () => {
    const parts = 512
    fc.assert(
      fc.property(simpleRing, nearby, nearby, fc.integer({ min: 0, max: 20 }), (ring, from, to, limit) => {
        const runs = runsInside(ring, from, to, limit)
        expect(runsInside(ring, to, from, limit)).toBe(runs)
        const scaled = ring.map(([x, y]): Point => [x * parts, y * parts])
        const length = Math.hypot(to[0] - from[0], to[1] - from[1])
        let inside = 0
        for (let k = 1; k < parts; k += 2) {
          const way = (axis: 0 | 1) => from[axis] * parts + (to[axis] - from[axis]) * k
          if (contains(scaled, [way(0), way(1)])) inside += (2 * length) / parts
        }
        // Each crossing of the border can be off by two parts at most.
        fc.pre(Math.abs(inside - limit) > (2 * ring.length * length) / parts)
        expect(runs).toBe(inside > limit)
      }),
    )
  })
})
