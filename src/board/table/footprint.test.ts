import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APART, CONTACT, corners, type Footprint, isInContact, meet, OVERLAP, overlaps } from './footprint.ts'
import type { Point } from './point.ts'

const at = (x: number, y: number, facing = 0, width = 10, depth = 6): Footprint => ({ x, y, facing, width, depth })

const footprint: fc.Arbitrary<Footprint> = fc.record({
  x: fc.integer({ min: 0, max: 24 }),
  y: fc.integer({ min: 0, max: 24 }),
  facing: fc.integer({ min: 0, max: 15 }),
  width: fc.integer({ min: 1, max: 13 }),
  depth: fc.integer({ min: 1, max: 13 }),
})

describe('footprints', () => {
  it('has its width across its facing and its depth along it', () => {
    expect(corners(at(100, 50))).toEqual([
      [95_000, 53_000],
      [105_000, 53_000],
      [105_000, 47_000],
      [95_000, 47_000],
    ])
    expect(corners(at(100, 50, 4))[0]).toEqual([103_000, 55_000])
    expect(corners(at(0, 0, 1))[0]).toEqual([-3471, 4687])
  })

  it('touches side by side without overlapping, up to a gap of a tenth', () => {
    const meetings = [9, 10, 11, 12].map((x) => [overlaps(at(0, 0), at(x, 0)), isInContact(at(0, 0), at(x, 0))])
    expect(meetings).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, false],
    ])
  })

  it('touches front to front and front to flank', () => {
    expect([5, 6, 7, 8].map((y) => isInContact(at(0, 0), at(0, y, 8)))).toEqual([false, true, true, false])
    expect([7, 8, 9, 10].map((y) => isInContact(at(0, 0), at(0, y, 4)))).toEqual([false, true, true, false])
  })

  it('measures a half where a width is odd', () => {
    expect([7, 8, 9].map((x) => isInContact(at(0, 0, 0, 7), at(x, 0, 0, 8)))).toEqual([false, true, false])
  })

  it('meets a corner that points at its side', () => {
    // Half the diagonal of a square of 10 is 7.07, by the vector of 707 thousandths: 7.07 + 3 is 10.07.
    const square = (y: number) => at(0, y, 2, 10, 10)
    expect([10, 11, 12].map((y) => [overlaps(at(0, 0), square(y)), isInContact(at(0, 0), square(y))])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  it('meets alike whoever is asked first, and wherever the table is turned or moved to', () => {
    fc.assert(
      fc.property(footprint, footprint, fc.integer({ min: 0, max: 2000 }), (a, b, moved) => {
        const turn = (f: Footprint): Footprint => ({ ...f, x: f.y + moved, y: 0 - f.x, facing: (f.facing + 4) % 16 })
        const mirror = (f: Footprint): Footprint => ({ ...f, x: 0 - f.x, facing: (16 - f.facing) % 16 })
        const about = (f: Footprint): Footprint => ({ ...f, facing: (f.facing + 8) % 16 })
        const expected = meeting(a, b)
        expect(meeting(b, a)).toBe(expected)
        expect(meeting(turn(a), turn(b))).toBe(expected)
        expect(meeting(mirror(a), mirror(b))).toBe(expected)
        expect(meeting(about(a), b)).toBe(expected)
      }),
    )
  })

  it('overlaps exactly where the corners say so, and is in contact where they are at most a tenth apart', () => {
    fc.assert(
      fc.property(footprint, footprint, (a, b) => {
        const gap = widestGap(corners(a), corners(b))
        const expected = gap < 0 ? OVERLAP : gap <= 1 ? CONTACT : APART
        // What a floating-point number cannot tell is told by the examples above.
        fc.pre(Math.abs(gap) > 1e-9 && Math.abs(gap - 1) > 1e-9)
        expect(meeting(a, b)).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it('stays exact at the far corner of a large table', () => {
    expect(overlaps(at(100_000, 99_990), at(100_010, 99_990))).toBe(false)
    expect(isInContact(at(100_000, 99_990), at(100_011, 99_990))).toBe(true)
  })
})

function meeting(a: Footprint, b: Footprint) {
  return meet(a.x, a.y, a.facing, a.width, a.depth, b.x, b.y, b.facing, b.width, b.depth)
}

/** The widest gap between two rectangles along a side of either, from their corners, in tenths; below 0 they overlap. */
function widestGap(a: readonly Point[], b: readonly Point[]): number {
  const gaps = [a, b].flatMap((corner) =>
    [1, 2].map((i) => {
      const [dx, dy] = [corner[i]![0] - corner[i - 1]![0], corner[i]![1] - corner[i - 1]![1]]
      const along = ([x, y]: Point) => (x * dx + y * dy) / Math.hypot(dx, dy) / 1000
      const [as, bs] = [a.map(along), b.map(along)]
      return Math.max(Math.min(...as) - Math.max(...bs), Math.min(...bs) - Math.max(...as))
    }),
  )
  return Math.max(...gaps)
}
